import type { Knex } from 'knex'
import type { Load } from './load'
import { type PageKind, PAGE_KINDS } from './pageKinds'
import { householdIdOf } from './pageWriters'
import type { Writer } from './Writer'
import { addressOf } from './writers'

/** What can be made to look lost: a kind of write, or what sockets receive. */
export const PLANTS = [
  ...PAGE_KINDS,
  'plan',
  'settings',
  'import',
  'event',
  'feedback',
  'sign-up',
  'mail',
  'socket',
] as const
export type Plant = (typeof PLANTS)[number]

interface Where {
  householdId: string
  userId: string
}

const back = (db: Knex, table: string, where: object) => db(table).where(where).decrement('version', 1)

/** Takes the latest write of a kind back, as if it had been acknowledged and not stored. */
const TAKEN: Record<PageKind | 'plan' | 'settings' | 'import', (db: Knex, where: Where) => Promise<unknown>> = {
  'plan row': (db, { householdId }) => back(db, 'plans', { householdId, nameKey: '' }),
  'list item': (db, { householdId }) => db('list_items').where({ householdId }).update({ text: 'apples 9999' }),
  cupboard: (db, { householdId }) => db('cupboard_items').where({ householdId }).delete(),
  price: (db, { householdId }) => back(db, 'shop_states', { householdId }),
  household: (db, { householdId }) => db('households').where({ id: householdId }).update({ name: 'Home' }),
  'saved plan': (db, { householdId }) => db('plans').where({ householdId, name: 'Kept' }).delete(),
  dish: (db, { userId }) => db('dishes').where({ userId, importId: null }).delete(),
  opinion: (db, { userId }) => db('recipe_opinions').where({ userId }).update({ rating: null }),
  import: (db, { userId }) => db('dishes').where({ userId }).whereNotNull('importId').delete(),
  plan: (db, { userId }) => back(db, 'meal_plans', { userId }),
  // All values but the one that used to be looked at.
  settings: (db, { userId }) => db('user_settings').where({ userId }).update({ tagPreferences: '{}' }),
}

/** Plants a loss in what a finished load has written. A run that does not say so afterwards watches nothing. */
export async function plantLoss(db: Knex, load: Load, plant: Plant): Promise<void> {
  if (plant === 'socket') {
    const writer = writerOf(load, 'plan row')
    const householdId = await householdIdOf(db, writer.person.userId)
    await db('plans').where({ householdId, nameKey: '' }).increment('version', 1)
    return
  }
  if (plant === 'event' || plant === 'feedback' || plant === 'sign-up' || plant === 'mail') {
    const writer = load.writers.find(({ kind }) => kind === (plant === 'mail' ? 'sign-up' : plant))
    // The latest: of an earlier one the same account may have been taken away.
    const id = writer && 'sent' in writer ? ([...writer.acknowledged].at(plant === 'mail' ? 0 : -1) ?? '') : ''
    if (plant === 'event') await db('analytics_events').where('metadata', 'like', `%${id}%`).delete()
    else if (plant === 'feedback') await db('feedback').where('general', 'like', `${id}%`).delete()
    else {
      const { id: userId } = await db('users')
        .where({ email: addressOf(id) })
        .first('id')
      await (plant === 'mail' ? db('outbox').where({ userId }).delete() : db('users').where({ id: userId }).delete())
    }
    return
  }
  const { person } = writerOf(load, plant)
  await TAKEN[plant](db, { userId: person.userId, householdId: await householdIdOf(db, person.userId) })
}

function writerOf(load: Load, kind: Writer['kind']): Load['writers'][number] {
  const found = load.writers.find((one) => one.kind === kind)
  if (!found) throw new Error(`No one writes ${kind}`)
  return found
}
