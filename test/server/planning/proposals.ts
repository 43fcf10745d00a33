import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import type { Person } from '../../support/people'
import { type Entry, ENTRY, ERRORS, type Wrong } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'

interface Proposed {
  settings: { numMeals: number }
  mealList: Entry[]
  differentMeals: number
  excludedBy: { kind: string; label: string; count: number }[]
}
export type Result = Record<Category, Proposed | null> & { errors: Wrong[] }

const PROPOSED = `{ settings { numMeals } mealList { ${ENTRY} } differentMeals excludedBy { kind label count } }`
export const RANDOMIZE = `mutation ($input: RandomizeMealPlanInput!) {
  randomizeMealPlan(input: $input) { breakfast ${PROPOSED} lunch ${PROPOSED} dinner ${PROPOSED} ${ERRORS} }
}`

/** Asks for a proposal as a user. */
export async function propose(app: RunningApp, by: Person, input: object): Promise<Result> {
  const answer = await app.graphql(RANDOMIZE, { input }, by.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.randomizeMealPlan as never
}

/** The same number of meals for every category. */
export const all = (numMeals: number) => ({ breakfast: { numMeals }, lunch: { numMeals }, dinner: { numMeals } })

export const idsOf = (result: Result) =>
  CATEGORIES.flatMap((category) => result[category]?.mealList.map(({ uniqueId }) => uniqueId) ?? [])
