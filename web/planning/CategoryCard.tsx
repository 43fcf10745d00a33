import { Dices, Plus } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useId, useRef } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { useTable } from '../live/useTable'
import type { MealOptions } from '../plan/mealOptions'
import { type Category, hasGaps } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { media, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { CategoryEaters } from './CategoryEaters'
import { CategoryLine } from './CategoryLine'
import { MealRows } from './MealRows'
import { messages } from './messages'
import type { ShortageNoticeProps } from './shortage/ShortageNotice'
import { usePlanEdits } from './usePlanEdits'
import type { Randomizer } from './useRandomize'

/** Comes with the first shortage, which an alert names as well; left out when its code cannot be loaded. */
const ShortageNotice = lazy<ComponentType<ShortageNoticeProps>>(() =>
  import('./shortage/ShortageNotice').catch(() => ({ default: () => null })),
)

interface CategoryCardProps {
  category: Category
  meals: MealOptions[Category]
  loading: boolean
  randomizer: Randomizer
}

/** A meal category of the plan: its line, a row per meal, and what adds or fills rows (docs/product.md PLAN-1, PLAN-2). */
export function CategoryCard({ category, meals, loading, randomizer }: CategoryCardProps) {
  const { plan, blanket } = usePlan()
  const table = useTable()
  const edits = usePlanEdits(table.portions)
  const { setCount, setBlanketServes } = edits
  const { randomizeCategory, fillGaps, busy, shortages } = randomizer
  const { mealList, settings } = plan[category]
  const count = settings.numMeals
  const serves = blanket[category] ?? table.portions[category]
  const shortage = shortages[category]
  const addButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <CategoryLine
        category={category}
        id={id}
        count={count}
        serves={serves}
        busy={busy.includes(category)}
        onCount={(next) => setCount(category, next)}
        onServes={(next) => setBlanketServes(category, next)}
        onRandomize={() => void randomizeCategory(category)}
      />
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
          usualServes={serves}
          after={addButton}
        />
      ) : (
        <Text $muted>{messages.none({ category })}</Text>
      )}
      <Foot>
        <Small
          ref={addButton}
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          resting={count >= LIMITS.mealsPerCategory}
          onClick={() => setCount(category, count + 1)}
        >
          {messages.add({ category })}
        </Small>
        {hasGaps(mealList) ? (
          <Small
            data-gaps=""
            variant="quiet"
            icon={<Dices aria-hidden="true" />}
            busy={busy.includes(`gaps in ${category}`)}
            onClick={() => void fillGaps({ within: category })}
          >
            <span>
              {messages.fillGaps}
              <VisuallyHidden>{messages.fillGapsIn({ category })}</VisuallyHidden>
            </span>
          </Small>
        ) : null}
        {table.isShared ? <CategoryEaters category={category} table={table} /> : null}
      </Foot>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > p {
    padding-block: ${space[4]} ${space[1]};
  }

  ${media.print} {
    gap: ${space[1]};
  }
`

const Foot = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
`

const Small = styled(Button)`
  padding-inline: ${space[1]};
  margin-inline-start: -${space[1]};
  font-size: ${size.small};
`
