import { getDirective } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'
import type { Config } from '../platform/config'
import { scaled } from '../request/createLimiter'
import { EXPORTS, PARTNER_CALLS } from './partnerLimit'

/** A limit as the API says it. */
interface CallLimit {
  name: string
  calls: number
  seconds: number
}

/** The limits of a partner here: of all calls, of the export, and of the fields for partners (docs/product.md PART-3). */
export function limitsOfPartners(schema: GraphQLSchema, config: Pick<Config, 'rateLimitScale'>): CallLimit[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type ? [type] : [],
  )
  const fields = roots.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field): CallLimit[] => {
      const { as } = field.extensions.auth as { as: readonly string[] }
      const limit = getDirective(schema, field, 'rateLimit')?.[0]
      return limit && as.includes('PARTNER')
        ? [{ name: field.name, calls: scaled(limit.limit as number, config), seconds: limit.duration as number }]
        : []
    }),
  )
  return [
    { name: 'partner', calls: scaled(PARTNER_CALLS, config), seconds: 60 },
    { name: 'export', calls: scaled(EXPORTS, config), seconds: 60 },
    ...fields,
  ]
}
