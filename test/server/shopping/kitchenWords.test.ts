import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CompiledIngredient } from '../../../server/catalogue/compiled'
import { avoidedUnder, namedFor } from '../../../server/catalogue/plainNames'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { UNKNOWN_FACTS_MASK } from '../../../server/catalogue/facts'
import { readCatalogue } from '../../../server/catalogue/readCatalogue'
import type { RequirementKey } from '../../../server/catalogue/requirements'
import { aggregateShoppingList, type ShoppingItem } from '../../../server/shopping/aggregateShoppingList'
import { buy, isCupboard } from '../../../server/shopping/buy'
import { kitchenWords } from '../../../server/shopping/kitchenWords'
import { pieceNoun } from '../../../server/shopping/pieceNoun'
import { plainLines } from '../../../server/shopping/plainLines'

const catalogue = compileCatalogue(readCatalogue('seeds/catalogue'), 'words')
function ingredient(slug: string): CompiledIngredient {
  const found = catalogue.ingredientBySlug.get(slug)
  if (!found) throw new Error(`There is no ${slug}`)
  return found
}
const avoiding = (...keys: RequirementKey[]) =>
  avoidedUnder(
    compileDiet({ requirements: new Map(keys.map((key) => [key, 'ADAPT' as const])), neverEaten: [] }),
    catalogue.ingredientBySlug,
  )
const lineOf = (slug: string): ShoppingItem => ({
  ingredient: ingredient(slug),
  named: ingredient(slug),
  slug,
  name: ingredient(slug).name,
  picture: '',
  amount: 100,
  unit: 'g',
  area: 'pantry',
  parts: [],
})

it('says how much a cook takes of what is in the cupboard, in spoons (SHOP-54)', () => {
  expect(kitchenWords(0.4, 'g', ingredient('white-pepper'))).toBe('a pinch of white pepper')
  expect(kitchenWords(120, 'ml', ingredient('vegetable-oil'))).toBe('6 tablespoons of canola oil')
  expect(kitchenWords(2.5, 'ml', ingredient('vegetable-oil'))).toBe('½ teaspoon of canola oil')
  expect(kitchenWords(375, 'ml', ingredient('vegetable-oil'))).toBe('1½ cups of canola oil')
  expect(kitchenWords(1.2, 'l', ingredient('vegetable-oil'))).toBe('1.2 l canola oil')
  expect(kitchenWords(0, 'g', ingredient('white-pepper'))).toBe('white pepper')
  expect(kitchenWords(0.6, 'g', ingredient('bay-leaf'))).toBe('3 dried bay leaves')
  expect(kitchenWords(0.2, 'g', ingredient('bay-leaf'))).toBe('1 dried bay leaf')
})

it('calls pieces what they are where the name does not say it (SHOP-54)', () => {
  expect(pieceNoun(ingredient('garlic'))).toEqual({ one: 'clove', many: 'cloves' })
  expect(pieceNoun(ingredient('sourdough-bread'))).toEqual({ one: 'slice', many: 'slices' })
  expect(pieceNoun(ingredient('celery'))).toEqual({ one: 'stalk', many: 'stalks' })
  expect(pieceNoun(ingredient('brown-onion'))).toBeNull()
})

it('buys fresh herbs, however little is needed (SHOP-38), and always says what is left of what spoils (SHOP-44)', () => {
  expect(isCupboard(2, 'g', ingredient('coriander'))).toBe(false)
  expect(isCupboard(2, 'g', ingredient('ginger'))).toBe(true)
  expect(buy(45, 'g', ingredient('coriander'))?.leaves).toBe('leaves about 15 g')
})

it('says the conditions that someone at the table needs, and no others (SHOP-57)', () => {
  const stock = ingredient('vegetable-stock')
  const called = (...keys: RequirementKey[]) => namedFor(stock, avoiding(...keys)).name
  expect(called()).toBe('vegetable stock')
  expect(called('NO_ALCOHOL')).toBe('vegetable stock')
  expect(called('GLUTEN_FREE')).toBe('gluten-free vegetable stock')
  expect(called('VEGAN')).toBe('vegan vegetable stock')
  expect(called('SOY_FREE', 'GLUTEN_FREE')).toBe('gluten-free vegetable stock (soy-free)')
  expect(called('LOW_SODIUM')).toBe('salt-reduced vegetable stock')
  expect(called('LOW_SODIUM', 'VEGAN', 'GLUTEN_FREE', 'SOY_FREE')).toBe(stock.name)
  const calledFor = (slug: string, ...keys: RequirementKey[]) => namedFor(ingredient(slug), avoiding(...keys)).name
  expect(calledFor('onion-free-chicken-stock', 'LOW_FODMAP')).toBe('allium-free gluten-free chicken stock (dairy-free)')
  expect(calledFor('dairy-free-spread', 'SOY_FREE')).toBe('soy-free olive oil spread')
  expect(calledFor('dairy-free-spread', 'DAIRY_FREE')).toBe('dairy-free olive oil spread')
  expect(calledFor('dairy-free-spread', 'DAIRY_FREE', 'SOY_FREE')).toBe(ingredient('dairy-free-spread').name)
  const sausages = namedFor(ingredient('gluten-free-pork-sausage'), avoiding())
  expect(sausages.piece?.many).toBe('pork sausages')
  expect(buy(300, 'g', sausages)?.text).toContain('pork sausages')
  expect(buy(300, 'g', sausages)?.text).not.toContain('-free')
})

it('says what is without onion, wheat or lactose to who counts FODMAPs (SHOP-57)', () => {
  const named = (slug: string, key: RequirementKey) => namedFor(ingredient(slug), avoiding(key)).name
  expect(named('onion-free-chicken-stock', 'LOW_FODMAP')).toContain('allium-free')
  expect(named('onion-free-curry-powder', 'LOW_FODMAP')).toContain('onion-free, garlic-free')
  expect(named('gluten-free-bread', 'LOW_FODMAP')).toContain('gluten-free')
  expect(named('lactose-free-yoghurt', 'LOW_FODMAP')).toContain('lactose-free')
  for (const slug of ['onion-free-chicken-stock', 'onion-free-curry-powder', 'gluten-free-bread'])
    expect(named(slug, 'LOW_SODIUM')).toBe(ingredient(slug).plainName)
})

it('knows every condition that a plain name may leave out (SHOP-57)', () => {
  const conditions = new Set(
    catalogue.ingredients.flatMap(({ name, plainName }) => (plainName ? (name.match(/[\p{L}]+-free/gu) ?? []) : [])),
  )
  expect(conditions.size).toBeGreaterThan(8)
  const stock = { ...ingredient('vegetable-stock'), plainName: 'stock' }
  for (const condition of conditions) {
    const name = `${condition} stock`
    expect(namedFor({ ...stock, name }, { facts: UNKNOWN_FACTS_MASK, amounts: [] }).name).toBe(name)
  }
})

it('leaves the plain name where nothing is needed (SHOP-57)', () => {
  const plain = catalogue.ingredients.filter(({ plainName }) => plainName)
  expect(plain.length).toBeGreaterThan(40)
  for (const one of plain) expect(namedFor(one, avoiding()).name).toBe(one.plainName)
})

it('says them where two ingredients of a list would be called the same (SHOP-57)', () => {
  const names = (slugs: string[]) => plainLines(slugs.map(lineOf), avoiding()).map(({ name }) => name)
  expect(names(['gluten-free-penne'])).toEqual(['penne'])
  expect(names(['penne', 'gluten-free-penne'])).toEqual([
    ingredient('gluten-free-penne').name,
    ingredient('penne').name,
  ])
})

it('leaves no condition on any list of a table without requirements (SHOP-57)', () => {
  const lists = catalogue.meals.map((meal) =>
    plainLines(aggregateShoppingList([{ meal, swaps: [], serves: 4 }]), avoiding()),
  )
  const said = lists.flat().map(({ name }) => name)
  expect(said.filter((name) => /(?:gluten|dairy|soy|egg|nut|lupin|sesame|sulphite|alcohol)-free/.test(name))).toEqual(
    [],
  )
})
