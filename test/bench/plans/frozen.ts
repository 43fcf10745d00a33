import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the measures of plans go by, whatever the product says later: which ingredients spoil, which a kitchen has in the
 * cupboard, the kinds of which a plan should have few, the main ingredient's kind of each meal, and a price list. Test
 * data: no shop asks these prices.
 */
interface Frozen {
  readonly perishable: readonly string[]
  readonly cupboard: readonly string[]
  readonly staples: readonly string[]
  readonly mains: Readonly<Record<string, string>>
  readonly dollarsPerKilogram: Readonly<Record<string, number>>
}

const read = JSON.parse(readFileSync(join('test', 'bench', 'plans', 'frozen.json'), 'utf8')) as Frozen

export const FROZEN = {
  perishable: new Set(read.perishable),
  cupboard: new Set(read.cupboard),
  staples: new Set(read.staples),
  mains: new Map(Object.entries(read.mains)),
  dollarsPerKilogram: new Map(Object.entries(read.dollarsPerKilogram)),
}
