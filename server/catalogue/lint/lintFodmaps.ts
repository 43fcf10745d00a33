import { derivedFacts } from '../derivedFacts'
import { FERMENTED, type FodmapFamily } from '../fodmapLoad'
import type { CatalogueFile, CatalogueProblem } from '../readCatalogue'
import type { Fact } from '../types'
import type { LocatedCatalogue } from './located'

/** The most carbohydrate of 100 g that counts as none. */
const HARDLY_ANY = 1.5

/** The source that says that there is nothing to ferment. */
const NO_CARBOHYDRATE = 'No carbohydrate'

/**
 * Checks fodmaps.yaml (docs/product.md DIET-25): each food is known and named once, what holds onion, wheat, milk or their
 * like is not said to have none, and what has none for want of carbohydrate has no carbohydrate.
 */
export function lintFodmaps(
  { bySlug, ingredients }: LocatedCatalogue,
  { fodmaps }: { readonly fodmaps: readonly CatalogueFile[] },
): CatalogueProblem[] {
  const derived = derivedFacts(ingredients.map(({ value }) => value))
  const problems: CatalogueProblem[] = []
  const seen = new Set<string>()
  for (const file of fodmaps) {
    for (const [index, family] of (file.value as FodmapFamily[]).entries()) {
      const report = (path: (string | number)[], message: string) => {
        problems.push({ file: file.file, line: file.lineOf([index, ...path]), message })
      }
      const none = (family.none ?? []).map((slug, at) => [slug, ['none', at], true] as const)
      const some = Object.keys(family.foods ?? {}).map((slug) => [slug, ['foods', slug], false] as const)
      for (const [slug, path, isNone] of [...none, ...some]) {
        const message = wrongIn(slug, family, isNone)
        if (message !== null) report([...path], message)
        seen.add(slug)
      }
    }
  }
  return problems

  function wrongIn(slug: string, { sources }: FodmapFamily, isNone: boolean): string | null {
    const food = bySlug.get(slug)
    if (food === undefined) return `there is no ingredient ${slug}`
    if (seen.has(slug)) return `${slug} is named twice`
    const isMixed = (food.composition?.mayHold.length ?? 0) > 0
    if (isMixed && derived.get(slug)?.includes('allium'))
      return `${slug} may hold onion or garlic, so its load is not known`
    if (!isNone) return null
    const facts: readonly Fact[] = [...(food.contains ?? FERMENTED), ...(derived.get(slug) ?? [])]
    const fact = FERMENTED.find((one) => facts.includes(one))
    if (fact !== undefined) return `${slug} holds ${fact}, so it needs figures`
    const carbohydrate = food.nutrition?.carbohydrate ?? 0
    return sources.length === 1 && sources[0] === NO_CARBOHYDRATE && carbohydrate > HARDLY_ANY
      ? `${slug} has ${carbohydrate} g of carbohydrate`
      : null
  }
}
