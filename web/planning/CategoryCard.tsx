import { Dices, Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import type { MealOptions } from '../app/planner/mealOptions'
import type { Category } from '../app/planner/plan'
import { usePlan } from '../app/planner/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CategoryMark } from '../ui/CategoryMark'
import { CountSelect } from '../ui/CountSelect'
import { Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { ExclusionNotice } from './ExclusionNotice'
import { MealRow } from './MealRow'
import { categoryNames, plural } from './messages'
import { groupByIngredient } from './pickerGroups'
import { usePlanEdits } from './usePlanEdits'
import type { Randomizer } from './useRandomize'

/** Props of `CategoryCard`. */
export interface CategoryCardProps {
  category: Category
  meals: MealOptions[Category]
  loading: boolean
  randomizer: Randomizer
}

/** A meal category of the plan: how many meals, serves for all of them, its dice, and a row a meal (specification, section 2). */
export function CategoryCard({ category, meals, loading, randomizer }: CategoryCardProps) {
  const { plan, blanket, changed } = usePlan()
  const { setCount, removeRow, setBlanketServes, setServes, pickMeal } = usePlanEdits()
  const { randomizeCategory, randomizeRow, busy, excluded } = randomizer
  const part = plan[category]
  const count = part.settings.numMeals
  const name = categoryNames[category]
  const groups = useMemo(() => groupByIngredient(meals), [meals])
  const pick = useCallback(
    (where: Category, row: number, uniqueId: string) => {
      const meal = meals.find((candidate) => candidate.uniqueId === uniqueId)
      if (meal) pickMeal(where, row, meal)
    },
    [meals, pickMeal],
  )
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = useCallback(
    (where: Category, row: number) => {
      flushSync(() => removeRow(where, row))
      // The row after it takes its place, and with it the focus; behind the last row there is none.
      if (row === count - 1) addButton.current?.focus()
    },
    [removeRow, count],
  )
  return (
    <Card
      title={name}
      mark={<CategoryMark category={category} />}
      aside={
        <Shuffle variant="quiet" icon={<Dices aria-hidden="true" />} busy={busy.includes(category)} onClick={() => randomizeCategory(category)}>
          Randomize<VisuallyHidden> {category}</VisuallyHidden>
        </Shuffle>
      }
    >
      <Counts>
        <Count>
          <span aria-hidden="true">Meals</span>
          <CountSelect label={`${name} meals`} hideLabel value={count} onChange={(next) => setCount(category, next)} />
        </Count>
        <Count>
          <span aria-hidden="true">Serves each</span>
          <CountSelect
            label={`${name} serves each`}
            hideLabel
            repeatable
            value={blanket[category]}
            onChange={(serves) => setBlanketServes(category, serves)}
          />
        </Count>
      </Counts>
      {excluded[category] ? <ExclusionNotice category={category} exclusions={excluded[category]} /> : null}
      {count > 0 ? (
        <Rows role="list" aria-label={`${name} meals`}>
          {part.mealList.map((entry, row) => (
            <MealRow
              key={row}
              category={category}
              row={row}
              entry={entry}
              groups={groups}
              loading={loading}
              changed={changed.includes(`${category}-${row}`)}
              busy={busy.includes(`${category}-${row}`)}
              onPick={pick}
              onServes={setServes}
              onRandomize={randomizeRow}
              onRemove={busy.length === 0 ? remove : null}
            />
          ))}
        </Rows>
      ) : (
        <Text $muted>No {plural[category]} yet.</Text>
      )}
      <Button
        ref={addButton}
        variant="quiet"
        wide
        icon={<Plus aria-hidden="true" />}
        resting={count >= LIMITS.mealsPerCategory}
        onClick={() => setCount(category, count + 1)}
      >
        Add a {category}
      </Button>
    </Card>
  )
}

/* Its words end where the card's rows end. */
const Shuffle = styled(Button)`
  margin-inline-end: -${space[2]};
`

const Counts = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
`

const Count = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.medium};
`

const Rows = styled.ul`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  margin-inline: -${space[2]};

  & > li + li::before {
    content: '';
    position: absolute;
    inset: 0 ${space[2]} auto;
    border-top: ${line.hairline} solid ${color.border};
  }
`
