import { DishModel } from '../../../server/dishes/DishModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { deleteDish, line, savedDish, soup } from './dishCalls'
import { dishLine, dough, nestedCalls, pizza, savedPizza } from './nestedDishes'

const app = givenApp()
let anna: Person
let ben: Person
const { dishOf, errorsOf } = nestedCalls(app, () => anna)

beforeAll(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
})
afterEach(async () => {
  await DishModel.query(app.services.db).delete()
})

describe('what a dish can’t be', () => {
  it('in itself, by whichever way (DISH-30)', async () => {
    const { inner, outer } = await savedPizza(app, anna)
    const circle = [{ code: 'INVALID', field: 'lines[0].dish' }]
    expect(await errorsOf(dough({ id: inner.id, lines: [dishLine('Pizza', outer, 1)] }))).toEqual(circle)
    expect(await errorsOf(dough({ id: inner.id, lines: [dishLine('Dough', inner, 1)] }))).toEqual(circle)
    expect((await dishOf(inner)).lines).toHaveLength(2)
  })

  it('of two saves at once that would make a circle, one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await savedDish(app, anna, dough({ name: `One ${round}` }))
      const other = await savedDish(app, anna, dough({ name: `Other ${round}` }))
      const both = await Promise.all([
        errorsOf(dough({ id: one.id, name: `One ${round}`, lines: [dishLine('other', other, 1)] })),
        errorsOf(dough({ id: other.id, name: `Other ${round}`, lines: [dishLine('one', one, 1)] })),
      ])
      expect(both.map(({ length }) => length).sort()).toEqual([0, 1])
    }
  })

  it('four deep, from above and from below', async () => {
    const bottom = await savedDish(app, anna, dough({ name: 'Bottom' }))
    const second = await savedDish(app, anna, dough({ name: 'Second', lines: [dishLine('bottom', bottom, 1)] }))
    const third = await savedDish(app, anna, dough({ name: 'Third', lines: [dishLine('second', second, 1)] }))
    expect(await errorsOf(dough({ name: 'Top', lines: [dishLine('third', third, 1)] }))).toEqual([
      { code: 'INVALID', field: 'lines[0].dish' },
    ])
    const below = await savedDish(app, anna, dough({ name: 'Below' }))
    expect(await errorsOf(dough({ id: bottom.id, name: 'Bottom', lines: [dishLine('below', below, 1)] }))).toEqual([
      { code: 'INVALID', field: 'lines' },
    ])
  })

  it('larger than a dish, with all that is in it', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => line('salt', null, null, 'salt'))
    const { inner } = await savedPizza(app, anna, { dough: { lines: lines(58) } })
    const full = dough({ id: inner.id, lines: lines(59) })
    expect(await errorsOf(full)).toEqual([{ code: 'TOO_MANY', field: 'lines' }])
    const long = dough({ id: inner.id, steps: Array.from({ length: 60 }, () => 'Stir.') })
    expect(await errorsOf(long)).toEqual([{ code: 'TOO_MANY', field: 'steps' }])
  })

  it.each([
    ['no amount', { amount: null }, 'REQUIRED', 'lines[0].amount'],
    ['an amount of nothing', { amount: 0 }, 'OUT_OF_RANGE', 'lines[0].amount'],
    ['a unit of spoons', { amount: 1, unit: 'tbsp' }, 'INVALID', 'lines[0].unit'],
    ['volume of what is weighed', { amount: 100, unit: 'ml' }, 'INVALID', 'lines[0].amount'],
    ['an ingredient as well', { amount: 1, ingredient: 'salt' }, 'INVALID', 'lines[0].dish'],
    ['a dish that there is not', { amount: 1, dish: 'dish-none' }, 'UNKNOWN', 'lines[0].dish'],
  ])('a line with %s', async (_name, over, code, field) => {
    const inner = await savedDish(app, anna, dough())
    expect(await errorsOf(pizza(inner, { lines: [{ text: 'dough', dish: inner.id, ...over }] }))).toEqual([
      { code, field },
    ])
  })

  it.each([
    [{ amount: 0, unit: 'g' }, 'OUT_OF_RANGE', 'yield.amount'],
    [{ amount: 5, unit: 'cup' }, 'INVALID', 'yield.unit'],
  ])('what it makes as %j', async (made, code, field) => {
    expect(await errorsOf(dough({ yield: made }))).toEqual([{ code, field }])
  })

  it('without what it makes, as long as another one weighs it', async () => {
    const { inner } = await savedPizza(app, anna)
    expect(await errorsOf(dough({ id: inner.id, yield: null }))).toEqual([{ code: 'REQUIRED', field: 'yield' }])
  })

  it('deleted while it is in another one, which the message names (DISH-34)', async () => {
    const { inner, outer } = await savedPizza(app, anna)
    const refused = await deleteDish(app, anna, inner.id)
    expect(refused).toMatchObject({ deleted: false, errors: [{ code: 'IN_USE', field: 'id' }] })
    expect(JSON.stringify(refused)).toContain('Pizza')
    expect((await deleteDish(app, ben, inner.id)).errors).toMatchObject([{ code: 'UNKNOWN' }])
    expect((await deleteDish(app, anna, outer.id)).errors).toEqual([])
    expect((await deleteDish(app, anna, inner.id)).errors).toEqual([])
  })

  it('known, once it is gone all the same', async () => {
    const { inner, outer } = await savedPizza(app, anna)
    expect((await dishOf(outer)).dietary).toContain('VEGAN')
    await DishModel.query(app.services.db).deleteById(inner.id)
    await savedDish(app, anna, soup({ name: 'Another' }))
    // As a server that has not read it yet.
    await DishModel.query(app.services.db).findById(outer.id).patch({ version: 99 })
    expect(await dishOf(outer)).toMatchObject({ dietary: [], lines: [{}, { dish: null, isKnown: false }, {}] })
  })
})
