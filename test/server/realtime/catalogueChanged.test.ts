import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { AccessKeyModel } from '../../../server/keys/AccessKeyModel'
import { revokeKey } from '../../../server/partners/revokeKey'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { type RunningApp, startApp } from '../../support/startApp'
import { openAs, openSocket, type SocketClient } from './socketClient'

jest.setTimeout(120_000)
const CHANGED = 'subscription ($after: String) { catalogueChanged(after: $after) { token } }'
const CHANGES =
  'query ($after: String) { catalogueChanges(first: 100, after: $after) { token hasMore changes { kind slug } } }'

let database: FreshDatabase
/** Two servers of one installation. */
const apps: RunningApp[] = []
beforeAll(async () => {
  database = await preparedDatabase()
  for (const _ of [1, 2]) apps.push(await startApp({ DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' }))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await database?.drop()
})

const first = (): RunningApp => apps[0] as RunningApp
const addressOf = ({ url }: RunningApp) => `${url.replace('http', 'ws')}/graphql`
const open = (token: string, app = first()) => openAs(addressOf(app), { token })
const payloadOf = async (socket: SocketClient) => (await socket.next()).payload
const tokenIn = async (socket: SocketClient) =>
  ((await payloadOf(socket)) as { data: { catalogueChanged: { token: string } } }).data.catalogueChanged.token

/** Another catalogue, which both servers load. */
async function bring(...slugs: string[]): Promise<void> {
  const meals = slugs.map((slug) => makeMeal(slug, [makeLine('egg')]))
  await importCatalogue(first().services, { ingredients: [makeIngredient('egg')], swaps: [], meals })
  for (const { services } of apps) await services.catalogue.refresh()
}

async function read(app: RunningApp, key: string, after: string | null) {
  const { data, errors } = await app.graphql(CHANGES, { after }, key)
  expect(errors).toBeUndefined()
  return data.catalogueChanges as unknown as {
    token: string
    hasMore: boolean
    changes: { kind: string; slug: string }[]
  }
}

/** That a socket has been sent nothing else before what it asks for now. */
async function expectNothing(socket: SocketClient): Promise<void> {
  socket.send({ type: 'ping' })
  expect((await socket.next()).type).toBe('pong')
}

it('sockets of both servers receive the token by which to read what an import has changed (PART-10)', async () => {
  const key = await partnerKey(first(), 'MEALS_READ')
  await bring('soup', 'stew')
  const begun = await read(first(), key, null)
  const sockets = await Promise.all(apps.map((app) => open(key, app)))
  for (const socket of sockets) socket.subscribe(CHANGED, { after: begun.token })
  for (const socket of sockets) await expectNothing(socket)
  await bring('soup', 'salad')
  for (const socket of sockets) {
    const token = await tokenIn(socket)
    for (const app of apps) {
      const page = await read(app, key, token)
      expect(page.hasMore).toBe(false)
      expect(page.changes.map(({ kind, slug }) => `${kind} ${slug}`).sort()).toEqual(['REMOVAL stew', 'UPSERT salad'])
    }
    await expectNothing(socket)
  }
  const late = await open(key)
  late.subscribe(CHANGED, { after: begun.token })
  const missed = await tokenIn(late)
  expect((await read(first(), key, missed)).changes).toHaveLength(2)
  late.subscribe(CHANGED, {}, '2')
  await expectNothing(late)
  await bring('soup', 'salad', 'roll')
  for (const _ of ['1', '2']) {
    const { changes: added } = await read(first(), key, await tokenIn(late))
    expect(added.map(({ slug }) => slug)).toContain('roll')
  }
  await Promise.all([...sockets, late].map((socket) => socket.close()))
})

it('a token of another history is refused, and so are other keys, people, and what is of households', async () => {
  const key = await partnerKey(first(), 'MEALS_READ')
  const refusals: [token: string, query: string, variables: object, code: string][] = [
    [key, CHANGED, { after: 'none' }, 'BAD_USER_INPUT'],
    [await partnerKey(first(), 'LINKS_WRITE'), CHANGED, {}, 'FORBIDDEN'],
    [(await signUpAndIn(first())).token, CHANGED, {}, 'FORBIDDEN'],
    [key, 'subscription { householdChanges { cursor } }', {}, 'FORBIDDEN'],
  ]
  for (const [token, query, variables, code] of refusals) {
    const socket = await open(token)
    socket.subscribe(query, variables)
    expect(JSON.stringify(await payloadOf(socket))).toContain(`"code":"${code}"`)
    await socket.close()
  }
})

it('a key has five sockets, and none of them outlives it, however it ends (PART-11)', async () => {
  const { services, clock } = first()
  const revoked = await partnerKey(first(), 'MEALS_READ')
  const sockets = []
  for (let count = 0; count < 5; count += 1) sockets.push(await open(revoked))
  const sixth = await openSocket(addressOf(first()))
  sixth.send({ type: 'connection_init', payload: { authorization: `Bearer ${revoked}` } })
  expect(await sixth.ended).toEqual({ code: 4429, reason: 'At most 5 sockets of one key are open at a time.' })
  await sockets.pop()?.close()
  const expiring = await partnerKey(first(), 'MEALS_READ')
  const prefixOf = (key: string) => key.split('_')[1] ?? ''
  await AccessKeyModel.query(services.db)
    .where({ prefix: prefixOf(expiring) })
    .patch({ expiresAt: clock.now() + 60_000 })
  const other = await open(expiring)
  await revokeKey(services, prefixOf(revoked))
  const ended = { code: 4401, reason: 'The key has expired, or was revoked.' }
  for (const socket of sockets) expect(await socket.ended).toEqual(ended)
  await expectNothing(other)
  clock.advance(61_000)
  expect(await other.ended).toEqual(ended)
  const again = await openSocket(addressOf(first()))
  again.send({ type: 'connection_init', payload: { authorization: `Bearer ${revoked}` } })
  expect((await again.ended).code).toBe(4401)
  clock.advance(-61_000)
})
