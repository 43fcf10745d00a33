import { isCommonPassword } from '../../../server/accounts/commonPasswords'
import { weakness } from '../../../server/accounts/passwordRules'

const judge = (password: string, email = 'ann@example.com') =>
  weakness('password', password, email, 'Mealwright')?.code ?? null

test.each([
  'password123',
  'Password1234!',
  'P@ssw0rd2024',
  'passwordpassword',
  'qwertyuiop',
  '1234567890',
  '0987654321',
  'qwerty123456',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  'abcdefghij',
  'aaaaaaaaaa',
  'abababababab',
  'abcabcabcabc',
  'iloveyou2023',
  'Welcome2024!',
  'letmeinletmein',
  'dragon123456',
  'Summer2025!',
  'monkeymonkey',
  'asdfghjkl;',
  'football1234',
  '!QAZ2wsx3edc',
  'trustno1trustno1',
  'sunshine1!1!',
  'qweasdzxc123',
  '2001200220',
  'Liverpool1892',
  '123123123123',
  '112233445566',
  '1029384756',
  '31415926535',
  '147258369a',
  'gfhjkm12345',
  'cristiano7',
  'administrator1',
  'correcthorsebatterystaple',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'Simmer-the-lentils-9',
  'Cook-what-you-like',
  'kohlrabi under the bridge',
  'correct staple mosquito',
  'wq8vnz0tplre',
  'tjehuset ved åen',
  'zxq19vbbmutl',
  '8302945718263',
  'pasta la vista baby oh',
  'sunshine-on-a-leek',
  'fig.tree.gate.wasp',
  'x'.repeat(3) + 'anthe-gum-wattle',
])('%s is not', (password) => expect(judge(password)).toBeNull())

test.each(['jennifer', 'sunshine', 'chelsea', 'princess', 'computer', 'melbourne', 'chocolate'])(
  '%s is still common with a year and a sign',
  (word) => {
    for (const password of [`${word}2025!`, `${word.toUpperCase()}1999`, `${word}${word}`])
      expect([password, isCommonPassword(password)]).toEqual([password, true])
  },
)

test.each([
  ['signs that stand for letters', 'p@$$w0rd1'.repeat(29)],
  ['repetitions', 'p@$$w0rdp@$$w0rdx'.repeat(16)],
  ['many readings', 'l1i|!'.repeat(52)],
  ['digits', '1234567890987654321'.repeat(14)],
])('%s: 256 characters are judged in less than a second of processor time', (_what, text) => {
  isCommonPassword('the word lists are loaded')
  const before = process.cpuUsage()
  isCommonPassword(text.slice(0, 255).concat('x'))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})

test('ten characters are enough and nine are not, however wide the characters', () => {
  expect(judge('vrhkzqwmx')).toBe('WEAK_PASSWORD')
  expect(judge('vrhkzqwmxj')).toBeNull()
  expect(judge('🥕🍆🥦🌶🧅🧄🥔🍅🥬')).toBe('WEAK_PASSWORD')
  expect(judge('🥕🍆🥦🌶🧅🧄🥔🍅🥬🌽')).toBeNull()
})

test('256 characters are taken and 257 are not', () => {
  const long = Array.from({ length: 257 }, (_, index) =>
    String.fromCharCode(97 + ((index * index + 3 * index) % 25)),
  ).join('')
  expect(judge(long.slice(0, 256))).toBeNull()
  expect(judge(long)).toBe('TOO_LONG')
})

test.each([
  ['rosalind@kitchengarden.example', 'rosalind12345'],
  ['rosalind@kitchengarden.example', 'Kitchengarden!1'],
  ['rosalind@kitchengarden.example', 'rosalind@kitchengarden.example'],
  ['rosalind.franklin@x.example', 'franklin-rosalind'],
  ['a@b.example', 'Mealwright2026'],
  ['a@b.example', 'meal-wright-mealwright'],
])('for %s the password %s is too similar', (email, password) => expect(judge(password, email)).toBe('WEAK_PASSWORD'))

test('a short name within a long password is no reason to refuse it', () => {
  expect(judge('anna-went-to-the-quarry', 'anna@example.com')).toBeNull()
})

test('a blank password is asked for', () => expect(judge('   ')).toBe('REQUIRED'))
