import type { TargetNutrient as TargetNutrientEnum } from '../../generated/schemaTypes'
import type { Resolvers } from '../../generated/resolverTypes'
import { membersAmong } from '../../menu/guestTable'
import type { TableMenu } from '../../menu/tableMenu'
import { userOf } from '../../request/context'
import type { TargetNutrient } from '../../wishes/wishes'
import { balancePlan } from './balancePlan'
import { reasonsOfPlan, summaryOfPlan } from './judgePlan'
import { messages } from './messages'
import { relaxations } from './relaxations'
import { figuresOf, sayRowReason } from './sayRowReason'
import { sayBlocked, sayMissed } from './sayWish'

const NUTRIENTS: Readonly<Record<TargetNutrient, TargetNutrientEnum>> = {
  energy: 'ENERGY',
  protein: 'PROTEIN',
  fibre: 'FIBRE',
  sodium: 'SODIUM',
  saturatedFat: 'SATURATED_FAT',
}

const memberAt = ({ members }: TableMenu, memberId: string | null) =>
  membersAmong(members.filter(({ id }) => id === memberId))[0] ?? null

const MOST_LEFTOVERS = 60

/** What plans amount to, and why rows are in them. */
export const summaries: Resolvers = {
  Query: {
    balancePlan: (_parent, { input }, context) => balancePlan(context.services, userOf(context), input),
  },
  Plan: {
    summary: (plan, _args, context) => summaryOfPlan(context, plan),
  },
  PlanRow: {
    reason: async (row, _args, context) => (await reasonsOfPlan(context, row.plan)).get(row.id) ?? null,
  },
  PlanSummary: {
    targets: ({ summary, table }) => summary.targets.map((target) => ({ target, table })),
    leftovers: ({ summary }) => summary.leftovers.slice(0, MOST_LEFTOVERS),
    leftoverGrams: ({ summary }) => summary.leftoverGrams,
    lineCount: ({ summary }) => summary.lines,
    minutes: ({ summary }) => summary.minutes,
    dollars: ({ summary }) => summary.cost?.dollars ?? null,
    pricedLineCount: ({ summary }) => summary.cost?.lines ?? 0,
    missed: ({ summary, table }) => summary.missed.map((missed) => ({ missed, table })),
  },
  TargetOutcome: {
    member: ({ target, table }) => memberAt(table, target.memberId),
    nutrient: ({ target }) => NUTRIENTS[target.nutrient],
    label: ({ target }) => messages.nutrient[target.nutrient],
    unit: ({ target }) => messages.unit[target.nutrient],
    perDay: ({ target }) => target.perDay,
    atLeast: ({ target }) => target.bounds.atLeast,
    atMost: ({ target }) => target.bounds.atMost,
    isMet: ({ target }) => target.isMet,
  },
  PackLeftover: {
    quantity: ({ amount, unit }) => ({ amount, unit }),
  },
  MissedWish: {
    kind: ({ missed }) => missed.wish.kind,
    member: ({ missed: { wish }, table }) => (wish.kind === 'TARGET' ? memberAt(table, wish.memberId) : null),
    text: ({ missed, table }) => sayMissed(missed, table),
    figure: ({ missed }) => missed.figure,
    blockedBy: ({ missed }) => missed.blockedBy?.kind ?? null,
    blockedText: ({ missed: { blockedBy }, table }) => blockedBy && sayBlocked(blockedBy, table),
    relaxations: ({ missed, table }) => relaxations(missed, table.members),
  },
  RowReason: {
    kind: ({ reason }) => reason.kind,
    text: ({ reason }) => sayRowReason(reason),
    ingredient: ({ reason }) => ('ingredient' in reason ? reason.ingredient : null),
    member: ({ reason, table }) => (reason.kind === 'MEETS_TARGET' ? memberAt(table, reason.memberId) : null),
    figure: ({ reason }) => figuresOf(reason).figure,
    without: ({ reason }) => figuresOf(reason).without,
  },
}
