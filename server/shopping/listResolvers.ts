import { unitOf } from '../catalogue/units'
import { quantityView } from '../catalogue/views'
import { cupboardOf } from '../cupboard/viewOfCupboard'
import type { Resolvers } from '../generated/resolverTypes'
import { memberView } from '../households/memberView'
import { recipeOf } from '../planning/recipes'
import { dishesOf } from '../planning/rowContent'
import { askingFor, userOf } from '../request/context'
import { buy, isCupboard } from './buy'
import { habitsOf } from './habits/viewOfHabits'
import { householdList, householdOf, type LineView, listOfPlan, partsOf } from './householdList'
import { sharedList } from './sharedList'

const quantityIn = ({ item: { measurementUnit } }: LineView, amount: number | null) =>
  quantityView(amount, unitOf(measurementUnit))

/** What a household has to buy, and what it goes by. */
export const lists: Resolvers = {
  Household: {
    shoppingList: ({ id }, _args, context) => householdList(context.services, askingFor(userOf(context), id), id),
    cupboard: ({ id }, _args, context) => cupboardOf(context.services, askingFor(userOf(context), id)),
    sharedList: ({ id }, _args, context) => sharedList(context.services, askingFor(userOf(context), id)),
    shopHabits: ({ id }, _args, context) => habitsOf(context.services, askingFor(userOf(context), id)),
  },
  Plan: { shoppingList: (plan, _args, context) => listOfPlan(context, plan) },
  ShoppingList: {
    lines: ({ lines }, { onlyToBuy }) => lines.filter(({ left }) => !onlyToBuy || left !== null),
    leftCount: ({ lines, ownItems }) =>
      lines.filter(({ left }) => left !== null).length + ownItems.filter(({ isTicked }) => !isTicked).length,
  },
  ShoppingLine: {
    key: ({ item }) => item.key,
    ingredient: ({ item: { item } }) => (item.ingredient.index < 0 ? null : item.ingredient),
    name: ({ item: { item } }) => item.name,
    storeArea: ({ item: { item } }) => item.area,
    need: (line) => quantityIn(line, line.item.amount),
    atHome: (line) => quantityIn(line, line.item.atHome),
    toBuy: (line) => quantityIn(line, line.item.toBuy),
    left: (line) => quantityIn(line, line.left),
    isToBuy: ({ left }) => left !== null,
    isAtHome: ({ item }) => item.isAtHome,
    isCupboard: ({ item: { item } }) => isCupboard(item.amount, item.unit, item.ingredient),
    purchase: ({ plan, item: { item, toBuy, isAtHome, isForHousehold } }) => {
      const purchase = isAtHome ? null : buy(toBuy, item.unit, item.named)
      return purchase && { ...purchase, isForHousehold, householdId: householdOf(plan) }
    },
    tick: ({ tick, plan }) => {
      const member = plan.table.members.find(({ id }) => id === tick?.by)
      return (
        tick && {
          quantity: quantityView(tick.amount, unitOf(tick.unit)),
          at: tick.at,
          by: member ? memberView(member) : null,
        }
      )
    },
    note: ({ note }) => note,
    parts: (line) => partsOf(line),
    productLink: ({ item }) => item.productLink ?? null,
  },
  LinePart: {
    recipe: ({ mealId, rows: [row] }, _args, context) => {
      const dish = row && dishesOf(row).find(({ chosen }) => chosen.meal.id === mealId)
      return dish ? recipeOf(context, dish.chosen.meal) : null
    },
    quantity: ({ line, amount }) => quantityIn(line, amount),
  },
}
