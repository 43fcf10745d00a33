import { setTimeout as wait } from 'node:timers/promises'
import { compareBooks, unreceived } from '../../faults/books'
import { type Load, startLoad } from '../../faults/load'
import type { PageWriter } from '../../faults/pageWriters'
import { type Plant, plantLoss, PLANTS } from '../../faults/plants'
import { startApp, type RunningApp } from '../../support/startApp'
import { type SmtpReceiver, startSmtpReceiver } from '../mail/smtpReceiver'

jest.setTimeout(120_000)

let app: RunningApp
let mail: SmtpReceiver
let load: Load
beforeAll(async () => {
  mail = await startSmtpReceiver()
  app = await startApp({ SMTP_URL: mail.url, MAIL_FROM: 'no-reply@mealwright.example', RATE_LIMIT_SCALE: '10000' })
  app.startBackground()
  load = await startLoad({ url: app.url, db: app.services.db })
  const until = Date.now() + 60_000
  while (load.writers.some((writer) => countOf(writer) < 2) && Date.now() < until) await wait(100)
  await load.finish()
  // Files go on by themselves, and what becomes of them makes devices look again.
  while (await app.services.db('imports').whereIn('state', ['READING', 'STORING']).first('id')) await wait(50)
  await wait(500)
})
afterAll(async () => {
  for (const listener of load.listeners) listener.stop()
  await app.stop()
  await mail.stop()
})

/** How many writes were acknowledged. */
function countOf({ acknowledged }: Load['writers'][number]): number {
  if (typeof acknowledged === 'number') return acknowledged
  if (acknowledged instanceof Set) return acknowledged.size
  if (Array.isArray(acknowledged)) return acknowledged.length
  return 'count' in acknowledged ? acknowledged.count : acknowledged.version
}

const around = () => ({
  url: app.url,
  instances: [],
  db: app.services.db,
  mailsTaken: () => mail.received.flatMap(({ messageId }) => messageId ?? []),
  stop: () => Promise.resolve(),
})
const compare = () => compareBooks(around(), load)

it('everything that was acknowledged is found, of every kind, and sockets received it', async () => {
  expect(load.writers.map(countOf).filter((count) => count < 2)).toEqual([])
  expect(await compare()).toMatchObject({ lost: [], doubled: [] })
  expect(await unreceived(app.services, load)).toEqual([])
})

it('where nothing was acknowledged, nothing has to be there, and something else may not', async () => {
  const [one] = load.writers.filter((writer) => writer.kind === 'dish')
  if (!one || !('stored' in one)) throw new Error('No one writes dishes')
  const { lost } = await compareBooks(around(), given({ acknowledged: 0, mark: null }))
  expect(lost).toEqual([])
  expect((await compareBooks(around(), given({ acknowledged: 1, mark: null }))).lost).toHaveLength(1)
  expect((await compareBooks(around(), given({ acknowledged: one.round, mark: null }))).lost).toHaveLength(1)
  expect((await compareBooks(around(), given({ acknowledged: 0, mark: 3 }))).lost).toHaveLength(1)

  function given({ acknowledged, mark }: { acknowledged: number; mark: number | null }): Load {
    const stored = () => Promise.resolve({ version: null, mark })
    return { ...load, writers: [{ ...(one as PageWriter), acknowledged, pending: null, stored }] }
  }
})

it('a socket that does not receive the last change is found', async () => {
  await plantLoss(app.services.db, load, 'socket')
  expect(await unreceived(app.services, load, 300)).toEqual([
    expect.stringMatching(/^a socket has version \d+ of plan/),
  ])
  await app.services.db('plans').where({ nameKey: '' }).decrement('version', 1)
  for (const listener of load.listeners) listener.stop()
})

it('each loss that is planted is found', async () => {
  const found: [Plant, boolean][] = []
  for (const plant of PLANTS.filter((one) => one !== 'socket')) {
    const before = (await compare()).lost.length
    await plantLoss(app.services.db, load, plant)
    found.push([plant, (await compare()).lost.length > before])
  }
  expect(found).toEqual(found.map(([plant]) => [plant, true]))
})
