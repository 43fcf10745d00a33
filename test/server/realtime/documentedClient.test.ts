import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { running, serveSockets, type SocketServer } from './socketServer'

const app = givenApp()
let server: SocketServer
beforeAll(async () => {
  server = await serveSockets(app)
})
afterAll(() => server?.stop())

it('docs/guides/live.md shows a client that receives what changes', async () => {
  const examples = [...readFileSync('docs/guides/live.md', 'utf8').matchAll(/^```js\n([\s\S]*?)^```/gm)].map(
    ([, text = '']) => text,
  )
  const example = examples.find((text) => text.includes('process.argv[2]')) ?? ''
  const { token: TOKEN } = await signUpAndIn(app)
  const BASE = server.url.replace('ws', 'http').replace('/graphql', '')
  // `--eval` takes modules from this folder's packages, and its arguments come one place sooner than a file's.
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `process.argv.splice(1, 0, 'listen.mjs')\n${example}`,
      'subscription { received(channel: "docs") }',
    ],
    { env: { PATH: process.env.PATH, BASE, TOKEN }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const line = new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))))
  for (let tries = 0; tries < 800 && running.count === 0; tries += 1) await wait(25)
  app.services.pubSub.publish('docs', { version: 3 })
  expect(JSON.parse(await line)).toEqual({ received: '{"version":3}' })
  child.kill()
})
