import fc from 'fast-check'
import { LIMITS } from '../../schema/limits'
import { CATEGORIES, type Category, type Entry } from '../../web/plan/plan'
import type { PlacedEdit } from './placedEdits'

const category = fc.constantFrom(...CATEGORIES)
const row = fc.integer({ min: 0, max: 3 })
const count = fc.integer({ min: 0, max: LIMITS.mealsPerCategory })
const serves = fc.integer({ min: 0, max: 4 })

/** What a person does with a plan; `meals` are those that are picked for each category. */
export const planEdits = (meals: Readonly<Record<Category, fc.Arbitrary<Entry>>>): fc.Arbitrary<PlacedEdit> =>
  fc.oneof(
    fc.record({ type: fc.constant('setCount' as const), category, count }),
    fc.record({ type: fc.constant('removeRow' as const), category, row }),
    fc.record({ type: fc.constant('setServes' as const), category, row, serves }),
    fc.record({ type: fc.constant('setBlanketServes' as const), category, serves }),
    category.chain((picked) =>
      fc.record({
        type: fc.constant('pickMeal' as const),
        category: fc.constant(picked),
        row,
        meal: meals[picked],
      }),
    ),
    fc.constant({ type: 'undo' as const }),
    fc.record({ type: fc.constant('clear' as const) }),
  )
