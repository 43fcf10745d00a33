import { z } from 'zod'
import { messages } from '../messages'
import {
  V2HistoryDocument,
  V2OperationsDocument,
  V2PlanRowsDocument,
  V2SavedPlansDocument,
} from '../operations.generated'
import { present, restCall, RestFailure, type RestCall } from '../RestCall'
import { detail, nothing, refused } from '../shapes'
import { operate } from './operate'
import { historyQuery, newRow, pastWeek, rowChange, rowsAnswer, rowsQuery, savedPlan } from './planShapes'
import { toAdd, toChanges, toRow } from './planViews'

const tag = 'Plan (v2)'
const made = z.object({ id: z.string() })
const bad = {
  description: 'What is wrong with which field. Other fields of the same call are changed.',
  shape: refused,
}
const badQuery = { description: 'What is wrong with which parameter.', shape: refused }
const noRow = { description: 'There is no such row.', shape: detail }

/** The calls about the household's plans (docs/product.md API-57, API-58). */
export const v2PlanCalls: RestCall[] = [
  restCall({
    method: 'get',
    path: '/api/v2/plan/rows',
    tag,
    summary: 'Read the rows of the current plan',
    operation: V2PlanRowsDocument,
    query: rowsQuery,
    body: null,
    answers: { 200: { description: 'The rows by category, in their order.', shape: rowsAnswer }, 400: badQuery },
    run: async ({ query, execute }) => {
      const { version, rows } = present(present((await execute(query)).viewer.household).plan)
      return { status: 200, body: { version, rows: rows.map(toRow) } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/v2/plan/rows',
    tag,
    summary: 'Add a row to the current plan',
    operation: V2OperationsDocument,
    keyScopes: ['PLAN_WRITE'],
    body: newRow,
    answers: {
      201: { description: 'The id of the row.', shape: made },
      400: { ...bad, description: 'What is wrong with which field; no row is added.' },
      409: { description: 'The category has as many rows as it may have.', shape: detail },
    },
    run: async ({ body, execute, idForNew }) => {
      const id = idForNew()
      const { isMoot } = await operate(execute, [toAdd(id, body)])
      if (isMoot) throw new RestFailure(409, { detail: messages.categoryFull })
      return { status: 201, body: { id } }
    },
  }),
  restCall({
    method: 'patch',
    path: '/api/v2/plan/rows/{id}',
    tag,
    summary: 'Change a row of the current plan',
    operation: V2OperationsDocument,
    keyScopes: ['PLAN_WRITE'],
    body: rowChange,
    answers: { 200: { description: 'Changed.', shape: made }, 400: bad, 404: noRow },
    run: async ({ body, params: { id = '' }, execute }) => {
      const { isMoot } = await operate(execute, toChanges(id, body))
      if (isMoot) throw new RestFailure(404, { detail: messages.noSuchRow })
      return { status: 200, body: { id } }
    },
  }),
  restCall({
    method: 'delete',
    path: '/api/v2/plan/rows/{id}',
    tag,
    summary: 'Take a row out of the current plan',
    operation: V2OperationsDocument,
    keyScopes: ['PLAN_WRITE'],
    body: null,
    answers: { 200: { description: 'It is gone.', shape: nothing }, 404: noRow },
    run: async ({ params: { id = '' }, execute }) => {
      const { isMoot } = await operate(execute, [{ plan: { removeRow: { rowId: id } } }])
      if (isMoot) throw new RestFailure(404, { detail: messages.noSuchRow })
      return { status: 200, body: {} }
    },
  }),
  restCall({
    method: 'get',
    path: '/api/v2/plans',
    tag,
    summary: 'List the saved plans',
    operation: V2SavedPlansDocument,
    body: null,
    answers: {
      200: {
        description: 'The saved plans, the last changed first; at most 51.',
        shape: z.object({ plans: z.array(savedPlan) }),
      },
    },
    run: async ({ execute }) => {
      const { viewer } = await execute({})
      return { status: 200, body: { plans: present(viewer.household).plans.nodes } }
    },
  }),
  restCall({
    method: 'get',
    path: '/api/v2/history',
    tag,
    summary: 'Read past weeks, ten at a time',
    operation: V2HistoryDocument,
    query: historyQuery,
    body: null,
    answers: {
      200: {
        description: 'Past weeks, the last ended first. `next` is null on the last page.',
        shape: z.object({ weeks: z.array(pastWeek), next: z.string().nullable() }),
      },
      400: badQuery,
    },
    run: async ({ query, execute }) => {
      const { nodes, pageInfo } = present((await execute(query)).viewer.household).plans
      const weeks = nodes.map(({ changedAt, rows, ...one }) => ({ ...one, endedAt: changedAt, rows: rows.map(toRow) }))
      return { status: 200, body: { weeks, next: pageInfo.hasNextPage ? pageInfo.endCursor : null } }
    },
  }),
]
