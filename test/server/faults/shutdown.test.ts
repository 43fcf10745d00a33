import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/freePort'

/** One instance of a production installation, in its own process, from its sources. */
interface Instance {
  child: ChildProcess
  url: string
  ready(): Promise<boolean>
}

const folder = mkdtempSync(join(tmpdir(), 'mealwright-stop-'))
const instances: Instance[] = []

async function startInstance(name: string): Promise<Instance> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: `sqlite:${join(folder, name)}.sqlite`,
    DATA_DIR: folder,
    TOKEN_SECRETS: 'first:a-secret-of-tests-0123456789-abcdefghij',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@mealwright.example',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ready = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const instance = { child, url, ready }
  instances.push(instance)
  for (let tries = 0; tries < 600 && !(await ready()); tries += 1) await wait(100)
  return instance
}

afterAll(() => {
  for (const { child } of instances) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('fails no call of a rolling restart: readiness fails first, what is in flight is finished, then it ends', async () => {
  const [old, next] = await Promise.all([startInstance('old'), startInstance('next')])
  let inUse = old
  const balancer = setInterval(() => void old.ready().then((ready) => void (ready || (inUse = next))), 100)
  const served = new Map([old, next].map(({ url }) => [url, 0]))
  const failures: string[] = []
  let running = true
  const callers = Array.from({ length: 8 }, async () => {
    while (running) {
      const { url } = inUse
      await fetch(`${url}/static/meals-with-slugs.json`)
        .then(async (answer) =>
          answer.ok && (await answer.json())
            ? served.set(url, (served.get(url) ?? 0) + 1)
            : failures.push(`status ${answer.status}`),
        )
        .catch((error: { cause?: { code?: string } }) => failures.push(error.cause?.code ?? String(error)))
    }
  })
  const untilServedBy = async ({ url }: Instance) => {
    while ((served.get(url) ?? 0) < 40) await wait(20)
  }
  await untilServedBy(old)
  const ended = new Promise((resolve) => old.child.once('exit', resolve))
  old.child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await untilServedBy(next)
  clearInterval(balancer)
  running = false
  await Promise.all(callers)
  expect(failures).toEqual([])
}, 120_000)
