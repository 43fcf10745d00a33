import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { forgetOpinions } from '../../../server/planning/forgetOpinions'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { deleteDish, savedDish, soup } from '../dishes/dishCalls'

const app = givenApp()
const DAY = 24 * 60 * 60 * 1000
const OPINION = 'opinion { isFavourite isNeverAgain rating }'
const SET = `mutation ($input: SetOpinionInput!) {
  setOpinion(input: $input) { ok recipe { __typename name ${OPINION} } errors { code field } }
}`
const RECIPE = `query ($slug: String!) { recipe(slug: $slug) { ${OPINION} } }`
const NONE = { isFavourite: false, isNeverAgain: false, rating: null }

interface Answer {
  ok: boolean
  recipe: { __typename: string; name: string; opinion: object } | null
  errors: object[]
}

let person: Person
let slug: string

beforeEach(async () => {
  person = await signUpAndIn(app)
  slug = app.services.catalogue.compiled.meals[0]?.slug ?? ''
})

async function say(input: object, by = person): Promise<Answer> {
  const { data, errors } = await app.graphql(SET, { input: { recipe: slug, ...input } }, by.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { setOpinion: Answer }).setOpinion
}

async function read(token: string | null = person.token, of = slug): Promise<unknown> {
  const { data } = await app.graphql(RECIPE, { slug: of }, token ?? undefined)
  return (data as unknown as { recipe: { opinion: unknown } | null }).recipe?.opinion
}

test('a recipe is a favourite, rated and never wanted again, each by itself, and each is taken back', async () => {
  expect(await read()).toEqual(NONE)
  expect(await say({ isFavourite: true })).toMatchObject({
    ok: true,
    recipe: { __typename: 'Meal', opinion: { ...NONE, isFavourite: true } },
    errors: [],
  })
  await say({ rating: 5 })
  await say({ isNeverAgain: true })
  expect(await read()).toEqual({ isFavourite: true, isNeverAgain: true, rating: 5 })
  await say({ isFavourite: null, rating: null })
  await say({ isNeverAgain: false })
  expect(await read()).toEqual(NONE)
})

test('a recipe is named by its slug, its id or the id of a version', async () => {
  const { id = '' } = app.services.catalogue.compiled.mealBySlug.get(slug) ?? {}
  await say({ recipe: `Meal:${id}`, rating: 1 })
  expect(await read()).toMatchObject({ rating: 1 })
  await say({ recipe: id, rating: 2 })
  expect(await read()).toMatchObject({ rating: 2 })
})

test('an opinion is read by the person alone', async () => {
  const [mate, partner] = [await signUpAndIn(app), await partnerKey(app, 'MEALS_READ')]
  await joinHousehold(app, person, mate)
  await say({ isNeverAgain: true })
  expect(await read(mate.token)).toEqual(NONE)
  expect(await read(null)).toBeNull()
  expect(await read(partner)).toBeNull()
  await say({ rating: 4 }, mate)
  expect([await read(), await read(mate.token)]).toEqual([
    { ...NONE, isNeverAgain: true },
    { ...NONE, rating: 4 },
  ])
})

test('dishes of the household have opinions, which go with them; those of strangers have none', async () => {
  const [mate, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, person, mate)
  const dish = await savedDish(app, mate, soup())
  expect(await say({ recipe: dish.id, rating: 3 })).toMatchObject({ ok: true, recipe: { __typename: 'Dish' } })
  expect(await read(person.token, dish.slug)).toEqual({ ...NONE, rating: 3 })
  expect(await say({ recipe: dish.id, rating: 3 }, stranger)).toEqual({
    ok: false,
    recipe: null,
    errors: [{ code: 'UNKNOWN', field: 'recipe' }],
  })
  await deleteDish(app, mate, dish.id)
  expect(await app.services.db('recipe_opinions').where({ userId: person.userId })).toEqual([])
})

test('what is wrong is named, and nothing is stored', async () => {
  const wrong = [
    [{ recipe: 'no such recipe', rating: 1 }, 'UNKNOWN', 'recipe'],
    [{}, 'REQUIRED', null],
    [{ rating: 0 }, 'OUT_OF_RANGE', 'rating'],
    [{ rating: 6, isFavourite: true }, 'OUT_OF_RANGE', 'rating'],
    [{ operationId: 'one', isFavourite: true }, 'INVALID', 'operationId'],
  ] as const
  for (const [input, code, field] of wrong)
    expect(await say(input)).toEqual({ ok: false, recipe: null, errors: [{ code, field }] })
  expect(await read()).toEqual(NONE)
})

test('a person has an opinion of a limited number of recipes', async () => {
  const at = app.clock.now()
  const times = { favouriteAt: at, neverAgainAt: 0, ratedAt: 0, changedAt: at }
  const opinion = { userId: person.userId, isFavourite: 1, isNeverAgain: 0, rating: null, ...times }
  await app.services.db.batchInsert(
    'recipe_opinions',
    Array.from({ length: LIMITS.opinions }, (_, index) => ({ ...opinion, recipe: `meal ${index}` })),
    50,
  )
  expect((await say({ rating: 1 })).errors).toEqual([{ code: 'TOO_MANY', field: 'recipe' }])
  await app.services.db('recipe_opinions').where({ userId: person.userId, recipe: 'meal 0' }).delete()
  expect((await say({ rating: 1 })).ok).toBe(true)
  expect((await say({ rating: 2 })).ok).toBe(true)
})

describe('about each part the latest word counts', () => {
  test('also where it comes first, or more than once', async () => {
    const now = app.clock.now()
    await say({ at: now - 1000, rating: 5 })
    await say({ at: now - 3000, rating: 1, isFavourite: true })
    expect(await read()).toEqual({ isFavourite: true, isNeverAgain: false, rating: 5 })
    await say({ at: now - 500, isFavourite: false })
    await say({ at: now - 3000, rating: 1, isFavourite: true })
    expect(await read()).toEqual({ isFavourite: false, isNeverAgain: false, rating: 5 })
  })

  test.each(['from the future', 'without a time'])('what is said %s counts when it came first', async (when) => {
    const at = when === 'without a time' ? undefined : app.clock.now() + DAY
    const first = { operationId: randomUUID(), at, rating: 1 }
    await say(first)
    await say({ rating: 2 })
    await say(first)
    expect(await read()).toMatchObject({ rating: 2 })
    await say({ ...first, operationId: randomUUID() })
    expect(await read()).toMatchObject({ rating: 1 })
  })
})

test('what was taken back is forgotten after 30 days, and nothing else', async () => {
  const kept = app.services.catalogue.compiled.meals.slice(1, 4).map((meal) => meal.slug)
  await say({ isFavourite: true })
  await say({ isFavourite: false })
  await say({ recipe: kept[0], rating: 1 })
  await say({ recipe: kept[1], isFavourite: true })
  await say({ recipe: kept[2], isNeverAgain: true })
  const stored = () => app.services.db('recipe_opinions').where({ userId: person.userId }).pluck('recipe')
  await forgetOpinions(app.services)
  expect(await stored()).toHaveLength(4)
  await forgetOpinions({ ...app.services, now: () => app.clock.now() + 31 * DAY })
  expect(await stored()).toHaveLength(3)
})

test('opinions of a hundred recipes need as many statements as that of one, but for each 25 keys', async () => {
  const counts: number[] = []
  for (const first of [1, 10, 25]) {
    const query = `{ meals(first: ${first}) { nodes { slug ${OPINION} } } }`
    counts.push((await statementsOf(app.services.db, () => app.graphql(query, {}, person.token))).length)
  }
  expect(new Set(counts).size).toBe(1)
  const query = `{ meals(first: 100) { nodes { slug ${OPINION} } } }`
  expect(await statementsOf(app.services.db, () => app.graphql(query, {}, person.token))).toHaveLength(
    (counts[0] ?? 0) + 3,
  )
})
