import { errorsByField, hasEdits, toAnswers, withSetting } from '../../../web/settings/answers'
import { replaceWord } from '../../../web/settings/replaceWord'
import { forms, setting } from './forms'

describe('answers', () => {
  it('are the stored ones until they are edited, and both forms are sent', () => {
    expect(hasEdits({}, forms())).toBe(false)
    expect(toAnswers({ 'id of Shop': { optionIds: ['id of Corner'] } }, forms())).toEqual([
      { fieldId: 'id of Rules', optionSettings: [setting('No milk', 'ADAPT')] },
      { fieldId: 'id of Never on my plate', text: 'olives' },
      { fieldId: 'id of Days', optionIds: ['id of Tuesday'] },
      { fieldId: 'id of Shop', optionIds: ['id of Corner'] },
    ])
  })

  it('that come back to what is stored are no edits, in whatever order they were given', () => {
    const rules = withSetting({ optionSettings: [setting('No milk', 'ADAPT')] }, 'id of No gluten', 'STRICT')
    expect(hasEdits({ 'id of Rules': rules }, forms())).toBe(true)
    expect(hasEdits({ 'id of Rules': withSetting(rules, 'id of No gluten', '') }, forms())).toBe(false)
    const swapped = { optionSettings: [...(rules.optionSettings ?? [])].reverse() }
    expect(toAnswers({ 'id of Rules': swapped }, forms())).toEqual(toAnswers({ 'id of Rules': rules }, forms()))
    expect(hasEdits({ 'id of Days': { optionIds: ['id of Tuesday'] } }, forms())).toBe(false)
    expect(hasEdits({ 'id of Days': { optionIds: ['id of Tuesday', 'id of Monday'] } }, forms())).toBe(true)
  })

  it('that are wrong are reported at their fields', () => {
    const sent = toAnswers({}, forms())
    const errors = [
      { field: 'answers[1].text', message: 'Too long.' },
      { field: 'input.answers[2].optionIds[0]', message: 'Unknown.' },
      { field: 'answers[9].optionIds', message: 'What?' },
      { field: null, message: 'All wrong.' },
    ]
    expect(errorsByField(errors, sent)).toEqual({
      'id of Never on my plate': 'Too long.',
      'id of Days': 'Unknown.',
      '': 'What? All wrong.',
    })
  })
})

describe('a word', () => {
  const corrected = (text: string, word: string, by: string) =>
    replaceWord({}, forms(text), word, by)?.['id of Never on my plate']?.text

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
    const edits = { 'id of Never on my plate': { text: 'leak' } }
    expect(replaceWord(edits, forms(), 'leak', 'leek')).toEqual({ 'id of Never on my plate': { text: 'leek' } })
  })
})
