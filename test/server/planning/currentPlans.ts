import { randomUUID } from 'node:crypto'
import type { PlanAct } from '../../../schema/planOperations'
import type { Category } from '../../../server/catalogue/types'
import { MemberModel } from '../../../server/households/MemberModel'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { ENTRY, type Entry, ERRORS, rowOf, type Wrong } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'

/** A row of the current plan as the calls below answer with it. */
export interface Row {
  id: string
  category: string
  entry: Entry
  hasSetServes: boolean
  eaters: string[] | null
  variantOf: string | null
}

/** The current plan as the calls below answer with it. */
export interface Current {
  version: number
  rows: Row[]
  unsuitable: { row: number; mealName: string; change: string }[]
}

const CURRENT_PLAN = `{ version rows { id category entry { ${ENTRY} } hasSetServes eaters variantOf }
  unsuitable { row mealName change } }`
export const APPLY = `mutation ($operations: [PlanOperationInput!]!) {
  applyPlanOperations(operations: $operations) { plan ${CURRENT_PLAN} ${ERRORS} }
}`

/** An operation as a client sends it. */
export const operation = <Act extends object>(act: Act, id: string = randomUUID()) => ({ id, act })

/** An act that adds a row, the last of its category. */
export function adding(
  uniqueId: string,
  more: Partial<Extract<PlanAct, { addRow: object }>['addRow']> = {},
): { addRow: { rowId: string; category: string } } {
  const { category = 'dinner', ...rest } = more
  return { addRow: { rowId: randomUUID(), after: 'last', uniqueId, ...rest, category: category.toUpperCase() } }
}

/** The unique id of the n-th meal of a category. */
export const mealId = (app: RunningApp, category: Category, index = 0): string => rowOf(app, category, index).uniqueId

/** Puts a person into the household of another, with an own account. */
export async function join(app: RunningApp, newcomer: Person, host: Person): Promise<string> {
  const [{ householdId }, { id }] = [await membership(app.services, host), await membership(app.services, newcomer)]
  await MemberModel.query(app.services.db).findById(id).patch({ householdId, joinedAt: app.clock.now() })
  return id
}

/** The application for the tests of a file, with a new user for each test, and the current plan in it. */
export function currentPlans() {
  const app = givenApp()
  let person: Person
  beforeEach(async () => {
    person = await signUpAndIn(app)
  })
  return {
    app,
    person: () => person,
    meal: (category: Category, index = 0) => mealId(app, category, index),
    async current(by = person): Promise<Current> {
      const answer = await app.graphql(`{ currentPlan ${CURRENT_PLAN} }`, {}, by.token)
      expect(answer.errors).toBeUndefined()
      return answer.data.currentPlan as never
    },
    async apply(operations: object[], by = person): Promise<{ plan: Current | null; errors: Wrong[] }> {
      const answer = await app.graphql(APPLY, { operations }, by.token)
      expect(answer.errors).toBeUndefined()
      return answer.data.applyPlanOperations as never
    },
  }
}
