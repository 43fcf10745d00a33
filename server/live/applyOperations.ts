import { LIMITS } from '../../schema/limits'
import { knownFood } from '../cupboard/readCupboardActs'
import { withDishesRead } from '../dishes/withDishesRead'
import type { ApplyOperationsInput, InputError, OperationInput, OperationOutcome } from '../generated/schemaTypes'
import { formerHousehold } from '../households/checkHousehold'
import { NoSuchHousehold } from '../households/membership'
import { checkOperationCount } from '../operations/checkOperations'
import { doOperations } from '../operations/doOperations'
import { refused } from '../operations/Operation'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import { storeIds } from '../stores/StoreModel'
import { householdPart, type SharedViews } from './householdPart'
import { readOperation } from './readOperations'

const NO_STORES: ReadonlySet<string> = new Set()

/** What became of operations, and of what news the caller wants to know. */
export interface OperationsView {
  readonly outcomes: OperationOutcome[]
  readonly errors: InputError[]
  /** Null when the call as a whole was refused. */
  readonly news: { readonly caller: Caller; readonly after: string | null } | null
  /** What was acted on, with what was done. Asking for it reads nothing more. */
  readonly shared: () => SharedViews
}

const refusedWhole = (errors: InputError[]): OperationsView => ({
  ...{ outcomes: [], errors, news: null },
  shared: () => ({}),
})

/**
 * Does operations on what the caller's household shares, in their order, each once (docs/product.md API-49). One that is
 * refused does not hold back the others.
 */
export async function applyOperations(
  services: Services,
  caller: Caller,
  { householdId: meant, operations: given, after = null }: ApplyOperationsInput,
): Promise<OperationsView> {
  const wrong = checkOperationCount(given, LIMITS.operations)
  if (wrong.length > 0) return refusedWhole(wrong)
  const asking = meant == null ? caller : askingFor(caller, meant)
  const unlessFormer = (error: unknown) => {
    if (error instanceof NoSuchHousehold && meant != null) return null
    throw error
  }
  const onCupboard = given.map(({ act }) => act.cupboard)
  const food = await knownFood(services, asking, onCupboard).catch(unlessFormer)
  if (!food) return refusedWhole(formerHousehold())
  const stores = given.some(namesStore) ? await storeIds(services.db) : NO_STORES
  const known = { food, stores, now: services.now() }
  const read = given.map((operation, index) => readOperation(operation, index, known))
  const operations = read.flatMap((one) => ('operation' in one ? [one.operation] : []))
  const shared = new Set(operations.map(({ act: { on } }) => on))
  const work = withDishesRead(services, (need) =>
    doOperations(services, asking, householdPart(services, shared, need), { operations, isWhole: false }),
  )
  const done = await work.catch(unlessFormer)
  if (!done) return refusedWhole(formerHousehold())
  const outcomeOf = new Map(done.outcomes.map((outcome, index) => [operations[index], outcome]))
  const outcomes = read.map((one, index) => {
    const outcome = 'errors' in one ? refused(one.errors) : outcomeOf.get(one.operation)
    if (!outcome) throw new Error('An operation has no outcome')
    const { status, errors, itemIds = [] } = outcome
    return { id: given[index]?.id ?? null, status, itemIds: [...itemIds], errors: [...errors] }
  })
  return {
    outcomes,
    errors: outcomes.flatMap(({ errors }) => errors),
    news: { caller: asking, after },
    shared: done.view,
  }
}

const namesStore = ({ act: { habits } }: OperationInput): boolean => Boolean(habits?.arrangeShop?.store)
