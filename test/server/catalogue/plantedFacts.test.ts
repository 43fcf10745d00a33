import { type BoundKey, REQUIREMENTS, type RequirementKey } from '../../../server/catalogue/requirements'
import { NAMED_BY_REQUIREMENT } from '../../support/namedAllergens'
import { brokenByName } from '../../support/nameRule'
import { type Fault, ingredientsWith, passedInSpiteOfName } from './plantedFacts'

const contains = (entry: string, ...without: string[]): Fault => ({ in: 'contains', entry, without })
const group = (entry: string, ...without: string[]): Fault => ({ in: 'groups', entry, without })
const holds = (entry: string, ...without: string[]): Fault => ({ in: 'holds', entry, without })

/** One telling fault for each requirement that forbids facts, and several where facts follow from groups in several ways. */
const FAULTS: Record<Exclude<RequirementKey, BoundKey>, readonly Fault[]> = {
  VEGETARIAN: [contains('chicken-breast', 'meat', 'poultry')],
  VEGAN: [contains('honey', 'honey'), contains('butter', 'milk')],
  PESCATARIAN: [contains('bacon', 'meat', 'pork')],
  GLUTEN_FREE: [contains('couscous', 'gluten', 'wheat')],
  WHEAT_FREE: [contains('couscous', 'wheat')],
  DAIRY_FREE: [contains('parmesan', 'milk')],
  EGG_FREE: [contains('egg', 'egg')],
  NUT_FREE: [contains('peanut', 'peanut'), contains('walnut', 'tree_nut')],
  PEANUT_FREE: [contains('peanut-butter', 'peanut')],
  SOY_FREE: [contains('soy-sauce', 'soy')],
  SESAME_FREE: [contains('tahini', 'sesame')],
  FISH_FREE: [contains('fish-sauce', 'fish')],
  SHELLFISH_FREE: [contains('prawn', 'crustacean'), contains('mussel', 'mollusc')],
  NO_PORK: [contains('bacon', 'pork')],
  NO_BEEF: [contains('beef-mince', 'beef')],
  NO_ALCOHOL: [contains('sake', 'alcohol')],
  TREE_NUT_FREE: [contains('almond', 'tree_nut')],
  CRUSTACEAN_FREE: [contains('prawn', 'crustacean')],
  MOLLUSC_FREE: [contains('mussel', 'mollusc')],
  LUPIN_FREE: [contains('any-gluten-free-bread', 'lupin')],
  CELERY_FREE: [contains('celery', 'celery')],
  MUSTARD_FREE: [contains('dijon-mustard', 'mustard')],
  SULPHITE_FREE: [contains('dried-apricot', 'sulphites')],
  ALMOND_FREE: [holds('dukkah', 'almonds', 'tree nuts'), contains('marzipan', 'tree_nut')],
  BRAZIL_NUT_FREE: [contains('brazil-nut', 'tree_nut'), contains('mixed-nut', 'tree_nut')],
  CASHEW_FREE: [holds('basil-pesto', 'cashews', 'tree nuts'), contains('cashew-butter', 'tree_nut')],
  HAZELNUT_FREE: [holds('dukkah', 'hazelnuts', 'tree nuts'), contains('chocolate-hazelnut-spread', 'tree_nut')],
  MACADAMIA_FREE: [contains('macadamia', 'tree_nut')],
  PECAN_FREE: [contains('pecan', 'tree_nut')],
  PINE_NUT_FREE: [holds('basil-pesto', 'pine nuts', 'tree nuts'), contains('pine-nut', 'tree_nut')],
  PISTACHIO_FREE: [contains('mortadella', 'tree_nut')],
  WALNUT_FREE: [contains('walnut-oil', 'tree_nut')],
  BARLEY_FREE: [holds('worcestershire-sauce', 'barley'), contains('pearl-barley', 'gluten')],
  OAT_FREE: [holds('multigrain-bread', 'oats'), contains('rolled-oats', 'gluten')],
  RYE_FREE: [holds('sourdough-bread', 'rye')],
  NO_ONION_OR_GARLIC: [
    group('onions', 'onion-powder'),
    group('alliums', 'leek'),
    group('alliums', 'garlic'),
    holds('hummus', 'garlic'),
  ],
  NIGHTSHADE_FREE: [
    group('nightshades', 'eggplant'),
    group('nightshades', 'peppers'),
    holds('baked-beans-tinned', 'tomatoes', 'capsicums', 'paprika spice', 'spices'),
  ],
  CORN_FREE: [group('corn', 'polenta'), holds('baking-powder', 'corn starch in food')],
  JAIN_STYLE: [group('root vegetables', 'beetroot'), group('alliums', 'garlic'), contains('honey', 'honey')],
  HALAL_STYLE: [contains('bacon', 'pork'), contains('mirin', 'alcohol')],
  KOSHER_STYLE: [contains('prawn', 'crustacean'), group('animals that are not kosher', 'rabbit')],
  PREGNANCY: [
    contains('sake', 'alcohol'),
    group('food to avoid in pregnancy', 'beef-liver'),
    group('food to heat in pregnancy', 'feta'),
    group('food to heat in pregnancy', 'egg'),
  ],
}

test('names say something of ingredients for every requirement that forbids facts', () => {
  const names = ingredientsWith().map(({ name }) => name)
  const isNamed = (key: RequirementKey) =>
    names.some((name) => brokenByName(name, NAMED_BY_REQUIREMENT[key]).length > 0)
  expect(REQUIREMENTS.filter(({ key, forbidden }) => forbidden.length > 0 && !isNamed(key))).toEqual([])
})

test('no ingredient passes a requirement in spite of its name', () => {
  const ingredients = ingredientsWith()
  expect(REQUIREMENTS.flatMap(({ key }) => passedInSpiteOfName(ingredients, key))).toEqual([])
})

test.each(Object.entries(FAULTS) as [RequirementKey, readonly Fault[]][])(
  'names show each planted fault of %s',
  (key, faults) => {
    const unseen = faults.filter((fault) => passedInSpiteOfName(ingredientsWith(fault), key).length === 0)
    expect(unseen).toEqual([])
  },
)

test.each([
  group('almonds', 'almond'),
  group('oats', 'rolled-oats'),
  group('garlic', 'garlic'),
  group('potatoes', 'potato'),
  group('mushrooms', 'portobello-mushroom'),
])('what leaves its group and is of no other, or keeps its reviewed fact, fails closed: $entry', (fault) => {
  const ingredients = ingredientsWith(fault)
  expect(REQUIREMENTS.flatMap(({ key }) => passedInSpiteOfName(ingredients, key))).toEqual([])
})
