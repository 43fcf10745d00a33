import { randomUUID } from 'node:crypto'
import { type FullHousehold, planInput } from './fullHousehold'

/** The variables with which the pages send an operation in a household; others at each call where it is an edit. */
type Variables = (household: FullHousehold, now: number) => object

const none: Variables = () => ({})
const EVERY = { breakfast: { numMeals: 2 }, lunch: { numMeals: 2 }, dinner: { numMeals: 2 } }
const firstOf = ({ plan: [row] }: FullHousehold) => {
  if (!row) throw new Error('The plan has no row')
  return row
}
const operations = (acts: object[], now?: number) => ({
  operations: acts.map((act) => ({ id: randomUUID(), ...(now !== undefined && { at: now }), act })),
})
const draftRow = ({ rowId, uniqueId, category }: FullHousehold['plan'][number]) => ({
  id: rowId,
  category: category.toUpperCase(),
  content: { dishes: [{ recipe: uniqueId }] },
})
let turn = 0

/** Every query of the pages, by the name of its document. */
export const pageQueries: Readonly<Record<string, Variables>> = {
  FirstPlan: none,
  LoadMealPlan: none,
  SharedList: none,
  ShoppingList: ({ plan }) => ({ plan: planInput(plan) }),
  ShopHabits: none,
  Cupboard: none,
  CupboardIngredients: () => ({ search: 'rice' }),
  KnownIngredients: none,
  ProviderState: none,
  MealBases: () => ({ category: 'DINNER' }),
  MealVersions: (household) => {
    const { uniqueId, category } = firstOf(household)
    return { id: `RecipeVersion:${uniqueId}`, category: category.toUpperCase(), eaters: household.memberIds }
  },
  MealDetails: (household) => {
    const { uniqueId, category } = firstOf(household)
    return {
      id: `RecipeVersion:${uniqueId}`,
      category: category.toUpperCase(),
      eaters: household.memberIds,
      serves: 2,
      served: [`RecipeVersion:${uniqueId}`],
      hasServed: true,
    }
  },
  Servable: ({ memberIds }) => ({ category: 'DINNER', eaters: memberIds }),
  MealTraits: () => ({ category: 'DINNER' }),
  UnsuitableMeals: () => ({ category: 'DINNER', search: 'chicken' }),
  Offers: () => ({ first: 24, orderBy: 'NOT_LATELY' }),
  PlateChoices: ({ dishIds }) => ({ id: `Dish:${dishIds[0]}` }),
  Dishes: () => ({ search: 'soup' }),
  Dish: ({ dishIds }) => ({ id: `Dish:${dishIds[0]}` }),
  DishTags: none,
  DishChoices: none,
  DishIngredients: () => ({ search: 'egg' }),
  SettingsForms: none,
  MemberForms: ({ memberIds }) => ({ id: `HouseholdMember:${memberIds[0]}` }),
  WhoseAnswers: none,
  NeverEatenEffect: ({ slugs }) => ({ text: slugs.slice(0, 50).join(', '), fieldId: 'dietary.neverEaten' }),
  Household: none,
  Households: none,
  Invitation: () => ({ key: 'no invitation has this key' }),
  MealNames: none,
  RaffleStatus: none,
  PlannedRecipes: ({ plan, memberIds }) => ({
    ids: plan.map(({ uniqueId }) => `RecipeVersion:${uniqueId}`),
    serves: 2,
    category: 'DINNER',
    eaters: memberIds,
  }),
  Instructions: ({ dishIds }) => ({ slug: dishIds[0] }),
  Belongings: none,
  CalendarFeeds: none,
  PersonalKeys: none,
  Webhooks: none,
  OwnServer: none,
  Notifications: none,
  NotificationKey: none,
  Sessions: none,
  Passkeys: none,
  SecondFactor: none,
  SecurityHistory: () => ({ first: 26 }),
  FirstMinute: none,
  ReadKitchenTimers: none,
  DishImports: none,
  UnmatchedNames: none,
  UnmatchedCount: none,
  NotBroughtIn: () => ({ id: 'DishImport:none', outcome: 'FAILED' }),
  SavedPlans: () => ({ first: 12 }),
  PastWeeks: () => ({ first: 6 }),
  RecentChanges: none,
  WishForms: none,
  PlanSummary: ({ plan }) => ({ input: { rows: plan.map(draftRow) } }),
  PlanReasons: ({ plan }) => ({ input: { rows: plan.map(draftRow) } }),
  BalancePlan: (household) => ({
    input: { rows: household.plan.map(draftRow), changedRow: firstOf(household).rowId },
  }),
}

/** The edits of the pages that answer with lists, or are sent as lists. */
export const pageEdits: Readonly<Record<string, Variables>> = {
  ApplyPlanOperations: (household) => {
    turn += 1
    return { input: operations([{ plan: { setServes: { rowId: firstOf(household).rowId, serves: 1 + (turn % 9) } } }]) }
  },
  ApplyListOperations: ({ ticks: [key] }, now) => {
    turn += 1
    return {
      input: operations([{ list: turn % 2 === 0 ? { tick: { key, amount: turn } } : { untick: { key } } }], now),
    }
  },
  ApplyCupboardOperations: ({ slugs: [ingredient] }, now) => {
    turn += 1
    return { input: operations([{ cupboard: { keep: { ingredient, amount: turn, unit: 'g' } } }], now) }
  },
  SaveMealPlan: ({ plan }) => ({ input: { plan: planInput(plan) } }),
  ScrubMealPlan: ({ plan }) => ({ input: { plan: planInput(plan) } }),
  RandomizeMealPlan: ({ plan }) => ({ input: { ...EVERY, keep: plan.map(({ uniqueId }) => uniqueId) } }),
  ApplyHabits: ({ slugs }) => ({
    input: operations([
      ...slugs.map((slug) => ({ habits: { setPrice: { product: `item:${slug}`, cents: 1 + (turn++ % 99) } } })),
      { habits: { arrangeShop: { store: null, areas: turn % 2 === 0 ? ['produce', 'dairy'] : ['dairy'] } } },
    ]),
  }),
  SetKitchenTimers: (_household, at) => {
    const timer = { key: 'dal:1:0', meal: 'Dal', label: '6 minutes', step: 1, duration: 360_000 }
    return { input: { timers: [{ ...timer, at, state: 'RUNNING', endsAt: at + timer.duration }] } }
  },
  RenameHousehold: () => ({ input: { name: `Home ${(turn += 1)}` } }),
  SetWhoEats: ({ memberIds: [memberId] }) => ({ input: { memberId, eats: ['BREAKFAST', 'DINNER'] } }),
}
