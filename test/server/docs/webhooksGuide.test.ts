import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as absolute } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/freePort'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'
import { startReceiver } from '../../support/receiver'
import { act, added, seen, send } from '../webhooks/operations'

jest.setTimeout(60_000)
const app = givenApp()
const folder = mkdtempSync(join(tmpdir(), 'mealwright-hooks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const guide = readFileSync('docs/guides/webhooks.md', 'utf8')
const exampleIn = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(guide)?.[1] ?? ''
const outcomes = async (key: string) => (await seen(app, key, 'partner'))[0]?.deliveries.map(({ outcome }) => outcome)

it('docs/guides/webhooks.md shows a receiver in JavaScript, which verifies and takes each message once', async () => {
  const key = await partnerKey(app, 'WEBHOOKS_WRITE')
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  const { id, secret } = await added(app, key, { url: `http://${host}/meals`, host }, ['KEY_EXPIRING'])
  writeFileSync(join(folder, 'receive.mjs'), exampleIn('js'))
  symlinkSync(absolute('node_modules'), join(folder, 'node_modules'))
  const env = { PATH: process.env.PATH, SECRET: secret, PORT: String(port) }
  const child = spawn(process.execPath, ['receive.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (data) => (said += String(data)))
  try {
    for (let waited = 0; waited < 10_000; waited += 100) {
      if (await fetch(`http://${host}/`, { method: 'POST', body: '{}' }).then((answer) => answer.status === 400, () => false)) break
      await wait(100)
    }
    await act(app, key, 'testWebhook', id)
    await send(app)
    expect([await outcomes(key), said]).toEqual([['DELIVERED'], `ping {"webhook":"${id}"}\n`])
    await app.services.db('webhook_deliveries').update({ doneAt: null, nextTryAt: 0 })
    await send(app)
    expect(said.split('\n')).toHaveLength(2)
  } finally {
    child.kill()
    await once(child, 'close')
  }
})

it('and in Python, which refuses what was changed, is old, or has another secret', async () => {
  const key = await partnerKey(app, 'WEBHOOKS_WRITE', 'MEALS_READ')
  const receiver = await startReceiver()
  const { id, secret } = await added(app, key, receiver, ['KEY_EXPIRING'])
  await act(app, key, 'testWebhook', id)
  await send(app)
  await receiver.stop()
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.got
  writeFileSync(join(folder, 'verify.py'), exampleIn('python'))
  const verify = async (SECRET: string, call: object) => {
    const child = spawn('python3', ['verify.py'], { cwd: folder, env: { PATH: process.env.PATH, SECRET } })
    let said = ''
    child.stdout.on('data', (data) => (said += String(data)))
    child.stderr.on('data', (data) => (said += String(data)))
    child.stdin.end(JSON.stringify(call))
    await once(child, 'close')
    return said.trim().split('\n').at(-1)
  }
  expect(await verify(secret, { headers, body })).toBe('ping')
  expect(await verify(secret, { headers, body: body.replace('ping', 'pong') })).toContain('not signed')
  expect(await verify(`whsec_${'A'.repeat(44)}`, { headers, body })).toContain('not signed')
  expect(await verify(secret, { headers: { ...headers, 'webhook-timestamp': '1' }, body })).toContain('too old')
})
