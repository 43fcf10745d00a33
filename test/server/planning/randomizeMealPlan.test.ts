import type { RequirementKey, RequirementMode } from '../../../server/catalogue/requirements'
import { CATEGORIES, type Category, TAGS } from '../../../server/catalogue/types'
import { GeneratedPlanModel } from '../../../server/planning/GeneratedPlanModel'
import { brokenBy, eatenSlugs } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { type Entry, ENTRY, ERRORS, rowOf, setSettings, type Wrong } from '../../support/plans'

interface Proposed {
  settings: { numMeals: number }
  mealList: Entry[]
  excludedBy: { kind: string; label: string; count: number }[]
}
type Result = Record<Category, Proposed | null> & { errors: Wrong[] }

const PROPOSED = `{ settings { numMeals } mealList { ${ENTRY} } excludedBy { kind label count } }`
const RANDOMIZE = `mutation ($input: RandomizeMealPlanInput!) {
  randomizeMealPlan(input: $input) { breakfast ${PROPOSED} lunch ${PROPOSED} dinner ${PROPOSED} ${ERRORS} }
}`

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

async function randomize(input: object, by = person): Promise<Result> {
  const answer = await app.graphql(RANDOMIZE, { input }, by.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.randomizeMealPlan as never
}

const all = (numMeals: number) => ({ breakfast: { numMeals }, lunch: { numMeals }, dinner: { numMeals } })
const idsOf = (result: Result) =>
  CATEGORIES.flatMap((category) => result[category]?.mealList.map(({ uniqueId }) => uniqueId) ?? [])
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
    expect(result.lunch).toEqual({ settings: { numMeals: 0 }, mealList: [], excludedBy: [] })
    expect(result.dinner?.mealList).toHaveLength(7)
    expect(new Set(idsOf(result)).size).toBe(17)
    for (const { slug } of result.breakfast?.mealList ?? [])
      expect(app.services.catalogue.compiled.mealBySlug.get(slug)?.meal.categories).toContain('breakfast')
  })

  it('leaves out what was not asked', async () => {
    expect(await randomize({ lunch: { numMeals: 1 } })).toMatchObject({
      breakfast: null,
      lunch: { settings: { numMeals: 1 } },
      dinner: null,
    })
  })

  it('repeats itself under the same seed and settings, and only then', async () => {
    const other = await signUpAndIn(app)
    const mine = await randomize({ ...all(5), seed: 'soup' })
    expect(await randomize({ ...all(5), seed: 'soup' }, other)).toEqual(mine)
    expect(idsOf(await randomize({ ...all(5), seed: 'bread' }, await signUpAndIn(app)))).not.toEqual(idsOf(mine))
  })

  it('proposes no meal again that stays in the plan', async () => {
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

  it('remembers a plan although single rows were proposed anew since', async () => {
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

  it('nobody who is not signed in', async () => {
    expect((await app.graphql(RANDOMIZE, { input: all(1) })).status).toBe(401)
  })
})

describe('the hard guarantee', () => {
  const diets: Partial<Record<RequirementKey, RequirementMode>>[] = [
    { VEGAN: 'ADAPT' },
    { VEGAN: 'STRICT' },
    { GLUTEN_FREE: 'ADAPT', DAIRY_FREE: 'ADAPT' },
    { GLUTEN_FREE: 'STRICT', NUT_FREE: 'ADAPT', EGG_FREE: 'ADAPT' },
    { PESCATARIAN: 'ADAPT', NO_ALCOHOL: 'STRICT', SESAME_FREE: 'ADAPT' },
    { SHELLFISH_FREE: 'STRICT', FISH_FREE: 'STRICT', SOY_FREE: 'ADAPT' },
    { VEGETARIAN: 'STRICT', PEANUT_FREE: 'STRICT', WHEAT_FREE: 'ADAPT' },
    { NO_PORK: 'ADAPT', NO_BEEF: 'ADAPT', DAIRY_FREE: 'STRICT' },
  ]

  it.each(diets)(
    '%j: 25 seeded plans hold nothing forbidden',
    async (requirements) => {
      await setSettings(app, person.userId, { requirements: requirements as Record<string, RequirementMode> })
      let offered = 0
      for (let seed = 0; seed < 25; seed += 1) {
        const result = await randomize({ ...all(7), seed: String(seed) })
        for (const id of idsOf(result)) {
          expect(brokenBy(app.services.catalogue.compiled, id, requirements)).toEqual([])
          offered += 1
        }
      }
      expect(offered).toBeGreaterThan(25 * 7)
    },
    60_000,
  )

  it('proposes nothing with an ingredient that is never eaten or a tag that is never wanted', async () => {
    const neverEatenSlugs = ['garlic', 'brown-onion', 'chicken-breast'].filter((slug) =>
      app.services.catalogue.compiled.ingredientBySlug.has(slug),
    )
    expect(neverEatenSlugs.length).toBeGreaterThan(0)
    await setSettings(app, person.userId, { neverEatenSlugs, tagPreferences: { quick: 'NEVER', spicy: 'NEVER' } })
    for (let seed = 0; seed < 20; seed += 1)
      for (const category of CATEGORIES)
        for (const { uniqueId, slug } of (await randomize({ ...all(5), seed: `${seed}` }))[category]?.mealList ?? []) {
          expect(
            eatenSlugs(app.services.catalogue.compiled, uniqueId).filter((eaten) => neverEatenSlugs.includes(eaten)),
          ).toEqual([])
          expect(app.services.catalogue.compiled.mealBySlug.get(slug)?.meal.tags).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/^(quick|spicy)$/)]),
          )
        }
  })

  it('comes back empty with the reasons when nothing suits, and counts for nothing', async () => {
    const { ingredients, byCategory } = app.services.catalogue.compiled
    await setSettings(app, person.userId, {
      neverEatenSlugs: ingredients.map(({ slug }) => slug),
      tagPreferences: Object.fromEntries(TAGS.map((tag) => [tag, 'NEVER' as const])),
    })
    const { breakfast, dinner, errors } = await randomize({ breakfast: { numMeals: 4 }, dinner: { numMeals: 0 } })
    expect(errors).toEqual([])
    expect(breakfast).toEqual({
      settings: { numMeals: 0 },
      mealList: [],
      excludedBy: [{ kind: 'NEVER_EATEN', label: 'Ingredients I never eat', count: byCategory.breakfast.length }],
    })
    expect(dinner).toEqual({ settings: { numMeals: 0 }, mealList: [], excludedBy: [] })
    expect(await generated()).toHaveLength(0)
  })

  it('names the tags and the requirements that excluded, the most first', async () => {
    await setSettings(app, person.userId, {
      requirements: { VEGAN: 'STRICT', GLUTEN_FREE: 'STRICT' },
      tagPreferences: Object.fromEntries(TAGS.map((tag) => [tag, 'NEVER' as const])),
    })
    const { breakfast } = await randomize({ breakfast: { numMeals: 1 } })
    expect(breakfast?.mealList).toEqual([])
    const { excludedBy = [] } = breakfast ?? {}
    expect(excludedBy.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['REQUIREMENT', 'TAG']))
    expect(excludedBy.map(({ label }) => label)).toEqual(expect.arrayContaining(['Vegan', 'Gluten free']))
    expect(excludedBy.map(({ count }) => count)).toEqual(excludedBy.map(({ count }) => count).sort((a, b) => b - a))
  })
})
