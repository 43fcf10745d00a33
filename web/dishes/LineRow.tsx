import { CircleHelp } from 'lucide-react'
import { memo, useId } from 'react'
import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line as lines, radius, size, space, weight } from '../styles/tokens'
import { Chip } from '../ui/Chip'
import { FoldButton } from '../ui/FoldButton'
import { MealPlate } from '../ui/MealPlate'
import { Picture } from '../ui/Picture'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import type { Problems } from './dishForm'
import { calledBy, type FormLine, isMatched, SERVES } from './formLines'
import { LineFields } from './LineFields'
import { LineHeading } from './LineHeading'
import { messages } from './messages'
import type { LineDishFragment } from './operations.generated'

/** The functions are the same for every row, so that typing renders one row only. */
export interface LineRowProps {
  line: FormLine
  /** Dishes that it may name. */
  choices: readonly LineDishFragment[]
  open: boolean
  /** What is wrong with it, by the line's own fields. */
  problems: Problems
  onToggle: (key: number) => void
  onChange: (key: number, change: Partial<FormLine>) => void
  onRemove: (key: number) => void
}

/** An ingredient line: what was read from it, and opened the fields to correct it. */
export const LineRow = memo(function LineRow({
  line,
  choices,
  open,
  problems,
  onToggle,
  onChange,
  onRemove,
}: LineRowProps) {
  const id = useId()
  const { ingredient, dish, preparation, optional } = line
  return (
    <li ref={useFocusOnRemoval<HTMLLIElement>()}>
      {line.section === null ? null : (
        <LineHeading line={line} title={line.section} error={problems.section} onChange={onChange} />
      )}
      <Root data-unmatched={!isMatched(line) || undefined}>
        <Head open={open} controls={id} onClick={() => onToggle(line.key)}>
          {dish ? (
            <MealPlate src={dish.plate} alt="" size={40} shape="round" />
          ) : ingredient ? (
            <Picture name={ingredient.picture} size="small" plate />
          ) : (
            <Mark aria-hidden="true">
              <CircleHelp />
            </Mark>
          )}
          <Beside>
            <Words>
              <Name>{calledBy(line)}</Name>
              <Said>
                <Much>
                  <bdi>{muchOf(line)}</bdi>
                </Much>
                {preparation === '' ? null : `, ${preparation}`}
                {optional ? ` ${messages.optional}` : null}
              </Said>
            </Words>
            {isMatched(line) ? null : <Chip tone="warning">{messages.notMatched}</Chip>}
            {Object.keys(problems).length > 0 ? <Chip tone="danger">{messages.lineToCorrect}</Chip> : null}
          </Beside>
        </Head>
        <div id={id} hidden={!open}>
          {open ? (
            <LineFields line={line} choices={choices} problems={problems} onChange={onChange} onRemove={onRemove} />
          ) : null}
        </div>
      </Root>
    </li>
  )
})

function muchOf({ amount, unit }: FormLine): string {
  if (amount === '') return messages.asNeeded
  if (unit === SERVES) return messages.ofServes({ amount })
  return unit === 'piece' ? amount : `${amount}\u00a0${unit}`
}

const Root = styled.div`
  border: ${lines.hairline} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &[data-unmatched] {
    border-color: ${color.warning};
  }
`

const Head = styled(FoldButton)`
  width: 100%;
`

/** On a narrow screen what is said of a line stands below its name. */
const Beside = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  flex: 1 1 7rem;
  min-width: 0;
  line-height: 1.3;
`

const Name = styled.span`
  font-weight: ${weight.strong};
`

const Said = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Much = styled.span`
  ${tabular}
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.45rem;
  height: 2.45rem;
  border-radius: ${radius.round};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`
