import { BookOpen, ExternalLink } from 'lucide-react'
import { useId, useMemo } from 'react'
import styled from 'styled-components'
import type { PlannedMeal } from '../app/planner/plan'
import { publicName } from '../app/planner/publicName'
import { recordEvent } from '../app/analytics'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, target, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { instructionsAddress } from './instructionsAddress'

/** Props of `MealBar`. */
export interface MealBarProps {
  /** Every meal of the plan, by name. */
  entries: readonly PlannedMeal[]
  meal: PlannedMeal
  onSelect: (key: string) => void
}

/** Which meal is cooked, for how many, and the way to its instructions. */
export function MealBar({ entries, meal, onSelect }: MealBarProps) {
  const options = useMemo(() => toOptions(entries), [entries])
  const servesId = useId()
  const { entry } = meal
  const { to, external } = instructionsAddress(entry)
  return (
    <Root>
      <Pick>
        <Select
          label="Select a meal"
          options={options}
          value={meal.key}
          onChange={onSelect}
          icon={<Picture name={entry.picture} size="small" eager />}
        />
      </Pick>
      <Serves>
        <label htmlFor={servesId}>Serves</label>
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
        Go to meal instructions
      </ButtonLink>
    </Root>
  )
}

/** The meals by name; one that is planned twice is told apart by its category. */
function toOptions(entries: readonly PlannedMeal[]) {
  return entries.map(({ key, category, entry }) => {
    const twice = entries.some((other) => other.key !== key && other.entry.name === entry.name)
    return { value: key, label: twice ? `${entry.name} (${category})` : entry.name }
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
