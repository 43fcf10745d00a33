import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PERMISSIONS_POLICY } from '../../../server/http/permissionsPolicy'
import { givenApp } from '../../support/givenApp'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp({ SUPPORT_EMAIL: 'Help <help@meals.example>' })

/** The fields of the file, by name. */
async function securityTxt(): Promise<Map<string, string>> {
  const answer = await app.fetch('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await answer.text()).trimEnd().split('\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))
}

it('says whom to tell of a weakness, until less than a year from now', async () => {
  const first = await securityTxt()
  expect(Object.fromEntries(first)).toEqual({
    Contact: 'mailto:help@meals.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    'Preferred-Languages': 'en',
    Canonical: `${app.url}/.well-known/security.txt`,
  })
  const ahead = Date.parse(first.get('Expires') ?? '') - app.clock.now()
  expect([ahead > 100 * DAY, ahead < 365 * DAY]).toEqual([true, true])
  app.clock.advance(400 * DAY)
  const later = Date.parse((await securityTxt()).get('Expires') ?? '')
  expect(later).toBe(Date.parse(first.get('Expires') ?? '') + 400 * DAY)
})

it('leads to the page where the password is changed', async () => {
  const answer = await app.fetch('/.well-known/change-password', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/change-password'])
})

it.each(['security.txt', 'change-password'])('%s is read alone', async (name) => {
  const answer = await app.fetch(`/.well-known/${name}`, { method: 'POST' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

it.each([
  '/',
  '/graphql',
  '/api/user/mealplan/',
  '/health/live',
  '/assets/nothing.js',
  '/.well-known/security.txt',
  '/%',
])('%s denies pages what none of them uses', async (path) => {
  expect((await app.fetch(path)).headers.get('permissions-policy')).toBe(PERMISSIONS_POLICY)
})

/** What a page's code asks the browser for, by the name of the permission that it takes. */
const ASKED: [string, RegExp][] = [
  ['camera', /getUserMedia|\bcapture=|mediaDevices/],
  ['geolocation', /navigator\.geolocation/],
  ['payment', /PaymentRequest/],
  ['fullscreen', /requestFullscreen/],
  ['publickey-credentials-create', /startRegistration/],
  ['publickey-credentials-get', /startAuthentication/],
  ['clipboard-read', /clipboard\.read/],
  ['clipboard-write', /clipboard\.write/],
  ['web-share', /navigator\.share/],
  ['microphone', /SpeechRecognition/],
  ['screen-wake-lock', /navigator\.wakeLock/],
  ['autoplay', /new AudioContext/],
]

it('allows what the pages use, and nothing else', () => {
  const code = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('web', file), 'utf8'))
    .join('\n')
  expect(ASKED.map(([name, use]) => [name, use.test(code)])).toEqual(
    ASKED.map(([name]) => [name, PERMISSIONS_POLICY.includes(`${name}=(self)`)]),
  )
  expect(PERMISSIONS_POLICY.match(/=\((?:self)?\)/g)?.length).toBe(PERMISSIONS_POLICY.split(', ').length)
})
