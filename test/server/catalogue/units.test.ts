import * as fc from 'fast-check'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { isHighInSodium, nutritionOf } from '../../../server/catalogue/nutrition'
import { UNITS } from '../../../server/catalogue/types'
import { convert, swapQuantity, toMass, toShoppingUnit } from '../../../server/catalogue/units'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'

const oil = makeIngredient('oil', { unit: 'ml', density: 0.9, piece: null })

describe('units', () => {
  it('are Australian', () => {
    expect(UNITS.map((unit) => toShoppingUnit({ unit: 'ml', density: 1, piece: null }, 1, unit))).toEqual([
      1,
      1000,
      1,
      1000,
      5,
      20,
      250,
      0.3,
      null,
    ])
  })

  it('convert by density and piece weight, and never by a guess', () => {
    expect(toMass(oil, 1, 'tbsp')).toBeCloseTo(18)
    expect(toMass(oil, 1, 'piece')).toBeNull()
    expect(convert({ unit: 'g', density: null, piece: null }, 1, 'cup', 'g')).toBeNull()
    expect(convert({ unit: 'g', density: null, piece: null }, 1, 'cup', 'tbsp')).toBe(12.5)
    expect(convert({ unit: 'g', density: null, piece: { weight: 50, one: '', many: '' } }, 2, 'piece', 'kg')).toBe(0.1)
  })

  it('come back the same there and back', () => {
    const any = fc.constantFrom(...UNITS)
    const known = makeIngredient('known', { density: 0.77 })
    fc.assert(
      fc.property(any, any, fc.double({ min: 0.001, max: 1e4, noNaN: true }), (from, to, amount) => {
        const there = convert(known, amount, from, to)
        expect(convert(known, there ?? NaN, to, from)).toBeCloseTo(amount, 6)
      }),
    )
  })

  it('keep the recipe’s unit through a swap where the target can be measured in it', () => {
    const spread = makeIngredient('spread', { density: 1.8 })
    const block = makeIngredient('block', { density: null, piece: null })
    expect(swapQuantity(oil, spread, 1, { amount: 1, unit: 'tbsp' })).toEqual({ amount: 0.5, unit: 'tbsp' })
    expect(swapQuantity(oil, block, 2, { amount: 1, unit: 'tbsp' })).toEqual({ amount: 36, unit: 'g' })
    expect(swapQuantity(oil, block, 2, { amount: 3, unit: 'piece' })).toEqual({ amount: 6, unit: 'piece' })
  })
})

describe('nutritionOf', () => {
  const figures = {
    energy: 1000,
    protein: 10,
    fat: 5,
    saturatedFat: 1,
    carbohydrate: 20,
    sugars: 2,
    fibre: 3,
    sodium: 40,
  }
  const catalogue = compileCatalogue({
    ingredients: [
      makeIngredient('rice', { nutrition: figures }),
      makeIngredient('oil', { nutrition: { ...figures, energy: 3000 } }),
      makeIngredient('secret'),
      makeIngredient('lump', { nutrition: figures, piece: null }),
    ],
    swaps: [makeSwap('oil', 'rice', 0.5), makeSwap('secret', null)],
    meals: [
      makeMeal('known', [makeLine('rice', 50), makeLine('oil', 10)]),
      makeMeal('partly', [makeLine('rice', 50), makeLine('secret', 10), makeLine('lump', 1, { unit: 'piece' })]),
    ],
  })
  const find = (slug: string) => {
    const meal = catalogue.mealBySlug.get(slug)
    if (meal === undefined) throw new Error('The meal is missing')
    return meal
  }
  const swaps = (slug: string) => [...(catalogue.ingredientBySlug.get(slug)?.swaps ?? [])]

  it('sums one serve, swapped', () => {
    expect(nutritionOf(find('known'), []).perServe).toMatchObject({ energy: 800, protein: 6, sodium: 24 })
    expect(nutritionOf(find('known'), swaps('oil')).perServe?.energy).toBeCloseTo(550)
  })

  it('gives no sum where a figure or a weight is unknown, and names the ingredients', () => {
    const { perServe, unknown } = nutritionOf(find('partly'), [])
    expect(perServe).toBeNull()
    expect(unknown.map(({ slug }) => slug)).toEqual(['secret', 'lump'])
    expect(nutritionOf(find('partly'), swaps('secret')).unknown.map(({ slug }) => slug)).toEqual(['lump'])
  })
})

test('a serve with more than a third of 2000 mg of sodium is high in it, and unknown figures are not called high', () => {
  expect(isHighInSodium({ sodium: 667 })).toBe(true)
  expect(isHighInSodium({ sodium: 666 })).toBe(false)
  expect(isHighInSodium(null)).toBe(false)
})

describe('a liquid that replaces what is weighed', () => {
  const oil = { unit: 'ml', density: 0.8, piece: null } as const
  const butter = { unit: 'g', density: 0.9, piece: null } as const
  it('is measured with spoons, and by volume where there is much of it', () => {
    expect(swapQuantity(butter, oil, 1, { amount: 16, unit: 'g' })).toEqual({ amount: 1, unit: 'tbsp' })
    expect(swapQuantity(butter, oil, 0.5, { amount: 0.32, unit: 'kg' })).toEqual({ amount: 200, unit: 'ml' })
    expect(swapQuantity(butter, { ...oil, density: null }, 1, { amount: 16, unit: 'g' })).toEqual({
      amount: 16,
      unit: 'g',
    })
  })

  it('a pinch in place of a handful is spooned, more of it is weighed', () => {
    const fresh = makeIngredient('fresh', { unit: 'g', piece: null })
    const dried = makeIngredient('dried', { unit: 'g', density: 0.4, piece: null })
    expect(swapQuantity(fresh, dried, 0.1, { amount: 10, unit: 'g' })).toEqual({ amount: 0.5, unit: 'tsp' })
    expect(swapQuantity(fresh, dried, 0.1, { amount: 100, unit: 'g' })).toEqual({ amount: 10, unit: 'g' })
    expect(swapQuantity(fresh, dried, 1, { amount: 1, unit: 'g' })).toEqual({ amount: 1, unit: 'g' })
  })
})
