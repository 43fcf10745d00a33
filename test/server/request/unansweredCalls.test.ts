import { GraphQLError } from 'graphql'
import { setTimeout as wait } from 'node:timers/promises'
import { type Claim, claimCall } from '../../../server/request/onceCalls'
import { UnansweredCalls } from '../../../server/request/UnansweredCalls'
import { databaseKind } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

const claim = (key: string, giveBack: (one: Claim) => Promise<void> = () => Promise.resolve()) =>
  claimCall(app.services, { caller: 'ann', userId: null, key, fingerprints: ['same'], field: 'key' }, giveBack)
const rename = (from: string, to: string) => app.services.db.schema.renameTable(from, to)

/** Does something while the database refuses every statement on these calls. */
async function meanwhileRefused(work: () => Promise<void>): Promise<void> {
  await rename('once_calls', 'away')
  try {
    await work()
  } finally {
    await rename('away', 'once_calls')
  }
}

async function untilGivenBack(key: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const begun = await claim(key).catch(() => null)
    if (begun && 'claim' in begun) return
    await wait(200)
  }
  throw new Error('It was not given back')
}

test('what could not be given back is given back once the database takes it (API-51)', async () => {
  const unanswered = new UnansweredCalls(app.services)
  const begun = await claim('first')
  if (!('claim' in begun)) throw new Error('It was answered before')
  await meanwhileRefused(() => unanswered.giveBack(begun.claim))
  await untilGivenBack('first')
})

test('what could not be given up is given up once the database takes it (API-51)', async () => {
  const unanswered = new UnansweredCalls(app.services)
  const begun = await claim('third')
  if (!('claim' in begun)) throw new Error('It was answered before')
  await meanwhileRefused(() => unanswered.giveUp(begun.claim))
  const refused = async () => {
    const error = await claim('third').catch((one: GraphQLError) => one)
    return error instanceof GraphQLError && error.extensions.reason === 'OPERATION_UNKNOWN'
  }
  for (let tries = 0; tries < 20 && !(await refused()); tries += 1) await wait(200)
  expect(await refused()).toBe(true)
})

test('a call whose beginning failed is given back: it may have begun (API-51)', async () => {
  const unsure: Claim[] = []
  await app.services.db.raw(
    databaseKind === 'mysql'
      ? "CREATE TRIGGER refused BEFORE INSERT ON once_calls FOR EACH ROW SIGNAL SQLSTATE '45000'"
      : "CREATE TRIGGER refused BEFORE INSERT ON once_calls BEGIN SELECT RAISE(FAIL, 'refused'); END",
  )
  try {
    await expect(claim('second', async (one) => void unsure.push(one))).rejects.toThrow()
  } finally {
    await app.services.db.raw('DROP TRIGGER refused')
  }
  expect(unsure).toEqual([{ id: expect.any(String), holder: expect.any(String) }])
})
