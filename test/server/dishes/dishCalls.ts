import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import type { Wrong } from '../../support/plans'

/** A line of a dish as the calls answer with it. */
export interface Line {
  text: string
  amount: number | null
  unit: string | null
  ingredient: { slug: string; name: string } | null
  name: string
  preparation: string | null
  optional: boolean
  suggestions: { slug: string }[]
}

/** An ingredient that only a step names, as the calls answer with it. */
export interface Unlisted {
  ingredient: { slug: string }
  step: number
  text: string
}

/** A dish as the calls answer with it. */
export interface StoredDish {
  id: string
  slug: string
  name: string
  picture: string
  categories: string[]
  minutes: number
  tags: string[]
  serves: number
  lines: Line[]
  mainLine: number
  steps: string[]
  urlDetails: string | null
  measures: string | null
  dietary: string[]
  unlisted: Unlisted[]
  notAdded: string[]
  changedAt: number
}

const LINES = 'lines { text amount unit ingredient { slug name } name preparation optional suggestions { slug } }'
const UNLISTED = 'unlisted { ingredient { slug } step text }'
const DISH = `id slug name picture categories minutes tags serves ${LINES} mainLine steps urlDetails measures dietary ${UNLISTED} notAdded changedAt`
const ERRORS = 'errors { code field message }'

/** A lentil soup of matched lines alone, all of them vegan. */
export const soup = (over: object = {}) => ({
  name: 'Grandma’s soup',
  categories: ['LUNCH', 'DINNER'],
  minutes: 40,
  tags: ['comfort'],
  serves: 4,
  lines: [
    line('1 cup red lentils', 0.25, 'cup', 'red-lentil-dried'),
    line('1 onion, chopped', 0.25, 'piece', 'brown-onion'),
  ],
  steps: ['Chop {brown-onion} and <b>cook</b> it.', 'Add the lentils.'],
  ...over,
})

/** A line to save. */
export const line = (
  text: string,
  amount: number | null,
  unit: string | null,
  ingredient: string | null,
  over: object = {},
) => ({ text, amount, unit, ingredient, ...over })

/** Lines of the soup with as much to eat as a dinner has, which plans aim at. */
export const dinnerLines = [
  ...soup().lines,
  line('400 g potatoes', 100, 'g', 'potato'),
  line('1 cup rice', 0.25, 'cup', 'long-grain-rice'),
  line('4 tbsp oil', 1, 'tbsp', 'olive-oil'),
]

/** Saves a dish. */
export async function saveDish(
  app: RunningApp,
  person: Person | null,
  input: object,
): Promise<{ dish: StoredDish | null; errors: Wrong[] }> {
  const query = `mutation ($input: SaveDishInput!) { saveDish(input: $input) { dish { ${DISH} } ${ERRORS} } }`
  const answer = await app.graphql(query, { input }, person?.token)
  return (answer.data as unknown as { saveDish: { dish: StoredDish | null; errors: Wrong[] } }).saveDish
}

/** Saves a dish that must be fine. */
export async function savedDish(app: RunningApp, person: Person, input: object): Promise<StoredDish> {
  const { dish, errors } = await saveDish(app, person, input)
  if (!dish) throw new Error(JSON.stringify(errors))
  return dish
}

/** Deletes a dish. */
export async function deleteDish(
  app: RunningApp,
  person: Person,
  id: string,
): Promise<{ deleted: boolean; errors: Wrong[] }> {
  const answer = await app.graphql(
    `mutation ($id: ID!) { deleteDish(id: $id) { deleted ${ERRORS} } }`,
    { id },
    person.token,
  )
  return (answer.data as unknown as { deleteDish: { deleted: boolean; errors: Wrong[] } }).deleteDish
}

/** A page of a person's dishes. */
export async function dishPage(
  app: RunningApp,
  person: Person,
  first = 50,
  after: string | null = null,
  search: string | null = null,
) {
  const query = `query ($first: Int!, $after: String, $search: String) { dishes(first: $first, after: $after, search: $search) { edges { cursor node { name } } nodes { ${DISH} } pageInfo { hasNextPage endCursor } totalCount tagChoices } }`
  const answer = await app.graphql(query, { first, after, search }, person.token)
  return (
    answer.data as unknown as {
      dishes: {
        edges: { cursor: string; node: { name: string } }[]
        nodes: StoredDish[]
        pageInfo: { hasNextPage: boolean; endCursor: string | null }
        totalCount: number
        tagChoices: string[]
      }
    }
  ).dishes
}

/** A draft as the call answers with it. */
export type ReadDraft = Pick<
  StoredDish,
  'name' | 'minutes' | 'categories' | 'lines' | 'steps' | 'unlisted' | 'urlDetails'
> & {
  serves: number | null
  yields: string | null
  measures: string
  measuresFrom: string
}

/** What is read from a text. */
export async function readDish(app: RunningApp, person: Person, text: string, how: object = {}) {
  const query = `mutation ($input: ReadDishInput!) { readDish(input: $input) { draft { name serves yields minutes categories measures measuresFrom ${LINES} steps ${UNLISTED} urlDetails } recipes { name ingredients } ${ERRORS} } }`
  const answer = await app.graphql(query, { input: { text, ...how } }, person.token)
  return (
    answer.data as unknown as {
      readDish: { draft: ReadDraft | null; recipes: { name: string; ingredients: number }[]; errors: Wrong[] }
    }
  ).readDish
}
