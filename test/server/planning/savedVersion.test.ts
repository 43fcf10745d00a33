import { randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { rowOf } from '../../support/plans'

const app = givenApp()

const versionFor = async ({ token }: Person) => {
  const { data } = await app.graphql('{ currentPlan { savedVersion } }', {}, token)
  return (data as unknown as { currentPlan: { savedVersion: number | null } }).currentPlan.savedVersion
}

const add = (index: number, by: Person) => {
  const { uniqueId } = rowOf(app, 'dinner', index)
  const addRow = { rowId: randomUUID(), category: 'DINNER', after: randomUUID(), uniqueId, serves: 2 }
  return app.graphql(
    'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { errors { code } } }',
    { operations: [{ id: randomUUID(), act: { addRow } }] },
    by.token,
  )
}

const entry = (index: number) => ({ uniqueId: rowOf(app, 'dinner', index).uniqueId, numServes: 2 })
const save = (indexes: readonly number[], by: Person) => {
  const none = { settings: { numMeals: 0 }, mealList: [] }
  const dinner = { settings: { numMeals: indexes.length }, mealList: indexes.map(entry) }
  return app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { code } } }',
    { plan: { breakfast: none, lunch: none, dinner } },
    by.token,
  )
}

it('a plan says of which save it is, for everyone of the household, while it has the same (PLAN-68)', async () => {
  const [ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ana, ben)
  await add(0, ana)
  expect(await versionFor(ben)).toBeNull()
  await save([0], ana)
  expect([await versionFor(ana), await versionFor(ben)]).toEqual([1, 1])
  await add(1, ben)
  expect([await versionFor(ana), await versionFor(ben)]).toEqual([null, null])
  await save([0, 1], ben)
  expect([await versionFor(ana), await versionFor(ben)]).toEqual([2, 2])
  await save([1, 0], ben)
  expect(await versionFor(ana)).toBeNull()
})
