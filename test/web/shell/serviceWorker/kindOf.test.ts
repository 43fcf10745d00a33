import { kindOf } from '../../../../web/shell/serviceWorker/kindOf'

const ORIGIN = 'https://meals.example'
const ask = (path: string, given: { method?: string; mode?: RequestMode } = {}) =>
  kindOf({ url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate', ...given }, ORIGIN)

it.each(['/', '/?mode=shop', '/login', '/feedback', '/instructions/bean-soup', '/graphics'])(
  '%s is the page',
  (path) => {
    expect(ask(path)).toBe('page')
  },
)

it.each([
  '/graphql',
  '/graphql?query={viewer{id}}',
  '/api/token/',
  '/api/docs',
  '/static/meals-with-slugs.json',
  '/health/ready',
  '/metrics',
  '/mailbox',
  '/mailbox/1',
  '/schema.graphql',
  '/explorer.html',
  'https://shop.example/',
])('%s goes its way', (path) => {
  expect(ask(path)).toBeNull()
  expect(ask(path, { mode: 'cors' })).toBeNull()
})

it('never answers what changes something', () => {
  for (const path of ['/graphql', '/', '/assets/index-1.js'])
    expect(ask(path, { method: 'POST', mode: 'cors' })).toBeNull()
})

it('tells plates from pages and from what is kept without being asked', () => {
  for (const mode of ['no-cors', 'navigate'] as const) expect(ask('/plates/dal.0123.svg', { mode })).toBe('plate')
})

it('tells files whose names change from those whose contents do', () => {
  expect(ask('/assets/index-1.js', { mode: 'cors' })).toBe('asset')
  for (const path of ['/pictures/egg.svg', '/icons/icon-192.png', '/favicon.svg', '/manifest.webmanifest'])
    expect(ask(path, { mode: 'no-cors' })).toBe('file')
})

it('leaves other calls of the page alone', () => {
  expect(ask('/anything', { mode: 'cors' })).toBeNull()
})
