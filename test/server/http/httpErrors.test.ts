import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createListener } from '../../../server/http/createListener'
import { httpErrors } from '../../../server/http/httpErrors'
import type { Services } from '../../../server/platform/services'

const logged: { error: Error }[] = []
const services = {
  log: { error: (entry: { error: Error }) => void logged.push(entry) },
  reporter: { report: () => {} },
} as unknown as Services
let server: Server
let url: string

beforeAll(async () => {
  const app = express()
  app.get('/api/prepared', (_request, response) => {
    response.set({
      'Content-Type': 'application/x-ndjson',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'private, no-cache',
      ETag: '"1"',
    })
    throw new Error('before the first byte')
  })
  app.get('/api/begun', (_request, response, next) => {
    response.write('half of ')
    setImmediate(() => next(new Error('after the first byte')))
  })
  app.use(httpErrors(services))
  server = createListener(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close().closeAllConnections())
beforeEach(() => void logged.splice(0))

it('what was said of an answer that never came is not said of its failure', async () => {
  const answer = await fetch(`${url}/api/prepared`)
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { detail: expect.any(String), request_id: expect.any(String) },
  ])
  const { headers } = answer
  expect([
    headers.get('content-type'),
    headers.get('content-encoding'),
    headers.get('cache-control'),
    headers.get('etag'),
  ]).toEqual(['application/json; charset=utf-8', null, 'no-store', expect.not.stringContaining('"1"')])
})

it('an answer that breaks off is seen to, by the caller and in the log', async () => {
  const answer = await fetch(`${url}/api/begun`)
  await expect(answer.text()).rejects.toThrow()
  expect(logged.map(({ error }) => error.message)).toEqual(['after the first byte'])
})
