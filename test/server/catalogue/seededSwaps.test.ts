import { compileMeal } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import type { RequirementKey } from '../../../server/catalogue/requirements'
import { swapQuantity } from '../../../server/catalogue/units'
import { makeLine, makeMeal } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'

/** What stands in for an ingredient under these requirements. */
function standIn(slug: string, ...requirements: RequirementKey[]): string | null | undefined {
  const meal = compileMeal(fullCatalogue(), makeMeal('meal', [makeLine('carrot'), makeLine(slug)]))
  const answer = suitability(
    meal,
    compileDiet({ requirements: new Map(requirements.map((requirement) => [requirement, 'ADAPT'])), neverEaten: [] }),
  )
  return answer.kind === 'swapped' ? answer.swaps[0]?.to?.slug : undefined
}

it.each<[string, RequirementKey, string]>([
  ['burger-bun', 'VEGAN', 'ciabatta-roll'],
  ['burger-bun', 'GLUTEN_FREE', 'any-gluten-free-bun'],
  ['naan-bread', 'EGG_FREE', 'pita-bread'],
  ['white-bread', 'SOY_FREE', 'sourdough-bread'],
  ['white-bread', 'GLUTEN_FREE', 'any-gluten-free-bread'],
  ['flour-tortilla', 'WHEAT_FREE', 'any-gluten-free-wrap'],
  ['puff-pastry', 'DAIRY_FREE', 'filo-pastry'],
  ['thickened-cream', 'VEGETARIAN', 'pure-cream'],
  ['thickened-cream', 'VEGAN', 'plant-based-cream'],
  ['gruyere', 'VEGETARIAN', 'vegetarian-cheddar'],
  ['cheddar', 'VEGETARIAN', 'vegetarian-cheddar'],
  ['natural-yoghurt', 'NO_PORK', 'gelatine-free-natural-yoghurt'],
  ['curry-powder', 'WHEAT_FREE', 'gluten-free-curry-powder'],
  ['vegetable-stock', 'CELERY_FREE', 'celery-free-vegetable-stock'],
  ['red-wine', 'VEGETARIAN', 'vegan-red-wine'],
  ['red-wine', 'NO_ALCOHOL', 'non-alcoholic-wine'],
  ['white-wine', 'FISH_FREE', 'vegan-white-wine'],
])('%s under %s becomes %s: no more is taken away than must be', (slug, requirement, target) => {
  expect(standIn(slug, requirement)).toBe(target)
})

it.each<[RequirementKey]>([['VEGAN'], ['DAIRY_FREE'], ['EGG_FREE'], ['SOY_FREE'], ['LUPIN_FREE']])(
  'plain gluten-free bread, whose label is not known, is not for someone who is %s as well',
  (requirement) => {
    expect(standIn('white-bread', 'GLUTEN_FREE', requirement)).toBe('gluten-free-bread')
    expect(standIn('any-gluten-free-bread', requirement)).toBe('gluten-free-bread')
  },
)

it('breads that are counted stand in for each other in whole pieces where they nearly do', () => {
  const breads = fullCatalogue().ingredients.filter(({ area, unit }) => area === 'bakery' && unit === 'piece')
  const amounts = breads.flatMap((bread) =>
    bread.swaps.flatMap(({ to, ratio }) =>
      to !== null && breads.includes(to)
        ? [{ swap: `${bread.slug} → ${to.slug}`, ...swapQuantity(bread, to, ratio, { amount: 1, unit: 'piece' }) }]
        : [],
    ),
  )
  expect(amounts.length).toBeGreaterThan(30)
  const uneven = amounts.filter(
    ({ amount }) => Math.abs(amount - Math.round(amount)) > 0.0005 && Math.abs(amount - Math.round(amount)) < 0.02,
  )
  expect(uneven).toEqual([])
})

it('a swap does not take away what a dish is', () => {
  const offered = (slug: string, key: RequirementKey) => {
    const meal = fullCatalogue().mealBySlug.get(slug)
    if (meal === undefined) throw new Error(`There is no ${slug}.`)
    return suitability(meal, compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] })).kind
  }
  expect(offered('kimchi-and-pork-belly-stew-with-tofu', 'SOY_FREE')).toBe('unsuitable')
  expect(offered('quick-pea-and-ham-soup-with-mint', 'LOWER_PHOSPHORUS')).toBe('unsuitable')
  expect(offered('neer-dosa-with-tomato-and-coconut-chutney', 'SULPHITE_FREE')).toBe('unsuitable')
  expect(offered('miso-breakfast-soup-with-daikon-and-rice', 'SOY_FREE')).toBe('unsuitable')
  expect(offered('tuna-and-cheese-jaffles-with-sweetcorn', 'LOW_SODIUM')).toBe('unsuitable')
})
