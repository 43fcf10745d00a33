import express from 'express'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createListener } from '../../../server/http/createListener'
import { arriveInTime } from '../../../server/http/arriveInTime'
import { deadline } from '../../../server/http/deadline'
import { httpErrors } from '../../../server/http/httpErrors'
import type { Services } from '../../../server/platform/services'
import { signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()))

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends bytes and waits until the server closes the connection, for so long at most. */
async function dribble(port: number, bytes: string, patience: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += String(data)))
  socket.on('error', () => {})
  socket.write(bytes)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const cut = await Promise.race([closed.then(() => true), wait(patience).then(() => false)])
  socket.destroy()
  return cut ? received : 'still open'
}

describe('a slow client', () => {
  it('has ten seconds for its headers, and a quarter of an hour for the largest file that is taken', () => {
    expect(createListener()).toMatchObject({ headersTimeout: 10_000, requestTimeout: 900_000 })
  })

  it('whose body does not arrive is cut off, whether or not it is read, but where files arrive (MOVE-2)', async () => {
    const app = express()
    app.use(arriveInTime({ '/api/imports': 60_000, '/api/photos': 200 }, 200))
    app.use((_request, response) => void response.write('begun'))
    const port = await listening(createListener(app))
    const body = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1`
    const [page, file, photo] = await Promise.all([
      dribble(port, body('/'), 3000),
      dribble(port, body('/api/imports'), 1000),
      dribble(port, body('/api/photos'), 5000),
    ])
    expect(page).toContain('begun')
    expect(file).toBe('still open')
    // After its own deadline, which answers first.
    expect(photo).toContain('begun')
  })

  it('is cut off with 408 while others are answered', async () => {
    const over = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
    const port = await listening(createListener((_request, response) => response.end('fine'), over))
    const headers = dribble(port, 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 5000)
    const body = dribble(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1', 5000)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine')
    expect(await headers).toMatch(/^HTTP\/1\.1 408 /)
    expect(await body).not.toBe('still open')
  })
})

describe('a slow call', () => {
  const reports: unknown[] = []
  const services = {
    config: { publicUrl: 'http://here' },
    log: { error: (entry: object) => void reports.push(entry) },
    reporter: { report: () => {} },
  } as unknown as Services
  let url: string
  let answers = 0

  beforeAll(async () => {
    const app = express()
    app.use(deadline(150))
    app.get(['/api/slow', '/graphql'], async (_request, response) => {
      await wait(400)
      response.status(200).set('X-Late', 'yes').json({ late: true })
      answers += 1
    })
    app.get('/api/fails-late', async () => {
      await wait(400)
      throw new Error('too late for anybody')
    })
    app.get('/api/streams', async (_request, response) => {
      response.write('one ')
      await wait(400)
      response.end('two')
    })
    app.post('/api/reads', express.json(), (request, response) => void response.json(request.body))
    app.get('/api/quick', (_request, response) => void response.json({ quick: true }))
    app.use(httpErrors(services))
    url = `http://127.0.0.1:${await listening(createListener(app))}`
  })

  it.each([
    ['/api/slow', { detail: expect.any(String), request_id: expect.any(String) }],
    [
      '/graphql',
      {
        errors: [
          {
            message: expect.any(String),
            extensions: { code: 'UNAVAILABLE', requestId: expect.any(String), help: expect.any(String) },
          },
        ],
      },
    ],
  ])('of %s is answered 503 at its deadline, and never twice', async (path, body) => {
    const response = await fetch(url + path)
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '2', body])
    const before = answers
    await wait(400)
    expect(answers).toBe(before + 1)
  })

  it('that fails afterwards harms no other call', async () => {
    expect((await fetch(`${url}/api/fails-late`)).status).toBe(503)
    await wait(400)
    expect((await fetch(`${url}/api/quick`)).status).toBe(200)
  })

  it('whose body stalls is answered 408, which is not logged', async () => {
    const { port } = new URL(url)
    const logged = reports.length
    const head = 'POST /api/reads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{'
    const received = await dribble(Number(port), head, 3000)
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
    expect(received).toContain('{"detail":"The request took too long to arrive."}')
    expect(reports).toHaveLength(logged)
  })

  it('that has begun to answer goes on', async () => {
    expect(await (await fetch(`${url}/api/streams`)).text()).toBe('one two')
  })
})

describe('a database that does not answer', () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  it('costs the caller 503 within the deadline, and nothing once it is back', async () => {
    const { token } = await signUpAndIn(app)
    const { max } = app.services.db.client.pool as { max: number }
    const held = await Promise.all(Array.from({ length: max }, () => app.services.db.transaction()))
    const [graphql, rest] = await Promise.all([
      app.graphql('{ mealPlan { version } }', {}, token),
      app.fetch('/api/user/mealplan/', { headers: { authorization: `Bearer ${token}` } }),
    ])
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE'])
    expect([rest.status, await rest.json()]).toEqual([
      503,
      { detail: expect.any(String), request_id: expect.any(String) },
    ])
    await Promise.all(held.map((trx) => trx.rollback()))
    expect((await app.graphql('{ mealPlan { version } }', {}, token)).status).toBe(200)
  })
})
