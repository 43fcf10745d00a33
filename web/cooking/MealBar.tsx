import { BookOpen, ExternalLink } from 'lucide-react'
import { useId, useMemo } from 'react'
import styled from 'styled-components'
import type { PlannedMeal } from '../plan/plan'
import { publicName } from '../plan/publicName'
import { recordEvent } from '../telemetry/analytics'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, target, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { instructionsAddress } from './instructionsAddress'
import { messages } from './messages'

export interface MealBarProps {
  /** Every meal of the plan, by name. */
  entries: readonly PlannedMeal[]
  meal: PlannedMeal
  onSelect: (key: string) => void
}

/** The picker of the meal, its serves and the link to its instructions (docs/product.md COOK-1). */
export function MealBar({ entries, meal, onSelect }: MealBarProps) {
  const options = useMemo(() => toOptions(entries), [entries])
  const servesId = useId()
  const { entry } = meal
  const { to, external } = instructionsAddress(entry)
  return (
    <Root>
      <Pick>
        <Select
          label={messages.selectMeal}
          options={options}
          value={meal.key}
          onChange={onSelect}
          icon={<Picture name={entry.picture} size="small" eager />}
        />
      </Pick>
      <Serves>
        <label htmlFor={servesId}>{messages.servesLabel}</label>
        <input id={servesId} readOnly value={entry.numServes} />
      </Serves>
      <ButtonLink
        to={to}
        state={{ serves: entry.numServes }}
        target={external ? '_blank' : undefined}
        rel={external ? 'noopener noreferrer' : undefined}
        icon={external ? <ExternalLink aria-hidden="true" /> : <BookOpen aria-hidden="true" />}
        onClick={() => recordEvent('meal_instructions_opened', { meal: publicName(entry) })}
      >
        {messages.toInstructions}
      </ButtonLink>
    </Root>
  )
}

/** A meal that is planned twice carries its category (docs/product.md COOK-5). */
function toOptions(entries: readonly PlannedMeal[]) {
  return entries.map(({ key, category, entry }) => {
    const twice = entries.some((other) => other.key !== key && other.entry.name === entry.name)
    return { value: key, label: twice ? messages.mealInCategory({ name: entry.name, category }) : entry.name }
  })
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[4]};

  ${media.phone} {
    align-items: start;
    gap: ${space[4]};

    & > a {
      width: 100%;
    }
  }
`

const Pick = styled.div`
  flex: 1 1 16rem;
  min-width: 0;

  ${media.wide} {
    max-width: 36rem;
  }
`

const Serves = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  width: 4rem;

  & > label {
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  & > input {
    ${tabular}
    width: 100%;
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${size.title};
    font-weight: ${weight.bold};
  }
`
