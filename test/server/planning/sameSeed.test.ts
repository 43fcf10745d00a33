import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sydneyDay } from '../../../schema/sydneyDay'
import { randomizeMealPlan } from '../../../server/planning/randomizeMealPlan'
import { databaseKind } from '../../support/freshDatabase'
import { type FullHousehold, fullHousehold } from '../../support/fullHousehold'
import { type RunningApp, startApp } from '../../support/startApp'
import { setPrices } from '../shopping/habitsCalls'
import { propose } from './proposals'

const GENEROUS = { RATE_LIMIT_SCALE: '1000000' }

/** The tables that a proposal reads, each after those to which its rows refer. */
const TABLES = [
  'users',
  'stores',
  'households',
  'household_members',
  'user_settings',
  'profile_settings',
  'dishes',
  'recipe_opinions',
  'household_wishes',
  'cupboard_states',
  'cupboard_items',
  'shop_states',
  'own_prices',
  'plans',
  'generated_plans',
]

let folder: string
let app: RunningApp
let others: RunningApp[]
let household: FullHousehold

/**
 * The application with a household, and others that have the same rows: on another database in the opposite order, which
 * is a SQLite one whatever this one is; and where two may share one, a second instance on the same database.
 */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mealwright-same-'))
  app = await startApp(GENEROUS)
  household = await fullHousehold(app, { members: 6, rows: 20 })
  await live()
  const apart = await startApp({ ...GENEROUS, DATABASE_URL: `sqlite:${join(folder, 'other.sqlite')}` })
  await copyBackwards(app, apart)
  others = [apart]
  if (databaseKind === 'mysql') {
    const { client } = app.services.db
    const { database } = client.config.connection as { database: string }
    const url = new URL(process.env.TEST_MYSQL_URL ?? '')
    url.pathname = `/${database}`
    others.push(await startApp({ ...GENEROUS, DATABASE_URL: url.href }))
  }
}, 120_000)

afterAll(async () => {
  for (const one of [...(others ?? []), app]) await one?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a household says in some weeks: settings, wishes, targets, opinions, prices, what is to be used up, proposals. */
async function live(): Promise<void> {
  const { owner, memberIds } = household
  const { db, catalogue } = app.services
  const { meals, ingredients } = catalogue.compiled
  const now = app.clock.now()
  const accounts: string[] = await db('household_members')
    .whereIn('id', memberIds)
    .whereNotNull('userId')
    .pluck('userId')
  await db('user_settings')
    .where({ userId: owner.userId })
    .update({
      requirements: JSON.stringify({ DAIRY_FREE: 'ADAPT' }),
      tagPreferences: JSON.stringify({ quick: 'MORE', spicy: 'LESS' }),
      targets: JSON.stringify({ protein: 80, fibre: 25 }),
    })
  const opinions = accounts.flatMap((userId, person) =>
    meals
      .filter((_, index) => index % (5 + person) === 0)
      .map(({ id: recipe }, index) => ({
        userId,
        recipe,
        dishId: null,
        isFavourite: index % 3 === 0 ? 1 : 0,
        favouriteAt: now,
        isNeverAgain: index % 7 === 0 ? 1 : 0,
        neverAgainAt: now,
        rating: 1 + ((index + person) % 5),
        ratedAt: now,
        changedAt: now,
      })),
  )
  for (let from = 0; from < opinions.length; from += 50)
    await db('recipe_opinions').insert(opinions.slice(from, from + 50))
  const perishable = ingredients.filter((one) => one.perishable && !household.slugs.includes(one.slug)).slice(0, 12)
  const [state] = await db('cupboard_items').limit(1)
  const soon = sydneyDay(now + 2 * 24 * 60 * 60 * 1000)
  await db('cupboard_items').insert(
    perishable.map(({ slug }) => ({ ...state, ingredient: slug, isKept: 1, amount: null, unit: null, useBy: soon })),
  )
  const products = ingredients
    .slice(0, 150)
    .map(({ slug, sold }) => `${slug}-${sold?.sizes[0] ?? 1}-${sold?.unit ?? 'piece'}`)
  for (let from = 0; from < products.length; from += 50)
    await setPrices(
      app,
      owner,
      products.slice(from, from + 50).map((product, index) => ({ product, cents: 101 + 7 * (from + index) })),
    )
  const SAVE = 'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { message } } }'
  const answers = [
    { fieldId: 'wishes.budget', optionIds: ['200'] },
    { fieldId: 'wishes.counts.FISH.atLeast', optionIds: ['2'] },
    { fieldId: 'wishes.minutes.dinner.weekday', optionIds: ['45'] },
  ]
  const { data } = await app.graphql(SAVE, { input: { answers } }, owner.token)
  expect(data).toEqual({ saveForms: { errors: [] } })
  for (const seed of ['first', 'second']) await propose(app, owner as never, { dinner: { numMeals: 7 }, seed })
  // Proposals of one moment have no other order than that of their ids.
  await db('generated_plans').update({ generatedAt: now })
}

/** Copies the rows of all tables, the last first. */
async function copyBackwards(from: RunningApp, to: RunningApp): Promise<void> {
  for (const table of TABLES) {
    const rows: object[] = await from.services.db(table).select('*')
    const backwards = [...rows].reverse()
    await to.services.db(table).delete()
    for (let at = 0; at < backwards.length; at += 50) await to.services.db(table).insert(backwards.slice(at, at + 50))
  }
}

/** The bytes of a proposal, which leaves nothing behind. */
async function bytesOf(one: RunningApp, input: object): Promise<string> {
  const known: string[] = await app.services.db('generated_plans').pluck('id')
  const result = await randomizeMealPlan(one.services, { userId: household.owner.userId }, input)
  expect(result.errors).toEqual([])
  await one.services.db('generated_plans').whereNotIn('id', known).delete()
  return JSON.stringify(result)
}

test('the household has what the search reads', async () => {
  const { db } = app.services
  const count = async (table: string) => Number((await db(table).count({ count: '*' }))[0]?.count)
  for (const table of ['recipe_opinions', 'own_prices', 'dishes', 'plans', 'generated_plans', 'household_wishes'])
    expect([table, (await count(table)) > 0]).toEqual([table, true])
  expect(others.length).toBe(databaseKind === 'mysql' ? 2 : 1)
})

test('one seed gives the same bytes, on either database, in whichever order rows lie there, and from each instance', async () => {
  const week = { breakfast: { numMeals: 7 }, lunch: { numMeals: 7 }, dinner: { numMeals: 7 } }
  const seen = new Set<string>()
  for (const seed of ['soup', 'bread', 'salad', 'stew']) {
    const bytes = await bytesOf(app, { ...week, seed })
    seen.add(bytes)
    expect(await bytesOf(app, { ...week, seed })).toBe(bytes)
    for (const other of others) expect(await bytesOf(other, { ...week, seed })).toBe(bytes)
  }
  expect(seen.size).toBe(4)
}, 60_000)
