import { screen } from '@testing-library/react'
import CookMode from '../../../web/cooking/CookMode'
import { CookingMealDocument } from '../../../web/cooking/operations.generated'
import { meal, planOf } from '../plan/samples'
import { answer, renderMode } from '../shopping/renderMode'
import { cooked, ingredient } from './cooked'

const steps = ['Heat 2 tbsp oil.', 'Simmer.']
const note = /Amounts in these steps are for/

/** Cooks a dish of which the steps are for so many serves, for 2. */
const cook = async (stepServes: number) => {
  renderMode(<CookMode />, {
    plan: planOf({ dinner: [meal('Lentil soup', { numServes: 2, slug: 'lentil-soup-1' })] }),
    mocks: [answer(CookingMealDocument, cooked(steps, [ingredient('20 ml olive oil')], [], stepServes))],
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
  const swaps = [
    { __typename: 'EntrySwap', from: 'butter', to: 'olive oil', note: '' },
    { __typename: 'EntrySwap', from: 'feta', to: null, note: '' },
  ]
  renderMode(<CookMode />, {
    plan: planOf({ dinner: [meal('Lentil soup', { numServes: 2, slug: 'lentil-soup-1' })] }),
    mocks: [answer(CookingMealDocument, cooked(steps, [ingredient('20 ml olive oil')], [], 2, [], swaps))],
    at: '/?mode=cook',
  })
  expect(await screen.findByText('Where the steps say butter, use olive oil.')).toBeVisible()
  expect(screen.getByText('Where the steps say feta, leave it out.')).toBeVisible()
})
