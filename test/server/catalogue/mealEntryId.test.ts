import * as fc from 'fast-check'
import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import { suitability } from '../../../server/catalogue/diet'
import { decodeMealEntryId, encodeMealEntryId, readMealEntryId } from '../../../server/catalogue/mealEntryId'
import { catalogueAndDietArbitrary } from '../../support/catalogueArbitraries'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'

const data = {
  ingredients: ['rice', 'butter', 'oil', 'herb', 'nut'].map((slug) => makeIngredient(slug)),
  swaps: [makeSwap('butter', 'oil'), makeSwap('rice', 'oil'), makeSwap('nut', null)],
  meals: [
    makeMeal('risotto', [
      makeLine('rice'),
      makeLine('butter'),
      makeLine('herb', 5, { optional: true }),
      makeLine('nut'),
    ]),
  ],
}
const catalogue = compileCatalogue(data)
const forge = (...words: string[]): string => Buffer.from(words.join('\n')).toString('base64url')

describe('the id of a meal entry', () => {
  it('comes back as the meal and its swaps, whatever the catalogue', () => {
    fc.assert(
      fc.property(catalogueAndDietArbitrary, ({ data: all, choice }) => {
        const compiled = compileCatalogue(all)
        const grown = compileCatalogue({
          ingredients: [makeIngredient('a-new-one'), ...all.ingredients],
          swaps: [...all.swaps, makeSwap('ingredient-0', 'a-new-one')],
          meals: [makeMeal('a-new-meal', [makeLine('a-new-one')]), ...all.meals],
        })
        for (const meal of compiled.meals) {
          const answer = suitability(meal, choice.diet)
          const swaps = answer.kind === 'swapped' ? answer.swaps : []
          const id = encodeMealEntryId(meal.id, swaps)
          expect(encodeMealEntryId(meal.id, [...swaps].reverse())).toBe(id)
          const decoded = decodeMealEntryId(id, compiled)
          expect(decoded?.meal).toBe(meal)
          expect(new Set(decoded?.swaps.map((swap) => `${swap.from.slug} ${swap.to?.slug}`))).toEqual(
            new Set(swaps.map((swap) => `${swap.from.slug} ${swap.to?.slug}`)),
          )
          expect(decodeMealEntryId(id, grown)?.meal.id).toBe(meal.id)
          expect(decodeMealEntryId(id, grown)?.swaps).toHaveLength(swaps.length)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('names real swaps of ingredients that may be swapped', () => {
    expect(decodeMealEntryId(forge('risotto', 'butter', 'oil'), catalogue)?.swaps).toHaveLength(1)
    expect(decodeMealEntryId(forge('risotto', 'herb', '', 'nut', ''), catalogue)?.swaps).toHaveLength(2)
  })

  it.each([
    ['an unknown meal', forge('paella')],
    ['nothing', ''],
    ['an empty meal', forge('')],
    ['a swap that does not exist', forge('risotto', 'butter', 'nut')],
    ['a swap of the main ingredient', forge('risotto', 'rice', 'oil')],
    ['leaving out what is not optional', forge('risotto', 'butter', '')],
    ['an ingredient that the meal does not have', forge('risotto', 'oil', 'butter')],
    ['the same ingredient twice', forge('risotto', 'butter', 'oil', 'butter', 'oil')],
    ['swaps in another order', forge('risotto', 'nut', '', 'butter', 'oil')],
    ['half a swap', forge('risotto', 'butter')],
    ['words that objects have', forge('__proto__', 'constructor', 'toString')],
    ['text that is no base64url', '../../risotto'],
    ['padding', `${forge('risotto')}=`],
    ['broken UTF-8', Buffer.from([0xff, 0xfe, 0x41]).toString('base64url')],
    ['something endless', 'A'.repeat(100_000)],
  ])('is refused when it is %s', (_, id) => {
    expect(decodeMealEntryId(id, catalogue)).toBeNull()
  })

  it('is refused, never a crash, for anything at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.string().map((text) => forge(...text.split(' '))),
        ),
        (id) => {
          const decoded = decodeMealEntryId(id, catalogue)
          expect(decoded === null || decoded.meal.id === 'risotto').toBe(true)
        },
      ),
    )
  })

  it('finds a person’s own dish through the given look-up', () => {
    const dish = compileMeal(catalogue, makeMeal('dish-1', [makeLine('rice'), makeLine('butter'), makeLine('own:x')]))
    const [swap] = catalogue.ingredientBySlug.get('butter')?.swaps ?? []
    const id = encodeMealEntryId('dish-1', swap === undefined ? [] : [swap])
    expect(readMealEntryId(id)).toEqual({ mealId: 'dish-1', swaps: [{ from: 'butter', to: 'oil' }] })
    expect(decodeMealEntryId(id, catalogue)).toBeNull()
    expect(decodeMealEntryId(id, catalogue, (mealId) => (mealId === 'dish-1' ? dish : null))?.meal).toBe(dish)
  })
})
