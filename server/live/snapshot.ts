import { createHash } from 'node:crypto'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import { cupboardOf, type CupboardView } from '../cupboard/viewOfCupboard'
import type { SharedList, ShopHabits } from '../generated/schemaTypes'
import { membership, NoSuchHousehold } from '../households/membership'
import { readHousehold } from '../households/readHousehold'
import type { HouseholdView } from '../households/views'
import { currentPlan } from '../planning/currentPlan'
import type { PlanModel } from '../planning/PlanModel'
import { type StoredPlans, storedPlansOf } from '../planning/storedPlans'
import type { PlanView, RowView } from '../planning/views'
import type { Services } from '../platform/services'
import { globalId } from '../pure/globalId'
import { habitsOf } from '../shopping/habits/viewOfHabits'
import { storedList, viewOfList } from '../shopping/sharedList'
import { type TimersVersion, timersVersionOf } from '../timers/timersVersion'
import type { Caller } from '../request/context'
import type { Part } from './announced'

/** What was said of each object, by its global id, in a few letters: they differ where the object does. */
export type Prints = ReadonlyMap<string, string>

/** Each part as clients see it. */
interface Views {
  household: HouseholdView
  plan: PlanView
  list: SharedList
  cupboard: CupboardView
  shopHabits: ShopHabits
  storedPlans: StoredPlans
  kitchenTimers: TimersVersion
}

/** A part with its objects by their global ids, and what was said of each; of the whole under `@` and its name. */
interface PartRead<View> {
  readonly view: View
  readonly objects: ReadonlyMap<string, object>
  readonly prints: Prints
}
type Parts = { readonly [Name in Part]: PartRead<Views[Name]> }

/** All that a household shares, as one of its accounts sees it at one time. */
export interface Snapshot {
  /** Later ones have higher numbers. */
  readonly number: number
  readonly userId: string
  readonly householdId: string
  readonly catalogueVersion: string
  /** The same for the same content, in every instance. */
  readonly cursor: string
  readonly parts: Parts
  /** By global id; each with the name of its type. */
  readonly objects: ReadonlyMap<string, object>
  readonly prints: Prints
}

/** An object with its type and key, and what it says. */
type Found = readonly [type: string, key: string, object: object, says: unknown]

/** What was read before, and which parts of it may have changed since. */
export interface Known {
  readonly before: Snapshot
  readonly again: ReadonlySet<Part>
}

/** What serves two who know different snapshots: the later one, without what either has to read again. */
export function knownToBoth(one: Known | undefined, other: Known | undefined): Known | undefined {
  if (!one || !other) return undefined
  const { before } = one.before.number > other.before.number ? one : other
  return { before, again: new Set([...one.again, ...other.again]) }
}

let latest = 0

/**
 * Reads one, or those parts of it that may have changed, by as many statements however much there is. Null for an account
 * that is just then moved to another household.
 */
export async function readSnapshot(services: Services, caller: Caller, known?: Known): Promise<Snapshot | null> {
  try {
    return await read(services, caller, known)
  } catch (error) {
    if (error instanceof NoSuchHousehold) return null
    throw error
  }
}

async function read(services: Services, caller: Caller, known?: Known): Promise<Snapshot | null> {
  const { userId } = caller
  latest += 1
  const number = latest
  const { version: catalogueVersion } = services.catalogue
  const before = known?.before.catalogueVersion === catalogueVersion ? known.before : undefined
  const present = <Name extends Part>(name: Name) => (known?.again.has(name) ? undefined : before?.parts[name])
  const [household, plan, list, cupboard, shopHabits, storedPlans, kitchenTimers] = await Promise.all([
    present('household') ?? readHousehold(services, caller),
    present('plan') ?? currentPlan(services, caller),
    present('list') ?? storedList(services, caller),
    present('cupboard') ?? cupboardOf(services, caller),
    present('shopHabits') ?? habitsOf(services, caller),
    present('storedPlans') ?? storedPlansOf(services, caller),
    present('kitchenTimers') ?? timersVersionOf(services, caller),
  ])
  // Parts of two households are not mixed: the account was in this one before all of them were read, and is so after.
  const { householdId } = await membership(services, caller)
  const ids = [
    before?.householdId,
    'view' in household ? undefined : household.id,
    'view' in plan ? undefined : plan.stored.householdId,
    'view' in list ? undefined : list.householdId,
  ]
  if (ids.some((id) => id !== undefined && id !== householdId)) return null
  const parts: Parts = {
    household: 'view' in household ? household : partOf('household', household, ofHousehold(household)),
    plan: 'view' in plan ? plan : partOf('plan', plan, ofPlan(plan, catalogueVersion)),
    list: 'view' in list ? list : listPart(await viewOfList(services, userId, list.members, list.list)),
    cupboard: 'view' in cupboard ? cupboard : partOf('cupboard', cupboard, ofCupboard(cupboard), cupboard.version),
    shopHabits: 'view' in shopHabits ? shopHabits : habitsPart(shopHabits),
    storedPlans: 'view' in storedPlans ? storedPlans : partOf('storedPlans', storedPlans, [], storedPlans.version),
    kitchenTimers:
      'view' in kitchenTimers ? kitchenTimers : partOf('kitchenTimers', kitchenTimers, [], kitchenTimers.version),
  }
  const all = Object.values(parts)
  const prints = new Map(all.flatMap((part) => [...part.prints]))
  return {
    number,
    userId,
    householdId,
    catalogueVersion,
    cursor: printOf([userId, householdId, [...prints].sort()]),
    parts,
    objects: new Map(all.flatMap((part) => [...part.objects])),
    prints,
  }
}

/** @param says what the part says beside its objects. */
function partOf<View>(name: Part, view: View, found: readonly Found[], says: unknown = null): PartRead<View> {
  const objects = new Map(
    found.map(([type, key, object]) => [globalId(type, key), Object.assign(object, { __typename: type })]),
  )
  const prints = new Map(found.map(([type, key, , said]) => [globalId(type, key), shortPrint(said)]))
  return { view, objects, prints: prints.set(`@${name}`, shortPrint([says, [...prints]])) }
}

const listPart = (list: SharedList) => partOf('list', list, ofList(list), [list.version, list.clearedAt])
const habitsPart = (habits: ShopHabits) =>
  partOf('shopHabits', habits, ofHabits(habits), [habits.version, habits.store])

const shortPrint = (content: unknown): string => printOf(content).slice(0, 16)

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
    const problems = plan.problems
      .filter((one) => one.row === row)
      .map(({ role, reasons, replacement }) => [
        role,
        reasons,
        replacement && encodeMealEntryId(replacement.meal.id, replacement.swaps),
      ])
    return [stored, position, serves, eaters, variantOf, entry, problems, table, catalogueVersion]
  }
  return [
    ['Plan', id, plan, [version, changedAt, changedBy]],
    ...plan.rows.map((row): Found => ['PlanRow', row.id, row, saysOf(row)]),
  ]
}

/** What is on a named list is said by that: clients that know no lists have what is on the list of the plan. */
const ofList = ({ ticks, ownItems, notes, lists }: SharedList): Found[] => [
  ...ticks.map((tick): Found => ['ListTick', tick.key, tick, { ...tick }]),
  ...ownItems.map((item): Found => ['OwnItem', item.id, item, { ...item }]),
  ...notes.map((note): Found => ['ListNote', note.key, note, { ...note }]),
  ...lists.map((list): Found => ['NamedList', list.key, list, { ...list }]),
]

const ofCupboard = ({ items, freezer }: CupboardView): Found[] => [
  ...items.map((item): Found => {
    const { ingredient, ...said } = item
    return ['CupboardItem', ingredient.slug, item, [ingredient.slug, ingredient.name, said]]
  }),
  ...freezer.map((frozen): Found => {
    const { caller: _caller, ...said } = frozen
    return ['FrozenMeal', frozen.batch, frozen, said]
  }),
]

const ofHabits = ({ orders, prices, codes, photos }: ShopHabits): Found[] => [
  ...orders.map((order): Found => ['ShopOrder', keyIn(order.id), order, { ...order }]),
  ...prices.map((price): Found => ['OwnPrice', price.product, price, { ...price }]),
  ...codes.map((code): Found => ['LearnedCode', code.code, code, { ...code }]),
  ...photos.map((photo): Found => ['ProductPhoto', photo.product, photo, { ...photo }]),
]

const keyIn = (id: string): string => id.slice(id.indexOf(':') + 1)
