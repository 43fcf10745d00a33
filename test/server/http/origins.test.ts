import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Config, readConfig } from '../../../server/platform/config'
import { createListener } from '../../../server/http/createListener'
import { origins } from '../../../server/http/security'
import { createLog } from '../../../server/platform/log'

const open: Server[] = []
afterAll(() => open.forEach((server) => server.close().closeAllConnections()))

async function served(config: Pick<Config, 'production' | 'publicUrl'>) {
  const app = express()
  const settings = { ...readConfig({ NODE_ENV: 'test', TOKEN_SECRETS: `test:${'s'.repeat(40)}` }), ...config }
  app.use(origins({ config: { ...settings, corsOrigins: ['https://shop.example'] }, log: createLog('silent') }))
  app.use((_request, response) => void response.json({ fine: true }))
  app.use(
    ((error, _request, response, _next) =>
      void response.status(error.extensions.http.status).send(error.message)) as express.ErrorRequestHandler,
  )
  const server = createListener(app)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async (origin: string | null, cookie?: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...(origin !== null && { origin }), ...(cookie && { cookie }) },
    })
    return { status: response.status, text: await response.text() }
  }
}

const LOOPBACK = ['http://localhost:4300', 'http://127.0.0.1:4300', 'http://[::1]:4300']

describe.each(LOOPBACK)('in development at %s', (publicUrl) => {
  it.each(LOOPBACK)('%s is the same place, before and after sign-in', async (origin) => {
    const call = await served({ production: false, publicUrl })
    expect((await call(origin)).status).toBe(200)
    expect((await call(origin, 'mw_refresh=x')).status).toBe(200)
  })

  it.each([
    'http://localhost:4301',
    'https://127.0.0.1:4300',
    'http://192.0.2.1:4300',
    'http://localhost.evil.example:4300',
    'null',
  ])('%s is another place', async (origin) => {
    const call = await served({ production: false, publicUrl })
    expect((await call(origin, 'mw_refresh=x')).status).toBe(403)
  })
})

describe('in production', () => {
  it.each(['http://127.0.0.1:4300', 'https://www.meals.example', 'http://meals.example', 'null'])(
    '%s is refused at the first call, and the address to use is named',
    async (origin) => {
      const call = await served({ production: true, publicUrl: 'https://meals.example' })
      const refused = { status: 403, text: 'This origin is not allowed. Open https://meals.example instead.' }
      expect(await call(origin)).toEqual(refused)
      expect(await call(origin, '__Host-mw_refresh=x')).toEqual(refused)
    },
  )

  it('a loopback name is not another one', async () => {
    const call = await served({ production: true, publicUrl: 'http://localhost:4300' })
    expect((await call('http://127.0.0.1:4300')).status).toBe(403)
    expect((await call('http://localhost:4300')).status).toBe(200)
  })

  it('programs without an origin and configured origins are answered', async () => {
    const call = await served({ production: true, publicUrl: 'https://meals.example' })
    for (const origin of [null, 'https://meals.example', 'https://shop.example'])
      expect((await call(origin, '__Host-mw_refresh=x')).status).toBe(200)
  })
})
