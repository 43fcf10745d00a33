import { screen } from '@testing-library/react'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import { emptyEntry, type Plan } from '../../../web/plan/plan'
import { toPlanInput } from '../../../web/plan/planInput'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { meal, planAnswer, planOf } from '../plan/samples'
import { item } from './items'
import { answer, fails, type Mock, renderMode } from './renderMode'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const plan: Plan = planOf({ dinner: [meal('Dal', { numServes: 2 }), meal('Pho', { numServes: 4 })] })
const list = (sent?: (variables: unknown) => void): Mock =>
  answer(ShoppingListDocument, { shoppingList: { items: [item('onion')], unsuitable: [], errors: [] } }, sent)
const show = (mocks: Mock[]) => renderMode(<ShopMode />, { plan, mocks })
const tick = (name: RegExp) => screen.findByRole('checkbox', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a plan with a meal that does not suit the settings any more', () => {
  const changes = [
    {
      __typename: 'ScrubbedRow',
      category: 'DINNER',
      row: 1,
      mealName: 'Pho',
      change: 'REMOVED',
      reasons: ['Contains beef, and you asked for Vegan'],
    },
  ]
  const scrubbed = planOf({ dinner: [meal('Dal', { numServes: 2 }), emptyEntry(4)] })
  const beef = answer(ShoppingListDocument, {
    shoppingList: { items: [item('beef')], unsuitable: changes, errors: [] },
  })
  const scrub = answer(ScrubMealPlanDocument, {
    scrubMealPlan: { plan: planAnswer(scrubbed), changes, errors: [] },
  })

  it('is not bought for: the list is that of what the settings leave, and says so', async () => {
    const sent = jest.fn()
    show([beef, scrub, list(sent)])
    expect(await screen.findByRole('region', { name: 'Your plan changed' })).toHaveTextContent(/Pho.*Removed.*beef/)
    expect(await tick(/^onion/)).toBeVisible()
    expect(sent).toHaveBeenCalledWith({ plan: toPlanInput(scrubbed) })
    expect(screen.queryByRole('checkbox', { name: /^beef/ })).toBeNull()
  })

  it('is not bought for when it can’t be checked either', async () => {
    const { user } = show([beef, fails(ScrubMealPlanDocument), scrub, list()])
    await user.click(await screen.findByRole('button', { name: 'Check my plan' }))
    expect(await tick(/^onion/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^beef/ })).toBeNull()
  })
})
