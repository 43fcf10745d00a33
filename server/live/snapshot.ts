import { createHash } from 'node:crypto'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import { cupboardOf, type CupboardView } from '../cupboard/viewOfCupboard'
import type { SharedList, ShopHabits } from '../generated/schemaTypes'
import { membership, NoSuchHousehold } from '../households/membership'
import { readHousehold } from '../households/readHousehold'
import type { HouseholdView } from '../households/views'
import { currentPlan } from '../planning/currentPlan'
import type { PlanModel } from '../planning/PlanModel'
import type { PlanView, RowView } from '../planning/views'
import type { Services } from '../platform/services'
import { globalId } from '../pure/globalId'
import { habitsOf } from '../shopping/habits/viewOfHabits'
import { storedList, viewOfList } from '../shopping/sharedList'
import type { Caller } from '../request/context'

/** What was said of each object, by its global id, in a few letters: they differ where the object does. */
export type Prints = ReadonlyMap<string, string>

/** All that a household shares, as one of its accounts sees it at one time. */
export interface Snapshot {
  readonly userId: string
  readonly householdId: string
  /** The same for the same content, in every instance. */
  readonly cursor: string
  /** By global id; each with the name of its type. */
  readonly objects: ReadonlyMap<string, object>
  readonly prints: Prints
}

/** An object with its type and key, and what it says. */
type Found = readonly [type: string, key: string, object: object, says: unknown]

/** Reads one, by as many statements however much there is. Null for an account that is just then moved to another household. */
export async function readSnapshot(services: Services, caller: Caller): Promise<Snapshot | null> {
  try {
    return await readWhole(services, caller)
  } catch (error) {
    if (error instanceof NoSuchHousehold) return null
    throw error
  }
}

async function readWhole(services: Services, caller: Caller): Promise<Snapshot | null> {
  const { userId } = caller
  const [household, plan, list, cupboard, habits] = await Promise.all([
    readHousehold(services, caller),
    currentPlan(services, caller),
    storedList(services, caller),
    cupboardOf(services, caller),
    habitsOf(services, caller),
  ])
  // Parts of two households are not mixed: the account was in this one before all of them were read, and is so after.
  const { householdId } = await membership(services, caller)
  if ([household.id, plan.stored.householdId, list.householdId].some((id) => id !== householdId)) return null
  const found = [
    ...ofHousehold(household),
    ...ofPlan(plan, services.catalogue.version),
    ...ofList(await viewOfList(services, userId, list.members, list.list)),
    ...ofCupboard(cupboard),
    ...ofHabits(habits),
  ]
  const objects = new Map(
    found.map(([type, key, object]) => [globalId(type, key), Object.assign(object, { __typename: type })]),
  )
  const prints = new Map(found.map(([type, key, , says]) => [globalId(type, key), printOf(says).slice(0, 16)]))
  return { userId, householdId, cursor: printOf([userId, householdId, [...prints].sort()]), objects, prints }
}

const printOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

const ofHousehold = (household: HouseholdView): Found[] => {
  const { members, ...own } = household
  return [
    ['Household', household.id, household, own],
    ...members.map((member): Found => ['HouseholdMember', member.id, member, { ...member }]),
  ]
}

/** What a row shows also follows from the catalogue and from who eats at the table. */
function ofPlan(plan: PlanView<PlanModel>, catalogueVersion: string): Found[] {
  const { id, version, changedAt, changedBy } = plan.stored
  const table = plan.table.members.map(({ id, eats }) => [id, eats])
  const saysOf = (row: RowView) => {
    const { stored, position, serves, eaters, variantOf, entry } = row
    const problem = plan.problems.find((one) => one.row === row)
    const better = problem?.replacement && encodeMealEntryId(problem.replacement.meal.id, problem.replacement.swaps)
    return [stored, position, serves, eaters, variantOf, entry, problem?.reasons, better, table, catalogueVersion]
  }
  return [
    ['Plan', id, plan, [version, changedAt, changedBy]],
    ...plan.rows.map((row): Found => ['PlanRow', row.id, row, saysOf(row)]),
  ]
}

const ofList = ({ ticks, ownItems }: SharedList): Found[] => [
  ...ticks.map((tick): Found => ['ListTick', tick.key, tick, { ...tick }]),
  ...ownItems.map((item): Found => ['OwnItem', item.id, item, { ...item }]),
]

const ofCupboard = ({ items }: CupboardView): Found[] =>
  items.map((item): Found => {
    const { ingredient, ...said } = item
    return ['CupboardItem', ingredient.slug, item, [ingredient.slug, ingredient.name, said]]
  })

const ofHabits = ({ orders, prices }: ShopHabits): Found[] => [
  ...orders.map((order): Found => ['ShopOrder', keyIn(order.id), order, { ...order }]),
  ...prices.map((price): Found => ['OwnPrice', price.product, price, { ...price }]),
]

const keyIn = (id: string): string => id.slice(id.indexOf(':') + 1)
