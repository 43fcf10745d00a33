import { connectLike } from '../../../server/database/connection'
import { sharedClock } from '../../../server/database/sharedClock'
import { createLog } from '../../../server/platform/log'
import { databaseKind } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'

const DAY = 24 * 60 * 60 * 1000
const SLACK = 60_000
const app = givenApp()
const trueNow = Date.now.bind(Date)
const machineIsAhead = (days: number) => jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + days * DAY)
const offBy = (now: number) => Math.abs(now - trueNow())
const clock = () => sharedClock(app.services.db, createLog('silent'))

afterEach(() => jest.restoreAllMocks())

it('goes on evenly when the clock of its machine is set', () => {
  const { now } = clock()
  machineIsAhead(500)
  expect(offBy(now())).toBeLessThan(SLACK)
})

const onlyMysql = databaseKind === 'mysql' ? it : it.skip

onlyMysql.each([500, -500])("goes by the database's on a machine that is %d days wrong", async (days) => {
  machineIsAhead(days)
  const { now, adjust } = clock()
  expect(offBy(now())).toBeGreaterThan(499 * DAY)
  await adjust()
  expect(offBy(now())).toBeLessThan(SLACK)
})

it('goes on when the database does not answer', async () => {
  const gone = connectLike(app.services.db, {})
  await gone.destroy()
  const { now, adjust } = sharedClock(gone, createLog('silent'))
  await adjust()
  expect(offBy(now())).toBeLessThan(SLACK)
})
