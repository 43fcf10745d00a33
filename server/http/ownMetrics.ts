import { Gauge, Registry } from 'prom-client'
import { hashLoad } from '../accounts/passwordHash'
import { countUpTo } from '../database/countUpTo'
import { OutboxModel } from '../mail/OutboxModel'
import type { Services } from '../platform/services'
import { measureDatabase } from './databaseMetrics'

const DATABASE_PATIENCE = 2000
/** Beyond this the outbox is not counted further. */
const MOST_MAILS = 10_000

type OfServices = Pick<Services, 'db' | 'now' | 'catalogue' | 'log' | 'redis' | 'calls' | 'reader'>

/** Metrics that are read from this application's database and memory at each scrape. */
export function ownMetrics({ db, now, catalogue, log, redis, calls, reader }: OfServices): Registry {
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
          this.set({ state }, await countUpTo(db, rows, MOST_MAILS, DATABASE_PATIENCE))
      } catch (error) {
        log.warn({ error }, 'The outbox could not be counted')
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
