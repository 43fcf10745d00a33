import { MealPlanModel } from '../../../server/planning/MealPlanModel'
import { type Person, signUpAndIn } from '../../support/people'
import { planOf, rowOf } from '../../support/plans'
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
