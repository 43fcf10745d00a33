import type { PlanRows } from '../../../schema/planOperations'
import { membership } from '../../../server/households/membership'
import { MealPlanModel } from '../../../server/planning/MealPlanModel'
import { PlanModel, SAVED } from '../../../server/planning/PlanModel'
import { type Person, signUpAndIn } from '../../support/people'
import { planOf, rowOf } from '../../support/plans'
import { restCaller } from '../../support/restCaller'
import { join } from './currentPlans'
import { savedPlans } from './savedPlans'

const { app, person, save, load, smallPlan } = savedPlans()

/** Saves as the release before this one does, which keeps plans by account. */
async function saveAsBefore({ userId }: Person, serves: number, ahead = 5) {
  const plan = planOf({ lunch: [rowOf(app, 'lunch', 0, serves)] })
  const stored = { breakfast: none, dinner: none, lunch: { numMeals: 1, mealList: plan.lunch.mealList } }
  const savedAt = app.clock.now() + ahead
  const present = await MealPlanModel.query(app.services.db).findById(userId)
  const version = (present?.version ?? 0) + 1
  await MealPlanModel.query(app.services.db)
    .insert({ userId, version, plan: stored, savedAt })
    .onConflict('userId')
    .merge()
  return { version, savedAt }
}
const none = { numMeals: 0, mealList: [] }
const servesIn = (saved: Awaited<ReturnType<typeof load>>) => saved?.plan.lunch.mealList[0]?.numServes
const rowBefore = ({ userId }: Person) => MealPlanModel.query(app.services.db).findById(userId).throwIfNotFound()

it('is one for a household', async () => {
  const other = await signUpAndIn(app)
  await join(app, other, person())
  const { saved } = await save(smallPlan(3), 0)
  expect(await load(other)).toEqual(saved)
  expect((await save(smallPlan(4), 0, other)).errors).toMatchObject([{ code: 'CONFLICT' }])
  await save(smallPlan(5), 1, other)
  expect(await load()).toMatchObject({ version: 2, plan: { breakfast: { mealList: [{ numServes: 5 }] } } })
})

describe('beside the release before this one', () => {
  it('takes over what that one has saved, before and after', async () => {
    const first = await saveAsBefore(person(), 2)
    expect(await load()).toMatchObject(first)
    await save(smallPlan(3), first.version)
    const second = await saveAsBefore(person(), 7)
    expect(second.version).toBe(first.version + 2)
    expect(servesIn(await load())).toBe(7)
    expect((await save(smallPlan(4), first.version + 1)).errors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await save(smallPlan(4), second.version)).saved?.version).toBe(second.version + 1)
  })

  it('takes it over as well when the clock of that one is behind', async () => {
    await save(smallPlan(3), 0)
    await saveAsBefore(person(), 6, -30_000)
    expect(servesIn(await load())).toBe(6)
  })

  it('leaves it every save, for each account of the household', async () => {
    const other = await signUpAndIn(app)
    await join(app, other, person())
    await save(smallPlan(2), 0)
    await save(smallPlan(9), 1, other)
    for (const one of [person(), other]) {
      const { version, plan } = await rowBefore(one)
      expect({ version, plan }).toMatchObject({ version: 2, plan: { breakfast: { mealList: [{ numServes: 9 }] } } })
    }
  })

  it('does not take a newcomer’s plan for the household’s', async () => {
    const other = await signUpAndIn(app)
    await save(smallPlan(2), 0)
    await saveAsBefore(other, 8, 0)
    app.clock.advance(1000)
    await join(app, other, person())
    expect(servesIn(await load())).toBeUndefined()
    app.clock.advance(1000)
    await saveAsBefore(other, 5)
    expect(servesIn(await load())).toBe(5)
  })
})

describe('what a list of entries does not name', () => {
  const stored = async () => {
    const { householdId } = await membership(app.services, person())
    const { content } = await PlanModel.query(app.services.db)
      .findOne({ householdId, nameKey: SAVED })
      .throwIfNotFound()
    return content.rows
  }
  const call = restCaller(
    () => app,
    () => person().token,
  )
  const rest = async (method: 'GET' | 'PUT', body?: object) =>
    (await call(method, '/api/user/mealplan/', body)).body as Record<
      'breakfast' | 'lunch' | 'dinner',
      { settings: { num_meals: number }; meal_list: { unique_id: string; num_serves: number }[] }
    >

  /** Rows of everything that a list cannot say. */
  async function saveRows(): Promise<PlanRows> {
    await save(smallPlan(2), null)
    const me = (await membership(app.services, person())).id
    const [first, second, third] = await stored()
    if (!first || !second || !third) throw new Error('There are three rows')
    const rows: PlanRows = [
      { ...first, date: '2026-11-30', isLocked: true, eaters: [me], serves: null },
      { ...second, date: '2026-12-01' },
      { ...third, isLocked: true, variantOf: second.id, uniqueId: 'bm90aGluZw' },
    ]
    const { householdId } = await membership(app.services, person())
    await PlanModel.query(app.services.db).where({ householdId, nameKey: SAVED }).patch({ content: { rows } })
    return rows
  }

  it('stays where REST puts back what it got', async () => {
    const rows = await saveRows()
    await rest('PUT', await rest('GET'))
    expect(await stored()).toEqual(rows)
  })

  it('stays with the entries that are unchanged, and goes with the others', async () => {
    const rows = await saveRows()
    const plan = await rest('GET')
    const [one] = plan.breakfast.meal_list
    if (one) one.num_serves = 7
    plan.dinner.meal_list.reverse()
    await rest('PUT', plan)
    const after = await stored()
    expect(after[0]).toEqual({ ...rows[0], serves: 7 })
    for (const row of after.slice(1)) {
      expect(rows.map(({ id }) => id)).not.toContain(row.id)
      expect(row).not.toHaveProperty('date')
    }
  })

  it('goes where the list names it', async () => {
    await saveRows()
    const plan = await load()
    if (!plan) throw new Error('A plan is saved')
    const named = { eaters: null, followsPortions: false, isVersion: false }
    const list = ({ mealList }: { mealList: { uniqueId: string; numServes: number }[] }) => ({
      settings: { numMeals: mealList.length },
      mealList: mealList.map(({ uniqueId, numServes }) => ({ uniqueId, numServes, ...named })),
    })
    const { breakfast, lunch, dinner } = plan.plan
    await save({ breakfast: list(breakfast), lunch: list(lunch), dinner: list(dinner) }, null)
    expect(await stored()).toMatchObject([
      { date: '2026-11-30', isLocked: true, eaters: null, serves: 1 },
      { date: '2026-12-01', variantOf: null },
      { isLocked: true, variantOf: null },
    ])
  })
})
