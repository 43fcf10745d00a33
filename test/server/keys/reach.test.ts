import type { KeyScope } from '../../../server/generated/schemaTypes'
import { joinHousehold } from '../../support/households'
import { signUpAndIn } from '../../support/people'
import { CLOSED, inHousehold, keyedHome, OK } from './keyedHome'
import { answerTo, keyOf } from './operations'

jest.setTimeout(120_000)
const { app, owner, key } = keyedHome()

it.each<[KeyScope, string, RegExp]>([
  [
    'PLAN_READ',
    'name members { id name isViewer } plan { version rows { id title serves eatenBy { name } recipe { name cooking { steps { text } ingredients { text } } } content { ... on PlannedMeal { dishes { serves version { name cooking { serves } } } } } } }',
    /"steps":\[\{"text":"./,
  ],
  [
    'LIST_READ',
    'shoppingList { version leftCount lines { name toBuy { text } tick { by { name } } parts { name } } ownItems { text isTicked } }',
    /"lines":\[\{"name":"./,
  ],
  ['CUPBOARD_READ', 'cupboard { items { ingredient { name } quantity { text } useBy } }', /"items":\[\{"ingredient"/],
])('a key of %s alone reads what it is for', async (scope, selection, seen) => {
  const answer = await answerTo(app, await key(scope), inHousehold(selection))
  expect(answer).toMatchObject(OK)
  expect(JSON.stringify(answer.data)).toMatch(seen)
})

it.each([
  ['the address', '{ viewer { email } }', 'viewer'],
  ['the address beside what is open', '{ viewer { id household { plan { id } } email } }', 'viewer'],
  ['the address in a fragment', '{ viewer { ...F } } fragment F on Viewer { id email }', 'viewer'],
  ['the address in an inline fragment', '{ viewer { ... { ... on Viewer { email } } } }', 'viewer'],
  ['the address under another name', '{ viewer { name: email } }', 'viewer'],
  [
    'what is asked for only perhaps',
    'query ($no: Boolean = false) { viewer { email @include(if: $no) id } }',
    'viewer',
  ],
  ['the keys themselves', '{ viewer { personalKeys { name } } }', 'viewer'],
  ['roles', inHousehold('members { role }'), 'viewer'],
  ['answers', inHousehold('members { forms { label } }'), 'viewer'],
  ['wishes', inHousehold('wishForm { label }'), 'viewer'],
  ['invitations', inHousehold('invitations { id }'), 'viewer'],
  ['calendar addresses', inHousehold('calendarFeeds { id }'), 'viewer'],
  ['shopping habits', inHousehold('shopHabits { version }'), 'viewer'],
  ['who is looking', inHousehold('changes { cursor }'), 'viewer'],
  ['what suits whom', inHousehold('plan { rows { recipe { suits { kind } } } }'), 'viewer'],
  ['opinions', inHousehold('plan { rows { recipe { opinion { rating } } } }'), 'viewer'],
  ['reasons of people', inHousehold('plan { rows { reason { text } problem { reasons } } }'), 'viewer'],
  ['the summary', inHousehold('plan { summary { targets { label } } }'), 'viewer'],
  ['what suits, of a meal by its id', '{ nodes(ids: []) { ... on Meal { suits { kind } } } }', 'nodes'],
  ['what meals use of what is at home', inHousehold('offers { nodes { usesAtHome } }'), 'viewer'],
  ['favourites among meals', inHousehold('offers { nodes { recipe { opinion { isFavourite } } } }'), 'viewer'],
  ['the address by id', '{ node(id: "Viewer:x") { ... on Viewer { email } } }', 'node'],
])('no key reads %s', async (_what, query, field) => {
  const all: KeyScope[] = [
    'PLAN_READ',
    'PLAN_WRITE',
    'LIST_READ',
    'LIST_WRITE',
    'CUPBOARD_READ',
    'CUPBOARD_WRITE',
    'DISHES_READ',
    'DISHES_WRITE',
    'MEALS_READ',
  ]
  const answer = await answerTo(app, await key(...all), query)
  expect(answer).toMatchObject({ ...CLOSED, challenge: 'Bearer error="insufficient_scope"' })
  expect(JSON.stringify(answer)).not.toContain(owner().email)
  expect((answer.data as Record<string, unknown> | null)?.[field] ?? null).toBeNull()
})

it.each([
  ['isFavourite: true', null],
  ['isNeverAgain: true', null],
  ['isNeverAgain: false', null],
  ['usesAtHome: true', 'CUPBOARD_READ'],
  ['isAllAtHome: true', 'CUPBOARD_READ'],
])('no key asks for meals by what it may not read: %s (API-64)', async (filter, scope) => {
  const query = inHousehold(`name offers(first: 1, filter: { ${filter} }) { totalCount nodes { recipe { slug } } }`)
  const answer = await answerTo(app, await key('PLAN_READ', 'MEALS_READ'), query)
  expect(answer).toMatchObject({
    ...CLOSED,
    challenge: `Bearer error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`,
  })
  if (scope) expect(await answerTo(app, await key('PLAN_READ', 'CUPBOARD_READ'), query)).toMatchObject(OK)
})

it('no key has meals in the order of ratings, and each has those that suit', async () => {
  const byRating = inHousehold('offers(first: 1, orderBy: RATING) { totalCount }')
  expect(await answerTo(app, await key('PLAN_READ'), byRating)).toMatchObject(CLOSED)
  const query = inHousehold('offers(first: 2) { totalCount nodes { recipe { slug } places { category } } }')
  const answer = await answerTo(app, await key('PLAN_READ'), query)
  expect(answer).toMatchObject(OK)
  expect(JSON.stringify(answer.data)).toMatch(/"slug":"./)
})

it('a scope is named that is missing anywhere in the document, and nothing of it is read', async () => {
  const query = inHousehold('plan { id shoppingList { leftCount } } cupboard { version }')
  const answer = await answerTo(app, await key('PLAN_READ'), query)
  expect(answer).toMatchObject({
    ...CLOSED,
    challenge: 'Bearer error="insufficient_scope", scope="LIST_READ CUPBOARD_READ"',
  })
  expect(answer.data ?? null).toBeNull()
  const { errors } = await app.graphql(query, {}, await key('PLAN_READ'))
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'This key may not use Plan.shoppingList: it needs the scope LIST_READ CUPBOARD_READ.',
      extensions: { code: 'FORBIDDEN', reason: 'ACCESS_KEY_SCOPE', help: `${app.url}/docs/errors/FORBIDDEN` },
    }),
  ])
})

it('a key sees the household in which its person is now', async () => {
  const person = await signUpAndIn(app)
  const theirs = await keyOf(app, person, 'PLAN_READ')
  const count = async () => {
    const { data } = await answerTo(app, theirs, inHousehold('members { id } plan { rows { id } }'))
    const { household } = data.viewer as never as { household: { members: object[]; plan: { rows: object[] } } }
    return [household.members.length, household.plan.rows.length > 0]
  }
  expect(await count()).toEqual([1, false])
  await joinHousehold(app, owner(), person)
  expect(await count()).toEqual([4, true])
  await app.graphql('mutation { leaveHousehold { ok } }', {}, person.token)
  expect(await count()).toEqual([1, false])
})
