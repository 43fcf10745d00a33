import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { CATEGORIES, type Category } from '../../server/catalogue/types'
import { UserSettingsModel } from '../../server/settings/UserSettingsModel'
import { type Person, signUpAndIn } from './people'
import type { RunningApp } from './startApp'

/** An entry as the calls below answer with it. */
export interface Entry {
  name: string
  uniqueId: string
  isCustomised: boolean
  urlDetails: string
  numServes: number
  mainIngredient: string
  slug: string
  picture: string
  plate: string
  minutes: number
  swaps: { from: string; to: string | null; note: string }[]
}

/** A row of a plan as a client sends it. */
export interface Row {
  uniqueId: string
  numServes: number
}

/** A plan as a client sends it. */
export type PlanInput = Record<Category, { settings: { numMeals: number }; mealList: Row[] }>

/** A plan as the server answers with it. */
export type Plan = Record<Category, { settings: { numMeals: number }; mealList: Entry[] }>

/** Something that was wrong with what was sent. */
export interface Wrong {
  code: string
  field: string | null
  message: string
}

/** Every field of an entry, and of a plan. */
export const ENTRY =
  'name uniqueId isCustomised urlDetails numServes mainIngredient slug picture plate minutes swaps { from to note }'
const CATEGORY = `{ settings { numMeals } mealList { ${ENTRY} } }`
export const PLAN = `{ breakfast ${CATEGORY} lunch ${CATEGORY} dinner ${CATEGORY} }`
export const ERRORS = 'errors { code field message }'

/** A plan of those rows, with the right numbers of meals. */
export function planOf(rows: Partial<Record<Category, Row[]>>): PlanInput {
  const category = (one: Category) => ({ settings: { numMeals: (rows[one] ?? []).length }, mealList: rows[one] ?? [] })
  return { breakfast: category('breakfast'), lunch: category('lunch'), dinner: category('dinner') }
}

/** What a client would send of a plan that it was answered with. */
export function toInput(plan: Plan): PlanInput {
  const rows = (one: Category): Row[] => plan[one].mealList.map(({ uniqueId, numServes }) => ({ uniqueId, numServes }))
  return planOf({ breakfast: rows('breakfast'), lunch: rows('lunch'), dinner: rows('dinner') })
}

/** Every entry of a plan. */
export function entriesOf(plan: Plan): Entry[] {
  return CATEGORIES.flatMap((category) => plan[category].mealList)
}

/** A row of the n-th meal of a category, as it is. */
export function rowOf(app: RunningApp, category: Category, index = 0, numServes = 2): Row {
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = meals[byCategory[category][index] ?? -1]
  if (!meal) throw new Error(`The catalogue has no ${category} number ${index}`)
  return { uniqueId: encodeMealEntryId(meal.id, []), numServes }
}

/** A row that holds no meal. */
export const emptyRow = (numServes = 1): Row => ({ uniqueId: '', numServes })

/** Proposes a plan of as many meals of each category, and saves it. */
export async function saveProposal(app: RunningApp, token: string, numMeals: number): Promise<Plan> {
  const proposal = await app.graphql(
    `mutation ($n: RandomizeCategoryInput!) { randomizeMealPlan(input: { breakfast: $n, lunch: $n, dinner: $n }) ${PLAN} }`,
    { n: { numMeals } },
    token,
  )
  const { randomizeMealPlan: plan } = proposal.data as unknown as { randomizeMealPlan: Plan }
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan: toInput(plan) },
    token,
  )
  return plan
}

/** Sets what a person may eat and likes to eat; what is left out is unset. */
export async function setSettings(
  app: RunningApp,
  userId: string,
  settings: Partial<
    Pick<UserSettingsModel, 'requirements' | 'neverEaten' | 'neverEatenSlugs' | 'tagPreferences' | 'preferredStoreId'>
  >,
): Promise<void> {
  await UserSettingsModel.query(app.services.db).deleteById(userId)
  await UserSettingsModel.query(app.services.db).insert({
    userId,
    requirements: {},
    neverEaten: '',
    neverEatenSlugs: [],
    tagPreferences: {},
    preferredStoreId: null,
    preferredStore: null,
    updatedAt: 0,
    ...settings,
  })
}

/** A person with a saved plan of as many meals of each category. */
export async function signUpWithPlan(app: RunningApp, numMeals: number): Promise<Person> {
  const person = await signUpAndIn(app)
  await saveProposal(app, person.token, numMeals)
  return person
}
