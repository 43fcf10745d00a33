import { recipeFrom, written } from '../../support/moving/readFrom'

it('text has its headings, and one with nothing right below it is a line, as it may be an ingredient (MOVE-10)', async () => {
  const recipe = await recipeFrom(
    'Soup\nServes 4\n\nIngredients\nFor the base:\nPeanuts:\n2 leeks\n1 l stock\nTo serve\n**Bread:**\n\nMethod\nFor the base:\nBoil the leeks.\n',
  )
  expect(written(recipe.lines)).toEqual([
    'For the base',
    'Peanuts: 2 leeks',
    'Peanuts: 1 l stock',
    'Peanuts: To serve',
    'Peanuts: Bread',
  ])
  expect([written(recipe.steps), recipe.left]).toEqual([['For the base: Boil the leeks.'], ''])
})
