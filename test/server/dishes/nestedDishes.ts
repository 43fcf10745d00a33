import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import type { Entry } from '../../support/plans'
import { line, saveDish, type StoredDish, savedDish, soup } from './dishCalls'

/** A dish for four that makes 800 g: flour, yeast and oil. */
export const dough = (over: object = {}) =>
  soup({
    name: 'Pizza dough',
    categories: ['DINNER'],
    minutes: 90,
    yield: { amount: 800, unit: 'g' },
    lines: [line('500 g plain flour', 125, 'g', 'plain-flour'), line('2 tbsp olive oil', 0.5, 'tbsp', 'olive-oil')],
    steps: ['Knead 500 g flour with the oil.', 'Let it rise.'],
    ...over,
  })

/** A line that names a dish; without a unit by serves. */
export const dishLine = (text: string, dish: Pick<StoredDish, 'id'>, amount: number, unit: string | null = null) => ({
  text,
  amount,
  unit,
  dish: dish.id,
})

/** A pizza for two with 400 g of a dough, and tomatoes. */
export const pizza = (of: Pick<StoredDish, 'id'>, over: object = {}) =>
  soup({
    name: 'Pizza',
    categories: ['DINNER'],
    minutes: 20,
    serves: 2,
    lines: [
      line('200 g tomatoes', 100, 'g', 'tomato'),
      dishLine('400 g pizza dough', of, 200, 'g'),
      line('1 tbsp olive oil', 0.5, 'tbsp', 'olive-oil'),
    ],
    steps: ['Roll the dough out and bake it.'],
    ...over,
  })

/** Saves a dough and a pizza that is made with it. */
export async function savedPizza(app: RunningApp, person: Person, over: { dough?: object; pizza?: object } = {}) {
  const inner = await savedDish(app, person, dough(over.dough))
  return { inner, outer: await savedDish(app, person, pizza(inner, over.pizza)) }
}

interface NestedLine {
  quantity: { amount: number; unit: { symbol: string } } | null
  dish: { id: string; name: string } | null
  dishServes: number | null
  isKnown: boolean
  dishSuggestions: { name: string }[]
}
interface Nested {
  yield: { amount: number; unit: { symbol: string } } | null
  lines: NestedLine[]
  dietary: string[]
  unlisted: { ingredient: { slug: string } }[]
  nutrition: { perServe: { energy: number } | null; unknown: string[] }
}
const FIELDS = `... on Dish { yield { amount unit { symbol } } dietary unlisted { ingredient { slug } } nutrition { perServe { energy } unknown }
  lines { quantity { amount unit { symbol } } dish { id name } dishServes isKnown dishSuggestions { name } } }`

/** What is asked about dishes in dishes, by a person of an application. */
export function nestedCalls(app: RunningApp, asks: () => Person) {
  const ask = async <Data>(query: string, variables: object, person: Person = asks()): Promise<Data> => {
    const { data, errors } = await app.graphql(query, variables, person.token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data as Data
  }
  const offered = async (person?: Person) => {
    const query =
      '{ mealBases(category: DINNER) { mealList { name uniqueId isCustomised slug mainIngredient picture } } }'
    return (await ask<{ mealBases: { mealList: Entry[] } }>(query, {}, person)).mealBases.mealList
  }
  return {
    ask,
    offered,
    offeredNames: async (person?: Person) => (await offered(person)).map(({ name }) => name),
    dishOf: async ({ id }: { id: string }, person?: Person) =>
      (await ask<{ node: Nested }>(`query ($id: ID!) { node(id: $id) { ${FIELDS} } }`, { id: `Dish:${id}` }, person))
        .node,
    errorsOf: async (input: object, person = asks()) =>
      (await saveDish(app, person, input)).errors.map(({ code, field }) => ({ code, field })),
  }
}
