import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { MealPlanModel } from '../../../server/planning/MealPlanModel'
import { signUpAndIn } from '../../support/people'
import { emptyRow, planOf, rowOf, toInput } from '../../support/plans'
import { LOAD, SAVE, savedPlans } from './savedPlans'

const { app, person, save, load, smallPlan } = savedPlans()

describe('saving and loading', () => {
  it('loads nothing before the first save', async () => {
    expect(await load()).toBeNull()
  })

  it('loads what was saved, with everything that follows from the ids', async () => {
    const { saved, errors } = await save(smallPlan(), 0)
    expect(errors).toEqual([])
    expect(saved?.version).toBe(1)
    expect(saved?.savedAt).toBeGreaterThan(Date.now() - 60_000)
    expect(await load()).toEqual(saved)
    const meal = app.services.catalogue.compiled.meals[app.services.catalogue.compiled.byCategory.breakfast[0] ?? -1]
    expect(saved?.plan.breakfast.mealList).toEqual([
      {
        name: meal?.name,
        uniqueId: rowOf(app, 'breakfast').uniqueId,
        isCustomised: false,
        urlDetails: meal?.meal.urlDetails ?? '',
        numServes: 2,
        mainIngredient: meal?.mainKind,
        slug: meal?.slug,
        picture: expect.stringMatching(/./),
        plate: expect.stringMatching(`^/plates/${meal?.slug}\\.[\\w-]{22}\\.svg$`),
        minutes: meal?.meal.minutes,
        swaps: [],
      },
    ])
    expect(saved?.plan.dinner.settings.numMeals).toBe(2)
    expect(saved?.plan.dinner.mealList[1]).toMatchObject({
      name: '',
      uniqueId: '',
      isCustomised: false,
      numServes: 4,
      mainIngredient: '',
    })
    expect(saved?.plan.lunch).toEqual({ settings: { numMeals: 0 }, mealList: [] })
  })

  it('reads only the id and the serves', async () => {
    const forged = {
      ...rowOf(app, 'lunch'),
      name: '<b>Nothing</b>',
      isCustomised: true,
      urlDetails: 'javascript:alert(1)',
      mainIngredient: 'gold',
    }
    const { saved } = await save(planOf({ lunch: [forged] }))
    const honest = await save(planOf({ lunch: [rowOf(app, 'lunch')] }))
    expect(saved?.plan.lunch).toEqual(honest.saved?.plan.lunch)
  })

  it('accepts ten rows of ten serves everywhere', async () => {
    const rows = (category: 'breakfast' | 'lunch' | 'dinner') =>
      Array.from({ length: 10 }, (_, index) => rowOf(app, category, index, 10))
    const plan = planOf({ breakfast: rows('breakfast'), lunch: rows('lunch'), dinner: rows('dinner') })
    const { saved, errors } = await save(plan)
    expect(errors).toEqual([])
    expect(saved && toInput(saved.plan)).toEqual(plan)
  })

  it('saves empty rows, but not a plan without any row', async () => {
    expect((await save(planOf({ lunch: [emptyRow(0)] }))).errors).toEqual([])
    const { saved, errors } = await save(planOf({}))
    expect(saved).toBeNull()
    expect(errors).toEqual([{ code: 'EMPTY_PLAN', field: 'plan', message: 'Your mealplan is empty' }])
  })

  it('opens a row as empty when its meal has left the catalogue, and can save it again', async () => {
    await save(smallPlan())
    const row = await MealPlanModel.query(app.services.db).findById(person().userId).throwIfNotFound()
    const gone = { uniqueId: Buffer.from('meal-of-yesterday').toString('base64url'), numServes: 7 }
    await row
      .$query(app.services.db)
      .patch({ version: 2, plan: { ...row.plan, breakfast: { numMeals: 1, mealList: [gone] } } })
    const loaded = await load()
    expect(loaded?.plan.breakfast.mealList).toMatchObject([{ uniqueId: '', name: '', numServes: 7 }])
    expect(loaded && (await save(toInput(loaded.plan), loaded.version)).errors).toEqual([])
  })
})

describe('what is refused', () => {
  it('reports every problem with its path and stores nothing', async () => {
    const plan = planOf({
      breakfast: [rowOf(app, 'breakfast'), { uniqueId: 'bm9uc2Vuc2U', numServes: 2 }, rowOf(app, 'breakfast', 1, 11)],
      lunch: [{ uniqueId: 'x y', numServes: -1 }],
      dinner: Array.from({ length: 40 }, (_, index) => rowOf(app, 'dinner', index % 20, index === 39 ? 99 : 1)),
    })
    plan.lunch.settings.numMeals = 3
    const { saved, errors } = await save(plan)
    expect(saved).toBeNull()
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['UNKNOWN', 'plan.breakfast.mealList[1].uniqueId'],
      ['OUT_OF_RANGE', 'plan.breakfast.mealList[2].numServes'],
      ['MISMATCH', 'plan.lunch.settings.numMeals'],
      ['OUT_OF_RANGE', 'plan.lunch.mealList[0].numServes'],
      ['UNKNOWN', 'plan.lunch.mealList[0].uniqueId'],
      ['OUT_OF_RANGE', 'plan.dinner.settings.numMeals'],
      ['TOO_MANY', 'plan.dinner.mealList'],
      ['OUT_OF_RANGE', 'plan.dinner.mealList[39].numServes'],
    ])
    for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\.$/)
    expect(await load()).toBeNull()
  })

  const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const

  it.each(CATEGORIES)('refuses a meal that is not made for %s', async (category) => {
    const { meals } = app.services.catalogue.compiled
    for (const other of CATEGORIES) {
      const meal = meals.find(
        ({ meal: { categories } }) => categories.includes(other) && !categories.includes(category),
      )
      if (other === category || !meal) continue
      const row = { uniqueId: encodeMealEntryId(meal.id, []), numServes: 1 }
      const { saved, errors } = await save(planOf({ [category]: [emptyRow(), row] }))
      expect(saved).toBeNull()
      expect(errors).toEqual([
        {
          code: 'INVALID',
          field: `plan.${category}.mealList[1].uniqueId`,
          message: `${meal.name} is not a ${category} meal.`,
        },
      ])
      expect((await save(planOf({ [other]: [row] }))).errors).toEqual([])
    }
    expect(await load()).not.toBeNull()
  })

  it.each(CATEGORIES)('opens a stored meal of another category as an empty row of %s', async (category) => {
    const { meals } = app.services.catalogue.compiled
    const meal = meals.find(({ meal: { categories } }) => !categories.includes(category))
    const entry = { uniqueId: encodeMealEntryId(meal?.id ?? '', []), numServes: 3 }
    await save(planOf({ [category]: [rowOf(app, category)] }))
    const stored = await MealPlanModel.query(app.services.db).findById(person().userId).throwIfNotFound()
    await stored
      .$query(app.services.db)
      .patch({ version: 2, plan: { ...stored.plan, [category]: { numMeals: 1, mealList: [entry] } } })
    expect((await load())?.plan[category].mealList).toMatchObject([{ uniqueId: '', numServes: 3 }])
  })

  it('refuses swaps that the meal does not have', async () => {
    const { meals, byCategory } = app.services.catalogue.compiled
    const meal = meals[byCategory.dinner[0] ?? -1]
    const uniqueId = Buffer.from([meal?.id, meal?.ingredients[1]?.slug, 'arsenic'].join('\n')).toString('base64url')
    expect((await save(planOf({ dinner: [{ uniqueId, numServes: 1 }] }))).errors).toMatchObject([
      { code: 'UNKNOWN', field: 'plan.dinner.mealList[0].uniqueId' },
    ])
  })

  it.each([-1, 11, 2_000_000_000])('refuses %p as a number of meals', async (numMeals) => {
    const plan = planOf({ lunch: [rowOf(app, 'lunch')] })
    plan.lunch.settings.numMeals = numMeals
    expect((await save(plan)).errors).toContainEqual(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'plan.lunch.settings.numMeals' }),
    )
  })

  it.each([[1.5], ['2'], [null]])('refuses %p serves as malformed', async (numServes) => {
    const plan = { ...planOf({}), lunch: { settings: { numMeals: 1 }, mealList: [{ uniqueId: '', numServes }] } }
    expect((await app.graphql(SAVE, { input: { plan } }, person().token)).status).toBe(400)
  })

  it('refuses a negative version', async () => {
    expect((await save(smallPlan(), -1)).errors).toMatchObject([{ code: 'OUT_OF_RANGE', field: 'version' }])
  })
})

describe('permissions', () => {
  it('needs a token', async () => {
    for (const token of [null, 'not-a-token']) {
      const answer = await app.graphql(SAVE, { input: { plan: smallPlan() } }, token)
      expect(answer.status).toBe(401)
      expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      expect((await app.graphql(LOAD, {}, token)).status).toBe(401)
    }
  })

  it("neither shows nor changes another user's plan", async () => {
    const mine = await save(smallPlan(3), 0)
    const other = await signUpAndIn(app)
    expect(await load(other)).toBeNull()
    expect((await save(smallPlan(9), 1, other)).errors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await save(smallPlan(9), null, other)).saved?.version).toBe(1)
    expect(await load()).toEqual(mine.saved)
  })
})
