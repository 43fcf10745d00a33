import type { CompiledMeal } from '../catalogue/compiled'
import { keysetOf, pageOfAll, type Page } from '../catalogue/keyset'
import { suppliesOfHousehold } from '../cupboard/householdSupplies'
import type { OfferFilter, OfferOrder } from '../generated/schemaTypes'
import { tableMenu } from '../menu/tableMenu'
import { ownOpinions } from '../planning/opinionsOfHousehold'
import { latestPlans } from '../planning/plansOfHousehold'
import { recentMeals } from '../planning/recentMeals'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { keyIn, type Listed, type OfferView, type Personal } from './Offered'
import { categoriesOf, eatenAt, servedRoleOf, testsOf } from './offerTests'
import { type Asked, type MealList, suitableMeals } from './suitableMeals'

interface Paging {
  first: number
  after?: string | null
}

/** A page of offers with how many there are without a filter. */
export interface OfferPage extends Page<OfferView> {
  suitableCount: number
  recipeCount: number
}

/** Plans of so many weeks are what one had lately. */
const LATELY = 2

/**
 * The recipes that suit a table, for one of its accounts (docs/product.md WEEK-1, WEEK-2). The catalogue's are kept lists;
 * what is the person's own, opinions, own dishes and what was planned lately, is bounded and merged in on the way.
 * @throws BAD_USER_INPUT naming `first`, `after` or a part of `filter`.
 */
export async function offers(
  services: Services,
  caller: Caller,
  { filter, order, ...paging }: Paging & { filter: OfferFilter; order: OfferOrder },
): Promise<OfferPage> {
  const [table, supplies, personal] = await Promise.all([
    tableMenu(services, caller),
    suppliesOfHousehold(services, caller),
    personalOf(services, caller),
  ])
  const asked: Asked = { table, filter, order, supplies }
  const all = suitableMeals({ table, supplies, order: 'NAME', filter: { role: filter.role } })
  const { list, isBare } = listOf(asked)
  const known = knownOf(personal)
  const mine = keysetOf(list.order, 'string', personalOffers(asked, personal, list), ({ key }) => key)
  const unknown = isBare ? 0 : list.items.length - [...known].filter((id) => list.ids.has(id)).length
  return {
    ...pageOfAll(
      [isBare ? { ...list, items: [] } : list, mine],
      paging,
      ({ meal }, keyset) => keyset > 0 || !known.has(meal.id),
      unknown + mine.items.length,
      ({ meal }): OfferView => ({ meal, table, supplies, categories: categoriesOf(filter) }),
    ),
    ...countsOf(asked, all.items.length),
  }
}

/** How many recipes of the kind that is asked for suit, and how many there are; own dishes are meals. */
function countsOf(asked: Asked, suitable: number): Pick<OfferPage, 'suitableCount' | 'recipeCount'> {
  const { catalogue, dishes } = asked.table
  const { side, dessert } = catalogue.byRole
  const role = servedRoleOf(asked.filter)
  if (role) return { suitableCount: suitable, recipeCount: catalogue.byRole[role].length }
  return {
    suitableCount: suitable + dishes.filter((dish) => suits(dish, asked, {})).length,
    recipeCount: catalogue.meals.length - side.length - dessert.length + dishes.length,
  }
}

/** The list of the catalogue's meals, and whether only what is the person's own of it is asked for. */
function listOf(asked: Asked): { list: MealList; isBare: boolean } {
  const { isFavourite, isOwn, isNeverAgain } = asked.filter
  return { list: suitableMeals(asked), isBare: [isFavourite, isOwn, isNeverAgain].some(Boolean) }
}

/** Ids of the recipes that have another place for this person than for all. */
const knownOf = ({ said, lately }: Personal): ReadonlySet<string> => new Set([...said.keys(), ...lately])

const suits = (meal: CompiledMeal, { table }: Pick<Asked, 'table'>, filter: OfferFilter): boolean =>
  servedRoleOf(filter) === null && categoriesOf(filter).some((category) => eatenAt(meal, table, category) !== null)

/** What is listed for this person alone, each at its place: what is known of the catalogue's meals, and own dishes. */
function personalOffers(asked: Asked, personal: Personal, list: MealList): Listed[] {
  const { table, filter, order, supplies } = asked
  const { catalogue, dishes } = table
  const tests = testsOf(filter, table, supplies)
  const passes = (meal: CompiledMeal): boolean => {
    const { isFavourite = false, isNeverAgain = false } = personal.said.get(meal.id) ?? {}
    if (isNeverAgain !== (filter.isNeverAgain ?? false) || (filter.isFavourite && !isFavourite)) return false
    return tests.every((test) => test(meal)) && (isNeverAgain || meal.index >= 0 || suits(meal, asked, filter))
  }
  const ofCatalogue = filter.isOwn
    ? []
    : [...knownOf(personal)].flatMap((id) => {
        const meal = catalogue.mealById.get(id)
        const isAsked = meal && (meal.meal.role ?? null) === servedRoleOf(filter)
        return isAsked && (filter.isNeverAgain || list.ids.has(id)) ? [meal] : []
      })
  const own = servedRoleOf(filter) === null ? dishes : []
  return [...ofCatalogue, ...own].filter(passes).map((meal) => ({ meal, key: keyIn(order, meal, personal) }))
}

/** What a person says of recipes, and what the household's plans had lately. */
export async function personalOf(services: Services, caller: Caller): Promise<Personal> {
  const [said, { current, saved, past }] = await Promise.all([
    ownOpinions(services, caller),
    latestPlans(services, caller),
  ])
  const lately = recentMeals({ proposals: [], plans: [current, saved, ...past] }, services.now(), LATELY, 0)
  return { said, lately: new Set(lately) }
}
