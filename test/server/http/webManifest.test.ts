import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webManifest } from '../../../server/http/webManifest'

let server: Server
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

beforeAll(async () => {
  const app = express()
  app.get('/manifest', webManifest('web/public/manifest.webmanifest', 'Nosh & "Co"'))
  app.get('/unbuilt', webManifest('web/public/nothing.webmanifest', 'Nosh'))
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('The web app manifest', () => {
  it("bears the installation's name beside what was built", async () => {
    const answer = await ask('/manifest')
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await answer.json()).toMatchObject({
      name: 'Nosh & "Co"',
      short_name: 'Nosh & "Co"',
      start_url: '/',
      display: 'standalone',
    })
  })

  it('is passed to the next handler where nothing is built', async () => {
    expect((await ask('/unbuilt')).status).toBe(404)
  })
})
