import { LIMITS } from '../../schema/limits'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { readCatalogue } from '../../server/catalogue/readCatalogue'
import { CATEGORIES, type Category, type Meal } from '../../server/catalogue/types'
import { graphqlAt } from '../support/graphqlAt'
import type { BuiltServer } from './servers'

const SETTINGS = 'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { errors { message } } }'

export const DISH = {
  name: 'Rice with egg',
  categories: ['DINNER'],
  minutes: 10,
  lines: [{ text: '1 egg', ingredient: 'egg', amount: 1, unit: 'piece' }],
  steps: ['Boil it.'],
}

type Rows<Row> = Record<Category, Row[]>

/** What calls are made with. The meals are those of the product, which every generated catalogue has. */
export interface Given {
  /** A person without settings, one with, and a partner's key. */
  token: string
  choosy: string
  partnerKey: string
  slug: string
  slugs: string[]
  plan: Record<Category, { settings: { numMeals: number }; mealList: { uniqueId: string; numServes: number }[] }>
  restPlan: Record<
    Category,
    { settings: { num_meals: number }; meal_list: { unique_id: string; num_serves: number }[] }
  >
  /** Cursors before the middle and the last page of the meals by name. */
  middle: string
  end: string
  /** A dish of the person's. */
  dishId: string
}

/** Prepares a server for the calls. */
export async function giveCalls({ url, people, partnerKey }: BuiltServer): Promise<Given> {
  const call = graphqlAt(url)
  const { meals } = readCatalogue('seeds/catalogue')
  const [token = '', choosy = ''] = people.map((person) => person.token)
  const rows = Object.fromEntries(CATEGORIES.map((name) => [name, sevenOf(meals, name)])) as Rows<string>
  const dish = await call(
    'mutation ($input: SaveDishInput!) { saveDish(input: $input) { dish { id } errors { message } } }',
    { input: DISH },
    token,
  )
  await call(
    SETTINGS,
    {
      input: {
        dietary: [
          { label: 'Dietary requirements', settings: [{ choice: 'Gluten free', setting: 'Adapt' }] },
          { label: 'Ingredients I never eat', text: 'olives, mushrooms' },
        ],
      },
    },
    choosy,
  )
  return {
    token,
    choosy,
    partnerKey,
    slug: meals[0]?.slug ?? '',
    slugs: meals.map(({ slug }) => slug),
    plan: mapRows(rows, (ids) => ({
      settings: { numMeals: ids.length },
      mealList: ids.map((uniqueId) => ({ uniqueId, numServes: 2 })),
    })),
    restPlan: mapRows(rows, (ids) => ({
      settings: { num_meals: ids.length },
      meal_list: ids.map((unique_id) => ({ unique_id, num_serves: 2 })),
    })),
    ...(await cursorsOf(call, partnerKey)),
    dishId: (dish.data as unknown as { saveDish: { dish: { id: string } } }).saveDish.dish.id,
  }
}

const sevenOf = (meals: readonly Meal[], category: Category): string[] =>
  meals
    .filter(({ categories }) => categories.includes(category))
    .slice(0, 7)
    .map(({ id }) => encodeMealEntryId(id, []))

const mapRows = <Row, Made>(rows: Rows<Row>, make: (rows: Row[]) => Made): Record<Category, Made> => ({
  breakfast: make(rows.breakfast),
  lunch: make(rows.lunch),
  dinner: make(rows.dinner),
})

interface Paged {
  meals: { pageInfo: { hasNextPage: boolean; endCursor: string } }
}

/** Walks through all meals by name. */
async function cursorsOf(call: ReturnType<typeof graphqlAt>, key: string): Promise<{ middle: string; end: string }> {
  const cursors: string[] = []
  for (let after: string | null = null; ;) {
    const { data } = await call(
      `query ($after: String) { meals(first: ${LIMITS.pageSize}, after: $after) { pageInfo { hasNextPage endCursor } } }`,
      { after },
      key,
    )
    const { hasNextPage, endCursor } = (data as unknown as Paged).meals.pageInfo
    if (!hasNextPage) return { middle: cursors[cursors.length >> 1] ?? '', end: cursors.at(-1) ?? '' }
    cursors.push(endCursor)
    after = endCursor
  }
}
