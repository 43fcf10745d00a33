import { randomUUID } from 'node:crypto'
import { buildSchema, isObjectType } from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { signUpAndIn } from '../../support/people'
import { makePrincipals, type Principals, type Speaker, SPEAKERS } from '../../support/principals'
import { applyAs } from '../operations/operationCalls'
import { savedDish, soup } from '../dishes/dishCalls'
import { sent, setProductPhoto } from '../photos/photoCalls'
import { sendFile, workAll } from '../imports/importCalls'

const app = givenApp()
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }'
const GLOBAL = { 'graph-ids': '1' }
let principals: Principals
/** The owner's object of each type, by its global id. */
const ids: Record<string, string> = {}

const everybody: Speaker[] = ['anonymous', 'owner', 'other', 'reader', 'writer']
const catalogue: Speaker[] = ['owner', 'other', 'reader']

/** Who finds an object of each type. Written by hand: it is the promise, not a copy of the code. */
const WHO: Record<string, Speaker[]> = {
  Meal: catalogue,
  Ingredient: catalogue,
  IngredientGroup: everybody,
  Tag: everybody,
  StoreArea: everybody,
  Requirement: everybody,
  Viewer: ['owner'],
  Household: ['owner'],
  HouseholdMember: ['owner'],
  HouseholdInvitation: ['owner'],
  Dish: ['owner'],
  DishImport: ['owner'],
  Plan: ['owner'],
  PlanRow: ['owner'],
  RecipeVersion: catalogue,
  SettingsForm: ['owner'],
  ListTick: ['owner'],
  ListNote: ['owner'],
  NamedList: ['owner'],
  OwnItem: ['owner'],
  CupboardItem: ['owner'],
  FrozenMeal: ['owner'],
  ShopOrder: ['owner'],
  OwnPrice: ['owner'],
  LearnedCode: ['owner'],
  ProductPhoto: ['owner'],
}

beforeAll(async () => {
  principals = await makePrincipals(app)
  const { owner } = principals
  const dish = await savedDish(app, owner, soup())
  const file = await sendFile(app, owner.token, 'Toast\n\nIngredients\n1 slice bread\n\nMethod\nToast it.')
  await workAll(app)
  const { data } = await app.graphql(
    'mutation { inviteToHousehold(input: {}) { invitation { id } household { id members { id } } } }',
    {},
    owner.token,
    GLOBAL,
  )
  const made = (
    data as unknown as {
      inviteToHousehold: { invitation: { id: string }; household: { id: string; members: [{ id: string }] } }
    }
  ).inviteToHousehold
  const { meals } = app.services.catalogue.compiled
  const { id: mealId = '', meal } = meals.find((one) => one.meal.categories.length > 0) ?? {}
  const added = await app.graphql(
    `mutation ($row: AddRowInput!) { applyPlanOperations(operations: [{ id: "${randomUUID()}", act: { addRow: $row } }]) { ok } }`,
    {
      row: {
        rowId: randomUUID(),
        category: meal?.categories[0]?.toUpperCase(),
        uniqueId: encodeMealEntryId(mealId, []),
      },
    },
    owner.token,
  )
  expect(added.data).toEqual({ applyPlanOperations: { ok: true } })
  const planned = await app.graphql(
    '{ viewer { household { plan { id rows { id content { ... on PlannedMeal { dishes { version { id } } } } } } } } }',
    {},
    owner.token,
    GLOBAL,
  )
  const { plan } = (
    planned.data as unknown as {
      viewer: {
        household: { plan: { id: string; rows: [{ id: string; content: { dishes: [{ version: { id: string } }] } }] } }
      }
    }
  ).viewer.household
  const [itemId, listId, batch] = [randomUUID(), randomUUID(), randomUUID()]
  const shared = await applyAs(
    app,
    owner,
    [
      { list: { tick: { key: 'rice-g', amount: 1 } } },
      { list: { addItem: { itemId, text: 'foil' } } },
      { list: { noteItem: { itemId, text: 'the wide one' } } },
      { list: { noteLine: { key: 'rice-kg', text: 'brown' } } },
      { list: { nameList: { listId, name: 'Hardware' } } },
      { cupboard: { keep: { ingredient: 'milk' } } },
      { cupboard: { freeze: { batch, recipe: mealId, serves: 2, frozenOn: '2026-11-20' } } },
      { habits: { arrangeShop: { areas: ['frozen'] } } },
      { habits: { setPrice: { product: 'item:foil', cents: 100 } } },
      { habits: { learnCode: { code: '4006381333931', name: 'Milk', ingredient: 'milk' } } },
    ].map((act) => ({ act })),
  )
  expect(shared.ok).toBe(true)
  await setProductPhoto(app, owner, { product: 'milk', photo: await sent(app, owner) })
  Object.assign(ids, {
    ListTick: 'ListTick:rice-g',
    ListNote: 'ListNote:rice-g',
    NamedList: `NamedList:${listId}`,
    OwnItem: `OwnItem:${itemId}`,
    CupboardItem: 'CupboardItem:milk',
    FrozenMeal: `FrozenMeal:${batch}`,
    ShopOrder: 'ShopOrder:*',
    OwnPrice: 'OwnPrice:item:foil',
    LearnedCode: 'LearnedCode:04006381333931',
    ProductPhoto: 'ProductPhoto:milk',
    Meal: 'Meal:weeknight-butter-chicken',
    Ingredient: 'Ingredient:egg',
    IngredientGroup: 'IngredientGroup:chicken',
    Tag: 'Tag:kid-friendly',
    StoreArea: 'StoreArea:meat-and-deli',
    Requirement: 'Requirement:GLUTEN_FREE',
    Viewer: `Viewer:${owner.userId}`,
    Household: made.household.id,
    HouseholdMember: made.household.members[0].id,
    HouseholdInvitation: made.invitation.id,
    Dish: `Dish:${dish.id}`,
    DishImport: file.import?.id,
    Plan: plan.id,
    PlanRow: plan.rows[0].id,
    SettingsForm: `${made.household.members[0].id.replace('HouseholdMember', 'SettingsForm')}.tags`,
    RecipeVersion: plan.rows[0].content.dishes[0].version.id,
  })
})

test('every type that is a Node is here', () => {
  const types = Object.values(buildSchema(typeDefs).getTypeMap())
  const nodes = types.filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
  expect(nodes.map(({ name }) => name).sort()).toEqual(Object.keys(WHO).sort())
})

describe.each(Object.keys(WHO))('%s', (type) => {
  test.each(SPEAKERS)('is answered to %s as the ordinary way to it is', async (speaker) => {
    const id = ids[type]
    const { status, data, errors } = await app.graphql(NODE, { id }, principals.tokens[speaker], GLOBAL)
    expect([status, errors]).toEqual([200, undefined])
    expect(data).toEqual({ node: WHO[type]?.includes(speaker) ? { __typename: type, id } : null })
    const absent = await app.graphql(NODE, { id: `${type}:none` }, principals.tokens[speaker], GLOBAL)
    expect([absent.status, absent.data, absent.errors]).toEqual([200, { node: null }, undefined])
  })
})

test('several are answered in the order asked, each as alone, and what is no id is null', async () => {
  const asked = [ids.Tag, ids.Dish, 'nonsense', ':', 'Nothing:1', 'constructor:1', ids.Meal, ids.Tag]
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
  const idsFor = async (speaker: Speaker) => {
    const { data } = await app.graphql(query, { ids: asked }, principals.tokens[speaker], GLOBAL)
    return (data as unknown as { nodes: ({ id: string } | null)[] }).nodes.map((one) => one?.id ?? null)
  }
  expect(await idsFor('owner')).toEqual([ids.Tag, ids.Dish, null, null, null, null, ids.Meal, ids.Tag])
  expect(await idsFor('other')).toEqual([ids.Tag, null, null, null, null, null, ids.Meal, ids.Tag])
  for (const many of [[], Array.from({ length: 101 }, () => 'Tag:quick')]) {
    const { status, errors } = await app.graphql(query, { ids: many }, null)
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  }
})

test('a dish is found by the other accounts of the household, and no longer by who leaves', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, principals.owner, ben)
  const found = async () => (await app.graphql(NODE, { id: ids.Dish }, ben.token)).data
  expect(await found()).toMatchObject({ node: { __typename: 'Dish' } })
  const mayEdit = async ({ token }: { token: string }) =>
    (await app.graphql('query ($id: ID!) { node(id: $id) { ... on Dish { mayEdit } } }', { id: ids.Dish }, token)).data
  expect(await mayEdit(ben)).toEqual({ node: { mayEdit: false } })
  expect(await mayEdit(principals.owner)).toEqual({ node: { mayEdit: true } })
  await app.graphql('mutation { leaveHousehold { ok } }', {}, ben.token)
  expect(await found()).toEqual({ node: null })
})

test('a hundred objects of one type are found by as many statements as one', async () => {
  const statements = async (count: number) => {
    const dishes = Array.from({ length: count }, (_, index) => `Dish:dish-${index}`)
    const seen: string[] = []
    const note = ({ sql }: { sql: string }) => void seen.push(sql)
    app.services.db.on('query', note)
    await app.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: dishes }, principals.owner.token)
    app.services.db.removeListener('query', note)
    return seen.length
  }
  expect(await statements(100)).toBe(await statements(1))
})

describe('the form of ids', () => {
  const QUERY =
    '{ household { id members { id } } meal(slug: "weeknight-butter-chicken") { id ingredients { ingredient { id } } } }'

  test('is the key alone for types that were there before, unless global ids are asked for', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await app.graphql(QUERY, {}, principals.owner.token, headers)).data as unknown as {
        household: { id: string; members: { id: string }[] }
        meal: { id: string; ingredients: { ingredient: { id: string } }[] }
      }
    const [bare, global] = [await ask({}), await ask(GLOBAL)]
    expect(bare.meal.id).toBe('weeknight-butter-chicken')
    expect(global.meal.id).toBe('Meal:weeknight-butter-chicken')
    expect(global.household.id).toBe(`Household:${bare.household.id}`)
    expect(global.household.members.map(({ id }) => id)).toEqual(
      bare.household.members.map(({ id }) => `HouseholdMember:${id}`),
    )
    for (const { meal } of [bare, global])
      for (const { ingredient } of meal.ingredients) expect(ingredient.id).toMatch(/^Ingredient:/)
  })

  test('of a kept page of meals is the one that is asked for', async () => {
    const query = '{ meals(first: 3) { nodes { id } } }'
    const ask = async (headers: Record<string, string>) =>
      JSON.stringify((await app.graphql(query, {}, principals.tokens.reader, headers)).data)
    const first = [await ask({}), await ask(GLOBAL)]
    expect([await ask({}), await ask(GLOBAL), await ask({}), await ask(GLOBAL)]).toEqual([...first, ...first])
    expect(first[0]).not.toContain('Meal:')
    expect(first[1]).toContain('Meal:')
  })

  test('in inputs may be either, and a global id of another type names nothing', async () => {
    const rename =
      'mutation ($id: ID!) { updateHouseholdMember(input: { memberId: $id, name: "Ann" }) { ok errors { code } } }'
    const key = (ids.HouseholdMember ?? '').replace('HouseholdMember:', '')
    for (const id of [key, ids.HouseholdMember]) {
      const { data } = await app.graphql(rename, { id }, principals.owner.token)
      expect(data).toEqual({ updateHouseholdMember: { ok: true, errors: [] } })
    }
    const { data } = await app.graphql(rename, { id: `Household:${key}` }, principals.owner.token)
    expect(data).toEqual({ updateHouseholdMember: { ok: false, errors: [{ code: 'UNKNOWN' }] } })
    const ask = 'query ($id: ID!) { dish(id: $id) { id } }'
    const dish = await app.graphql(ask, { id: ids.Dish }, principals.owner.token)
    expect(dish.data).toEqual({ dish: { id: (ids.Dish ?? '').replace('Dish:', '') } })
  })
})
