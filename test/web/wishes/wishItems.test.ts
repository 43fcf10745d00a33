import type { WishFieldFragment } from '../../../web/wishes/operations.generated'
import { answerWith, itemsOf } from '../../../web/wishes/wishItems'

const field = (changes: Partial<WishFieldFragment>): WishFieldFragment => ({
  id: 'some.field',
  label: 'Some field',
  type: 'DROPDOWN',
  help: null,
  excludesIngredients: false,
  options: [
    { id: '1', label: 'One', note: null, settings: [] },
    { id: '2', label: 'Two', note: null, settings: [] },
  ],
  answer: { text: null, optionIds: [], settings: [] },
  ...changes,
})

const choices = field({
  type: 'MULTI_CHECKBOX',
  options: [
    { id: 'a', label: 'A', note: null, settings: [{ id: '10', label: 'Ten' }] },
    { id: 'b', label: 'B', note: null, settings: [{ id: '20', label: 'Twenty' }] },
  ],
  answer: { text: null, optionIds: [], settings: [{ optionId: 'b', settingId: '20' }] },
})

test('a dropdown is one thing to wish, a choice with settings one each', () => {
  const said = itemsOf([
    field({ answer: { text: null, optionIds: ['2'], settings: [] } }),
    choices,
    field({ type: 'TEXT' }),
  ])
  expect(said.map(({ label, value }) => [label, value])).toEqual([
    ['Some field', '2'],
    ['A', null],
    ['B', '20'],
  ])
})

test('an answer says one wish and leaves the others of its field', () => {
  const [dropdown] = itemsOf([field({})])
  const [a, b] = itemsOf([choices])
  if (!dropdown || !a || !b) throw new Error('There are three things to wish')
  expect(answerWith(dropdown, '1')).toEqual({ fieldId: 'some.field', optionIds: ['1'] })
  expect(answerWith(dropdown, null)).toEqual({ fieldId: 'some.field', optionIds: [] })
  expect(answerWith(a, '10').optionSettings).toEqual([
    { optionId: 'b', settingId: '20' },
    { optionId: 'a', settingId: '10' },
  ])
  expect(answerWith(b, null).optionSettings).toEqual([])
})
