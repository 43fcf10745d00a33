import { z } from 'zod'
import { messages } from '../messages'
import { V2CupboardDocument, V2FreezerDocument, V2OperationsDocument } from '../operations.generated'
import { present, restCall, RestFailure, type RestCall } from '../RestCall'
import { detail, nothing, refused } from '../shapes'
import { batch, cupboardItem, kept } from './cupboardShapes'
import { operate } from './operate'
import { toQuantity } from './toQuantity'

const tag = 'Cupboard (v2)'
const bad = { description: 'What is wrong with which field; nothing is changed.', shape: refused }

/** The calls about what is at home (docs/product.md API-57, API-60). */
export const v2CupboardCalls: RestCall[] = [
  restCall({
    method: 'get',
    path: '/api/v2/cupboard',
    tag,
    summary: 'Read what is at home',
    operation: V2CupboardDocument,
    body: null,
    answers: {
      200: {
        description: 'What is at home, by name.',
        shape: z.object({ version: z.int(), items: z.array(cupboardItem) }),
      },
    },
    run: async ({ execute }) => {
      const { version, items } = present((await execute({})).viewer.household).cupboard
      return {
        status: 200,
        body: { version, items: items.map((one) => ({ ...one, quantity: toQuantity(one.quantity) })) },
      }
    },
  }),
  restCall({
    method: 'put',
    path: '/api/v2/cupboard/{ingredient}',
    tag,
    summary: 'Say that an ingredient is at home',
    operation: V2OperationsDocument,
    keyScopes: ['CUPBOARD_WRITE'],
    body: kept,
    answers: {
      200: { description: 'It is at home, in the place of what was said of it before.', shape: nothing },
      400: bad,
      404: { description: 'There is no such ingredient.', shape: detail },
    },
    run: async ({ body, params: { ingredient = '' }, execute }) => {
      await operate(execute, [{ cupboard: { keep: { ingredient, ...body } } }]).catch(unlessUnknown)
      return { status: 200, body: {} }
    },
  }),
  restCall({
    method: 'delete',
    path: '/api/v2/cupboard/{ingredient}',
    tag,
    summary: 'Say that an ingredient is no longer at home',
    operation: V2OperationsDocument,
    keyScopes: ['CUPBOARD_WRITE'],
    body: null,
    answers: { 200: { description: 'It is not at home, whether or not it was.', shape: nothing }, 400: bad },
    run: async ({ params: { ingredient = '' }, execute }) => {
      await operate(execute, [{ cupboard: { take: { ingredient } } }])
      return { status: 200, body: {} }
    },
  }),
  restCall({
    method: 'get',
    path: '/api/v2/freezer',
    tag,
    summary: 'Read what is in the freezer',
    operation: V2FreezerDocument,
    body: null,
    answers: {
      200: { description: 'What was frozen first before the rest.', shape: z.object({ batches: z.array(batch) }) },
    },
    run: async ({ execute }) => {
      const { freezer } = present((await execute({})).viewer.household).cupboard
      return { status: 200, body: { batches: freezer } }
    },
  }),
]

/** An ingredient of the path that is not there is 404. @throws what else failed. */
function unlessUnknown(error: unknown): never {
  const isUnknown = error instanceof RestFailure && refused.safeParse(error.body).data?.fields.ingredient !== undefined
  throw isUnknown ? new RestFailure(404, { detail: messages.noSuchIngredient }) : error
}
