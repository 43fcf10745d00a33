import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { eventually, givenBrowser } from '../support/browser'
import { type Person, signUpAndIn } from '../support/people'
import { type RunningApp, startApp } from '../support/startApp'

const browser = givenBrowser()
let receiver: Server
let app: RunningApp
let cook: Person
/** The requests that the error-reporting service received. */
const received: string[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      if (bytes.length > 0)
        received.push(`${request.url}\n${request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes}`)
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  app = await startApp({ SENTRY_DSN: `http://publickey@127.0.0.1:${(receiver.address() as AddressInfo).port}/1` })
  cook = await signUpAndIn(app)
})
afterAll(async () => {
  await app.stop()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
})

async function signIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/login`)
  await page.evaluate(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  await page.getByRole('textbox', { name: 'Email' }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('tab', { name: 'Plan' }).waitFor()
}

it('reports script errors with the signed-in person and without secrets, and traces calls to the backend only', async () => {
  const context = await browser.openContext()
  const page = await context.newPage()
  const traced: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sentry-trace'] !== undefined) traced.push(new URL(request.url()).origin)
  })
  await signIn(page)
  const token = await page.evaluate(() => sessionStorage.getItem('access_token') ?? '')
  expect(token).not.toBe('')
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`The oven is off; Bearer ${secret}, /reset-password/canary-key-7Q and password=canary-word-7Q`)
    })
  }, token)
  await eventually(async () => expect(received.some((report) => report.includes('The oven is off'))).toBe(true))
  const report = received.find((one) => one.includes('The oven is off')) ?? ''
  expect(report).toContain(`"email":"${cook.email}"`)
  expect(report).toContain('"ip_address":"127.0.0.1"')
  for (const secret of [token, cook.password, 'canary-key-7Q', 'canary-word-7Q'])
    expect(received.join('\n')).not.toContain(secret)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await eventually(async () => expect(traced).not.toEqual([]))
  expect(new Set(traced)).toEqual(new Set([new URL(app.url).origin]))
  await context.close()
})

it('sends nothing when no service is configured', async () => {
  const quiet = await startApp()
  const context = await browser.openContext()
  const page = await context.newPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(quiet.url).origin) elsewhere.push(request.url())
  })
  await page.goto(`${quiet.url}/login`)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('The oven is off')
      }),
  )
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/signup')
  expect(elsewhere).toEqual([])
  await context.close()
  await quiet.stop()
})
