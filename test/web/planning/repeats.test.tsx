import { screen, waitFor, within } from '@testing-library/react'
import { emptyEntry } from '../../../web/plan/plan'
import { categoriesWithRepeats } from '../../../web/planning/repeats'
import { meal, planOf } from '../plan/samples'
import { mealBases, proposed, randomize, renderPlan, removeRow } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
const field = (name: string) => screen.getByRole('combobox', { name })
const tooFew = 'Only 2 different dinners suit your settings and you asked for 3, so some come more than once'
const onlyOne = 'Only 1 different dinner suits your settings and you asked for 2, so it comes more than once'
const card = () => within(screen.getByRole('region', { name: 'Dinner' }))

it.each(['Randomize dinner', 'Randomize All'])(
  '%s says that meals come twice, in the alert and in the card',
  async (dice) => {
    const { user } = renderPlan({
      plan: planOf({ dinner: [emptyEntry(), emptyEntry(), emptyEntry()] }),
      mocks: [
        ...mealBases(),
        randomize({
          dinner: proposed([meal('Dal'), meal('Pie'), meal('Dal')], [{ kind: 'TAG', label: 'Spicy', count: 9 }]),
        }),
      ],
    })
    await user.click(press(dice))
    await waitFor(() => expect(screen.getAllByText(tooFew)).toHaveLength(2))
    expect(card().getByText(tooFew)).toBeVisible()
    expect(card().getByText('Spicy').parentElement).toHaveTextContent('Spicy excludes 9')
    expect(card().getByRole('button', { name: 'Change Spicy' })).toBeVisible()
    await removeRow(user, 'Dinner', 3)
    expect(card().queryByText(tooFew)).toBeNull()
  },
)

it('the dice of a row say that its meal comes twice', async () => {
  const { user } = renderPlan({
    plan: planOf({ dinner: [meal('Dal'), emptyEntry()] }),
    mocks: [...mealBases(), randomize({ dinner: proposed([meal('Dal')]) })],
  })
  await user.click(press('Randomize dinner 2'))
  await waitFor(() => expect(field('Dinner 2')).toHaveValue('Dal'))
  expect(screen.getAllByText(onlyOne)).toHaveLength(2)
})

it('the dice of a row say that there is no other meal, and offer no undo for it', async () => {
  const { user } = renderPlan({
    plan: planOf({ dinner: [meal('Dal')] }),
    mocks: [...mealBases(), randomize({ dinner: proposed([meal('Dal')]) })],
  })
  await user.click(press('Randomize dinner 1'))
  const alert = await screen.findByText('No other dinner suits your settings')
  expect(within(alert.parentElement as HTMLElement).queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('different meals bring no such words', async () => {
  const { user } = renderPlan({
    plan: planOf({ lunch: [meal('Soup')], dinner: [emptyEntry(), emptyEntry()] }),
    mocks: [...mealBases(), randomize({ dinner: proposed([meal('Dal'), meal('Pie')]) })],
  })
  await user.click(press('Randomize dinner'))
  expect(await screen.findByText('New dinners proposed')).toBeVisible()
  expect(screen.queryByText(tooFew)).toBeNull()
})

it('a meal with other swaps is the same meal, and only what was proposed is at fault', () => {
  const plan = planOf({
    breakfast: [emptyEntry(), emptyEntry()],
    lunch: [meal('Dal', { uniqueId: 'id-Dal-vegan' })],
    dinner: [meal('Dal')],
  })
  expect(categoriesWithRepeats(plan, ['dinner'])).toEqual(['dinner'])
  expect(categoriesWithRepeats(plan, ['breakfast', 'lunch', 'dinner'])).toEqual(['dinner'])
  expect(categoriesWithRepeats(plan, ['breakfast'])).toEqual([])
})
