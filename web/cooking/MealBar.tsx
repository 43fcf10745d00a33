import { BookOpen, ExternalLink } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import styled from 'styled-components'
import { mealFor } from '../live/forWhom'
import type { TableMember } from '../live/replica/firstView'
import { useTable } from '../live/useTable'
import { CATEGORY_ENUM, type PlannedMeal } from '../plan/plan'
import { publicName } from '../plan/publicName'
import { recordEvent } from '../telemetry/analytics'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, target, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { MealPlate } from '../ui/MealPlate'
import { Select } from '../ui/Select'
import { instructionsAddress } from '../plan/instructionsAddress'
import { messages } from './messages'

export interface MealBarProps {
  /** Every meal of the plan, by name. */
  entries: readonly PlannedMeal[]
  meal: PlannedMeal
  onSelect: (key: string) => void
  /** At the end: the way into the kitchen. */
  children?: ReactNode
}

/** The picker of the meal, its serves and the link to its instructions (docs/product.md COOK-1). */
export function MealBar({ entries, meal, onSelect, children }: MealBarProps) {
  const { members } = useTable()
  const options = useMemo(() => toOptions(entries, members), [entries, members])
  const servesId = useId()
  const { entry } = meal
  const { to, external } = instructionsAddress(entry)
  return (
    <Root>
      <Pick>
        <Select
          label={messages.selectMeal}
          hideLabel
          options={options}
          value={meal.key}
          onChange={onSelect}
          icon={<MealPlate src={entry.plate} alt="" size={32} eager />}
        />
      </Pick>
      <Serves>
        <label htmlFor={servesId}>{messages.servesLabel}</label>
        <input id={servesId} readOnly value={entry.numServes} />
      </Serves>
      <ButtonLink
        variant="quiet"
        to={to}
        state={{ serves: entry.numServes, category: CATEGORY_ENUM[meal.category], eaters: entry.eaters }}
        target={external ? '_blank' : undefined}
        rel={external ? 'noopener noreferrer' : undefined}
        icon={external ? <ExternalLink aria-hidden="true" /> : <BookOpen aria-hidden="true" />}
        onClick={() => recordEvent('meal_instructions_opened', { meal: publicName(entry) })}
      >
        {messages.toInstructions}
      </ButtonLink>
      {children}
    </Root>
  )
}

/**
 * A meal that is planned for some of the household carries their names; one that is planned twice otherwise carries its
 * category (docs/product.md COOK-5, PLAN-51).
 */
function toOptions(entries: readonly PlannedMeal[], members: readonly TableMember[]) {
  const named = entries.map(({ key, category, entry }) => ({
    key,
    category,
    name: mealFor(entry.name, members, entry.eaters),
  }))
  return named.map(({ key, category, name }) => {
    const twice = named.some((other) => other.key !== key && other.name === name)
    return { value: key, label: twice ? messages.mealInCategory({ name, category }) : name }
  })
}

/* One line where it fits; on a phone the picker with the serves, then the two ways to go on. */
const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  & > a {
    flex: 0 1 auto;
    padding-inline: ${space[2]};
    font-size: ${size.small};
  }

  ${media.phone} {
    & > a {
      flex: 1 1 auto;
      justify-content: start;
    }
  }
`

const Pick = styled.div`
  flex: 1 1 14rem;
  min-width: 0;

  ${media.wide} {
    max-width: 36rem;
  }
`

const Serves = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[1]};

  & > label {
    font-size: ${size.small};
  }

  & > input {
    ${tabular}
    width: 2.5ch;
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${size.lead};
    font-weight: ${weight.bold};
  }
`
