import { existsSync, readFileSync } from 'node:fs'
import { DISH_SLUG, dishSlug } from '../../../schema/dishSlug'
import { isPageAddress } from '../../../server/http/pageAddresses'
import * as paths from '../../../web/product/paths'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

const TABLE = readFileSync('web/shell/routes.tsx', 'utf8')
/** The paths of the pages' route table; that of the page for unknown addresses, `*`, is none. */
const ROUTES = [...TABLE.matchAll(/^ +lazy\w*Page\(\s*(?:'([^']+)'|(\w+_PATH)),/gm)].map(([, path, name]) =>
  name ? paths[name as keyof typeof paths] : (path ?? ''),
)
const PAGES = ROUTES.filter((path) => path !== '*' && !path.startsWith('/instructions/'))

const MEAL = 'weeknight-butter-chicken'
const isAddress = (path: string) => isPageAddress(path, (slug) => slug === MEAL)

const FOUND = [
  ...PAGES.map((path) => path.replace(/:\w+/, 'a-Key_1')),
  ...PAGES.map((path) => `${path.replace(/:\w+/, '%C3%A9')}/`.replace('//', '/')),
  `/instructions/${MEAL}`,
  `/instructions/${MEAL}/`,
  `/instructions/${dishSlug('Grandma’s soup', '0123456789ab')}`,
  '/LOGIN',
]
const UNKNOWN = [
  '/nothing',
  '/login/else',
  '/dishes/1/2',
  '/reset-password',
  '/invitation/',
  '/instructions',
  '/instructions/no-such-meal',
  `/instructions/${MEAL}/more`,
  '/index.php',
  '/.well-known/nothing',
  '/constructor',
  '/instructions/constructor',
  '//login',
]

it('knows every route of the pages, and no other address', () => {
  // Beside these the table has the page of a meal and that for unknown addresses.
  expect(PAGES.length).toBe((TABLE.match(/^ +lazy\w*Page\(/gm)?.length ?? 0) - 2)
  expect(FOUND.filter((path) => !isAddress(path))).toEqual([])
  expect(UNKNOWN.filter(isAddress)).toEqual([])
  expect(DISH_SLUG.test(MEAL)).toBe(false)
})

const whenBuilt = existsSync('dist/web/index.html') || process.env.CI === 'true' ? it : it.skip

whenBuilt('answers 200 at the routes of the pages and 404 elsewhere, with the same page', async () => {
  const [meal = ''] = app.services.catalogue.compiled.mealBySlug.keys()
  const answers = await Promise.all(
    [...FOUND.map((path) => path.replace(MEAL, meal)), '/?mode=shop', `/instructions/${meal}?meal=x`].map(
      async (path) => [path, (await app.fetch(path)).status],
    ),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  // The code that a page begins with is named in it.
  const bodyOf = async (answer: Response) => (await answer.text()).replace(/data-page="[^"]*"/, '')
  const page = await bodyOf(await app.fetch('/feedback'))
  for (const path of UNKNOWN.filter((one) => !one.includes(MEAL))) {
    const answer = await app.fetch(path)
    expect([path, answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect((await bodyOf(answer)) === page).toBe(true)
  }
})

whenBuilt('leaves REST, files and programs as they are', async () => {
  const paths = [
    '/api/nothing',
    '/api/openapi.json',
    '/robots.txt',
    '/static/meals-with-slugs.json',
    '/manifest.webmanifest',
  ]
  const answers = await Promise.all(paths.map((path) => app.fetch(path)))
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200])
  expect(answers[0]?.headers.get('content-type')).toContain('application/json')
})
