import type { Suitability } from '../../../server/catalogue/diet'
import { REQUIREMENTS, type Requirement, type RequirementMode } from '../../../server/catalogue/requirements'
import type { CatalogueData, Fact, Meal } from '../../../server/catalogue/types'
import type { DietChoice } from '../../support/catalogueArbitraries'

/** Which ingredients are forbidden in a meal under Strict or Adapt, by the written facts and marks alone. */
function forbidden(
  all: CatalogueData,
  choice: DietChoice,
  modes: readonly RequirementMode[],
): (slug: string, isHot: boolean) => boolean {
  const asked = REQUIREMENTS.filter(({ key }) => modes.some((mode) => choice.requirements.get(key) === mode))
  const bySlug = new Map(all.ingredients.map((one) => [one.slug, one.contains]))
  return (slug, isHot) => {
    const contains = bySlug.get(slug) ?? null
    const breaks = (fact: Fact) => contains?.includes(fact) && !(isHot && fact === 'heat_first')
    return asked.some((one) => contains === null || one.forbidden.some(breaks))
  }
}

/** What a diet keeps apart of which a meal has both, by the written facts: after swaps, and under Strict before them as well. */
function together(all: CatalogueData, choice: DietChoice, slugs: readonly string[], modes: readonly RequirementMode[]) {
  const facts = slugs.flatMap((slug) => all.ingredients.find((one) => one.slug === slug)?.contains ?? [])
  return REQUIREMENTS.filter(
    (one: Requirement) =>
      modes.some((mode) => choice.requirements.get(one.key) === mode) &&
      one.notTogether?.every((set) => facts.some((fact) => set.includes(fact))),
  ).map(({ key }) => key)
}

/** In what the answers for meals let anything forbidden through or swap what must not be swapped. */
export function violations(
  all: CatalogueData,
  choice: DietChoice,
  answers: readonly (readonly [Meal, Suitability])[],
): string[] {
  const strict = forbidden(all, choice, ['STRICT'])
  const either = forbidden(all, choice, ['STRICT', 'ADAPT'])
  const listed = new Set(all.swaps.map(({ from, to }) => `${from} ${String(to)}`))
  return answers.flatMap(([meal, answer]) => {
    if (answer.kind === 'unsuitable') return []
    const swaps = answer.kind === 'swapped' ? answer.swaps : []
    const eatenFor = (ingredient: string) => {
      const swap = swaps.find((candidate) => candidate.from.slug === ingredient)
      return swap === undefined ? ingredient : (swap.to?.slug ?? null)
    }
    const lines = meal.ingredients.map(({ ingredient }) => ingredient)
    const both = [
      ...together(all, choice, lines, ['STRICT']),
      ...together(
        all,
        choice,
        lines.flatMap((slug) => eatenFor(slug) ?? []),
        ['STRICT', 'ADAPT'],
      ),
    ].map((key) => `${meal.slug} has together what ${key} keeps apart`)
    const ofLines = lines.flatMap((ingredient) => {
      const isHot = meal.hot?.includes(ingredient) === true
      const eaten = eatenFor(ingredient)
      const isOptional = meal.ingredients.every((other) => other.ingredient !== ingredient || other.optional)
      const mayBeSwapped =
        ![meal.mainIngredient, ...meal.essential].includes(ingredient) &&
        (listed.has(`${ingredient} ${String(eaten)}`) || (eaten === null && isOptional))
      const wrong = [
        strict(ingredient, isHot) && 'is forbidden, and kept or swapped under Strict',
        eaten !== null && either(eaten, isHot) && `leaves ${eaten}, which is forbidden`,
        eaten !== null && choice.neverEaten.includes(eaten) && `leaves ${eaten}, which is never eaten`,
        eaten !== null && choice.disliked.includes(eaten) && `leaves ${eaten}, which is not liked`,
        eaten !== ingredient && !mayBeSwapped && `must not be swapped for ${String(eaten)}`,
      ]
      return wrong.filter((one) => one !== false).map((one) => `${ingredient} of ${meal.slug} ${one}`)
    })
    return [...both, ...ofLines]
  })
}
