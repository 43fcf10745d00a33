import { screen, waitFor, within } from '@testing-library/react'
import CookMode from '../../../web/cooking/CookMode'
import { CookingMealDocument, RateMealDocument } from '../../../web/cooking/operations.generated'
import { currentTimers, removeTimer } from '../../../web/cooking/timerStore'
import { meal, planOf } from '../plan/samples'
import { address, answer, renderMode } from '../shopping/renderMode'
import { cooked, ingredient } from './cooked'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const plan = planOf({
  breakfast: [meal('Zucchini slice', { numServes: 4, slug: 'zucchini-slice' })],
  dinner: [meal('Dal', { numServes: 2, slug: 'dal' })],
})
const dal = answer(
  CookingMealDocument,
  cooked(['Heat the 6 tsp oil.', 'Simmer for 20 minutes.'], [ingredient('6 tsp oil'), ingredient('1 pinch salt')]),
)
const slice = answer(CookingMealDocument, cooked(['Grate it.', 'Bake for 40 minutes.']))
const kitchen = () => screen.findByRole('dialog', { name: 'Kitchen' })

beforeEach(() => {
  for (const { id } of currentTimers()) removeTimer(id)
  sessionStorage.clear()
  localStorage.clear()
  Element.prototype.scrollIntoView = jest.fn()
})

it('holds one step, crosses its ingredients off, and is left by Escape', async () => {
  const { user, unmount } = renderMode(<CookMode />, { plan, mocks: [dal, dal], at: '/?mode=cook' })
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }))
  expect(await within(await kitchen()).findByText('6 tsp oil')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Step 1 of 2 · for 2' })).toBeVisible()
  // The amount is in the step, and nowhere else.
  await user.click(screen.getByRole('button', { name: 'oil' }))
  expect(screen.getByRole('button', { name: 'oil' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'All 2 ingredients' }))
  expect(screen.getByRole('checkbox', { name: /^6\stsp oil$/ })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /^1\spinch salt$/ }))
  unmount()
  renderMode(<CookMode />, { plan, mocks: [dal, dal, dal], at: '/?mode=cook&kitchen=' })
  await user.click(await screen.findByRole('button', { name: 'All 2 ingredients' }))
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/?mode=cook')
})

it('cooks two dishes in one order, and ends each with Done', async () => {
  const sent = jest.fn()
  const rated = answer(RateMealDocument, { setOpinion: { ok: true } }, sent)
  const { user } = renderMode(<CookMode />, { plan, mocks: [dal, slice, rated], at: '/?mode=cook' })
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }))
  await within(await kitchen()).findByText('6 tsp oil')
  await user.click(within(await kitchen()).getByRole('combobox', { name: 'Select a meal' }))
  await user.click(await screen.findByRole('option', { name: 'Zucchini slice' }))
  expect(await screen.findByText('Grate it.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Start timer: 40 minutes' }))
  const dishes = screen.getByRole('list', { name: 'Dishes' })
  expect(within(dishes).getByText(/^(40:00|39:5\d)$/)).toBeVisible()
  // The bake is on its way: Done ends it, and the dal goes on.
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('radio', { name: /^4/ }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]).toMatchObject([{ input: { recipe: 'zucchini-slice', rating: 4 } }])
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('6 tsp oil')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Dishes' })).getAllByRole('button')).toHaveLength(1)
  // Its timer still leads to its step.
  await user.click(screen.getByText('Step 2 · Zucchini slice'))
  expect(await screen.findByRole('heading', { name: 'Step 2 of 2 · for 2' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pause timer: 40 minutes/ })).toBeVisible()
})
