import { LIMITS } from '../../../schema/limits'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import type { RequirementKey, RequirementMode } from '../../../server/catalogue/requirements'
import { CATEGORIES, TAGS } from '../../../server/catalogue/types'
import { GeneratedPlanModel } from '../../../server/planning/GeneratedPlanModel'
import { brokenBy, eatenSlugs } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { setSettings } from '../../support/plans'
import { all, idsOf, propose } from './proposals'

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

const randomize = (input: object, by = person) => propose(app, by, input)
const generated = (by = person) => GeneratedPlanModel.query(app.services.db).where({ userId: by.userId })

describe('proposals under settings', () => {
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

  it('is empty with the reasons when nothing suits, and is not stored', async () => {
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
      differentMeals: 0,
      excludedBy: [{ kind: 'NEVER_EATEN', label: 'Ingredients I never eat', count: byCategory.breakfast.length }],
    })
    expect(dinner).toEqual({ settings: { numMeals: 0 }, mealList: [], differentMeals: 0, excludedBy: [] })
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

  it('says how many different meals there are when they are fewer than asked for, and what excludes the rest', async () => {
    const { meals } = app.services.catalogue.compiled
    const never: readonly string[] = ['quick', 'kid friendly', 'budget', 'make ahead', 'comfort']
    const suits = (tags: readonly string[]) => !tags.some((tag) => never.includes(tag))
    const breakfasts = meals.filter(({ meal }) => meal.categories.includes('breakfast') && suits(meal.tags))
    // So few that all of them can be named as kept.
    expect(breakfasts.length).toBeGreaterThan(3)
    expect(breakfasts.length).toBeLessThanOrEqual(LIMITS.entriesPerList)
    await setSettings(app, person.userId, {
      tagPreferences: Object.fromEntries(never.map((tag) => [tag, 'NEVER' as const])),
    })
    const keep = breakfasts.slice(2).map(({ id }) => encodeMealEntryId(id, []))
    const enough = await randomize({ breakfast: { numMeals: 2 }, keep })
    expect(enough.breakfast).toMatchObject({ differentMeals: breakfasts.length, excludedBy: [] })
    const short = await randomize({ breakfast: { numMeals: 3 }, keep })
    expect(short.breakfast?.mealList).toHaveLength(3)
    expect(short.breakfast).toMatchObject({
      differentMeals: breakfasts.length,
      excludedBy: expect.arrayContaining([{ kind: 'TAG', label: 'quick', count: expect.any(Number) }]),
    })
  })
})
