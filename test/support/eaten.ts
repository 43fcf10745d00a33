import type { CompiledCatalogue } from '../../server/catalogue/compiled'
import {
  REQUIREMENTS,
  type Requirement,
  type RequirementKey,
  type RequirementMode,
} from '../../server/catalogue/requirements'
import { brokenByAmount } from './amountsEaten'

/** What an entry's id says, read without the code that is under test. */
function readId(uniqueId: string): { mealId: string; swaps: Map<string, string> } {
  const [mealId = '', ...rest] = Buffer.from(uniqueId, 'base64url').toString('utf8').split('\n')
  const swaps = new Map<string, string>()
  for (let at = 0; at < rest.length; at += 2) swaps.set(rest[at] ?? '', rest[at + 1] ?? '')
  return { mealId, swaps }
}

/** Slugs of what is eaten with an entry: each line's ingredient, or what stands in for it. */
export function eatenSlugs(catalogue: CompiledCatalogue, uniqueId: string): string[] {
  const { mealId, swaps } = readId(uniqueId)
  const meal = catalogue.mealById.get(mealId)
  if (!meal) throw new Error(`There is no meal ${mealId}`)
  return meal.meal.ingredients
    .map(({ ingredient }) => swaps.get(ingredient) ?? ingredient)
    .filter((slug) => slug !== '')
}

/** Everything in an entry that breaks requirements, by facts and by amounts; where one is strict, the original recipe counts too. */
export function brokenBy(
  catalogue: CompiledCatalogue,
  uniqueId: string,
  asked: Partial<Record<RequirementKey, RequirementMode>>,
): string[] {
  const original =
    catalogue.mealById.get(readId(uniqueId).mealId)?.meal.ingredients.map(({ ingredient }) => ingredient) ?? []
  const { mealId, swaps } = readId(uniqueId)
  const hot = catalogue.mealById.get(mealId)?.meal.hot ?? []
  const isHot = (slug: string) => hot.some((one) => one === slug || swaps.get(one) === slug)
  const containsOf = (slug: string) => catalogue.ingredientBySlug.get(slug)?.contains
  const facts = REQUIREMENTS.flatMap((requirement: Requirement) => {
    const { key, forbidden, notTogether } = requirement
    if (!asked[key]) return []
    const slugs = [...eatenSlugs(catalogue, uniqueId), ...(asked[key] === 'STRICT' ? original : [])]
    const isApart = notTogether?.some(
      (facts) => !slugs.some((slug) => containsOf(slug)?.some((one) => facts.includes(one))),
    )
    const broken = slugs.flatMap((slug) => {
      const contains = containsOf(slug)
      if (!contains) return [`${key}: ${slug} is unknown`]
      return contains
        .filter((fact) => forbidden.includes(fact) && !(fact === 'heat_first' && isHot(slug)))
        .map((fact) => `${key}: ${slug} contains ${fact}`)
    })
    return isApart === false ? [...broken, `${key}: ${slugs.join(', ')} together`] : broken
  })
  return [...facts, ...brokenByAmount(asked, mealId, swaps)]
}
