import { Gauge, Registry } from 'prom-client'
import { hashLoad } from '../accounts/passwordHash'
import { countUpTo } from '../database/countUpTo'
import { OutboxModel } from '../mail/OutboxModel'
import { NotificationModel } from '../notifications/NotificationModel'
import { DeliveryModel } from '../webhooks/DeliveryModel'
import type { Services } from '../platform/services'
import { measureDatabase } from './databaseMetrics'
import type { DatabaseProblem, Lifecycle } from './health'

const DATABASE_PATIENCE = 2000
/** Beyond this what waits is not counted further. */
const MOST_ROWS = 10_000

const PROBLEMS = ['hangs', 'fails', 'full', 'damaged', 'behind'] as const satisfies readonly DatabaseProblem[]

type OfServices = Pick<Services, 'db' | 'now' | 'catalogue' | 'log' | 'redis' | 'calls' | 'events' | 'reader'>

/** Metrics that are read from this application's database and memory at each scrape. */
export function ownMetrics(
  { db, now, catalogue, log, redis, calls, events, reader }: OfServices,
  lifecycle: Lifecycle,
): Registry {
  const own = new Registry()
  const registers = [own]
  measureDatabase(db, own)
  new Gauge({
    name: 'mealwright_catalogue_info',
    help: 'Version of the catalogue in use',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset()
      this.set({ version: catalogue.version }, 1)
    },
  })
  new Gauge({
    name: 'mealwright_catalogue_meals',
    help: 'Meals in use',
    registers,
    collect() {
      this.set(catalogue.compiled.meals.length)
    },
  })
  new Gauge({
    name: 'mealwright_outbox_mails',
    help: 'Mails in the outbox, counted up to 10,000: waiting, overdue by a minute, given up',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const waiting = () => db(OutboxModel.tableName).whereNull('sentAt').whereNull('deadAt')
      try {
        for (const [state, rows] of [
          ['waiting', waiting()],
          ['overdue', waiting().where('nextTryAt', '<', now() - 60_000)],
          ['dead', db(OutboxModel.tableName).whereNotNull('deadAt')],
        ] as const)
          this.set({ state }, await countUpTo(db, rows, MOST_ROWS, DATABASE_PATIENCE))
      } catch (error) {
        log.warn({ error }, 'The outbox could not be counted')
      }
    },
  })
  for (const { name, what, waiting } of [
    {
      name: 'webhook_messages',
      what: 'Messages to webhooks',
      waiting: () => db(DeliveryModel.tableName).whereNull('doneAt'),
    },
    { name: 'notifications', what: 'Notifications to devices', waiting: () => db(NotificationModel.tableName) },
  ])
    new Gauge({
      name: `mealwright_${name}`,
      help: `${what}, counted up to 10,000: waiting, overdue by a minute`,
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset()
        const overdue = () => waiting().where('nextTryAt', '<', now() - 60_000)
        try {
          this.set({ state: 'waiting' }, await countUpTo(db, waiting(), MOST_ROWS, DATABASE_PATIENCE))
          this.set({ state: 'overdue' }, await countUpTo(db, overdue(), MOST_ROWS, DATABASE_PATIENCE))
        } catch (error) {
          log.warn({ error }, `${what} could not be counted`)
        }
      },
    })
  new Gauge({
    name: 'mealwright_password_hashes',
    help: 'Password hashes under way, and those that wait for them',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = hashLoad()
      this.set({ state: 'running' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'mealwright_calls',
    help: 'Calls to the API that are executed, and those that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = calls.load
      this.set({ state: 'running' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'mealwright_events',
    help: 'Reads for events of sockets that are under way, and those that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = events.load
      this.set({ state: 'running' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'mealwright_unready',
    help: '1 for what keeps this instance from being ready, as /health/ready says it',
    labelNames: ['part'],
    registers,
    async collect() {
      const problem = await lifecycle.databaseProblem()
      for (const part of PROBLEMS) this.set({ part: `database_${part}` }, part === problem ? 1 : 0)
      this.set({ part: 'stopping' }, lifecycle.stopping ? 1 : 0)
    },
  })
  new Gauge({
    name: 'mealwright_readings',
    help: 'Tasks about the text of recipes that threads do, and those that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = reader.load
      this.set({ state: 'running' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  if (redis)
    new Gauge({
      name: 'mealwright_redis_up',
      help: '1 while commands are sent to Redis; with 0 each instance counts limits by itself',
      registers,
      collect() {
        this.set(redis.status === 'ready' ? 1 : 0)
      },
    })
  return own
}
