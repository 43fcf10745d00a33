import * as fc from 'fast-check'
import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import type { CompiledCatalogue, CompiledMeal, CompiledSwap } from '../../../server/catalogue/compiled'
import { suitability } from '../../../server/catalogue/diet'
import { AREAS } from '../../../server/catalogue/types'
import { aggregateShoppingList, type ShoppingItem } from '../../../server/shopping/aggregateShoppingList'
import { catalogueAndDietArbitrary } from '../../support/catalogueArbitraries'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'

const catalogue: CompiledCatalogue = compileCatalogue({
  ingredients: [
    makeIngredient('flour', { density: 0.5 }),
    makeIngredient('milk', { unit: 'ml', density: 1.03, area: 'dairy' }),
    makeIngredient('oat-milk', { unit: 'ml', density: 1, area: 'dairy' }),
    makeIngredient('garlic', {
      unit: 'piece',
      piece: { weight: 4, one: 'garlic clove', many: 'garlic cloves' },
      area: 'produce',
    }),
    makeIngredient('odd', { density: null, piece: null, area: null }),
  ],
  swaps: [makeSwap('milk', 'oat-milk', 1.5), makeSwap('garlic', null)],
  meals: [],
})

const meal = (...lines: ReturnType<typeof makeLine>[]): CompiledMeal => compileMeal(catalogue, makeMeal('meal', lines))
const shop = (of: CompiledMeal, serves = 1, swaps: CompiledSwap[] = []): ShoppingItem[] =>
  aggregateShoppingList([{ meal: of, swaps, serves }])
const short = (items: ShoppingItem[]): string[] => items.map((item) => `${item.amount} ${item.unit} ${item.slug}`)
const swapOf = (slug: string): CompiledSwap[] => [...(catalogue.ingredientBySlug.get(slug)?.swaps ?? [])].slice(0, 1)
/** The amount in g, ml or pieces. */
const small = (item: ShoppingItem): number =>
  item.unit === 'kg' || item.unit === 'l' ? item.amount * 1000 : item.amount

describe('aggregateShoppingList', () => {
  it('sums one ingredient across mass, volume and pieces', () => {
    expect(
      short(
        shop(
          meal(makeLine('flour', 100), makeLine('flour', 2, { unit: 'tbsp' }), makeLine('flour', 1, { unit: 'piece' })),
        ),
      ),
    ).toEqual(['170 g flour'])
    expect(short(shop(meal(makeLine('garlic', 8), makeLine('garlic', 3, { unit: 'piece' }))))).toEqual([
      '5 piece garlic',
    ])
  })

  it('counts an ingredient that occurs twice twice, times the serves', () => {
    expect(short(shop(meal(makeLine('flour', 40), makeLine('flour', 60)), 3))).toEqual(['300 g flour'])
    expect(shop(meal(makeLine('flour', 40), makeLine('flour', 60)), 3)[0]?.parts).toEqual([
      { mealId: 'meal', mealName: 'meal', eaters: null, amount: 300, serves: 3 },
    ])
  })

  it('shows kg and l from 1000 up', () => {
    expect(short(shop(meal(makeLine('flour', 999))))).toEqual(['999 g flour'])
    expect(short(shop(meal(makeLine('flour', 500)), 2))).toEqual(['1 kg flour'])
    expect(short(shop(meal(makeLine('milk', 1, { unit: 'cup' })), 6))).toEqual(['1.5 l milk'])
  })

  it('never reads as 1000 g or ml, however the sum came about', () => {
    const thirds = meal(...[1, 2, 3].map(() => makeLine('flour', 333.3333333)))
    const tenths = meal(...Array.from({ length: 10 }, () => makeLine('flour', 99.99999999999999)))
    for (const [item] of [shop(thirds), shop(tenths)])
      expect(`${item?.amount.toFixed(2)} ${item?.unit}`).toBe('1.00 kg')
    expect(short(shop(meal(makeLine('flour', 999.99))))).toEqual(['999.99 g flour'])
  })

  it('keeps apart what cannot be converted, and drops nothing', () => {
    const lines = [
      makeLine('odd', 5),
      makeLine('odd', 2, { unit: 'piece' }),
      makeLine('odd', 1, { unit: 'tbsp' }),
      makeLine('odd', 1),
    ]
    expect(short(shop(meal(...lines), 2))).toEqual(['12 g odd', '40 ml odd', '4 piece odd'])
    expect(short(shop(meal(makeLine('own:secret', 2, { unit: 'tbsp' }))))).toEqual(['40 ml own:secret'])
  })

  it('buys what is swapped in, adds it to what is there, and nothing that is left out', () => {
    const both = meal(makeLine('flour', 1), makeLine('milk', 103), makeLine('oat-milk', 100, { unit: 'ml' }))
    expect(short(shop(both, 1, swapOf('milk')))).toEqual(['254.5 ml oat-milk', '1 g flour'])
    expect(short(shop(meal(makeLine('flour', 1), makeLine('garlic')), 1, swapOf('garlic')))).toEqual(['1 g flour'])
  })

  it('walks the areas in order, the unknown one last, and ignores meals without serves', () => {
    const all = meal(makeLine('odd'), makeLine('flour'), makeLine('milk'), makeLine('garlic'))
    expect(shop(all).map((item) => item.area)).toEqual(['produce', 'dairy', 'pantry', 'uncategorised'])
    expect(shop(all, 0)).toEqual([])
  })

  it('sorts an area by name as people do, whatever is a capital or has an accent', () => {
    const names = ['English muffins', 'cream', 'crème fraîche', 'crumpets', 'almonds', 'Thai basil', 'eggs']
    const shelf = compileCatalogue({
      ingredients: names.map((name, index) => makeIngredient(`item-${index}`, { name })),
      swaps: [],
      meals: [],
    })
    const all = compileMeal(
      shelf,
      makeMeal(
        'all',
        names.map((_, index) => makeLine(`item-${index}`)),
      ),
    )
    expect(shop(all).map(({ name }) => name)).toEqual([
      'almonds',
      'cream',
      'crème fraîche',
      'crumpets',
      'eggs',
      'English muffins',
      'Thai basil',
    ])
  })

  it('has totals that are the sum of their parts and grow in line with the serves, whatever the catalogue', () => {
    fc.assert(
      fc.property(catalogueAndDietArbitrary, fc.integer({ min: 1, max: 10 }), ({ data, choice }, serves) => {
        const entries = compileCatalogue(data).meals.map((each) => {
          const answer = suitability(each, choice.diet)
          return { meal: each, swaps: answer.kind === 'swapped' ? answer.swaps : [], serves: 1 }
        })
        const once = aggregateShoppingList(entries)
        for (const item of once) expect(item.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(item.amount)
        const scaled = aggregateShoppingList(entries.map((entry) => ({ ...entry, serves })))
        const repeated = aggregateShoppingList(Array.from({ length: serves }, () => entries).flat())
        expect(scaled).toHaveLength(once.length)
        scaled.forEach((item, index) => {
          const [one, many] = [once[index], repeated[index]]
          if (one === undefined || many === undefined) throw new Error('A line is missing')
          expect([item.slug, item.slug]).toEqual([one.slug, many.slug])
          expect(Math.abs(small(item) / small(one) / serves - 1)).toBeLessThan(1e-9)
          expect(Math.abs(small(item) / small(many) - 1)).toBeLessThan(1e-9)
        })
        const areas = once.map((item) => AREAS.indexOf(item.area))
        expect(areas).toEqual([...areas].sort((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })
})
