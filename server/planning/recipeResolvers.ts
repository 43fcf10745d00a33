import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import { plateAddress } from '../catalogue/plateAddress'
import { requirementsOf } from '../catalogue/labels'
import { findRequirement } from '../catalogue/requirements'
import { requirementsMet } from '../catalogue/requirementsMet'
import type { Resolvers } from '../generated/resolverTypes'
import { globalId } from '../pure/globalId'
import { memberView } from '../households/memberView'
import { type Context, userOf } from '../request/context'
import { mealFinder } from '../menu/mealFinder'
import { opinionOf } from './opinionOf'
import { isDish, recipeOf } from './recipes'
import { kindOfReason } from './sayReason'
import { sayTableBlock } from './sayTableBlock'
import { setOpinion } from './setOpinion'
import { membersAmong } from '../menu/guestTable'
import { platesOf } from './platesOf'
import type { Planned } from '../menu/tableMenu'
import { versionTitle } from '../menu/titles/versionTitle'
import { tableOfCall } from '../menu/tableOfCall'
import { blocksAt, tableSuitability, type TableSuitabilityView } from './tableSuitability'
import { versionProblem } from './versionProblem'
import type { RecipeView, VersionView } from './views'

const suitsTable = async (
  { meal }: RecipeView,
  planned: Parameters<typeof tableSuitability>[2],
  context: Context,
): Promise<TableSuitabilityView | null> => {
  const table = await tableOfCall(context)
  return table && tableSuitability(meal, table, planned)
}

/** Where a version is eaten and by whom: as the call says, else as the row by which it was reached. */
const whereOf = ({ planned = {} }: VersionView, { category, eaters }: Planned): Planned => ({
  category: category ?? planned.category,
  eaters: eaters ?? planned.eaters,
})

const pageUrl = ({ meal }: RecipeView, _args: object, { services: { config } }: Context): string =>
  `${config.publicUrl}/instructions/${meal.slug}`

const plateUrl = ({ services: { config } }: Context, chosen: MealWithSwaps): string =>
  `${config.publicUrl}${plateAddress(chosen)}`

const plate = ({ meal }: RecipeView, _args: object, context: Context): string => plateUrl(context, { meal, swaps: [] })

const opinion = ({ meal }: RecipeView, _args: object, context: Context): ReturnType<typeof opinionOf> =>
  opinionOf(context, meal)

/** Recipes and their versions, and how they stand to the caller's table. */
export const recipes: Resolvers = {
  Query: {
    recipe: async (_parent, { slug }, context) => {
      const { services, principal } = context
      const found = (await mealFinder(services, principal.kind === 'user' ? principal : null)).bySlug(slug)
      return found && recipeOf(context, found.meal)
    },
  },
  Mutation: {
    setOpinion: async (_parent, { input }, context) => {
      const { meal, errors } = await setOpinion(context.services, userOf(context), input)
      return { recipe: meal && (await recipeOf(context, meal)), errors }
    },
  },
  Recipe: { __resolveType: (recipe) => (isDish(recipe) ? 'Dish' : 'Meal') },
  Plan: { plates: (plan, _args, { services }) => platesOf(plan).map((path) => `${services.config.publicUrl}${path}`) },
  Meal: { suits: suitsTable, pageUrl, plate, opinion },
  Dish: { suits: suitsTable, pageUrl, plate, opinion },
  RecipeVersion: {
    id: ({ chosen: { meal, swaps } }) => globalId('RecipeVersion', encodeMealEntryId(meal.id, swaps)),
    recipe: ({ chosen }, _args, context) => recipeOf(context, chosen.meal),
    swaps: ({ chosen }) => [...chosen.swaps],
    isAdapted: ({ chosen }) => chosen.swaps.length > 0,
    name: ({ chosen }) => chosen.meal.name,
    title: ({ chosen }) => versionTitle(chosen),
    plate: ({ chosen }, _args, context) => plateUrl(context, chosen),
    suits: async (version, planned, context) => {
      const at = version.table ?? (await tableOfCall(context))
      return at && tableSuitability(version.chosen.meal, at, whereOf(version, planned))
    },
    meets: ({ chosen }) => requirementsOf(requirementsMet(chosen)),
    problem: async (version, planned, context) => {
      const at = version.table ?? (await tableOfCall(context))
      return at && versionProblem(version, at, whereOf(version, planned))
    },
  },
  VersionProblem: {
    blockedBy: ({ version, replacement, eaters }) => (replacement ? [] : blocksAt(version.chosen.meal, eaters)),
    replacement: ({ version, replacement }) => replacement && { ...version, chosen: replacement },
  },
  TableSuitability: { servings: ({ servings }) => [...servings] },
  TableServing: { eaters: ({ eaters }) => eaters.map(memberView) },
  TableBlock: {
    member: ({ member }) => (member && membersAmong([member])[0]) ?? null,
    kind: ({ what }) => ('tag' in what ? 'TAG' : kindOfReason(what.block.reason)),
    food: ({ what }) => ('block' in what && what.block.ingredient.index >= 0 ? what.block.ingredient : null),
    requirement: ({ what }) => ('block' in what ? findRequirement(what.block.reason) : null),
    tag: ({ what }) => ('tag' in what ? what.tag : null),
    reason: sayTableBlock,
  },
}
