import {
  buildSchema,
  type ConstDirectiveNode,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLSchema,
  valueFromASTUntyped,
} from 'graphql'
import { withoutRemovable, wrongDeprecations } from './deprecations'

interface Rules {
  as: string[]
  scope: string | null
  /** Calls a second; null without a limit. */
  rate: number | null
}

/**
 * Describes every change that would break clients of the released schema: removed or changed types, fields, arguments,
 * values and defaults, root fields that fewer kinds of caller may use, and tighter rate limits; and deprecations that do not
 * keep to the rule (docs/product.md API-47). What was deprecated may be missing from the day on that its reason names. Empty
 * if there are none.
 *
 * @param today such as 2026-11-30.
 */
export function breakingChanges(released: string, current: string, today: string): string[] {
  const [promised, after] = [buildSchema(released), buildSchema(current)]
  const before = withoutRemovable(promised, today)
  const otherDefaults = findDangerousChanges(before, after).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  )
  return [
    ...[...findBreakingChanges(before, after), ...otherDefaults].map(({ description }) => description),
    ...tightened(before, after),
    ...wrongDeprecations(promised, after),
  ]
}

function tightened(before: GraphQLSchema, after: GraphQLSchema): string[] {
  return [
    [before.getQueryType(), after.getQueryType()],
    [before.getMutationType(), after.getMutationType()],
    [before.getSubscriptionType(), after.getSubscriptionType()],
  ].flatMap(([old, fresh]) =>
    Object.values(old?.getFields() ?? {}).flatMap((field) => {
      const now = fresh?.getFields()[field.name]
      return now ? differences(`${old?.name}.${field.name}`, rulesOf(field), rulesOf(now)) : []
    }),
  )
}

function differences(name: string, was: Rules, is: Rules): string[] {
  const lost = is.as.includes('ANYONE') ? [] : was.as.filter((principal) => !is.as.includes(principal))
  return [
    ...(lost.length > 0 ? [`${name} no longer answers ${lost.join(' and ')}.`] : []),
    ...(was.as.includes('PARTNER') && is.scope !== null && is.scope !== was.scope
      ? [`${name} asks keys for the scope ${is.scope}, which it did not.`]
      : []),
    ...(is.rate !== null && (was.rate === null || is.rate < was.rate)
      ? [`${name} may be called less often than before.`]
      : []),
  ]
}

function rulesOf({ astNode }: GraphQLField<unknown, unknown>): Rules {
  const auth = argumentsOf(astNode?.directives?.find(({ name }) => name.value === 'auth'))
  const limit = argumentsOf(astNode?.directives?.find(({ name }) => name.value === 'rateLimit'))
  return {
    as: (auth.as as string[] | undefined) ?? ['USER'],
    scope: (auth.scope as string | undefined) ?? null,
    rate: limit.limit === undefined ? null : Number(limit.limit) / Number(limit.duration),
  }
}

function argumentsOf(directive: ConstDirectiveNode | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  )
}
