import { screen, within } from '@testing-library/react'
import CookMode from '../../../web/cooking/CookMode'
import { PlannedRecipesDocument } from '../../../web/cooking/operations.generated'
import { meal, planOf } from '../plan/samples'
import { answer, renderMode } from '../shopping/renderMode'
import { cooked, ingredient, swapOf } from './cooked'

const steps = ['Heat 2 tbsp oil.', 'Simmer.']
const note = /Amounts in these steps are for/

/** Cooks a dish of which the steps are for so many serves, for 2. */
const cook = async (stepServes: number) => {
  renderMode(<CookMode />, {
    plan: planOf({ dinner: [meal('Lentil soup', { numServes: 2, slug: 'lentil-soup-1' })] }),
    mocks: [answer(PlannedRecipesDocument, cooked(steps, [ingredient('20 ml olive oil')], { stepServes }))],
    at: '/?mode=cook',
  })
  await screen.findByText('Heat 2 tbsp oil.')
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('says for how many the steps of an own dish are, where that is another number than is cooked for', async () => {
  await cook(4)
  expect(screen.getByText(note)).toHaveTextContent('Amounts in these steps are for 4 serves.')
})

it('says it of one serve in the singular', async () => {
  await cook(1)
  expect(screen.getByText(note)).toHaveTextContent('Amounts in these steps are for 1 serve.')
})

it('says nothing where the steps are for the serves that are cooked for', async () => {
  await cook(2)
  expect(screen.queryByText(note)).toBeNull()
})

it('says beside the steps what is used where they do not follow a swap', async () => {
  const unfollowedSwaps = [swapOf('butter', 'olive oil'), swapOf('feta', null)]
  renderMode(<CookMode />, {
    plan: planOf({ dinner: [meal('Lentil soup', { numServes: 2, slug: 'lentil-soup-1' })] }),
    mocks: [answer(PlannedRecipesDocument, cooked(steps, [ingredient('20 ml olive oil')], { unfollowedSwaps }))],
    at: '/?mode=cook',
  })
  expect(await screen.findByText('Where the steps say butter, use olive oil.')).toBeVisible()
  expect(screen.getByText('Where the steps say feta, leave it out.')).toBeVisible()
})

it('has headings over its ingredients and over the step that is shown, and its notes below (DISH-46)', async () => {
  const lines = [
    ingredient('1 onion', { section: 'Base' }),
    ingredient('2 eggs'),
    ingredient('50 g parmesan', { section: 'Top' }),
  ]
  const stepSections = [
    { __typename: 'StepSection', before: 0, title: 'The base' },
    { __typename: 'StepSection', before: 2, title: 'The top' },
  ]
  const data = cooked(
    ['Heat 2 tbsp oil.', 'Fry.', 'Grate.'],
    lines,
    { stepSections },
    { notes: 'Less oil.\nMore eggs.' },
  )
  const { user } = renderMode(<CookMode />, {
    plan: planOf({ dinner: [meal('Lentil soup', { numServes: 2, slug: 'lentil-soup-1' })] }),
    mocks: [answer(PlannedRecipesDocument, data)],
    at: '/?mode=cook',
  })
  await screen.findByText('Heat 2 tbsp oil.')
  expect(within(screen.getByRole('list', { name: 'Base' })).getAllByRole('listitem')).toHaveLength(2)
  expect(within(screen.getByRole('list', { name: 'Top' })).getAllByRole('listitem')).toHaveLength(1)
  const headingOver = (step: RegExp) =>
    within(screen.getByText(step).closest('li') as HTMLElement)
      .queryAllByRole('heading', { name: /^The /, hidden: true })
      .map(({ textContent }) => textContent)
  expect(headingOver(/Heat/)).toEqual(['The base'])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(headingOver(/^Fry/)).toEqual(['The base'])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(headingOver(/^Grate/)).toEqual(['The top'])
  await user.click(screen.getByRole('radio', { name: /All/ }))
  expect([headingOver(/Heat/), headingOver(/^Fry/), headingOver(/^Grate/)]).toEqual([['The base'], [], ['The top']])
  const notes = await screen.findByRole('region', { name: 'Notes' })
  expect(notes).toHaveTextContent('Less oil. More eggs.')
})
