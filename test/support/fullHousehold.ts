import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { CATEGORIES, type Category } from '../../server/catalogue/types'
import { DishModel } from '../../server/dishes/DishModel'
import { UserSettingsModel } from '../../server/settings/UserSettingsModel'
import { StoreModel } from '../../server/stores/StoreModel'
import { eanOf } from './eanOf'
import { addMember, joinHousehold } from './households'
import { manyPeople, type Signed } from './manyPeople'
import { pageOperations } from './pageOperations'
import type { RunningApp } from './startApp'

/** How much a household has: members, and rows of each list as far as the limits allow. */
interface HouseholdSize {
  members: number
  rows: number
}

/** A household in which every list has rows. */
export interface FullHousehold {
  owner: Signed
  /** The owner's first. */
  memberIds: string[]
  /** The rows of its current plan. */
  plan: { rowId: string; category: Category; uniqueId: string }[]
  /** Keys of the lines that are ticked. */
  ticks: string[]
  dishIds: string[]
  slugs: string[]
}

const STORE = { id: 'corner', name: 'Corner', linkTemplate: 'https://corner.example/search?q={name}' }
const documents = pageOperations()

/** Sends an operation of the pages. @throws Error when it does not succeed. */
export async function sendOperation(
  app: Pick<RunningApp, 'graphql'>,
  name: string,
  variables: object,
  token: string,
): Promise<void> {
  const { data, errors } = await app.graphql(documents.get(name)?.text ?? '', variables, token)
  const wrong =
    errors ?? Object.values(data as Record<string, { errors?: object[] } | null>).flatMap((one) => one?.errors ?? [])
  if (wrong.length > 0) throw new Error(`${name}: ${JSON.stringify(wrong)}`)
}

/** Makes one: the first two of its members and half of all have accounts, the others are planned for. */
export async function fullHousehold(app: RunningApp, { members, rows }: HouseholdSize): Promise<FullHousehold> {
  const people = await manyPeople(app.services, Math.max(Math.min(members, 2), Math.ceil(members / 2)))
  const [owner] = people
  if (!owner) throw new Error('A household has a member')
  const send = (name: string, variables: object) => sendOperation(app, name, variables, owner.token)
  for (const { userId } of people.slice(1)) await joinHousehold(app, owner, { userId })
  for (let index = people.length; index < members; index += 1) await addMember(app, owner as never, `Guest ${index}`)
  await app.services
    .db(StoreModel.tableName)
    .insert({ ...STORE, changedAt: 0 })
    .onConflict('id')
    .ignore()
  for (const { userId } of people) await prefer(app, userId)
  const slugs = app.services.catalogue.compiled.ingredients.slice(0, rows).map(({ slug }) => slug)
  const now = app.clock.now()
  const plan = rowsOf(app, rows)
  await send('ApplyPlanOperations', {
    input: {
      operations: plan.map(({ rowId, category, uniqueId }) => ({
        id: randomUUID(),
        act: { plan: { addRow: { rowId, category: category.toUpperCase(), after: 'last', uniqueId, serves: 2 } } },
      })),
    },
  })
  await send('SaveMealPlan', { input: { plan: planInput(plan) } })
  const ticks = slugs.map((slug) => `${slug}-g`)
  const listed = [
    ...ticks.map((key) => ({ tick: { key, amount: 100 } })),
    ...ticks.map((key) => ({ noteLine: { key, text: 'the ripe ones' } })),
    ...slugs.flatMap((text) => {
      const itemId = randomUUID()
      return [{ addItem: { itemId, text } }, { noteItem: { itemId, text: 'the small ones' } }]
    }),
  ]
  await send('ApplyListOperations', {
    input: { operations: listed.map((list) => ({ id: randomUUID(), at: now, act: { list } })) },
  })
  await send('ApplyCupboardOperations', {
    input: {
      operations: slugs.map((ingredient) => ({
        id: randomUUID(),
        at: now,
        act: { cupboard: { keep: { ingredient } } },
      })),
    },
  })
  const habits = [
    ...slugs.map((slug) => ({ setPrice: { product: `item:${slug}`, cents: 100 } })),
    { arrangeShop: { store: null, areas: ['produce'] } },
  ]
  const codes = slugs.map((ingredient, index) => ({ learnCode: { code: eanOf(index), name: ingredient, ingredient } }))
  for (const acts of [habits, codes])
    await send('ApplyHabits', { input: { operations: acts.map((act) => ({ act: { habits: act } })) } })
  const dishIds = await addDishes(app, owner.userId, rows)
  const stored = await app.services.db('household_members').where({ userId: owner.userId }).first()
  const all: { id: string }[] = await app.services.db('household_members').where({ householdId: stored.householdId })
  const memberIds = [...new Set([String(stored.id), ...all.map(({ id }) => id)])]
  return { owner, memberIds, plan, ticks, dishIds, slugs }
}

/** The rows as a client sends a whole plan. */
export function planInput(plan: FullHousehold['plan']) {
  const of = (category: Category) => plan.filter((row) => row.category === category)
  return Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      {
        settings: { numMeals: of(name).length },
        mealList: of(name).map(({ uniqueId }) => ({ uniqueId, numServes: 2 })),
      },
    ]),
  )
}

/** Rows of all categories in turn, as many as a plan may have. */
function rowsOf({ services }: RunningApp, rows: number): FullHousehold['plan'] {
  const { meals, byCategory } = services.catalogue.compiled
  return Array.from({ length: Math.min(rows, LIMITS.entriesPerList) }, (_, index) => {
    const category = CATEGORIES[index % CATEGORIES.length] ?? 'dinner'
    const meal = meals[byCategory[category][Math.floor(index / CATEGORIES.length)] ?? -1]
    return { rowId: randomUUID(), category, uniqueId: encodeMealEntryId(meal?.id ?? '', []) }
  })
}

async function prefer({ services }: RunningApp, userId: string): Promise<void> {
  await UserSettingsModel.query(services.db).insert({
    userId,
    requirements: {},
    neverEaten: '',
    neverEatenSlugs: [],
    tagPreferences: {},
    preferredStoreId: STORE.id,
    preferredStore: STORE.name,
    updatedAt: 0,
  })
}

async function addDishes({ services }: RunningApp, userId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `dish-${randomUUID()}`)
  const line = {
    text: '1 egg',
    ingredient: 'egg',
    amount: 1,
    unit: 'piece',
    name: 'egg',
    preparation: null,
    optional: false,
  } as const
  for (const [index, id] of ids.entries())
    await DishModel.query(services.db).insert({
      id,
      userId,
      slug: id,
      name: `Eggs ${index}`,
      nameKey: `eggs ${index}`,
      categories: ['dinner'],
      tags: [],
      minutes: 10,
      serves: 1,
      lines: [line],
      mainLine: 0,
      steps: ['Boil it.'],
      notAdded: null,
      urlDetails: null,
      measures: null,
      version: 1,
      changedAt: 0,
    })
  return ids
}
