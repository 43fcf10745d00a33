import { ASSORTMENT_NAMES } from './assortmentNames'
import { BRITISH_FRESH_NAMES } from './britishFreshNames'
import { BRITISH_NAMES } from './britishNames'
import { CHILLED_NAMES } from './chilledNames'
import { COMMON_NAMES } from './commonNames'
import { COUNTER_NAMES } from './counterNames'
import { EVERYDAY_NAMES } from './everydayNames'
import { FOREIGN_FRESH_NAMES } from './foreignFreshNames'
import { FOREIGN_PANTRY_NAMES } from './foreignPantryNames'
import { FREQUENT_FRESH_NAMES } from './frequentFreshNames'
import { FREQUENT_PANTRY_NAMES } from './frequentPantryNames'
import { FURTHER_FRESH_NAMES } from './furtherFreshNames'
import { FURTHER_PANTRY_NAMES } from './furtherPantryNames'
import { LARDER_NAMES } from './larderNames'
import { OTHER_NAMES } from './otherNames'
import { PAGE_NAMES } from './pageNames'
import { PANTRY_NAMES } from './pantryNames'
import { PRODUCE_NAMES } from './produceNames'
import { RECIPE_NAMES } from './recipeNames'
import { STORE_NAMES } from './storeNames'
import { SUNDRY_NAMES } from './sundryNames'
import { TABLE_NAMES } from './tableNames'
import { USUAL_NAMES } from './usualNames'
import { WRITTEN_NAMES } from './writtenNames'

/**
 * Further names of the catalogue's ingredients, by slug. Each must mean that ingredient and nothing that contains more
 * (docs/product.md DISH-3).
 */
export const NAMES: Readonly<Record<string, readonly string[]>> = namesOf([
  ...Object.entries(PRODUCE_NAMES),
  ...Object.entries(PANTRY_NAMES),
  ...Object.entries(CHILLED_NAMES),
  ...[
    FOREIGN_PANTRY_NAMES,
    FOREIGN_FRESH_NAMES,
    FURTHER_PANTRY_NAMES,
    FURTHER_FRESH_NAMES,
    EVERYDAY_NAMES,
    OTHER_NAMES,
    LARDER_NAMES,
    RECIPE_NAMES,
    WRITTEN_NAMES,
    PAGE_NAMES,
    FREQUENT_FRESH_NAMES,
    FREQUENT_PANTRY_NAMES,
    ASSORTMENT_NAMES,
    SUNDRY_NAMES,
    COMMON_NAMES,
    USUAL_NAMES,
    STORE_NAMES,
    COUNTER_NAMES,
    TABLE_NAMES,
    BRITISH_FRESH_NAMES,
    BRITISH_NAMES,
  ]
    .flatMap((names) => Object.entries(names))
    .map(([slug, names]) => [slug, names.split('; ')] as const),
])

function namesOf(lists: readonly (readonly [slug: string, names: readonly string[]])[]): Record<string, string[]> {
  const all: Record<string, string[]> = {}
  for (const [slug, names] of lists) all[slug] = [...(all[slug] ?? []), ...names]
  return all
}
