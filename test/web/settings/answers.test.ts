import { errorsByField, hasEdits, toInput, withSetting } from '../../../web/settings/answers'
import { replaceWord } from '../../../web/settings/replaceWord'
import { forms } from './forms'

describe('answers', () => {
  it('are the stored ones until they are edited, and both forms are sent', () => {
    expect(hasEdits({}, forms())).toBe(false)
    expect(toInput({ 'tags:Shop': { choice: 'Corner' } }, forms())).toEqual({
      dietary: [
        { label: 'Rules', settings: [{ choice: 'No milk', setting: 'Adapt' }] },
        { label: 'Never on my plate', text: 'olives' },
      ],
      tags: [
        { label: 'Days', choices: ['Tuesday'] },
        { label: 'Shop', choice: 'Corner' },
      ],
    })
  })

  it('that come back to what is stored are no edits, in whatever order they were given', () => {
    const rules = withSetting({ settings: [{ choice: 'No milk', setting: 'Adapt' }] }, 'No gluten', 'Strict')
    expect(hasEdits({ 'dietary:Rules': rules }, forms())).toBe(true)
    expect(hasEdits({ 'dietary:Rules': withSetting(rules, 'No gluten', '') }, forms())).toBe(false)
    expect(hasEdits({ 'tags:Days': { choices: ['Tuesday'] } }, forms())).toBe(false)
    expect(hasEdits({ 'tags:Days': { choices: ['Tuesday', 'Monday'] } }, forms())).toBe(true)
  })

  it('that are wrong are reported at their fields', () => {
    const sent = toInput({}, forms())
    const errors = [
      { field: 'dietary[1].text', message: 'Too long.' },
      { field: 'input.tags[0].choices[0]', message: 'Unknown.' },
      { field: 'tags[9].choice', message: 'What?' },
      { field: null, message: 'All wrong.' },
    ]
    expect(errorsByField(errors, sent)).toEqual({
      'dietary:Never on my plate': 'Too long.',
      'tags:Days': 'Unknown.',
      '': 'What? All wrong.',
    })
  })
})

describe('a word', () => {
  const corrected = (text: string, word: string, by: string) =>
    replaceWord({}, forms(text), word, by)?.['dietary:Never on my plate']?.text

  it.each([
    ['mushroms, eggplant', 'mushroms', 'mushrooms, eggplant'],
    ['eggplant,Mushroms', 'mushroms', 'eggplant,mushrooms'],
    ['eggplant; mushroms\nolives', 'mushroms', 'eggplant; mushrooms\nolives'],
    ['eggplant and mushroms', 'mushroms', 'eggplant and mushrooms'],
  ])('of %j is replaced where it stands', (text, word, expected) =>
    expect(corrected(text, word, 'mushrooms')).toBe(expected),
  )

  it('is not replaced inside another word', () => {
    expect(corrected('peanut, pea', 'pea', 'peas')).toBe('peanut, peas')
    expect(corrected('peanut butter', 'pea', 'peas')).toBeUndefined()
  })

  it('that is gone is not replaced', () => expect(replaceWord({}, forms(''), 'mushroms', 'mushrooms')).toBeNull())

  it('is looked for in what was edited', () => {
    const edits = { 'dietary:Never on my plate': { text: 'leak' } }
    expect(replaceWord(edits, forms(), 'leak', 'leek')).toEqual({ 'dietary:Never on my plate': { text: 'leek' } })
  })
})
