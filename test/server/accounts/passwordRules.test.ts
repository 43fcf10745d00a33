import { isCommonPassword } from '../../../server/accounts/commonPasswords'
import { COMMON_WORDS } from '../../../server/accounts/commonWords'
import { weakness } from '../../../server/accounts/passwordRules'

const judge = (password: string, email = 'ann@example.com') => weakness('password', password, email, 'Mealwright')?.code ?? null

test.each([
  'password123', 'Password1234!', 'P@ssw0rd2024', 'passwordpassword', 'qwertyuiop', '1234567890', '0987654321', 'qwerty123456',
  '1qaz2wsx3edc', '1q2w3e4r5t6y', 'abcdefghij', 'aaaaaaaaaa', 'abababababab', 'abcabcabcabc', 'iloveyou2023', 'Welcome2024!',
  'letmeinletmein', 'dragon123456', 'Summer2025!', 'monkeymonkey', 'asdfghjkl;', 'football1234', '!QAZ2wsx3edc', 'trustno1trustno1',
  'sunshine1!1!', 'qweasdzxc123', '2001200220', 'Liverpool1892', '123123123123', '112233445566', '1029384756', '31415926535', '147258369a', 'gfhjkm12345', 'cristiano7', 'administrator1', 'correcthorsebatterystaple',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'Simmer-the-lentils-9', 'Cook-what-you-like', 'kohlrabi under the bridge', 'correct staple mosquito', 'wq8vnz0tplre', 'tjehuset ved åen',
  'zxq19vbbmutl', '8302945718263', 'pasta la vista baby oh', 'sunshine-on-a-leek', 'fig.tree.gate.wasp', 'x'.repeat(3) + 'anthe-gum-wattle',
])('%s is not', (password) => expect(judge(password)).toBeNull())

test('the words are some thousands before digits and signs are put to them', () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(1200)
  for (const word of COMMON_WORDS) expect(isCommonPassword(`${word}2025!`)).toBe(true)
})

test('ten characters are enough and nine are not, however wide the characters', () => {
  expect(judge('vrhkzqwmx')).toBe('WEAK_PASSWORD')
  expect(judge('vrhkzqwmxj')).toBeNull()
  expect(judge('🥕🍆🥦🌶🧅🧄🥔🍅🥬')).toBe('WEAK_PASSWORD')
  expect(judge('🥕🍆🥦🌶🧅🧄🥔🍅🥬🌽')).toBeNull()
})

test('256 characters are taken and 257 are not', () => {
  const long = Array.from({ length: 257 }, (_, index) => String.fromCharCode(97 + ((index * index + 3 * index) % 25))).join('')
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
