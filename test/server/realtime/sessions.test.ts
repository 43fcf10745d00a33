import { setTimeout as wait } from 'node:timers/promises'
import { givenApp } from '../../support/givenApp'
import { logIn, type Person, signUpAndIn } from '../../support/people'
import { openAs, type SocketClient } from './socketClient'
import { serveSockets, type SocketServer } from './socketServer'

const app = givenApp()
let server: SocketServer
beforeAll(async () => {
  server = await serveSockets(app, { probe: 25, sessions: 2 })
})
afterAll(() => server?.stop())

const ENDED = { code: 4401, reason: 'The session has ended.' }

/** A token of the same session, as a refresh gives it. */
async function refreshed({ cookie }: Person): Promise<string> {
  const { data } = await app.graphql('mutation { refreshSession { accessToken } }', {}, null, { cookie })
  return (data as unknown as { refreshSession: { accessToken: string } }).refreshSession.accessToken
}

const isOpen = async (socket: SocketClient) => {
  socket.send({ type: 'ping' })
  return (await socket.next()).type === 'pong'
}

describe('a socket closes when its session ends (API-37)', () => {
  it.each([
    ['signing out', 'mutation { logOut { ok } }', undefined],
    [
      'changing the password',
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { message } } }',
      ({ password }: Person) => ({
        currentPassword: password,
        newPassword: 'Braise-the-fennel-7',
        confirmNewPassword: 'Braise-the-fennel-7',
      }),
    ],
    [
      'deleting the account',
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { errors { message } } }',
      ({ password }: Person) => ({ password }),
    ],
  ])('by %s, at once', async (_name, mutation, inputOf) => {
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    const [socket, unconcerned] = [await openAs(server.url, person), await openAs(server.url, other)]
    await app.graphql(mutation, inputOf ? { input: inputOf(person) } : {}, person.token)
    expect(await socket.ended).toEqual(ENDED)
    expect(await isOpen(unconcerned)).toBe(true)
    await unconcerned.close()
  })

  it('but not when another session of the same person does', async () => {
    const first = await signUpAndIn(app)
    const second = await logIn(app, first.email, first.password)
    const socket = await openAs(server.url, first)
    await app.graphql('mutation { logOut { ok } }', {}, second.token)
    expect(await isOpen(socket)).toBe(true)
    await socket.close()
  })

  it('by ending it on another device, at once (ACC-66)', async () => {
    const first = await signUpAndIn(app)
    const [second, third] = [
      await logIn(app, first.email, first.password),
      await logIn(app, first.email, first.password),
    ]
    const [own, other] = [await openAs(server.url, first), await openAs(server.url, third)]
    const { data } = await app.graphql('{ viewer { sessions { id isCurrent } } }', {}, first.token)
    const { sessions } = data.viewer as unknown as { sessions: { id: string; isCurrent: boolean }[] }
    const call = 'mutation ($id: ID!) { endSession(input: { id: $id }) { ended } }'
    await app.graphql(call, { id: sessions.find(({ isCurrent }) => isCurrent)?.id }, second.token)
    expect(await own.ended).toEqual(ENDED)
    expect(await isOpen(other)).toBe(true)
    await app.graphql('mutation { endOtherSessions { ended } }', {}, second.token)
    expect(await other.ended).toEqual(ENDED)
  })

  it('without a message at the next look at all sessions', async () => {
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    const [socket, unconcerned] = [await openAs(server.url, person), await openAs(server.url, other)]
    await app.services.db('sessions').where({ userId: person.userId }).update({ endedAt: Date.now() })
    expect(await socket.ended).toEqual(ENDED)
    expect(await isOpen(unconcerned)).toBe(true)
    await unconcerned.close()
  })
})

describe('the token of a socket (API-37)', () => {
  it('is renewed by a ping, without a gap', async () => {
    const person = await signUpAndIn(app)
    const [renewed, left] = [await openAs(server.url, person), await openAs(server.url, person)]
    app.clock.advance(6 * 60_000)
    renewed.send({ type: 'ping', payload: { authorization: `Bearer ${await refreshed(person)}` } })
    expect(await renewed.next()).toEqual({ type: 'pong' })
    app.clock.advance(5 * 60_000)
    expect(await left.ended).toEqual({ code: 4401, reason: expect.stringContaining('expired') })
    expect(await isOpen(renewed)).toBe(true)
    app.clock.advance(6 * 60_000)
    expect((await renewed.ended).code).toBe(4401)
    app.clock.advance(-17 * 60_000)
  })

  it('is renewed for the same session alone', async () => {
    const person = await signUpAndIn(app)
    const sameElsewhere = await logIn(app, person.email, person.password)
    for (const { token } of [await signUpAndIn(app), sameElsewhere]) {
      const socket = await openAs(server.url, person)
      socket.send({ type: 'ping', payload: { authorization: `Bearer ${token}` } })
      expect(await socket.ended).toEqual({ code: 4403, reason: expect.stringContaining('another session') })
    }
    const socket = await openAs(server.url, person)
    socket.send({ type: 'ping', payload: { authorization: 'Bearer nonsense' } })
    expect((await socket.ended).code).toBe(4401)
  })
})

it('each socket has a line of the access log when it ends, with the reason, and is counted by it', async () => {
  const person = await signUpAndIn(app)
  const socket = await openAs(server.url, person)
  const debug = jest.spyOn(app.services.log, 'debug')
  await app.graphql('mutation { logOut { ok } }', {}, person.token)
  await socket.ended
  const entry = expect.objectContaining({
    method: 'WEBSOCKET',
    route: '/graphql',
    status: 4401,
    reason: 'sessionEnded',
    userId: person.userId,
    bytes: expect.any(Number),
  })
  for (let tries = 0; tries < 100 && !debug.mock.calls.some(([said]) => 'reason' in Object(said)); tries += 1)
    await wait(20)
  expect(debug).toHaveBeenCalledWith(entry, 'access')
  const metrics = await (await app.fetch('/metrics')).text()
  expect(metrics).toMatch(/mealwright_sockets_closed_total\{reason="sessionEnded"\} [1-9]/)
  expect(metrics).toMatch(/^mealwright_sockets \d/m)
})

it('writes refused tokens to the security log', async () => {
  const warn = jest.spyOn(app.services.log, 'warn')
  const socket = await openAs(server.url, { token: 'nonsense' }).catch(() => null)
  expect(socket).toBeNull()
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ security: 'permission', outcome: 'failure', target: 'connection_init' }),
    'security',
  )
})
