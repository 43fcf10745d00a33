import type { CompiledCatalogue } from '../../server/catalogue/compiled'
import { REQUIREMENTS, type RequirementKey, type RequirementMode } from '../../server/catalogue/requirements'
import { brokenByAmount } from './amountsEaten'
import type { Fact } from '../../server/catalogue/types'

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
  const facts = REQUIREMENTS.flatMap(({ key, forbidden }) => {
    if (!asked[key]) return []
    const slugs = [...eatenSlugs(catalogue, uniqueId), ...(asked[key] === 'STRICT' ? original : [])]
    return slugs.flatMap((slug) => {
      const contains = catalogue.ingredientBySlug.get(slug)?.contains
      if (!contains) return [`${key}: ${slug} is unknown`]
      return contains
        .filter((fact) => (forbidden as readonly Fact[]).includes(fact))
        .map((fact) => `${key}: ${slug} contains ${fact}`)
    })
  })
  return [...facts, ...brokenByAmount(asked, mealId, swaps)]
}
