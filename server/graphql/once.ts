import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { FormattedExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { createHmac } from 'node:crypto'
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { FAILURE_CODES } from '../../schema/failureCodes'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { badRequest, rateLimited } from '../platform/errors'
import type { Services } from '../platform/services'
import { callerOf, type Context, personOf } from '../request/context'
import { createLimiter } from '../request/createLimiter'
import { type Claim, claimCall, finishCall } from '../request/onceCalls'
import { UnansweredCalls } from '../request/UnansweredCalls'
import { countCommits, mayHaveCommitted } from './countedCommits'
import { messages } from './messages'
import { KEYLESS, operationIdsOf, rootNodesOf } from './operationIds'
import { withoutSecrets } from './secretFields'

/** Failures that may pass, or are none of what was to be done: unless something was stored, the call may be sent again. */
const MAY_BE_REPEATED: ReadonlySet<unknown> = new Set(
  Object.values(FAILURE_CODES).filter((code) => code !== FAILURE_CODES.internal),
)

/** An answer as it is kept. */
interface Kept {
  status: number | undefined
  result: FormattedExecutionResult
}

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${TRAFFIC_LIMITS.onceKeyLength}}$`)
const DAY_SECONDS = 24 * 60 * 60

/**
 * Mutations with an `Idempotency-Key` or an `operationId` are done once; sent again within 24 hours they are answered the
 * same, without secrets (docs/product.md API-51). Listed after what completes answers.
 */
export function once(
  schema: GraphQLSchema,
  services: Pick<Services, 'config' | 'redis' | 'db' | 'now' | 'log'>,
): ApolloServerPlugin<Context> {
  const limiter = createLimiter(services, {
    keyPrefix: 'once',
    points: TRAFFIC_LIMITS.onceCallsPerDay,
    duration: DAY_SECONDS,
  })
  const unanswered = new UnansweredCalls(services)
  return {
    requestDidStart: async () => {
      let claim: Claim | null = null
      let kept: Kept | null = null
      let isAnswered = false
      return {
        didResolveOperation: async ({ document, operation, operationName, request, contextValue, source }) => {
          if (operation?.operation !== 'mutation') return
          const named = keyOf(
            schema,
            contextValue,
            operation,
            rootNodesOf(document, operation),
            request.variables ?? {},
          )
          if (!named) return
          await admit(limiter, callerOf(contextValue))
          const { principal } = contextValue
          const person = personOf(principal)
          const household = person?.isAsked ? [person.householdId] : []
          const { graphIds } = contextValue
          const asked = JSON.stringify([source, operationName, request.variables ?? {}, graphIds, ...household])
          const [first, ...older] = services.config.tokenSecrets.map(({ secret }) =>
            createHmac('sha256', secret).update(asked).digest('base64url'),
          )
          if (first === undefined) throw new Error('The server has no secret')
          const asOnce = { ...named, caller: keeperOf(contextValue), userId: person?.userId ?? null }
          const begun = await claimCall(services, { ...asOnce, fingerprints: [first, ...older] }, (one) =>
            unanswered.giveBack(one),
          )
          if ('answer' in begun) kept = JSON.parse(begun.answer) as Kept
          // Something else may have refused the operation meanwhile.
          else if (isAnswered) await unanswered.giveBack(begun.claim)
          else {
            claim = begun.claim
            countCommits(contextValue)
          }
        },
        responseForOperation: async () =>
          kept && {
            http: { status: kept.status, headers: new HeaderMap([['idempotency-replayed', 'true']]) },
            body: { kind: 'single', singleResult: kept.result },
          },
        willSendResponse: async ({ response, contextValue }) => {
          isAnswered = true
          if (!claim || response.body.kind !== 'single') return
          const { singleResult: result } = response.body
          try {
            if (failedBefore(result)) {
              // What was stored has no answer that could be kept, such as one that was to be read again afterwards.
              if (mayHaveCommitted(contextValue)) return await unanswered.giveUp(claim)
              return await unanswered.giveBack(claim)
            }
            const data = withoutSecrets(result.data, contextValue) as FormattedExecutionResult['data']
            const answer: Kept = { status: response.http.status, result: { ...result, data } }
            await finishCall(services, claim, JSON.stringify(answer))
          } catch (error) {
            // What was asked is done: the caller gets the answer, and a repeated call that it is not known.
            services.log.error({ error, requestId: contextValue.requestId }, 'The answer of a call could not be kept')
          }
        },
      }
    },
  }
}

/** For whom an answer is kept: of a person's keys for each alone, since they may not read the same. */
const keeperOf = (context: Context): string =>
  context.principal.kind === 'key' ? `key:${context.principal.keyId}` : callerOf(context)

/** The key under which a mutation is to be done once; null without one. @throws BAD_USER_INPUT for one that is not valid. */
function keyOf(
  schema: GraphQLSchema,
  { idempotencyKey }: Context,
  operation: OperationDefinitionNode,
  nodes: ReturnType<typeof rootNodesOf>,
  variables: Record<string, unknown>,
): { key: string; field: string } | null {
  const [id, ...others] = operationIdsOf(schema, operation, nodes, variables)
  if (id !== undefined && (others.length > 0 || nodes.length > 1))
    throw badRequest(messages.oneOnceField, 'input.operationId')
  if (id !== undefined && idempotencyKey !== null && id !== idempotencyKey)
    throw badRequest(messages.onceKeys, 'input.operationId')
  const key = id ?? idempotencyKey
  if (key === null || nodes.some(({ name }) => KEYLESS.has(name.value))) return null
  const field = id === undefined ? 'Idempotency-Key' : 'input.operationId'
  if (!KEY.test(key)) throw badRequest(messages.onceKey({ max: TRAFFIC_LIMITS.onceKeyLength }), field)
  return { key, field }
}

/** @throws RATE_LIMITED */
async function admit(limiter: RateLimiterAbstract, caller: string): Promise<void> {
  try {
    await limiter.consume(caller)
  } catch (error) {
    if (error instanceof Error) throw error
    throw rateLimited((error as RateLimiterRes).msBeforeNext / 1000)
  }
}

/** Whether an answer has errors alone, all of them such as may come before anything was done. */
function failedBefore({ data, errors = [] }: FormattedExecutionResult): boolean {
  const isEmpty = !data || Object.values(data).every((value) => value === null)
  return isEmpty && errors.length > 0 && errors.every(({ extensions }) => MAY_BE_REPEATED.has(extensions?.code))
}
