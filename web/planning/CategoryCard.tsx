import { Dices, Plus } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useRef } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { useTable } from '../live/useTable'
import type { MealOptions } from '../plan/mealOptions'
import type { Category } from '../plan/plan'
import { planMessages } from '../plan/messages'
import { usePlan } from '../plan/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CategoryMark } from '../ui/CategoryMark'
import { CountSelect } from '../ui/CountSelect'
import { Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { CategoryEaters } from './CategoryEaters'
import { MealRows } from './MealRows'
import { messages } from './messages'
import type { ShortageNoticeProps } from './ShortageNotice'
import { usePlanEdits } from './usePlanEdits'
import type { Randomizer } from './useRandomize'

/** Comes with the first shortage, which an alert names as well; left out when its code cannot be loaded. */
const ShortageNotice = lazy<ComponentType<ShortageNoticeProps>>(() =>
  import('./ShortageNotice').catch(() => ({ default: () => null })),
)

interface CategoryCardProps {
  category: Category
  meals: MealOptions[Category]
  loading: boolean
  randomizer: Randomizer
}

/** A meal category of the plan: how many meals, serves for all of them, its dice, and a row per meal (docs/product.md PLAN-1, PLAN-2). */
export function CategoryCard({ category, meals, loading, randomizer }: CategoryCardProps) {
  const { plan, blanket } = usePlan()
  const table = useTable()
  const edits = usePlanEdits(table.portions)
  const { setCount, setBlanketServes } = edits
  const { randomizeCategory, busy, shortages } = randomizer
  const count = plan[category].settings.numMeals
  const shortage = shortages[category]
  const name = planMessages.category[category]
  const addButton = useRef<HTMLButtonElement>(null)
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
            value={blanket[category] ?? table.portions[category]}
            onChange={(serves) => setBlanketServes(category, serves)}
          />
        </Count>
        {table.isShared ? <CategoryEaters category={category} table={table} /> : null}
      </Counts>
      {shortage ? (
        <Suspense fallback={null}>
          <ShortageNotice category={category} shortage={shortage} />
        </Suspense>
      ) : null}
      {count > 0 ? (
        <MealRows
          category={category}
          meals={meals}
          loading={loading}
          randomizer={randomizer}
          edits={edits}
          table={table}
          after={addButton}
        />
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
  align-items: center;
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
