import express, { Router } from 'express'
import { type Mounted, noteMounts } from '../../support/mountedRoutes'
import { type RunningApp, startApp } from '../../support/startApp'

/** What is below /api and is not in the document, and why. */
const NOT_DESCRIBED: Readonly<Record<string, string>> = {
  '/api': 'what all calls have in common, and the answer to what is not there',
  '/api/openapi.json': 'the document',
  '/api/docs': 'the page that reads the document',
  '/api/docs/start.js': 'a part of that page',
  '/api/docs/swagger-ui.css': 'a part of that page',
  '/api/docs/swagger-ui-bundle.js': 'a part of that page',
  '/api/errors': 'leads people to the pages of the codes',
  '/api/backups/:secret': 'a link that a browser opens once: no token and no key counts there',
  '/api/oidc/callback': 'where the provider leads a browser back to',
}

const mounts = noteMounts()
afterAll(() => mounts.end())

let app: RunningApp
let whole: Mounted[]
let described: Record<string, Record<string, object>>
beforeAll(async () => {
  // With all that an installation may have.
  app = await startApp({
    ADMIN_EMAILS: 'owner@home.example',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'mealwright',
    VISION_URL: 'http://127.0.0.1:1/v1',
    VISION_MODEL: 'reader',
  })
  whole = mounts.all()
  described = ((await (await app.fetch('/api/openapi.json')).json()) as { paths: typeof described }).paths
})
afterAll(() => app.stop())

/** The parts of a path; a parameter, whatever its name, is what may be anything. */
const partsOf = (path: string) =>
  path
    .replace(/\/+$/, '')
    .split('/')
    .map((part) => (part.startsWith(':') || part.startsWith('{') ? '*' : part))

/** Whether a mounted path is a described one, or where described ones begin. */
function isOf(mounted: string, path: string, isWhole: boolean): boolean {
  const [parts, those] = [partsOf(mounted), partsOf(path)]
  return (isWhole ? parts.length === those.length : true) && parts.every((part, index) => part === those[index])
}

/** What is mounted below /api and neither described nor excepted, each method by itself. */
const undescribed = (all: readonly Mounted[]): string[] =>
  all
    .filter(({ path }) => path.replace(/[\\^]/g, '').startsWith('/api') && !(path in NOT_DESCRIBED))
    .flatMap(({ path, methods }) => {
      const those = Object.entries(described)
      if (methods === null) return those.some(([one]) => isOf(path, one, false)) ? [] : [path]
      return methods
        .filter((method) => method !== '_all')
        .filter((method) => !those.some(([one, calls]) => isOf(path, one, true) && method in calls))
        .map((method) => `${method} ${path}`)
    })

const mounted = () => whole.filter(({ path }) => path.startsWith('/api'))

it('every call below /api is in the document, or has a reason not to be (API-10)', () => {
  expect(mounted().length).toBeGreaterThan(50)
  expect(undescribed(whole)).toEqual([])
})

it('each reason is needed, and each call that is described is there', () => {
  const paths = mounted().map(({ path }) => path)
  expect(Object.keys(NOT_DESCRIBED).filter((path) => !paths.includes(path))).toEqual([])
  const missing = Object.entries(described).flatMap(([path, calls]) =>
    Object.keys(calls).filter(
      (method) =>
        path.startsWith('/api/') &&
        !mounted().some((one) => isOf(one.path, path, true) && one.methods?.includes(method)),
    ),
  )
  expect(missing).toEqual([])
})

it('one that is not is found, however it is mounted', () => {
  const other = express()
  other.use(
    '/api',
    Router().get('/new', () => {}),
  )
  other.use(
    '/api/photos',
    Router()
      .get('/', () => {})
      .post('/', () => {})
      .all('/', () => {}),
  )
  other.use(Router().use(['/graphql', '/api/files'], () => {}))
  other
    .route('/api/user/mealplan')
    .delete(() => {})
    .put(() => {})
  other.use(/^\/api\/odd$/, () => {})
  expect(undescribed(mounts.under(other.router))).toEqual([
    'get /api/new',
    'get /api/photos',
    '/api/files',
    'delete /api/user/mealplan',
    '^\\/api\\/odd$',
  ])
})
