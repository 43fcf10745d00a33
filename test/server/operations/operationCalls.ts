import { randomUUID } from 'node:crypto'
import type { OperationStatus } from '../../../server/generated/schemaTypes'
import type { Person } from '../../support/people'
import type { Wrong } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'

/** What became of a call of `applyOperations`. */
export interface Answer {
  ok: boolean
  outcomes: { id: string | null; status: OperationStatus; errors: Wrong[] }[]
  errors: Wrong[]
}

const WRONG = '{ code field message }'
export const APPLY_OPERATIONS = `mutation ($input: ApplyOperationsInput!) {
  applyOperations(input: $input) { ok outcomes { id status errors ${WRONG} } errors ${WRONG} }
}`

/** An operation that a client may send again. */
export const operation = (act: object, at?: number, id: string = randomUUID()) => ({
  id,
  act,
  ...(at !== undefined && { at }),
})

/** Does operations on what a person's household shares. */
export async function applyAs(
  app: Pick<RunningApp, 'graphql'>,
  { token }: Pick<Person, 'token'>,
  operations: object[],
  householdId?: string,
): Promise<Answer> {
  const { data, errors } = await app.graphql(APPLY_OPERATIONS, { input: { operations, householdId } }, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.applyOperations as never
}
