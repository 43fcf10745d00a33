import 'fake-indexeddb/auto'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { keepRecipes } from '../../../web/cooking/keepRecipes'
import { readKeptInstructions, readKeptRecipe } from '../../../web/cooking/keptRecipes'
import type { MealInstructionsFragment, PlannedRecipeFragment } from '../../../web/cooking/operations.generated'
import { forgetFirstView } from '../../../web/live/replica/firstView'
import { replicaOf } from '../../../web/live/replica/Replica'
import { type Entry } from '../../../web/plan/plan'
import { combinedEntries } from '../../../web/plan/combinedEntries'
import { DEVICE_OWNER_KEY } from '../../../web/session/deviceOwner'
import { forgetRecords, keepRecords } from '../../../web/session/keptRecords'
import { endSession, startSession } from '../../../web/session/session'
import { meal, planOf } from '../plan/samples'
import { tokenOf } from '../session/fakeApi'
import { ingredient, swapOf, version } from './cooked'

// The browser has it; jsdom does not hand on Node's.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never

const swap = { from: 'milk', to: 'oat milk', note: '' }
const recipe = (name: string, over: object = {}) => version({}, { slug: name, name }, over)

/** A server that has these recipes by unique id, and what it was asked. */
function server(recipes: Record<string, PlannedRecipeFragment>) {
  const asked: string[][] = []
  const tables: object[] = []
  const link = new ApolloLink(({ variables: { ids, ...table } }) => {
    const keys = (ids as string[]).map((id) => id.replace('RecipeVersion:', ''))
    asked.push(keys)
    tables.push(table)
    const served = (one: PlannedRecipeFragment) => ({
      ...one,
      cooking: { ...one.cooking, serves: table.serves as number },
    })
    return of({ data: { nodes: keys.map((key) => (recipes[key] ? served(recipes[key]) : null)) } })
  })
  return { asked, tables, client: new ApolloClient({ link, cache: new InMemoryCache() }) }
}
const planned = (...dinner: Entry[]) => combinedEntries(planOf({ dinner }))
const dal = meal('dal', { uniqueId: 'dal', numServes: 2 })
const pho = meal('pho', { uniqueId: 'pho', numServes: 1 })
const kept = async (entry: Entry) => (await readKeptRecipe(entry))?.recipe.name ?? null

const keepPlanOf = (householdId: string) =>
  replicaOf('ann').showFirst({ householdId, plan: { rows: planOf({ dinner: [dal] }), at: Date.now() } })

beforeEach(async () => {
  await forgetRecords('ann')
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  localStorage.setItem(DEVICE_OWNER_KEY, 'ann')
  keepPlanOf('first')
})
afterEach(() => endSession())

it('keeps the recipes of the plan, asks for those that are missing alone, and drops what is not planned', async () => {
  const { client, asked } = server({ dal: recipe('dal'), pho: recipe('pho') })
  await keepRecipes(client, planned(dal), 0)
  expect(await kept(dal)).toBe('dal')
  expect(await kept({ ...dal, numServes: 3 })).toBeNull()
  await keepRecipes(client, planned(dal, pho), 0)
  expect(asked).toEqual([['dal'], ['pho']])
  await keepRecipes(client, planned(pho), 0)
  expect([await kept(dal), await kept(pho)]).toEqual([null, 'pho'])
})

it('asks again for what was fetched before the settings may have changed, and drops what is gone', async () => {
  const recipes: Record<string, PlannedRecipeFragment> = { dal: recipe('dal'), pho: recipe('pho') }
  const { client, asked } = server(recipes)
  await keepRecipes(client, planned(dal, pho), 0)
  recipes.dal = recipe('dal', { problem: { reasons: ['Contains milk'], replacement: null } })
  delete recipes.pho
  await keepRecipes(client, planned(dal, pho), Date.now() + 1)
  expect(asked.flat()).toEqual(['dal', 'pho', 'dal', 'pho'])
  expect((await readKeptRecipe(dal))?.recipe.unsuitable).toEqual(['Contains milk'])
  expect(await kept(pho)).toBeNull()
})

it('shows an address the recipe with exactly its swaps', async () => {
  const adapted = { ...pho, uniqueId: 'pho+1', swaps: [swap] }
  const { client } = server({ pho: recipe('pho'), 'pho+1': recipe('pho', { swaps: [swapOf('milk', 'oat milk')] }) })
  await keepRecipes(client, planned(adapted), 0)
  expect(await readKeptInstructions('pho', null, 1)).toBeNull()
  expect((await readKeptInstructions('pho', 'pho+1', 4))?.recipe.swaps).toEqual([swap])
  expect(await readKeptInstructions('pho', 'pho', 1)).toBeNull()
})

it('keeps nothing of a person who has signed out meanwhile, and shows nothing to others', async () => {
  const { client } = server({ dal: recipe('dal') })
  const keeping = keepRecipes(client, planned(dal), 0)
  endSession()
  await keeping
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  expect(await kept(dal)).toBeNull()
  await keepRecipes(client, planned(dal), 0)
  startSession(tokenOf('bob'), { email: 'bob@example.com' })
  expect(await kept(dal)).toBeNull()
})

it('keeps nothing that was asked for in another household, or beside a plan that is not kept', async () => {
  const { client, asked } = server({ dal: recipe('dal') })
  const keeping = keepRecipes(client, planned(dal), 0)
  keepPlanOf('second')
  await keeping
  expect(await kept(dal)).toBeNull()
  forgetFirstView('ann')
  await keepRecipes(client, planned(dal), 0)
  expect(asked).toHaveLength(1)
  expect(await kept(dal)).toBeNull()
})

it('shows a person whose session may be alive what is kept, and no one whose session has ended', async () => {
  const { client } = server({ dal: recipe('dal') })
  await keepRecipes(client, planned(dal), 0)
  endSession({ why: 'unreachable' })
  expect(await kept(dal)).toBe('dal')
  endSession({ why: 'refused' })
  expect(await kept(dal)).toBeNull()
})

/** What the last release kept. */
const former: MealInstructionsFragment & { ingredients: { typicalLocation: string }[] } = {
  ...{ slug: 'dal', name: 'Dal', picture: 'jar', plate: '/plates/dal.svg', mainIngredient: 'Rice', minutes: 10 },
  ...{ dietary: ['Vegan'], tags: [], serves: 2, steps: ['Cook.'], stepSections: [], stepServes: 2 },
  ...{ description: null, notes: null, source: null, photos: [], unfollowedSwaps: [], parts: [], swaps: [] },
  ingredients: [{ ...ingredient('rice'), typicalLocation: 'pantry', source: null }],
  nutrition: { unknown: [], isHighInSodium: false, perServe: null },
  ...{ unsuitable: ['Contains milk'], suitableEntry: null },
}
const keepFormer = (value: object) =>
  keepRecords('ann', [{ owner: 'ann', id: '2 dal', at: 1, value }], new Set(['2 dal']))

it('shows what the last release kept, and asks for none of it again', async () => {
  await keepFormer(former)
  expect((await readKeptRecipe(dal))?.recipe).toEqual(former)
  const { client, asked } = server({ dal: recipe('dal') })
  await keepRecipes(client, planned(dal), 0)
  expect(asked).toEqual([])
})

it('does not show what this release cannot read', async () => {
  const { name: _name, ...damaged } = former
  await keepFormer(damaged)
  expect(await readKeptRecipe(dal)).toBeNull()
})

it('asks once for all that are cooked for the same serves by the same people, and for either place of one planned twice', async () => {
  const { client, asked, tables } = server({ dal: recipe('dal'), pho: recipe('pho'), stew: recipe('stew') })
  const stew = meal('stew', { uniqueId: 'stew', numServes: 2 })
  const mine = { ...pho, eaters: ['me'] }
  await keepRecipes(client, combinedEntries(planOf({ lunch: [dal, mine], dinner: [dal, stew, mine] })), 0)
  expect(asked.map((keys) => [...keys].sort())).toEqual(expect.arrayContaining([['dal'], ['pho'], ['stew']]))
  const at = (key: string) => tables[asked.findIndex((keys) => keys.includes(key))]
  expect(at('dal')).toEqual({ serves: 2, category: null, eaters: null })
  expect(at('pho')).toEqual({ serves: 1, category: null, eaters: null })
  expect(at('stew')).toEqual({ serves: 2, category: 'DINNER', eaters: null })
  const other = server({ dal: recipe('dal'), stew: recipe('stew') })
  await keepRecipes(other.client, planned(dal, stew), Date.now() + 1)
  expect(other.asked).toEqual([['dal', 'stew']])
})
