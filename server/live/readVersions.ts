import DataLoader from 'dataloader'
import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { CURRENT, SAVED } from '../planning/PlanModel'
import { storedPlansColumn } from '../planning/storedPlans'
import { timersColumn, toTimersVersion } from '../timers/timersVersion'

/** Households of one statement. */
const MOST = 500
/** Numbers of keys that a statement may have: each is a separate statement, and statements are kept prepared. */
const SIZES = [1, 25, MOST]
/** Milliseconds for which a patient question waits for others. */
const PATIENCE = 250

/** What tells whether a household's parts changed: their versions, and when what has none was stored. */
export interface Versions {
  readonly household: string
  /** Members' answers and own dishes, and the household's wishes, by which a plan is shown. */
  readonly answers: string
  readonly plan: string
  readonly saved: string
  /** As `storedPlansOf` has it. */
  readonly storedPlans: string
  /** As `timersVersionOf` has it. */
  readonly kitchenTimers: string
  readonly list: string
  readonly cupboard: string
  readonly shopHabits: string
}

type Loader = DataLoader<string, Versions | null>
const loaders = { soon: new WeakMap<Knex, Loader>(), patient: new WeakMap<Knex, Loader>() }

/**
 * The versions of what a household has; null where it is gone. One statement for up to 500 households that ask at the same
 * time, each once (docs/decisions/0108-beyond-one-machine.md).
 * @param when `patient` waits up to 250 ms for others, for a question that all households ask within half a minute.
 */
export function readVersions(
  { db }: Pick<Services, 'db'>,
  householdId: string,
  when: keyof typeof loaders,
): Promise<Versions | null> {
  const loader = loaders[when].get(db) ?? open(db, when)
  loaders[when].set(db, loader)
  return loader.load(householdId)
}

const open = (db: Knex, when: keyof typeof loaders): Loader =>
  new DataLoader(
    async (ids) => {
      const found = await versionsOf(db, [...new Set(ids)])
      return ids.map((id) => found.get(id) ?? null)
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (send) => void (when === 'soon' ? setImmediate(send) : setTimeout(send, PATIENCE)),
    },
  )

type Row = Record<string, unknown> & { id: string }

async function versionsOf(db: Knex, ids: readonly string[]): Promise<Map<string, Versions>> {
  const size = SIZES.find((most) => ids.length <= most) ?? MOST
  const keys = [...ids, ...Array.from({ length: size - ids.length }, () => ids[0] ?? '')]
  const rows: Row[] = await db('households')
    .leftJoin('plans as plan', (on) => on.on('plan.householdId', 'households.id').onVal('plan.nameKey', CURRENT))
    .leftJoin('plans as saved', (on) => on.on('saved.householdId', 'households.id').onVal('saved.nameKey', SAVED))
    .leftJoin('list_states', 'list_states.householdId', 'households.id')
    .leftJoin('cupboard_states', 'cupboard_states.householdId', 'households.id')
    .leftJoin('shop_states', 'shop_states.householdId', 'households.id')
    .leftJoin('household_wishes', 'household_wishes.householdId', 'households.id')
    .whereIn('households.id', keys)
    .select(
      'households.id',
      'households.version as household',
      'plan.version as plan',
      'list_states.version as list',
      'cupboard_states.version as cupboard',
      'shop_states.version as shopHabits',
      'saved.version as savedVersion',
      'saved.changedAt as savedAt',
      'household_wishes.updatedAt as wishesAt',
      storedPlansColumn(db, 'households.id').as('storedPlans'),
      timersColumn(db, 'households.id').as('kitchenTimers'),
      sumOf(db, 'user_settings', 'updatedAt', 'userId').as('settingsAt'),
      sumOf(db, 'profile_settings', 'updatedAt', 'id').as('profilesAt'),
      sumOf(db, 'dishes', 'changedAt', 'userId').as('dishesAt'),
      sumOf(db, 'meal_plans', 'savedAt', 'userId').as('copiesAt'),
    )
  return new Map(rows.map((row) => [row.id, toVersions(row)]))
}

/** Of all members together, when something of theirs was stored. The sum differs once one of them has. */
function sumOf(db: Knex, table: string, at: string, of: 'userId' | 'id'): Knex.QueryBuilder {
  return db('household_members as member')
    .join(table, `${table}.${of === 'id' ? 'memberId' : 'userId'}`, `member.${of}`)
    .where('member.householdId', db.ref('households.id'))
    .sum(`${table}.${at}`)
}

function toVersions(row: Row): Versions {
  const text = (...columns: string[]) => columns.map((column) => String(row[column] ?? 0)).join(' ')
  return {
    household: text('household'),
    answers: text('settingsAt', 'profilesAt', 'wishesAt', 'dishesAt'),
    plan: text('plan'),
    saved: text('savedVersion', 'savedAt', 'copiesAt'),
    storedPlans: text('storedPlans'),
    kitchenTimers: toTimersVersion(row.kitchenTimers),
    list: text('list'),
    cupboard: text('cupboard'),
    shopHabits: text('shopHabits'),
  }
}
