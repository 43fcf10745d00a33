import { defineMessages, translate } from '../../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../../schema/text/format'
import { setLocale } from '../../../schema/text/locale'
import { isPseudo } from '../../../schema/text/pseudo'

const messages = defineMessages({
  saved: 'Saved',
  left: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: 'item', other: 'items' })}`,
  units: { piece: 'piece' },
})

afterEach(() => setLocale('en-AU'))

test('messages are shown as they are written', () => {
  expect(messages.saved).toBe('Saved')
  expect(messages.left({ count: 1 })).toBe('1 item')
  expect(messages.left({ count: 1200 })).toBe('1,200 items')
  expect(messages.units.piece).toBe('piece')
})

test('the pseudo-locale shows every message accented and longer', () => {
  setLocale('en-XA')
  for (const text of [messages.saved, messages.left({ count: 2 }), messages.units.piece]) {
    expect(isPseudo(text)).toBe(true)
    expect(text).not.toMatch(/[aeiou]/)
  }
  expect(isPseudo('Saved')).toBe(false)
})

test('a translation replaces the messages that it has, in its own locale only', () => {
  translate(messages, 'en-XA', { saved: 'Gespeichert' })
  expect(messages.saved).toBe('Saved')
  setLocale('en-XA')
  expect(messages.saved).toContain('Ĝéšp')
  expect(messages.left({ count: 1 })).toContain('îţé')
})

test('words are listed as the language does', () => {
  expect(listOf(['milk'])).toBe('milk')
  expect(listOf(['milk', 'eggs', 'soy'])).toBe('milk, eggs and soy')
})
