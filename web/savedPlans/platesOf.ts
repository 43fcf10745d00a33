import type { MealCategory } from '../apollo/schemaTypes.generated'
import type { NamedPlanFragment } from './operations.generated'

/** The larger meals of a day first: of them a plan is known. */
const ORDER: readonly MealCategory[] = ['DINNER', 'LUNCH', 'BREAKFAST']

/** Different plates of a plan, at most so many. */
export function platesOf({ rows }: Pick<NamedPlanFragment, 'rows'>, most: number): readonly string[] {
  const plates = ORDER.flatMap((category) =>
    rows.flatMap((row) =>
      row.category === category && row.content && 'dishes' in row.content
        ? (row.content.dishes[0]?.version.plate ?? [])
        : [],
    ),
  )
  return [...new Set(plates)].slice(0, most)
}
