import { counter } from '../pure/metric'

/** Counts a call that was refused because there were too many; `limit` is a field of the schema or a kind of calls. */
export function countRefused(limit: string): void {
  counter('mealwright_rate_limited_total', 'Calls that were refused because there were too many', ['limit']).inc({
    limit,
  })
}
