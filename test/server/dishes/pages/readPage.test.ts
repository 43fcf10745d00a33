import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PageFetcher } from '../../../../server/dishes/pages/PageFetcher'
import { hostResolver } from '../../../../server/outgoing/resolveHost'
import { givenApp } from '../../../support/givenApp'
import { type NameServer, startNameServer } from '../../../support/nameServer'
import { type Person, signUpAndIn } from '../../../support/people'
import { startApp } from '../../../support/startApp'

const app = givenApp({ FETCH_PAGES: 'on' })
let names: NameServer
let server: Server
let port: number
let answer: RequestListener
let anna: Person
let asked = 0

const recipe = (name: string) => ({
  ...{ '@type': 'Recipe', name, recipeYield: '4', recipeIngredient: ['200 g red lentils', '2 onions'] },
  recipeInstructions: ['Cook all of it.'],
})
const pageOf = (...data: object[]) =>
  `<!doctype html><script type="application/ld+json">${JSON.stringify(data)}</script>`

beforeAll(async () => {
  names = await startNameServer()
  names.answer = () => ['127.0.0.1']
  server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  app.services.pages = fetcher()
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await names.stop()
})
beforeEach(async () => {
  asked = 0
  answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(recipe('Pie')))
  anna = await signUpAndIn(app)
})

const fetcher = (services: Pick<typeof app.services, 'redis' | 'config'> = app.services) =>
  new PageFetcher(services, {
    resolve: hostResolver([names.address]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: [port],
  })

interface Read {
  ok: boolean
  draft: { name: string; serves: number; urlDetails: string } | null
  recipes: { name: string }[]
  errors: { code: string; field: string; message: string }[]
}

async function read(url: string, over: object = {}, on = app, token = anna.token): Promise<Read> {
  const query = `mutation ($input: ReadPageInput!) { readPage(input: $input) { ok draft { name serves urlDetails }
    recipes { name } errors { code field message } } }`
  const { data, errors } = await on.graphql(query, { input: { url, ...over } }, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { readPage: Read }).readPage
}
const at = (path: string) => `http://pies.example:${port}${path}`

it('reads the recipe of a page, which then names the page (MOVE-36)', async () => {
  expect(await read(at('/pie'))).toMatchObject({
    ...{ ok: true, errors: [] },
    draft: { name: 'Pie', serves: 4, urlDetails: at('/pie') },
  })
})

it('a page of several recipes is fetched once for the choice', async () => {
  answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(recipe('Pie'), recipe('Tart')))
  expect((await read(at('/both'))).recipes).toEqual([{ name: 'Pie' }, { name: 'Tart' }])
  expect((await read(at('/both'), { recipe: 1 })).draft).toMatchObject({ name: 'Tart' })
  expect(asked).toBe(1)
})

it('what goes wrong is said in a few sentences, the same whatever the server has met', async () => {
  const said = async (url: string) => {
    const { ok, draft, errors } = await read(url)
    expect([ok, draft, errors.length, errors[0]?.code, errors[0]?.field]).toEqual([false, null, 1, 'INVALID', 'url'])
    return errors[0]?.message
  }
  expect(await said('http://127.0.0.1/')).toMatch(/^This is no address/)
  answer = (_request, response) => void response.writeHead(403).end('secret')
  const refused = await said(at('/refused'))
  names.answer = () => ['127.0.0.2']
  const private_ = await said(at('/private'))
  names.answer = () => []
  const unknown = await said(at('/unknown'))
  names.answer = () => ['127.0.0.1']
  expect(new Set([refused, private_, unknown]).size).toBe(1)
  answer = (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x')
  expect(await said(at('/picture'))).toMatch(/^There is no page/)
  answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hi')
  expect(await said(at('/none'))).toMatch(/^We found no recipe on this page/)
})

it('a person has one page fetched at a time', async () => {
  const waiting: (() => void)[] = []
  answer = (_request, response) =>
    void waiting.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(recipe('Pie'))))
  const first = read(at('/slow'))
  while (waiting.length === 0) await new Promise((done) => setTimeout(done, 10))
  await expect(read(at('/other'))).rejects.toThrow(/UNAVAILABLE/)
  for (const go of waiting) go()
  expect((await first).ok).toBe(true)
})

it('a person has so many pages fetched in a day, and a host is asked once a second', async () => {
  const config = { ...app.services.config, rateLimitScale: 1 }
  const strict = fetcher({ redis: null, config })
  const times: number[] = []
  answer = (_request, response) => {
    times.push(performance.now())
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
  }
  await strict.fetch('anna', at('/1'))
  await strict.fetch('ben', at('/2'))
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(500)
  for (let page = 1; page < 100; page += 1) await strict.fetch('anna', `http://127.0.0.1/${page}`)
  await expect(strict.fetch('anna', at('/3'))).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  expect(times).toHaveLength(2)
})

it('without the setting no page is opened, and that is said', async () => {
  const plain = await startApp()
  try {
    const { token } = await signUpAndIn(plain)
    const { errors } = await read(at('/pie'), {}, plain, token)
    expect(errors).toMatchObject([
      { code: 'INVALID', field: 'url', message: expect.stringMatching(/does not open pages/) },
    ])
    expect(asked).toBe(0)
  } finally {
    await plain.stop()
  }
})
