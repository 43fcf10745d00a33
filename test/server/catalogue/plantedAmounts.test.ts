import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, swapsOf } from '../../../server/catalogue/diet'
import { BOUND_REQUIREMENTS, type BoundKey } from '../../../server/catalogue/requirements'
import { suitabilityTable } from '../../../server/catalogue/suitabilityTable'
import { CATEGORIES, type CatalogueData, type Ingredient } from '../../../server/catalogue/types'
import { brokenByAmount, slugsOf } from '../../support/amountsEaten'
import { fullCatalogueData } from '../../support/fullCatalogue'

type Change = (ingredient: Ingredient) => Partial<Ingredient>

const isFigured = (nutrition: Ingredient['nutrition']): nutrition is NonNullable<Ingredient['nutrition']> =>
  nutrition !== null

/** The catalogue with something else in some of its ingredients. */
const catalogueWith = (slugs: readonly string[] = [], change: Change = () => ({})): CatalogueData => ({
  ...fullCatalogueData(),
  ingredients: fullCatalogueData().ingredients.map((one) =>
    slugs.includes(one.slug) ? { ...one, ...change(one) } : one,
  ),
})

const figure =
  (nutrient: 'sodium' | 'carbohydrate' | 'potassium' | 'phosphorus'): Change =>
  ({ nutrition }) => ({ nutrition: nutrition && { ...nutrition, [nutrient]: 0 } })

/** A food that is said to have hardly any FODMAPs. */
const harmless: Change = () => ({ fodmap: 0 })

/** Telling faults of each requirement: a figure that is lost, a weight that is too small. */
const FAULTS: Record<BoundKey, readonly (readonly [string, Change])[]> = {
  LOW_SODIUM: [
    ['soy-sauce', figure('sodium')],
    ['salt', ({ density }) => ({ density: (density ?? 0) / 10 })],
  ],
  LOWER_CARBOHYDRATE: [
    ['jasmine-rice', figure('carbohydrate')],
    ['egg-noodle', figure('carbohydrate')],
  ],
  MODERATE_CARBOHYDRATE: [
    ['jasmine-rice', figure('carbohydrate')],
    ['sourdough-bread', ({ piece }) => ({ piece: piece && { ...piece, weight: piece.weight / 10 } })],
  ],
  LOW_FODMAP: [
    ['brown-onion', harmless],
    ['garlic', harmless],
    ['frozen-peas', harmless],
    ['diced-tomato-tinned', harmless],
    ['cucumber', ({ piece }) => ({ piece: piece && { ...piece, weight: piece.weight / 10 } })],
  ],
  LOWER_POTASSIUM: [
    ['potato', figure('potassium')],
    ['tomato', ({ piece }) => ({ piece: piece && { ...piece, weight: piece.weight / 10 } })],
  ],
  LOWER_PHOSPHORUS: [
    ['cheddar', figure('phosphorus')],
    ['firm-tofu', figure('phosphorus')],
  ],
}

/** What meals that a catalogue lets pass under a requirement hold by the files; by one serve and by one and a half. */
function passedInSpiteOfAmount(data: CatalogueData, key: BoundKey): string[] {
  const { meals } = compileCatalogue(data, 'planted')
  return [1, 1.5].flatMap((serves) =>
    (['STRICT', 'ADAPT'] as const).flatMap((mode) => {
      const most = BOUND_REQUIREMENTS.find((one) => one.key === key)?.bound.most ?? 0
      const diet = compileDiet({
        requirements: new Map([[key, mode]]),
        bounds: new Map([[key, most / serves]]),
        neverEaten: [],
      })
      return meals.flatMap((meal) => {
        const answer = suitability(meal, diet)
        if (answer.kind === 'unsuitable') return []
        return brokenByAmount({ [key]: mode }, meal.slug, slugsOf(swapsOf(answer)), serves).map(
          (one) => `${meal.slug}: ${one}`,
        )
      })
    }),
  )
}

const KEYS = BOUND_REQUIREMENTS.map(({ key }) => key as BoundKey)

test.each(KEYS)('no meal passes %s in spite of what it holds (DIET-20)', (key) => {
  expect(passedInSpiteOfAmount(catalogueWith(), key)).toEqual([])
})

test.each(KEYS)('amounts show each planted fault of %s', (key) => {
  const unseen = FAULTS[key].filter(
    ([slug, change]) => passedInSpiteOfAmount(catalogueWith([slug], change), key).length === 0,
  )
  expect(unseen.map(([slug]) => slug)).toEqual([])
})

test.each(KEYS)('under %s an ingredient without figures leaves out each meal that it stays in', (key) => {
  const known = compileCatalogue(catalogueWith(), 'known')
  const lost = compileCatalogue(
    catalogueWith(['olive-oil', 'garlic'], () => ({ nutrition: null, fodmap: null })),
    'lost',
  )
  const diet = compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] })
  const passes = (meals: typeof known.meals) =>
    meals.flatMap((meal) => {
      const answer = suitability(meal, diet)
      if (answer.kind === 'unsuitable') return []
      const swapped = new Set(swapsOf(answer).map(({ from }) => from.slug))
      const isLost = ({ nutrition, fodmap = null }: Ingredient) =>
        key === 'LOW_FODMAP' ? fodmap === null : !isFigured(nutrition)
      return meal.lines.some((line) => isLost(line) && !swapped.has(line.slug)) ? [meal.slug] : []
    })
  expect(passes(lost.meals)).toEqual([])
  const count = (meals: typeof known.meals) =>
    meals.filter((meal) => suitability(meal, diet).kind !== 'unsuitable').length
  expect(count(lost.meals)).toBeLessThan(count(known.meals))
})

test.each([
  ['LOWER_POTASSIUM', 'potassium'],
  ['LOWER_PHOSPHORUS', 'phosphorus'],
] as const)('under %s an ingredient that lacks %s alone leaves out each meal that it stays in', (key, nutrient) => {
  const lose: Change = ({ nutrition }) => {
    const { [nutrient]: _lost, ...others } = nutrition ?? {}
    return { nutrition: others as Ingredient['nutrition'] }
  }
  const { meals } = compileCatalogue(catalogueWith(['olive-oil', 'garlic'], lose), 'lost')
  const diet = compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] })
  const passed = meals.filter((meal) => {
    const answer = suitability(meal, diet)
    if (answer.kind === 'unsuitable') return false
    const swapped = new Set(swapsOf(answer).map(({ from }) => from.slug))
    return meal.lines.some(({ slug }) => ['olive-oil', 'garlic'].includes(slug) && !swapped.has(slug))
  })
  expect(passed.map(({ slug }) => slug)).toEqual([])
  expect(meals.some((meal) => suitability(meal, diet).kind !== 'unsuitable')).toBe(true)
})

test.each(KEYS.filter((key) => key !== 'LOW_FODMAP'))(
  'at least 60 meals of each category suit %s, and some of each as they are',
  (key) => {
    const catalogue = compileCatalogue(catalogueWith(), 'counted')
    const suiting = (mode: 'STRICT' | 'ADAPT') =>
      suitabilityTable(catalogue, compileDiet({ requirements: new Map([[key, mode]]), neverEaten: [] })).suitable
    for (const category of CATEGORIES) {
      expect(suiting('ADAPT')[category].length).toBeGreaterThanOrEqual(60)
      expect(suiting('STRICT')[category].length).toBeGreaterThanOrEqual(15)
    }
  },
)
