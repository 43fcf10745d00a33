import { readStep } from '../../../web/cooking/kitchen/stepWords'
import { ingredient } from './cooked'

const ingredients = [
  '½ avocado',
  '30 ml espresso coffee',
  '2 garlic cloves',
  '1 tsp ground coriander',
  'coriander',
].map((text) => ingredient(text))
const bold = (step: string) =>
  readStep(step, ingredients)
    .pieces.filter((piece) => piece.bold)
    .map(({ text }) => text)

it('amounts are bold with what they are of, and so are times', () => {
  expect(bold('Scoop the ½ avocado into 30 ml of the espresso coffee and rest for 5 minutes.')).toEqual([
    '½ avocado',
    '30 ml of the espresso coffee',
    '5 minutes',
  ])
})

it('a step uses what it names, once, in the order of the list', () => {
  expect(
    readStep('Fry the 2 garlic cloves with the avocado. Press each garlic clove.', ingredients).ingredients,
  ).toEqual([0, 2])
})

it('a longer name is no mention of a shorter one', () => {
  expect(readStep('Stir in the 1 tsp ground coriander.', ingredients).ingredients).toEqual([3])
  expect(readStep('Scatter the coriander over.', ingredients).ingredients).toEqual([4])
})

it('loses no letter of the step', () => {
  const step = 'Add 30 ml espresso coffee, then wait 2 minutes. Serve.'
  expect(
    readStep(step, ingredients)
      .pieces.map(({ text }) => text)
      .join(''),
  ).toBe(step)
})
