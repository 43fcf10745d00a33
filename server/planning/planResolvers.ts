import type { Resolvers } from '../generated/resolverTypes'
import { isHouseholds, membersAmong } from '../menu/guestTable'
import { versionTitle } from '../menu/titles/versionTitle'
import { globalId } from '../pure/globalId'
import { CATEGORIES } from '../pure/mealCategories'
import { askingFor, userOf } from '../request/context'
import { beginWeek } from './beginWeek'
import { deletePlan } from './deletePlan'
import { draftPlan } from './draftPlan'
import { currentPlanOf, planOf } from './householdPlan'
import { loadPlan } from './loadPlan'
import { messages } from './messages'
import { SAVED } from './PlanModel'
import { plansOfCall } from './plansOfCall'
import { plansPage } from './plansPage'
import { recipeOf } from './recipes'
import { cookedServes, dishesOf, eatenIn, frozenOf, leftoverRows, leftoversOf, servesAs, textOf } from './rowContent'
import { renamePlan } from './renamePlan'
import { savedVersion } from './savedVersion'
import { savePlan } from './savePlan'
import { problemsUnder, returningUnder, tableUnder } from './settingsEffect'
import { blocksAt } from './tableSuitability'
import { type PlanView, type RowView, statusOf } from './views'
import { whoEats } from './whoEats'

const daysOf = ({ rows }: PlanView): string[] => rows.flatMap(({ stored: { date } }) => date ?? []).sort()

/** Those for whom a row has to suit: everyone where no one eats its category. */
const eatersOf = ({ plan, category, eaters }: RowView) => plan.table.forEaters(eaters ?? null, category).eaters

const versionIn = (row: RowView, chosen = row.chosen, serves = cookedServes(row)) =>
  chosen && {
    chosen,
    table: isHouseholds(row.plan.table) ? row.plan.table : null,
    serves,
    planned: { category: row.category, eaters: row.eaters ?? null },
  }

/** Plans with their rows, as data. */
export const plans: Resolvers = {
  Query: {
    draftPlan: (_parent, { input }, { services, principal }) =>
      draftPlan(services, principal.kind === 'user' ? principal : null, input),
  },
  Mutation: {
    savePlan: async (_parent, { input }, context) => ({
      changes: [],
      ...(await savePlan(context.services, userOf(context), input)),
    }),
    loadPlan: (_parent, { input }, context) => loadPlan(context.services, userOf(context), input),
    renamePlan: async (_parent, { input }, context) => ({
      changes: [],
      ...(await renamePlan(context.services, userOf(context), input)),
    }),
    beginWeek: (_parent, { input }, context) => beginWeek(context.services, userOf(context), input),
    deletePlan: (_parent, { input }, context) => deletePlan(context.services, userOf(context), input),
  },
  Household: {
    plans: ({ id }, args, context) => plansPage(context.services, askingFor(userOf(context), id), id, args),
    plan: ({ id: householdId }, { id }, context, info) => {
      const caller = askingFor(userOf(context), householdId)
      return id
        ? planOf(context.services, caller, householdId, id)
        : currentPlanOf(context.services, caller, householdId, plansOfCall(context, caller, info))
    },
  },
  Plan: {
    id: ({ stored }) => globalId('Plan', stored.id),
    status: ({ stored }) => statusOf(stored),
    name: ({ stored }) => (statusOf(stored) === 'SAVED' && stored.nameKey !== SAVED ? stored.name : null),
    savedVersion: (plan, _args, context) =>
      statusOf(plan.stored) === 'CURRENT' ? savedVersion(context.services, userOf(context), plan) : null,
    changedAt: ({ stored }) => stored.changedAt,
    changedBy: ({ stored, table }) => {
      const [member] = membersAmong(table.members.filter(({ id }) => id === stored.changedBy))
      return member ?? null
    },
    firstDay: (plan) => daysOf(plan)[0] ?? null,
    lastDay: (plan) => daysOf(plan).at(-1) ?? null,
    categories: (plan) => CATEGORIES.map((category) => ({ plan, category })),
    rows: ({ rows }, { category, from, to }) =>
      rows.filter(
        ({ category: own, stored: { date = null } }) =>
          (!category || own === category) &&
          (!from || (date !== null && date >= from)) &&
          (!to || (date !== null && date <= to)),
      ),
    problems: ({ problems }) => [...problems],
  },
  PlanCategory: {
    label: ({ category }) => messages.categoryLabel[category],
    rowCount: ({ plan, category }) => plan.rows.filter((row) => row.category === category).length,
    eaters: ({ plan, category }) => membersAmong(whoEats({ category, eaters: null }, plan.table.members)),
    rows: ({ plan, category }) => plan.rows.filter((row) => row.category === category),
  },
  PlanRow: {
    date: ({ stored }) => stored.date ?? null,
    isLocked: ({ stored }) => stored.isLocked ?? false,
    isWeekly: ({ stored }) => stored.isWeekly ?? false,
    content: (row) => (row.chosen ? { row } : (textOf(row) ?? leftoversOf(row) ?? frozenOf(row))),
    title: (row) => {
      const eaten = eatenIn(row)
      return eaten ? versionTitle(eaten) : (textOf(row)?.text ?? null)
    },
    recipe: (row, _args, context) => {
      const eaten = eatenIn(row)
      return eaten && recipeOf(context, eaten.meal)
    },
    leftoversIn: (row) => leftoverRows(row),
    eatenBy: (row) => membersAmong(eatersOf(row)),
    hasSetEaters: ({ eaters }) => eaters !== null && eaters !== undefined,
    versionOf: ({ plan, variantOf }) => plan.rows.find(({ id }) => id === variantOf) ?? null,
    problem: (row) => row.plan.problems.find((problem) => problem.row.id === row.id) ?? null,
  },
  SettingsEffect: {
    problems: async (effect, _args, context) => [...(await problemsUnder(context.services, userOf(context), effect))],
    returningCount: (effect, _args, context) => returningUnder(context.services, userOf(context), effect),
    categories: async (effect, _args, context) => {
      const table = await tableUnder(context.services, userOf(context), effect)
      return CATEGORIES.map((category) => ({ category, count: table.forCategory(category).offered(category).length }))
    },
  },
  RowContent: {
    __resolveType: (content) =>
      'row' in content
        ? 'PlannedMeal'
        : 'text' in content
          ? 'PlannedText'
          : 'frozen' in content
            ? 'PlannedFrozen'
            : 'PlannedLeftovers',
  },
  PlannedLeftovers: { version: ({ eatenIn: row, from }) => versionIn(row, from?.chosen ?? null) },
  PlannedFrozen: { version: ({ eatenIn: row, frozen }) => versionIn(row, frozen) },
  PlannedMeal: {
    dishes: ({ row }) =>
      dishesOf(row).flatMap(({ role, chosen, serves }) => {
        const version = versionIn(row, chosen, serves)
        return version ? [{ role, version, serves }] : []
      }),
  },
  RowProblem: {
    version: ({ row, role, chosen }) => versionIn(row, chosen, servesAs(row, role)),
    blockedBy: ({ row, chosen, replacement }) => (replacement ? [] : blocksAt(chosen.meal, eatersOf(row))),
    replacement: ({ row, role, replacement }) =>
      replacement ? versionIn(row, replacement, servesAs(row, role)) : null,
  },
}
