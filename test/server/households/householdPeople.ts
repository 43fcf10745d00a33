import { type Person, signUpAndIn } from '../../support/people'
import { ERRORS, planOf, rowOf } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'
import { change, householdOf } from './householdCalls'

/** A person who is called something. */
export async function called(app: RunningApp, name: string): Promise<Person> {
  const person = await signUpAndIn(app)
  const [self] = (await householdOf(app, person)).members
  await change(app, person, 'updateHouseholdMember', { memberId: self?.id, name })
  return person
}

/** Has a person save a plan with one dinner. */
export async function savePlan(app: RunningApp, person: Person): Promise<void> {
  const { data } = await app.graphql(
    `mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { ${ERRORS} } }`,
    { plan: planOf({ dinner: [rowOf(app, 'dinner')] }) },
    person.token,
  )
  expect(data).toMatchObject({ saveMealPlan: { errors: [] } })
}

/** The plans of a household by name, with the meals in them. */
export async function plansOf(app: RunningApp, person: Person): Promise<Record<string, string[]>> {
  const { id: householdId } = await householdOf(app, person)
  const plans: { name: string; content: string }[] = await app.services.db('plans').where({ householdId })
  const mealsIn = (content: string) =>
    (JSON.parse(content) as { rows: { uniqueId: string }[] }).rows.map(({ uniqueId }) => uniqueId)
  return Object.fromEntries(plans.map(({ name, content }) => [name, mealsIn(content)]))
}
