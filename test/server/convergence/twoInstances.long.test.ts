import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { readConfig } from '../../../server/platform/config'
import { connect } from '../../../server/database/connection'
import { toSentPlan } from '../../../web/live/plan/sentPlan'
import { emptyEntry } from '../../../web/plan/plan'
import { databaseKind, type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'
import { freePort } from '../../support/freePort'
import { listActs } from '../../support/listArbitraries'
import { planEdits } from '../../support/planEdits'
import { describeWithRedis, type PrivateRedis, startPrivateRedis } from '../../support/privateRedis'
import { ended, startInstance, thisRelease } from '../../support/releases'
import { IS_PROOF } from '../../support/runs'
import { HouseholdList } from './HouseholdList'
import { HouseholdPlan } from './HouseholdPlan'
import { follow } from './follow'
import { threeDevices } from './pagesOf'

const HOUSEHOLDS = 3
/** Edits of each device between two kills. */
const EDITS = 30
const KILLS = IS_PROOF ? 4 : 2

const meals = fc.constant(emptyEntry())
const planActions = planEdits({ breakfast: meals, lunch: meals, dinner: meals })
const works = fc.record({ edit: planActions, acts: fc.array(listActs, { minLength: 1, maxLength: 3 }) })

/** Several processes share no embedded database. */
const describeOnMysql = databaseKind === 'mysql' ? describeWithRedis : describe.skip

describeOnMysql('two instances of which one is killed again and again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-two-'))
  let redis: PrivateRedis
  let database: FreshDatabase
  const instances: { port: number; child: ChildProcess | null }[] = []
  let env: Record<string, string>

  const start = async (instance: (typeof instances)[number]) => {
    instance.child = await startInstance(thisRelease(), instance.port, env)
  }
  const urlOf = ({ port }: { port: number }) => `http://127.0.0.1:${port}`
  /** Where a balancer would send a call. */
  const livingUrl = () => urlOf(instances.find(({ child }) => child) ?? { port: 1 })

  beforeAll(async () => {
    redis = await startPrivateRedis()
    database = await preparedDatabase()
    env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1',
      TOKEN_SECRETS: 'first:a-secret-of-tests-0123456789-abcdefghij',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@mealwright.example',
      RATE_LIMIT_SCALE: '1000',
    }
    for (const _ of [1, 2]) instances.push({ port: await freePort(), child: null })
    for (const instance of instances) await start(instance)
  })
  afterAll(async () => {
    for (const { child } of instances) if (child) await ended(child, 'SIGKILL')
    await redis?.stop()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('every page ends with the same plan and list, and no edit is lost or done twice (PLAN-44, SHOP-28)', async () => {
    const config = readConfig({ ...env, NODE_ENV: 'production' })
    const services = { config, db: connect(config.database), now: Date.now }
    const opened = await Promise.all(
      Array.from({ length: HOUSEHOLDS }, async () => {
        const devices = await threeDevices(services, livingUrl())
        const plan = await HouseholdPlan.open(devices)
        const list = new HouseholdList(devices, Date.now() - 60_000)
        const followed = devices.map((device, index) =>
          follow(
            device,
            (heard) => {
              if (heard.plan) plan.pages[index]?.receive(toSentPlan(heard.plan))
              if (heard.list) list.pages[index]?.hear(heard.list)
            },
            livingUrl,
          ),
        )
        return { devices, plan, list, followed }
      }),
    )
    for (let kill = 0; kill < KILLS; kill += 1) {
      const [victim, other] = kill % 2 === 0 ? instances : [...instances].reverse()
      if (!victim || !other) throw new Error('There are no instances')
      let left = opened.length * 3 * EDITS
      const half = left / 2
      const working = opened.flatMap(({ devices, plan, list }, table) =>
        devices.map(async (device, index) => {
          device.url = urlOf(index === 0 ? victim : other)
          for (const work of fc.sample(works, { seed: kill * 100 + table * 10 + index, numRuns: EDITS })) {
            left -= 1
            await plan.edit(index, work.edit)
            list.act(index, work.acts)
            await list.send(index, 'sound')
            if (list.hasUnsent(index)) device.url = livingUrl()
          }
        }),
      )
      while (left > half) await wait(5)
      const child = victim.child
      victim.child = null
      if (child) await ended(child, 'SIGKILL')
      await Promise.all(working)
      await start(victim)
    }
    for (const { plan, list, followed } of opened) {
      const after = { plan: await plan.settle(), list: await list.settle() }
      while (followed.some((one) => one.plan < after.plan.version || one.list < after.list.version)) await wait(20)
      await plan.expectOne(services, after.plan)
      list.expectOne()
      await Promise.all(followed.map((one) => one.stop()))
    }
    await services.db.destroy()
  })
})
