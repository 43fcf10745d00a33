import { compileDiet } from '../../../server/catalogue/compileDiet'
import { factsOfMask, maskOfFacts, UNKNOWN_FACTS_MASK } from '../../../server/catalogue/facts'
import { REQUIREMENTS, type RequirementKey } from '../../../server/catalogue/requirements'
import { suitabilityTable } from '../../../server/catalogue/suitabilityTable'
import { CATEGORIES, FACTS, type Fact } from '../../../server/catalogue/types'
import { fullCatalogue } from '../../support/fullCatalogue'
import { LEAST_MEALS } from '../../support/leastMeals'

/** Regulation (EU) 1169/2011, annex II. */
const EUROPEAN: readonly (readonly Fact[])[] = [
  ['gluten', 'wheat'],
  ['crustacean'],
  ['egg'],
  ['fish'],
  ['peanut'],
  ['soy'],
  ['milk'],
  ['tree_nut'],
  ['celery'],
  ['mustard'],
  ['sesame'],
  ['sulphites'],
  ['lupin'],
  ['mollusc'],
]
/** FALCPA and FASTER. */
const AMERICAN: readonly (readonly Fact[])[] = [
  ['milk'],
  ['egg'],
  ['fish'],
  ['crustacean'],
  ['tree_nut'],
  ['peanut'],
  ['wheat'],
  ['soy'],
  ['sesame'],
]

test.each([...EUROPEAN, ...AMERICAN].map((facts) => [facts]))('%s has its own requirement', (facts) => {
  const forbidden = REQUIREMENTS.map((requirement) => [...requirement.forbidden].sort().join())
  expect(forbidden).toContain([...facts].sort().join())
})

test('the sixteen requirements of the specification come first, in its order', () =>
  expect(REQUIREMENTS.slice(0, 16).map(({ label }) => label)).toEqual(
    (
      'Vegetarian, Vegan, Pescatarian, Gluten free, Wheat free, Dairy free, Egg free, Nut free, Peanut free, Soy free, ' +
      'Sesame free, Fish free, Shellfish free, No pork, No beef, No alcohol'
    ).split(', '),
  ))

test('each fact has a bit of its kind, and what is not known has them all', () => {
  const masks = FACTS.map((fact) => maskOfFacts([fact]))
  expect(new Set(masks).size).toBe(FACTS.length)
  for (const [index, mask] of masks.entries()) expect(factsOfMask(mask)).toEqual([FACTS[index]])
  expect(factsOfMask(UNKNOWN_FACTS_MASK)).toEqual([...FACTS])
})

test.each(REQUIREMENTS.map(({ key }) => key))('%s leaves enough meals of each category', (key: RequirementKey) => {
  const diet = compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] })
  const { suitable } = suitabilityTable(fullCatalogue(), diet)
  for (const category of CATEGORIES) expect(suitable[category].length).toBeGreaterThanOrEqual(LEAST_MEALS)
})

test.each<[string, Fact[]]>([
  ['kimchi', ['soy', 'wheat', 'fish', 'crustacean']],
  ['cheddar', ['animal_rennet']],
  ['mozzarella', ['animal_rennet']],
  ['feta', ['animal_rennet']],
  ['halloumi', ['animal_rennet']],
  ['natural-yoghurt', ['gelatine']],
  ['sour-cream', ['gelatine']],
  ['soy-sauce', ['alcohol']],
  ['dijon-mustard', ['alcohol', 'mustard']],
  ['barbecue-sauce', ['fish', 'celery', 'mustard']],
  ['worcestershire-sauce', ['fish', 'celery']],
  ['curry-powder', ['wheat', 'soy', 'celery', 'mustard']],
  ['rice-cracker', ['wheat', 'soy']],
  ['gluten-free-bread', ['sesame']],
  ['vegetable-stock', ['celery']],
  ['mayonnaise', ['mustard']],
  ['sultana', ['sulphites']],
])('%s may hold %s', (slug, facts) =>
  expect(fullCatalogue().ingredientBySlug.get(slug)?.contains).toEqual(expect.arrayContaining(facts)),
)
