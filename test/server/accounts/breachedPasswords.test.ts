import fc from 'fast-check'
import { breachedPasswords } from '../../../scripts/breachedPasswords'
import { BreachedFilter } from '../../../server/accounts/breachedFilter'
import { isBreachedPassword } from '../../../server/accounts/breachedPasswords'
import { bits, passwords } from '../../../server/accounts/breachedPasswords.json'
import { isCommonPassword } from '../../../server/accounts/commonPasswords'
import { weakness } from '../../../server/accounts/passwordRules'
import { SEED } from '../../support/runs'

const judge = (password: string) => weakness('newPassword', password, 'ann@example.com', 'Mealwright')

it('the filter that is stored is that of the list', () => {
  const listed = breachedPasswords()
  expect(listed.size).toBe(passwords)
  expect(Buffer.from(BreachedFilter.of(listed).bytes).toString('base64') === bits).toBe(true)
  expect([...listed].filter((password) => !isBreachedPassword(password))).toEqual([])
})

test.each(['yuliyabakai1994', 'mateusbilinha', 'Yuliya_Astashina', ' YULIYA83PKJLTQ78 '])(
  '%j is refused, though it is hard to guess by its estimate (ACC-81)',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
    expect(judge(password)).toEqual({
      ...{ code: 'WEAK_PASSWORD', field: 'newPassword', message: 'This password is too common.' },
    })
  },
)

it('of passwords that were in no breach hardly one in 15,000 is taken for one that was', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
    minLength: 12,
    maxLength: 12,
  })
  const drawn = fc.sample(text, { numRuns: 60_000, seed: SEED })
  // Four are expected; more than twenty come once in a hundred million runs.
  expect(drawn.filter(isBreachedPassword).length).toBeLessThanOrEqual(20)
})

it('of the list that a newer library made of other breaches, none that is long enough is accepted', () => {
  const unread = ['1234567890', 'qwertyuiop', '1q2w3e4r5t', 'basketball', 'sunshine123', 'princess123', 'football123']
  expect(unread.filter((password) => judge(password) === null)).toEqual([])
})
