import type { RowState } from '../../../schema/planChanges'
import type { ServedRole } from '../../../schema/servedWith'
import type { Resolvers } from '../../generated/resolverTypes'
import { membersAmong } from '../../menu/guestTable'
import { servedDishes } from '../servedDishes'
import { openEntry } from '../shapePlan'
import { presentEaters, servesOf } from '../whoEats'
import { recentChanges, type RowStateView } from './recentChanges'

/** What a row ate from the freezer; null where it ate something else. */
const frozenIn = ({ uniqueId, text, leftoversOf, frozen }: RowState): string | null =>
  uniqueId || text || leftoversOf ? null : (frozen ?? null)

function servedIn({ plan: { table }, state }: RowStateView, role: ServedRole) {
  const { category, eaters } = state
  const served = servedDishes(state, table.find).find((one) => one.role === role)
  return served ? { chosen: served.chosen, table, planned: { category, eaters } } : null
}

/** What was done to the current plan, as data. */
export const planChanges: Resolvers = {
  Plan: { recentChanges: (plan, { first }, { services }) => recentChanges(services, plan, first) },
  PlanChange: {
    by: ({ kind, memberId, plan: { table } }) => {
      const [member] = kind === 'SUITED' ? [] : membersAmong(table.members.filter(({ id }) => id === memberId))
      return member ?? null
    },
    rows: ({ plan, rows }) => rows.map((change) => ({ plan, change })),
  },
  PlanRowChange: {
    rowId: ({ change: { before, after } }) => (after ?? before)?.id ?? '',
    before: ({ plan, change: { before } }) => before && { plan, state: before },
    after: ({ plan, change: { after } }) => after && { plan, state: after },
    isMoved: ({ change }) => change.isMoved ?? false,
  },
  PlanRowState: {
    category: ({ state }) => state.category,
    position: ({ state }) => state.position,
    date: ({ state }) => state.date ?? null,
    serves: ({ plan, state }) => servesOf(state, plan.table.members),
    hasSetServes: ({ state }) => state.serves !== null,
    eaters: ({ plan: { table }, state }) => {
      const eaters = presentEaters(state.eaters, table.members)
      return eaters && membersAmong(table.members.filter(({ id }) => eaters.includes(id)))
    },
    isLocked: ({ state }) => state.isLocked ?? false,
    isWeekly: ({ state }) => state.isWeekly ?? false,
    versionOf: ({ state }) => state.variantOf,
    version: ({ plan: { table }, state }) => {
      const { uniqueId, category, eaters } = state
      const frozen = frozenIn(state)
      const chosen = frozen ? table.find(frozen) : openEntry({ uniqueId, numServes: 0 }, category, table.find).chosen
      return chosen && { chosen, table, planned: { category, eaters } }
    },
    side: (row) => servedIn(row, 'side'),
    dessert: (row) => servedIn(row, 'dessert'),
    isFrozen: ({ state }) => frozenIn(state) !== null,
    text: ({ state: { uniqueId, text, isOut = false } }) => (uniqueId === '' && text ? { text, isOut } : null),
    leftoversOf: ({ state: { uniqueId, text, leftoversOf } }) => (uniqueId || text ? null : (leftoversOf ?? null)),
  },
}
