import { readCatalogue, readCatalogueFiles } from '../../../server/catalogue/readCatalogue'
import { gramsEaten, eatenFor } from '../../../server/catalogue/amounts'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { swapFor, type CompiledCatalogue } from '../../../server/catalogue/compiled'
import { suitability, swapsOf } from '../../../server/catalogue/diet'
import { fodmapLoad } from '../../../server/catalogue/fodmapLoad'
import { lintFodmaps } from '../../../server/catalogue/lint/lintFodmaps'
import { locateCatalogue } from '../../../server/catalogue/lint/located'
import type { CatalogueData } from '../../../server/catalogue/types'
import { NAMED_FODMAPS } from '../../support/namedFodmaps'

const seeds = readCatalogue('seeds/catalogue')
const adapt = compileDiet({ requirements: new Map([['LOW_FODMAP', 'ADAPT']]), neverEaten: [] })

/** Meals that pass though their names say that they have too much of something, with what that is. */
function passedInSpiteOfName({ meals }: CompiledCatalogue): string[] {
  return meals.flatMap((meal) => {
    const answer = suitability(meal, adapt)
    if (answer.kind === 'unsuitable') return []
    const swaps = swapsOf(answer)
    return NAMED_FODMAPS.flatMap(({ holds, but, most }) => {
      const grams = meal.lines.map((line, index) => {
        const swap = swapFor(swaps, line)
        const eaten = eatenFor(line, swap)
        const recipe = meal.meal.ingredients[index]
        if (!eaten || !recipe || !holds.test(eaten.name) || but?.test(eaten.name)) return 0
        return gramsEaten(line, recipe, swap) ?? Infinity
      })
      const sum = grams.reduce((all, one) => all + one, 0)
      return sum > most ? [`${meal.slug}: ${Math.round(sum)} g of ${holds.source}`] : []
    })
  })
}

const withLoad = (slugs: readonly string[], fodmap: number | null): CatalogueData => ({
  ...seeds,
  ingredients: seeds.ingredients.map((one) => (slugs.includes(one.slug) ? { ...one, fodmap } : one)),
})

test('no meal passes that has more of a food than its name allows (DIET-25)', () => {
  expect(passedInSpiteOfName(compileCatalogue(seeds))).toEqual([])
})

test.each([['brown-onion'], ['garlic'], ['chickpea-tinned'], ['frozen-peas'], ['mushroom'], ['natural-yoghurt']])(
  'names show that %s was said to have none',
  (slug) => {
    expect(passedInSpiteOfName(compileCatalogue(withLoad([slug], 0))).length).toBeGreaterThan(0)
  },
)

test('foods that each keep the limit are too much together (DIET-25)', () => {
  const { meals, ingredientBySlug } = compileCatalogue(seeds)
  const strict = compileDiet({ requirements: new Map([['LOW_FODMAP', 'STRICT']]), neverEaten: [] })
  const stacked = meals.filter((meal) => {
    const loads = meal.lines.map((line, index) => {
      const recipe = meal.meal.ingredients[index]
      const grams = recipe && gramsEaten(line, recipe, undefined)
      return ((ingredientBySlug.get(line.slug)?.fodmap ?? Infinity) * (grams ?? Infinity)) / 100
    })
    return loads.every((load) => load <= 100) && loads.reduce((sum, load) => sum + load, 0) > 101
  })
  expect(stacked.length).toBeGreaterThan(2)
  for (const meal of stacked) expect(suitability(meal, strict).kind).toBe('unsuitable')
})

test('a food without a figure leaves out every meal that it stays in (DIET-25)', () => {
  const { meals } = compileCatalogue(withLoad(['olive-oil', 'salt'], null))
  for (const meal of meals.filter(({ lines }) => lines.some(({ slug }) => slug === 'salt'))) {
    const answer = suitability(meal, adapt)
    expect(answer.kind === 'unsuitable' || swapsOf(answer).some(({ from }) => from.slug === 'salt')).toBe(true)
  }
})

test.each([
  ['breakfast', 60, 49],
  ['lunch', 60, 36],
  ['dinner', 60, 8],
] as const)('of meals for %s at least %i suit, %i of them as they are', (category, most, asIs) => {
  const { meals, byCategory } = compileCatalogue(seeds)
  const kinds = [...byCategory[category]].map(
    (index) => suitability(meals[index] as (typeof meals)[number], adapt).kind,
  )
  expect(kinds.filter((kind) => kind !== 'unsuitable').length).toBeGreaterThanOrEqual(most)
  expect(kinds.filter((kind) => kind === 'suitable').length).toBeGreaterThanOrEqual(asIs)
})

test('the linter finds a food that is said to have none though it holds onion, wheat or milk (DIET-26)', () => {
  const files = readCatalogueFiles('seeds/catalogue')
  const catalogue = locateCatalogue(files)
  const said = (slug: string, source = 'Muir 2007') => {
    const value = [{ family: 'planted', sources: [source], none: [slug] }]
    return lintFodmaps(catalogue, { ...files, fodmaps: [{ file: 'fodmaps.yaml', value, lineOf: () => 1 }] })
  }
  for (const slug of ['garlic', 'plain-flour', 'milk', 'honey', 'mushroom', 'rye-bread'])
    expect(said(slug)).toMatchObject([{ message: expect.stringContaining('so it needs figures') as string }])
  expect(said('chicken-stock')).toMatchObject([{ message: expect.stringContaining('may hold onion') as string }])
  expect(said('beef-mince', 'No carbohydrate')).toEqual([])
  expect(said('carrot', 'No carbohydrate')).toMatchObject([{ message: 'carrot has 6.8 g of carbohydrate' }])
})

test('a load is that of the kind that reaches its limit first, by the published limits (DIET-25)', () => {
  expect(fodmapLoad({ oligosaccharides: 0.3 })).toBe(150)
  expect(fodmapLoad({ oligosaccharides: 0.3 }, true)).toBe(100)
  expect(fodmapLoad({ excessFructose: 0.4, onlyFructose: true })).toBe(100)
  expect(fodmapLoad({ excessFructose: 0.3 })).toBe(200)
  expect(fodmapLoad({ lactose: 5.05 })).toBe(505)
  expect(fodmapLoad({ sorbitol: 0.1, mannitol: 0.2 })).toBe(100)
  expect(fodmapLoad({ oligosaccharides: 0.1, serve: 40 })).toBe(250)
  expect(fodmapLoad({ lactose: 0 })).toBe(0)
})
