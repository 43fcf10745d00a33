import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { emptyRow, ERRORS, PLAN, type Plan, type PlanInput, planOf, rowOf, type Wrong } from '../../support/plans'

/** A plan that was saved. */
export interface Saved {
  version: number
  savedAt: number
  plan: Plan
}

export const SAVE = `mutation ($input: SaveMealPlanInput!) {
  saveMealPlan(input: $input) { saved { version savedAt plan ${PLAN} } ${ERRORS} }
}`
export const LOAD = `{ mealPlan { version savedAt plan ${PLAN} } }`

/** Starts the application for the tests of a file, with a new user for each test, and saves and loads plans in it. */
export function savedPlans() {
  const app = givenApp()
  let person: Person

  beforeEach(async () => {
    person = await signUpAndIn(app)
  })

  return {
    app,
    person: () => person,
    /** A plan of two categories with an empty row. */
    smallPlan: (serves = 2) =>
      planOf({ breakfast: [rowOf(app, 'breakfast', 0, serves)], dinner: [rowOf(app, 'dinner', 3), emptyRow(4)] }),
    async save(
      plan: PlanInput,
      version?: number | null,
      by = person,
    ): Promise<{ saved: Saved | null; errors: Wrong[] }> {
      const answer = await app.graphql(SAVE, { input: { plan, version } }, by.token)
      expect(answer.errors).toBeUndefined()
      return answer.data.saveMealPlan as never
    },
    async load(by = person): Promise<Saved | null> {
      const answer = await app.graphql(LOAD, {}, by.token)
      expect(answer.errors).toBeUndefined()
      return answer.data.mealPlan as never
    },
  }
}
