import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { formatNumber } from '../../schema/text/format'
import { calledBy } from '../live/forWhom'
import { useTable } from '../live/useTable'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, line, size, space, weight } from '../styles/tokens'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { Fold } from './Fold'
import { messages } from './messages'
import type { TargetOutcomeFragment } from './operations.generated'
import { TargetBar } from './TargetBar'

/** What each person gets a day, beside what is wanted. Of several people those who get all of it are folded. */
export function Targets({ targets }: { targets: readonly TargetOutcomeFragment[] }) {
  const { members } = useTable()
  const people = [...new Map(targets.map(({ member }) => [member?.id ?? '', member?.name ?? messages.averageAdult]))]
  const others = members.filter(({ id }) => !people.some(([one]) => one === '' || one === id))
  return (
    <Stack $gap={people.length > 1 ? 1 : 3}>
      {people.map(([id, name]) => (
        <PersonTargets
          key={id}
          name={name}
          targets={targets.filter(({ member }) => (member?.id ?? '') === id)}
          isAlone={people.length === 1}
        />
      ))}
      {people.length > 0 && others.length > 0 ? (
        <Text $muted $size="small">
          {messages.noTargetsOf({ names: others.map(calledBy) })}
        </Text>
      ) : null}
    </Stack>
  )
}

interface PersonTargetsProps {
  name: string
  targets: readonly TargetOutcomeFragment[]
  isAlone: boolean
}

function PersonTargets({ name, targets, isAlone }: PersonTargetsProps) {
  const met = targets.filter(({ isMet }) => isMet).length
  const [isOpen, setOpen] = useState(isAlone || met < targets.length)
  const content = useId()
  const rows = (
    <Rows role="list">
      {targets.map((target) => (
        <Target key={target.nutrient} target={target} />
      ))}
    </Rows>
  )
  return (
    <section aria-label={name}>
      {isAlone ? (
        <>
          <Heading level={3}>{name}</Heading>
          {rows}
        </>
      ) : (
        <>
          <Fold open={isOpen} controls={content} onClick={() => setOpen(!isOpen)}>
            <Person>{name}</Person>
            <Met>{messages.metOf({ met, count: targets.length })}</Met>
          </Fold>
          <div id={content} hidden={!isOpen}>
            {rows}
          </div>
        </>
      )}
    </section>
  )
}

function Target({ target }: { target: TargetOutcomeFragment }) {
  const { label, unit, perDay, atLeast, atMost, isMet } = target
  const figure = (value: number) => formatNumber(Math.round(value))
  const wanted =
    atLeast !== null && atMost !== null
      ? messages.between({ least: figure(atLeast), most: figure(atMost) })
      : atMost !== null
        ? messages.orLess({ most: figure(atMost) })
        : messages.orMore({ least: figure(atLeast ?? 0) })
  return (
    <Row>
      <div>
        <Name>{label}</Name>
        <Figures>
          <Has data-missed={isMet ? undefined : ''}>{messages.figure({ figure: figure(perDay), unit })}</Has> {wanted}
        </Figures>
      </div>
      <TargetBar perDay={perDay} atLeast={atLeast} atMost={atMost} isMet={isMet} />
      <Verdict data-missed={isMet ? undefined : ''}>
        {isMet ? (
          <>
            <Check aria-hidden="true" /> {messages.met}
          </>
        ) : (
          off(target)
        )}
      </Verdict>
    </Row>
  )
}

/** By how much a target is missed. */
function off({ perDay, atLeast, atMost }: TargetOutcomeFragment): string {
  if (atMost !== null && perDay > atMost)
    return messages.over({ percent: Math.max(1, Math.round((100 * (perDay - atMost)) / atMost)) })
  if (atLeast !== null && atLeast > 0)
    return messages.under({ percent: Math.max(1, Math.round((100 * (atLeast - perDay)) / atLeast)) })
  return messages.missed
}

const Person = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

/* At the end, in the type of figures. */
const Met = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-family: ${family.text};
  font-size: ${size.small};
  font-weight: ${weight.regular};
`

const Rows = styled.ul`
  ${tabular}
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
`

/* Words, bar and verdict side by side, or the bar below where words need the width. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(9rem, 1fr) minmax(4rem, 1fr) minmax(4.5rem, auto);
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[2]};
  border-top: ${line.hairline} solid ${color.border};

  @media (max-width: 26em) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

const Name = styled.div`
  font-weight: ${weight.strong};
`

const Figures = styled.div`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Has = styled.b`
  color: ${color.text};

  &[data-missed] {
    color: ${color.danger};
  }
`

const Verdict = styled.div`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  color: ${color.textMuted};
  font-size: ${size.small};

  &[data-missed] {
    color: ${color.danger};
    font-weight: ${weight.strong};
  }

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`
