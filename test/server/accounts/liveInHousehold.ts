import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import { change } from '../households/householdCalls'

/** A household with a child, an invitation, a plan and a list. */
export async function liveInHousehold(app: RunningApp, person: Person): Promise<void> {
  const { db } = app.services
  const { household } = await change(app, person, 'addHouseholdMember', { name: 'canary child' })
  await change(app, person, 'inviteToHousehold', { email: 'canary-friend@example.com' })
  const householdId = household?.id
  const [memberId, at, operationId] = [household?.members[1]?.id, app.clock.now(), 'one']
  const answers = { requirements: '{}', neverEaten: 'canary parsnips', neverEatenSlugs: '[]', tagPreferences: '{}' }
  await db('profile_settings').insert({ memberId, ...answers, updatedAt: at })
  const plan = { id: `plan of ${householdId}`.slice(0, 36), householdId, name: 'canary week', nameKey: 'canary week' }
  await db('plans').insert({ ...plan, version: 1, content: '{"rows":[]}', changedAt: at })
  const tick = { householdId, itemKey: 'canary tick', amount: 1, isTicked: 1, at, operationId }
  await db('list_ticks').insert(tick)
  await db('cupboard_items').insert({ householdId, ingredient: 'canary-seed', isKept: 1, at, memberId })
  const frozen = { uniqueId: 'canary-stew', serves: 2, frozenOn: '2026-11-20' }
  await db('frozen_meals').insert({ householdId, id: 'canary-batch', isKept: 1, ...frozen, at, memberId })
  const timer = { timerKey: 'canary-stew:1:0', meal: 'canary stew', label: '5 minutes', step: 1, duration: 300_000 }
  const times = { endsAt: at, at, version: 1, changedAt: at, keptUntil: at }
  await db('kitchen_timers').insert({ householdId, keyHash: 'canary', ...timer, state: 'RUNNING', ...times })
  await db('household_wishes').insert({ householdId, wishes: '{"budget":150}', updatedAt: at })
  await db('shop_orders').insert({ householdId, store: 'canary store', areas: '["frozen"]' })
  await db('own_prices').insert({ householdId, product: 'item:canary foil', cents: 250, at })
  await db('learned_codes').insert({ householdId, code: '04006381333931', name: 'canary milk', at })
  const size = { width: 4, height: 3, bytes: 1, at }
  await db('product_photos').insert({ householdId, product: 'item:canary nuts', photo: 'c'.repeat(22), ...size })
  await db('shop_words').insert({ householdId, subject: 'price:item:canary foil', at, operationId })
  await db('list_notes').insert({ householdId, itemKey: 'canary-g', text: 'canary ripe ones', at, operationId })
  await db('named_lists').insert({
    householdId,
    id: 'canary list',
    name: 'canary hardware',
    at,
    operationId,
    removedAt: 0,
  })
  const item = { householdId, id: 'own', text: 'canary foil', textAt: at, textOperationId: operationId, isTicked: 0 }
  const note = { note: 'canary brings it', noteAt: at, noteOperationId: operationId }
  await db('list_items').insert({
    ...item,
    ...note,
    tickAt: at,
    tickOperationId: operationId,
    addedAt: at,
    removedAt: 0,
  })
}
