import { CATEGORIES } from '../../../server/catalogue/types'
import { GeneratedPlanModel } from '../../../server/planning/GeneratedPlanModel'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { rowOf } from '../../support/plans'
import { all, idsOf, propose, RANDOMIZE, type Result } from './proposals'

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

const randomize = (input: object, by = person) => propose(app, by, input)
const generated = (by = person) => GeneratedPlanModel.query(app.services.db).where({ userId: by.userId })

describe('a proposal', () => {
  it('is exactly as long as asked, each meal once and in its category', async () => {
    const result = await randomize({
      breakfast: { numMeals: 10, serves: [4, 0, 10] },
      lunch: { numMeals: 0 },
      dinner: { numMeals: 7 },
    })
    expect(result.errors).toEqual([])
    expect(result.breakfast?.settings.numMeals).toBe(10)
    expect(result.breakfast?.mealList.map(({ numServes }) => numServes)).toEqual([4, 0, 10, 1, 1, 1, 1, 1, 1, 1])
    expect(result.lunch).toMatchObject({ settings: { numMeals: 0 }, mealList: [], excludedBy: [] })
    expect(result.lunch?.differentMeals).toBe(app.services.catalogue.compiled.byCategory.lunch.length)
    expect(result.dinner?.mealList).toHaveLength(7)
    expect(new Set(idsOf(result)).size).toBe(17)
    for (const { slug } of result.breakfast?.mealList ?? [])
      expect(app.services.catalogue.compiled.mealBySlug.get(slug)?.meal.categories).toContain('breakfast')
  })

  it('is null for categories that the input leaves out', async () => {
    expect(await randomize({ lunch: { numMeals: 1 } })).toMatchObject({
      breakfast: null,
      lunch: { settings: { numMeals: 1 } },
      dinner: null,
    })
  })

  it('is the same under the same seed and settings, and different otherwise', async () => {
    const other = await signUpAndIn(app)
    const mine = await randomize({ ...all(5), seed: 'soup' })
    expect(await randomize({ ...all(5), seed: 'soup' }, other)).toEqual(mine)
    expect(idsOf(await randomize({ ...all(5), seed: 'bread' }, await signUpAndIn(app)))).not.toEqual(idsOf(mine))
  })

  it('does not propose meals that stay in the plan', async () => {
    const { compiled } = app.services.catalogue
    const many = Array.from({ length: 30 }, (_, index) => rowOf(app, 'dinner', index).uniqueId)
    for (let round = 0; round < 10; round += 1) {
      const { errors, dinner } = await randomize({
        dinner: { numMeals: 10 },
        keep: [...many.slice(0, 29), ''],
        seed: `round ${round}`,
      })
      expect(errors).toEqual([])
      for (const { uniqueId } of dinner?.mealList ?? []) expect(many.slice(0, 29)).not.toContain(uniqueId)
    }
    expect(compiled.byCategory.dinner.length).toBeGreaterThan(40)
  })

  it('counts as a generated plan with its meals', async () => {
    const result = await randomize(all(2))
    const rows = await generated()
    expect(rows).toHaveLength(1)
    const slugs = CATEGORIES.flatMap((category) => result[category]?.mealList.map(({ slug }) => slug) ?? [])
    expect(rows[0]?.mealIds.map((id) => app.services.catalogue.compiled.mealById.get(id)?.slug)).toEqual(slugs)
    expect(rows[0]?.generatedAt).toBeGreaterThan(app.clock.now() - 60_000)
    await randomize(all(1))
    expect(await generated()).toHaveLength(2)
  })

  it("makes the last plans' meals less likely", async () => {
    const stranger = await signUpAndIn(app)
    const repeats = { remembered: 0, forgotten: 0 }
    for (let round = 0; round < 8; round += 1) {
      await GeneratedPlanModel.query(app.services.db).delete()
      const first = idsOf(await randomize({ breakfast: { numMeals: 10 }, seed: `first ${round}` }))
      const again = (result: Result) => idsOf(result).filter((id) => first.includes(id)).length
      repeats.remembered += again(await randomize({ breakfast: { numMeals: 10 }, seed: `second ${round}` }))
      repeats.forgotten += again(await randomize({ breakfast: { numMeals: 10 }, seed: `second ${round}` }, stranger))
    }
    expect(repeats.remembered * 2).toBeLessThan(repeats.forgotten)
  })

  it('remembers a plan although single rows were proposed since', async () => {
    const stranger = await signUpAndIn(app)
    const repeats = { remembered: 0, forgotten: 0 }
    for (let round = 0; round < 8; round += 1) {
      await GeneratedPlanModel.query(app.services.db).delete()
      const first = idsOf(await randomize({ breakfast: { numMeals: 10 }, seed: `first ${round}` }))
      for (let row = 0; row < 6; row += 1) await randomize({ dinner: { numMeals: 1 }, keep: first, seed: `row ${row}` })
      const again = (result: Result) => idsOf(result).filter((id) => first.includes(id)).length
      repeats.remembered += again(await randomize({ breakfast: { numMeals: 10 }, seed: `second ${round}` }))
      repeats.forgotten += again(await randomize({ breakfast: { numMeals: 10 }, seed: `second ${round}` }, stranger))
    }
    expect(repeats.remembered * 2).toBeLessThan(repeats.forgotten)
  })
})

describe('what is refused', () => {
  it.each([
    [{ ...all(1), lunch: { numMeals: 11 } }, 'OUT_OF_RANGE', 'lunch.numMeals'],
    [{ ...all(1), dinner: { numMeals: -1 } }, 'OUT_OF_RANGE', 'dinner.numMeals'],
    [{ breakfast: { numMeals: 3, serves: [1, 2, 11] } }, 'OUT_OF_RANGE', 'breakfast.serves[2]'],
    [{ breakfast: { numMeals: 3, serves: Array(11).fill(1) } }, 'TOO_MANY', 'breakfast.serves'],
    [{ ...all(1), keep: ['', 'bm9uc2Vuc2U'] }, 'UNKNOWN', 'keep[1]'],
    [{ ...all(1), keep: Array(31).fill('') }, 'TOO_MANY', 'keep'],
    [{ ...all(1), seed: 's'.repeat(201) }, 'TOO_LONG', 'seed'],
    [{ ...all(1), scope: 'ROW' }, 'MISMATCH', 'scope'],
    [all(0), 'EMPTY_PLAN', null],
    [{}, 'EMPTY_PLAN', null],
  ])('%j', async (input, code, field) => {
    const result = await randomize(input)
    expect(result.errors).toMatchObject([{ code, field }])
    expect([result.breakfast, result.lunch, result.dinner]).toEqual([null, null, null])
    expect(await generated()).toHaveLength(0)
  })

  it('reports every problem at once', async () => {
    const { errors } = await randomize({
      breakfast: { numMeals: 99, serves: [99] },
      lunch: { numMeals: -1 },
      keep: ['?'],
    })
    expect(errors.map(({ field }) => field)).toEqual([
      'breakfast.numMeals',
      'breakfast.serves[0]',
      'lunch.numMeals',
      'keep[0]',
    ])
  })

  it.each([[{ numMeals: '3' }], [{ numMeals: 2.5 }], [{ meals: 1 }]])('malformed: %j', async (lunch) => {
    expect((await app.graphql(RANDOMIZE, { input: { lunch } }, person.token)).status).toBe(400)
  })

  it('a call without a token', async () => {
    expect((await app.graphql(RANDOMIZE, { input: all(1) })).status).toBe(401)
  })
})
