import type { Knex } from 'knex'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { countUpTo } from '../database/countUpTo'
import { createLimiter } from '../request/createLimiter'
import { networkOf } from '../request/networkOf'
import type { Services } from '../platform/services'
import { AnalyticsEventModel } from './AnalyticsEventModel'

const MINUTE = 60 * 1000
/** Seconds. */
const DAY = 24 * 60 * 60

type BudgetServices = Pick<Services, 'db' | 'now' | 'config' | 'redis'>

interface Budget {
  networks: RateLimiterAbstract
  /** Events of `day` as counted at `countedAt` by all instances, and by this one since. */
  total: { day: string; countedAt: number; events: number }
}

const budgets = new WeakMap<Knex, Budget>()

/**
 * Counts an event of a visitor who is not signed in: of one network so many in 24 hours, and of all together so many on a
 * date (docs/product.md ANA-7). The total is looked up once a minute, so several instances may exceed it by what they take
 * in a minute.
 * @returns whether the event may be recorded.
 */
export async function consumeAnonymousEvent(services: BudgetServices, ip: string, day: string): Promise<boolean> {
  const budget = budgetOf(services)
  const total = await totalOf(services, budget, day)
  if (total.events >= TRAFFIC_LIMITS.anonymousEventsPerDay) return false
  total.events += 1
  try {
    await budget.networks.consume(networkOf(ip))
    return true
  } catch (refused) {
    total.events -= 1
    if (refused instanceof RateLimiterRes) return false
    throw refused
  }
}

function budgetOf(services: BudgetServices): Budget {
  const known = budgets.get(services.db)
  if (known) return known
  const points = TRAFFIC_LIMITS.anonymousEventsPerNetwork
  const networks = createLimiter(services, { keyPrefix: 'anonymous-events', points, duration: DAY })
  const budget = { networks, total: { day: '', countedAt: 0, events: 0 } }
  budgets.set(services.db, budget)
  return budget
}

async function totalOf({ db, now }: BudgetServices, budget: Budget, day: string): Promise<Budget['total']> {
  const { total } = budget
  if (total.day === day && Math.abs(now() - total.countedAt) < MINUTE) return total
  // Before the count, so that calls that come meanwhile do not count as well.
  budget.total = { day, countedAt: now(), events: total.day === day ? total.events : 0 }
  const rows = db(AnalyticsEventModel.tableName).whereNull('userId').where({ day })
  budget.total.events = await countUpTo(db, rows, TRAFFIC_LIMITS.anonymousEventsPerDay)
  return budget.total
}
