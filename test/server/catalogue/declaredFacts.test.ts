import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { NO_FACTS, UNKNOWN_FACTS_MASK } from '../../../server/catalogue/facts'
import type { Fact } from '../../../server/catalogue/types'
import { makeLine, makeMeal } from '../../support/catalogueFixtures'
import { fullCatalogue, fullCatalogueData } from '../../support/fullCatalogue'

/** What people who must avoid something would look up first: nothing of it may be lost from the seeds. */
const MUST_DECLARE: readonly [slug: string, ...facts: Fact[]][] = [
  ['soy-sauce', 'soy', 'wheat', 'gluten'],
  ['kecap-manis', 'soy', 'wheat', 'gluten'],
  ['tamari', 'soy', 'alcohol'],
  ['teriyaki-sauce', 'soy', 'wheat', 'gluten', 'alcohol'],
  ['oyster-sauce', 'mollusc', 'soy', 'wheat', 'gluten'],
  ['hoisin-sauce', 'soy', 'wheat', 'gluten', 'sesame'],
  ['black-bean-sauce', 'soy', 'wheat', 'gluten', 'alcohol'],
  ['gochujang', 'soy', 'wheat', 'gluten', 'alcohol'],
  ['miso-paste-white', 'soy', 'alcohol'],
  ['mirin', 'alcohol'],
  ['worcestershire-sauce', 'fish', 'wheat', 'gluten'],
  ['fish-sauce', 'fish'],
  ['kimchi', 'fish', 'crustacean'],
  ['thai-red-curry-paste', 'crustacean', 'fish'],
  ['thai-green-curry-paste', 'crustacean', 'fish'],
  ['caesar-dressing', 'egg', 'fish', 'milk', 'animal_rennet'],
  ['basil-pesto', 'milk', 'animal_rennet', 'tree_nut', 'egg'],
  ['mayonnaise', 'egg'],
  ['vegemite', 'wheat', 'gluten'],
  ['parmesan', 'milk', 'animal_rennet'],
  ['gruyere', 'milk', 'animal_rennet'],
  ['blue-cheese', 'milk', 'animal_rennet'],
  ['thickened-cream', 'milk', 'gelatine'],
  ['gelatine-powder', 'gelatine'],
  ['honey', 'honey'],
  ['granola', 'tree_nut', 'honey', 'sesame'],
  ['red-wine', 'alcohol', 'sulphites', 'egg', 'milk', 'fish', 'gelatine'],
  ['white-wine', 'alcohol', 'sulphites', 'egg', 'milk', 'fish', 'gelatine'],
  ['beer', 'alcohol', 'wheat', 'gluten', 'fish'],
  ['shaoxing-wine', 'alcohol', 'wheat', 'gluten'],
  ['vanilla-extract', 'alcohol'],
  ['couscous', 'wheat', 'gluten'],
  ['bulgur', 'wheat', 'gluten'],
  ['freekeh', 'wheat', 'gluten'],
  ['semolina', 'wheat', 'gluten'],
  ['pearl-barley', 'gluten'],
  ['rolled-oats', 'gluten'],
  ['seitan', 'wheat', 'gluten'],
  ['soba-noodle', 'wheat', 'gluten'],
  ['falafel', 'wheat', 'gluten', 'sesame'],
  ['tahini', 'sesame'],
  ['hummus', 'sesame'],
  ['zaatar', 'sesame', 'wheat', 'gluten'],
  ['dukkah', 'tree_nut', 'peanut', 'sesame'],
  ['dijon-mustard', 'sulphites'],
  ['dried-apricot', 'sulphites'],
  ['beef-sausage', 'beef', 'pork', 'wheat', 'gluten'],
  ['salami', 'pork', 'beef', 'milk', 'alcohol'],
  ['prawn', 'crustacean', 'sulphites'],
  ['any-vegetable-stock', 'wheat', 'gluten', 'milk', 'soy'],
  ['any-refried-beans', 'meat', 'pork'],
  ['any-cheese', 'milk', 'animal_rennet'],
  ['any-pasta', 'wheat', 'gluten', 'egg'],
  ['chipotle-in-adobo', 'soy', 'wheat', 'gluten'],
  ['any-mayonnaise', 'egg', 'milk', 'soy'],
  ['any-miso-paste', 'soy', 'wheat', 'gluten', 'fish', 'alcohol'],
]

it.each(MUST_DECLARE)('%s declares what is in it', (slug, ...facts) => {
  expect(fullCatalogue().ingredientBySlug.get(slug)?.contains).toEqual(expect.arrayContaining(facts))
})

it('what is said without saying which declares at least what its first stand-in does', () => {
  const everyday = fullCatalogue().ingredients.filter(({ slug }) => slug.startsWith('any-'))
  expect(everyday.length).toBeGreaterThan(15)
  for (const { slug, mask, swaps } of everyday) {
    const first = swaps[0]?.to?.mask ?? UNKNOWN_FACTS_MASK
    expect([slug, first & ~mask]).toEqual([slug, NO_FACTS])
  }
})

it('a dish with plain stock does not suit gluten free as it stands, and is adapted with one that does', () => {
  const catalogue = compileCatalogue(fullCatalogueData())
  const dish = compileMeal(
    catalogue,
    makeMeal('soup', [makeLine('carrot'), makeLine('any-chicken-stock', 200, { unit: 'ml' })]),
  )
  const strict = compileDiet({ requirements: new Map([['GLUTEN_FREE', 'STRICT']]), neverEaten: [] })
  const adapt = compileDiet({ requirements: new Map([['GLUTEN_FREE', 'ADAPT']]), neverEaten: [] })
  expect(suitability(dish, strict)).toMatchObject({
    kind: 'unsuitable',
    blocks: [{ ingredient: { slug: 'any-chicken-stock' } }],
  })
  expect(suitability(dish, adapt)).toMatchObject({ kind: 'swapped', swaps: [{ to: { slug: 'chicken-stock' } }] })
})
