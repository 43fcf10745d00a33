import { createHash, randomUUID } from 'node:crypto'
import { pickWinner } from '../../../server/feedback/raffleRules'
import { readSydneyMonth, type SydneyMonth, sydneyMonthOf } from '../../../server/sydneyTime'
import { admin } from '../../support/admin'
import { chiSquare, chiSquareLimit } from '../../support/chiSquare'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

jest.setTimeout(120_000)
const app = givenApp({ ADMIN_EMAIL: 'admin@mealwright.example' })
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})
beforeEach(async () => {
  for (const table of ['feedback', 'generated_plans', 'raffle_draws', 'outbox']) await app.services.db(table).delete()
})

const DAY = 24 * 60 * 60 * 1000
const thisMonth = (): SydneyMonth => sydneyMonthOf(app.clock.now())
const lastMonth = (): SydneyMonth => sydneyMonthOf(thisMonth().start - 1)
const codeOf = (month: string, userId: string) => createHash('sha256').update(`${month}:${userId}`).digest('hex').slice(0, 32)

async function plan(userId: string, ...times: number[]): Promise<void> {
  for (const generatedAt of times) await app.services.db('generated_plans').insert({ id: randomUUID(), userId, generatedAt, mealIds: '[]' })
}

async function giveFeedback(userId: string): Promise<void> {
  const texts = { questions: '[]', storesSupported: '', benefits: '', wishes: '', general: '' }
  await app.services.db('feedback').insert({ id: randomUUID(), userId, submissionId: null, ...texts, createdAt: app.clock.now() })
}

/** An account that nobody ever signs in to; with everything that the raffle of last month asks unless told otherwise. */
async function entrant({ confirmed = true, locked = false, feedback = true, plans = 2 } = {}): Promise<{ id: string; email: string }> {
  const id = randomUUID()
  const email = `${id}@example.com`
  await app.services.db('users').insert({
    id, email, passwordHash: '-', marketingOptIn: 0, confirmedAt: confirmed ? 1 : null, lockedAt: locked ? 1 : null, createdAt: 1,
  })
  if (feedback) await giveFeedback(id)
  await plan(id, ...Array.from({ length: plans }, (_, index) => lastMonth().start + index))
  return { id, email }
}

const standing = async () => (await app.graphql('{ raffleStatus { month monthName plansGenerated plansNeeded feedbackGiven eligible } }', {}, person.token)).data.raffleStatus

describe('the standing of a person', () => {
  it('counts the plans of this month in Sydney, and feedback of any time', async () => {
    const { month, name, start } = thisMonth()
    expect(await standing()).toEqual({ month, monthName: name, plansGenerated: 0, plansNeeded: 2, feedbackGiven: false, eligible: false })
    await plan(person.userId, start - 1, start)
    await giveFeedback(person.userId)
    expect(await standing()).toMatchObject({ plansGenerated: 1, feedbackGiven: true, eligible: false })
    await plan(person.userId, start + 1)
    expect(await standing()).toMatchObject({ plansGenerated: 2, eligible: true })
  })

  it('needs feedback, and somebody who is signed in', async () => {
    await plan(person.userId, thisMonth().start, thisMonth().start, thisMonth().start)
    expect(await standing()).toMatchObject({ plansGenerated: 3, feedbackGiven: false, eligible: false })
    expect((await app.graphql('{ raffleStatus { eligible } }')).status).toBe(401)
  })

  it('grows with plans that are generated', async () => {
    const generate = '{ randomizeMealPlan(input: { dinner: { numMeals: 1 } }) { errors { message } } }'
    await app.graphql(`mutation ${generate}`, {}, person.token)
    expect(await standing()).toMatchObject({ plansGenerated: 1 })
  })
})

describe('a draw', () => {
  it('is among those who meet every condition', async () => {
    const { month } = lastMonth()
    const entered = [await entrant(), await entrant({ plans: 5 })]
    for (const lacking of [{ confirmed: false }, { locked: true }, { feedback: false }, { plans: 1 }]) await entrant(lacking)
    const late = await entrant({ plans: 1 })
    await plan(late.id, thisMonth().start)
    const { out } = await admin(app, 'raffle', 'entrants', month)
    expect(out.split('\n').sort()).toEqual([...entered.map(({ id, email }) => `${codeOf(month, id)}  ${email}`), 'entrants: 2'].sort())
  })

  it('names a winner that anybody can work out again, and tells the winner and the administrator', async () => {
    const { month, title } = lastMonth()
    const people = [await entrant(), await entrant(), await entrant()]
    const drawn = await admin(app, 'raffle', 'draw', month, '--seed', 'six balls')
    expect(drawn.code).toBe(0)
    const hash = (code: string) => createHash('sha256').update(`six balls:${code}`).digest('hex')
    const [winner] = people.sort((a, b) => (hash(codeOf(month, a.id)) < hash(codeOf(month, b.id)) ? -1 : 1))
    expect(drawn.out).toContain(`winner:   ${codeOf(month, winner?.id ?? '')}  ${winner?.email}`)
    expect(await app.services.db('raffle_draws')).toMatchObject([{ month, seed: 'six balls', entrants: 3, winnerId: winner?.id, prize: '$30' }])
    const mails = await app.services.db('outbox').orderBy('to')
    expect(mails.map(({ to }) => to).sort()).toEqual([winner?.email, 'admin@mealwright.example'].sort())
    for (const { text } of mails) expect(text).toContain(title)
    const verified = await admin(app, 'raffle', 'verify', month)
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining(winner?.email ?? '-')])
  })

  it('makes up a seed where none is given', async () => {
    const { email } = await entrant()
    const { out } = await admin(app, 'raffle', 'draw', lastMonth().month)
    expect(out).toMatch(/seed: {5}[0-9a-f]{32}/)
    expect(out).toContain(email)
  })

  it('happens once, however many draw at once', async () => {
    await entrant()
    const { month, title } = lastMonth()
    const runs = await Promise.all([1, 2, 3].map(() => admin(app, 'raffle', 'draw', month)))
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1, 1])
    expect(await admin(app, 'raffle', 'draw', month)).toEqual({ code: 1, out: '', error: `${title} has been drawn already` })
    expect(await app.services.db('raffle_draws')).toHaveLength(1)
    expect(await app.services.db('outbox')).toHaveLength(2)
  })

  it('waits until the month has ended in Sydney', async () => {
    await entrant()
    const { month, title } = thisMonth()
    expect(await admin(app, 'raffle', 'draw', month)).toEqual({ code: 1, out: '', error: `${title} has not ended in Sydney` })
    expect(await app.services.db('raffle_draws')).toEqual([])
    expect((await admin(app, 'raffle', 'entrants', month)).out).toContain('so far')
  })

  it('tells the administrator when nobody had entered', async () => {
    const { month } = lastMonth()
    expect((await admin(app, 'raffle', 'draw', month)).out).toContain('nobody had entered')
    expect(await app.services.db('outbox')).toMatchObject([{ to: 'admin@mealwright.example' }])
    expect((await admin(app, 'raffle', 'verify', month)).code).toBe(0)
  })

  it('stands after the winner has deleted the account, and nothing of the winner is left', async () => {
    const { month } = lastMonth()
    await plan(person.userId, lastMonth().start, lastMonth().end - 1)
    await giveFeedback(person.userId)
    const leaver = person
    await admin(app, 'raffle', 'draw', month)
    await app.graphql('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }', { input: { password: leaver.password } }, leaver.token)
    person = await signUpAndIn(app)
    const rows = JSON.stringify([await app.services.db('raffle_draws'), await app.services.db('raffle_entrants')])
    expect(rows).not.toContain(leaver.userId)
    expect(rows).not.toContain(leaver.email)
    expect(await app.services.db('outbox').where('text', 'like', `%${leaver.email}%`)).toEqual([])
    const verified = await admin(app, 'raffle', 'verify', month)
    expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/winner: {3}[0-9a-f]{32}\n/)])
    expect((await admin(app, 'raffle', 'entrants', month)).out).toMatch(/[0-9a-f]{32} {2}winner/)
  })

  it('is found out when the record has been changed', async () => {
    const { month } = lastMonth()
    await entrant()
    await admin(app, 'raffle', 'draw', month)
    await app.services.db('raffle_entrants').insert({ month, code: 'f'.repeat(32) })
    const counted = await admin(app, 'raffle', 'verify', month)
    expect([counted.code, counted.error]).toEqual([1, expect.stringContaining('1 entrants were counted, 2 are recorded')])
    await app.services.db('raffle_draws').update({ winnerCode: 'f'.repeat(32) })
    expect((await admin(app, 'raffle', 'verify', month)).error).toContain("account is not that of the code")
  })

  it('is not there to verify before it has happened', async () => {
    expect(await admin(app, 'raffle', 'verify', lastMonth().month)).toMatchObject({ code: 1, error: expect.stringContaining('has not been drawn') })
  })

  it.each([['entrants'], ['draw', '2026-13'], ['draw', 'May'], ['draw', '2025-01', '--sed', 'x'], ['draw', '2025-01', '--seed', ' '], ['verify', 'x', 'y']])(
    'raffle %s %s was called wrongly', async (...words) => {
      expect(await admin(app, 'raffle', ...words)).toMatchObject({ code: 2, out: '', error: expect.stringContaining('Usage') })
    },
  )
})

test('every code has the same chance, whatever the order', () => {
  const codes = Array.from({ length: 10 }, (_, index) => codeOf('2026-05', String(index)))
  const wins = codes.map(() => 0)
  for (let seed = 0; seed < 5000; seed += 1) {
    const winner = pickWinner(String(seed), codes) ?? ''
    expect(pickWinner(String(seed), [...codes].reverse())).toBe(winner)
    wins[codes.indexOf(winner)] = (wins[codes.indexOf(winner)] ?? 0) + 1
  }
  expect(chiSquare(wins)).toBeLessThan(chiSquareLimit(9))
  expect(pickWinner('seed', [])).toBeNull()
})

test('months are those of Sydney', () => {
  expect((readSydneyMonth(lastMonth().month)?.end ?? 0) - (readSydneyMonth(lastMonth().month)?.start ?? 0)).toBeGreaterThan(27 * DAY)
})
