import {
  avoidedBy,
  firstAnswers,
  formAnswers,
  whoAvoids,
  withAvoided,
  withGuests,
  withoutGuest,
} from '../../../web/firstMinute/answers'
import type { AskedFormFragment } from '../../../web/firstMinute/operations.generated'

const modes = [{ id: 'STRICT' }, { id: 'ADAPT' }]
const form: AskedFormFragment = {
  id: 'form',
  fields: [
    {
      id: 'kinds',
      type: 'MULTI_CHECKBOX',
      excludesIngredients: false,
      options: [
        { id: 'GLUTEN_FREE', label: 'Gluten free', settings: modes },
        { id: 'VEGAN', label: 'Vegan', settings: modes },
      ],
      answer: { text: null, settings: [{ optionId: 'VEGAN', settingId: 'STRICT' }] },
    },
    { id: 'words', type: 'TEXT', excludesIngredients: true, options: [], answer: { text: 'liver', settings: [] } },
  ],
}

function table() {
  const answers = withGuests(firstAnswers(1, form), [
    { name: 'Sam', portion: 1 },
    { name: 'Mia', portion: 0.5 },
  ])
  const keys = answers.eaters.map(({ key }) => key)
  return { answers, keys, self: keys[0] ?? '', mia: keys[2] ?? '' }
}

test('a choice is for everyone, or for one of them, and is taken back where all of them have it', () => {
  const { answers, keys, mia } = table()
  const all = withAvoided(answers, keys, 'options', 'GLUTEN_FREE')
  expect(whoAvoids(all, 'options', 'GLUTEN_FREE')).toHaveLength(3)
  expect(whoAvoids(withAvoided(all, keys, 'options', 'GLUTEN_FREE'), 'options', 'GLUTEN_FREE')).toEqual([])
  const hers = withAvoided(answers, [mia], 'options', 'GLUTEN_FREE')
  expect(whoAvoids(hers, 'options', 'GLUTEN_FREE').map(({ name }) => name)).toEqual(['Mia'])
  expect(whoAvoids(withAvoided(hers, keys, 'options', 'GLUTEN_FREE'), 'options', 'GLUTEN_FREE')).toHaveLength(3)
  expect(withoutGuest(hers, mia).eaters.map(({ name }) => name)).toEqual(['', 'Sam'])
})

test('the form gets the last setting of a new choice, keeps what was stored, and nothing of who avoids nothing', () => {
  const { answers, self, mia } = table()
  const said = withAvoided(withAvoided(answers, [self, mia], 'options', 'GLUTEN_FREE'), [self], 'words', 'okra')
  expect(formAnswers(form, avoidedBy(said, self), true)).toEqual([
    {
      fieldId: 'kinds',
      optionSettings: [
        { optionId: 'VEGAN', settingId: 'STRICT' },
        { optionId: 'GLUTEN_FREE', settingId: 'ADAPT' },
      ],
    },
    { fieldId: 'words', text: 'liver, okra' },
  ])
  expect(formAnswers(form, avoidedBy(said, mia), false)).toEqual([
    { fieldId: 'kinds', optionSettings: [{ optionId: 'GLUTEN_FREE', settingId: 'ADAPT' }] },
  ])
  expect(formAnswers(form, avoidedBy(answers, mia), false)).toEqual([])
  const takenBack = withAvoided(answers, [self], 'options', 'VEGAN')
  expect(formAnswers(form, avoidedBy(takenBack, self), true)).toEqual([{ fieldId: 'kinds', optionSettings: [] }])
})

test('a household has at most twelve people', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Guest ${index}`, portion: 1 }))
  expect(withGuests(firstAnswers(1, null), many).eaters).toHaveLength(12)
})
