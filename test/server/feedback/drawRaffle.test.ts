import { createHash } from 'node:crypto'
import { pickWinner } from '../../../server/feedback/raffleRules'
import { readSydneyMonth } from '../../../server/pure/sydneyTime'
import { admin } from '../../support/admin'
import { chiSquare, chiSquareLimit } from '../../support/chiSquare'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { codeOf, raffleRows } from './raffleRows'

jest.setTimeout(120_000)
const app = givenApp({ ADMIN_EMAIL: 'admin@mealwright.example' })
const { thisMonth, lastMonth, plan, giveFeedback, entrant } = raffleRows(app)
const DAY = 24 * 60 * 60 * 1000
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})
beforeEach(async () => {
  for (const table of ['feedback', 'generated_plans', 'raffle_draws', 'outbox']) await app.services.db(table).delete()
})

describe('a draw', () => {
  it('is among the users who meet every condition', async () => {
    const { month } = lastMonth()
    const entered = [await entrant(), await entrant({ plans: 5 })]
    for (const lacking of [
      { confirmed: false },
      { locked: true },
      { feedback: false },
      { blank: true },
      { plans: 1 },
      { plans: 1, rows: 2 },
    ])
      await entrant(lacking)
    const late = await entrant({ plans: 1 })
    await plan(late.id, thisMonth().start)
    const { out } = await admin(app, 'raffle', 'entrants', month)
    expect(out.split('\n').sort()).toEqual(
      [...entered.map(({ id, email }) => `${codeOf(month, id)}  ${email}`), 'entrants: 2'].sort(),
    )
  })

  it('names a winner that can be computed again, and mails the winner and the administrator', async () => {
    const { month, title } = lastMonth()
    const people = [await entrant(), await entrant(), await entrant()]
    const drawn = await admin(app, 'raffle', 'draw', month, '--seed', 'six balls')
    expect(drawn.code).toBe(0)
    const hash = (code: string) => createHash('sha256').update(`six balls:${code}`).digest('hex')
    const [winner] = people.sort((a, b) => (hash(codeOf(month, a.id)) < hash(codeOf(month, b.id)) ? -1 : 1))
    expect(drawn.out).toContain(`winner:   ${codeOf(month, winner?.id ?? '')}  ${winner?.email}`)
    expect(await app.services.db('raffle_draws')).toMatchObject([
      { month, seed: 'six balls', entrants: 3, winnerId: winner?.id, prize: '$30' },
    ])
    const mails = await app.services.db('outbox').orderBy('to')
    expect(mails.map(({ to }) => to).sort()).toEqual([winner?.email, 'admin@mealwright.example'].sort())
    for (const { text } of mails) expect(text).toContain(title)
    const verified = await admin(app, 'raffle', 'verify', month)
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining(winner?.email ?? '-')])
  })

  it('makes a seed when none is given', async () => {
    const { email } = await entrant()
    const { out } = await admin(app, 'raffle', 'draw', lastMonth().month)
    expect(out).toMatch(/seed: {5}[0-9a-f]{32}/)
    expect(out).toContain(email)
  })

  it('happens once, however many commands run at the same time', async () => {
    await entrant()
    const { month, title } = lastMonth()
    const runs = await Promise.all([1, 2, 3].map(() => admin(app, 'raffle', 'draw', month)))
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1, 1])
    expect(await admin(app, 'raffle', 'draw', month)).toEqual({
      code: 1,
      out: '',
      error: `${title} has been drawn already`,
    })
    expect(await app.services.db('raffle_draws')).toHaveLength(1)
    expect(await app.services.db('outbox')).toHaveLength(2)
  })

  it('waits until the month has ended in Sydney', async () => {
    await entrant()
    const { month, title } = thisMonth()
    expect(await admin(app, 'raffle', 'draw', month)).toEqual({
      code: 1,
      out: '',
      error: `${title} has not ended in Sydney`,
    })
    expect(await app.services.db('raffle_draws')).toEqual([])
    expect((await admin(app, 'raffle', 'entrants', month)).out).toContain('so far')
  })

  it('mails the administrator when there are no entrants', async () => {
    const { month } = lastMonth()
    expect((await admin(app, 'raffle', 'draw', month)).out).toContain('no entrants')
    expect(await app.services.db('outbox')).toMatchObject([{ to: 'admin@mealwright.example' }])
    expect((await admin(app, 'raffle', 'verify', month)).code).toBe(0)
  })

  it('can be verified after the winner has deleted the account, and no data of the winner is left', async () => {
    const { month } = lastMonth()
    await plan(person.userId, lastMonth().start, lastMonth().end - 1)
    await giveFeedback(person.userId)
    const leaver = person
    await admin(app, 'raffle', 'draw', month)
    await app.graphql(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }',
      { input: { password: leaver.password } },
      leaver.token,
    )
    person = await signUpAndIn(app)
    const rows = JSON.stringify([await app.services.db('raffle_draws'), await app.services.db('raffle_entrants')])
    expect(rows).not.toContain(leaver.userId)
    expect(rows).not.toContain(leaver.email)
    expect(await app.services.db('outbox').where('text', 'like', `%${leaver.email}%`)).toEqual([])
    const verified = await admin(app, 'raffle', 'verify', month)
    expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/winner: {3}[0-9a-f]{32}\n/)])
    expect((await admin(app, 'raffle', 'entrants', month)).out).toMatch(/[0-9a-f]{32} {2}winner/)
  })

  it('does not verify when the record has been changed', async () => {
    const { month } = lastMonth()
    await entrant()
    await admin(app, 'raffle', 'draw', month)
    await app.services.db('raffle_entrants').insert({ month, code: 'f'.repeat(32) })
    const counted = await admin(app, 'raffle', 'verify', month)
    expect([counted.code, counted.error]).toEqual([
      1,
      expect.stringContaining('1 entrants were counted, 2 are recorded'),
    ])
    await app.services.db('raffle_draws').update({ winnerCode: 'f'.repeat(32) })
    expect((await admin(app, 'raffle', 'verify', month)).error).toContain('account is not that of the code')
  })

  it('cannot be verified before it has happened', async () => {
    expect(await admin(app, 'raffle', 'verify', lastMonth().month)).toMatchObject({
      code: 1,
      error: expect.stringContaining('has not been drawn'),
    })
  })

  it.each([
    ['entrants'],
    ['draw', '2026-13'],
    ['draw', 'May'],
    ['draw', '2025-01', '--sed', 'x'],
    ['draw', '2025-01', '--seed', ' '],
    ['verify', 'x', 'y'],
  ])('raffle %s %s was called wrongly', async (...words) => {
    expect(await admin(app, 'raffle', ...words)).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining('Usage'),
    })
  })
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
  expect(
    (readSydneyMonth(lastMonth().month)?.end ?? 0) - (readSydneyMonth(lastMonth().month)?.start ?? 0),
  ).toBeGreaterThan(27 * DAY)
})
