import { Dices, Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import type { MealOptions } from '../plan/mealOptions'
import type { Category } from '../plan/plan'
import { planMessages } from '../plan/messages'
import { usePlan } from '../plan/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CategoryMark } from '../ui/CategoryMark'
import { CountSelect } from '../ui/CountSelect'
import { Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { MealRow } from './MealRow'
import { messages } from './messages'
import { groupByIngredient } from './pickerGroups'
import { ShortageNotice } from './ShortageNotice'
import { usePlanEdits } from './usePlanEdits'
import type { Randomizer } from './useRandomize'

interface CategoryCardProps {
  category: Category
  meals: MealOptions[Category]
  loading: boolean
  randomizer: Randomizer
}

/** A meal category of the plan: how many meals, serves for all of them, its dice, and a row per meal (docs/product.md PLAN-1, PLAN-2). */
export function CategoryCard({ category, meals, loading, randomizer }: CategoryCardProps) {
  const { plan, blanket, changed } = usePlan()
  const { setCount, removeRow, setBlanketServes, setServes, pickMeal } = usePlanEdits()
  const { randomizeCategory, randomizeRow, busy, shortages } = randomizer
  const part = plan[category]
  const count = part.settings.numMeals
  const name = planMessages.category[category]
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
      // The next row takes its place and keeps the focus; after the last row there is none.
      if (row === count - 1) addButton.current?.focus()
    },
    [removeRow, count],
  )
  return (
    <Card
      title={name}
      mark={<CategoryMark category={category} />}
      aside={
        <Shuffle
          variant="quiet"
          icon={<Dices aria-hidden="true" />}
          busy={busy.includes(category)}
          onClick={() => void randomizeCategory(category)}
        >
          {messages.randomize}
          <VisuallyHidden> {planMessages.categoryWord[category]}</VisuallyHidden>
        </Shuffle>
      }
    >
      <Counts>
        <Count>
          <span aria-hidden="true">{messages.meals}</span>
          <CountSelect
            label={messages.mealsOf({ category })}
            hideLabel
            value={count}
            onChange={(next) => setCount(category, next)}
          />
        </Count>
        <Count>
          <span aria-hidden="true">{messages.servesEach}</span>
          <CountSelect
            label={messages.servesOf({ category })}
            hideLabel
            repeatable
            value={blanket[category]}
            onChange={(serves) => setBlanketServes(category, serves)}
          />
        </Count>
      </Counts>
      <ShortageNotice category={category} shortage={shortages[category]} />
      {count > 0 ? (
        <Rows role="list" aria-label={messages.mealsOf({ category })}>
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
        <Text $muted>{messages.none({ category })}</Text>
      )}
      <Button
        ref={addButton}
        variant="quiet"
        wide
        icon={<Plus aria-hidden="true" />}
        resting={count >= LIMITS.mealsPerCategory}
        onClick={() => setCount(category, count + 1)}
      >
        {messages.add({ category })}
      </Button>
    </Card>
  )
}

/* Its text ends where the card's rows end. */
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
