import type { Resolvers } from '../generated/resolverTypes'
import { memberView } from '../households/memberView'
import { globalId } from '../pure/globalId'
import { CATEGORIES } from '../pure/mealCategories'
import { userOf } from '../request/context'
import { planOf } from './householdPlan'
import { messages } from './messages'
import { CURRENT } from './PlanModel'
import { recipeOf } from './recipes'
import { blocksAt } from './tableSuitability'
import type { PlanView, RowView } from './views'
import { whoEats } from './whoEats'

const daysOf = ({ rows }: PlanView): string[] => rows.flatMap(({ stored: { date } }) => date ?? []).sort()

/** Those for whom a row has to suit: everyone where no one eats its category. */
const eatersOf = ({ plan, category, eaters }: RowView) => plan.table.forEaters(eaters ?? null, category).eaters

const versionIn = (row: RowView, chosen = row.chosen) =>
  chosen && {
    chosen,
    table: row.plan.table,
    serves: row.serves,
    planned: { category: row.category, eaters: row.eaters ?? null },
  }

/** Plans with their rows, as data. */
export const plans: Resolvers = {
  Household: {
    plan: ({ id: householdId }, { id }, context) =>
      planOf(context.services, userOf(context).userId, householdId, id ?? null),
  },
  Plan: {
    id: ({ stored }) => globalId('Plan', stored.id),
    status: ({ stored }) => (stored.nameKey === CURRENT ? 'CURRENT' : 'SAVED'),
    name: ({ stored }) => (stored.nameKey === CURRENT ? null : stored.name),
    changedAt: ({ stored }) => stored.changedAt,
    changedBy: ({ stored, table }) => {
      const member = table.members.find(({ id }) => id === stored.changedBy)
      return member ? memberView(member) : null
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
    eaters: ({ plan, category }) => whoEats({ category, eaters: null }, plan.table.members).map(memberView),
    rows: ({ plan, category }) => plan.rows.filter((row) => row.category === category),
  },
  PlanRow: {
    date: ({ stored }) => stored.date ?? null,
    isLocked: ({ stored }) => stored.isLocked ?? false,
    content: (row) => (row.chosen ? { row } : null),
    title: ({ chosen }) => chosen?.meal.name ?? null,
    recipe: ({ chosen }, _args, context) => chosen && recipeOf(context, chosen.meal),
    eatenBy: (row) => eatersOf(row).map(memberView),
    hasSetEaters: ({ eaters }) => eaters !== null && eaters !== undefined,
    versionOf: ({ plan, variantOf }) => plan.rows.find(({ id }) => id === variantOf) ?? null,
    problem: (row) => row.plan.problems.find((problem) => problem.row === row) ?? null,
  },
  RowContent: { __resolveType: () => 'PlannedMeal' },
  PlannedMeal: {
    dishes: ({ row }) => {
      const version = versionIn(row)
      return version ? [{ role: 'MAIN', version, serves: row.serves }] : []
    },
  },
  RowProblem: {
    version: ({ row }) => versionIn(row),
    blockedBy: ({ row, replacement }) => (replacement || !row.chosen ? [] : blocksAt(row.chosen.meal, eatersOf(row))),
    replacement: ({ row, replacement }) => (replacement ? versionIn(row, replacement) : null),
  },
}
