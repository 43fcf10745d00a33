import { act, fireEvent, screen } from '@testing-library/react'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { meal, planOf } from '../plan/samples'
import { buying, item } from './items'
import { answer, pressTool, renderMode, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const items = [
  item('tomatoes'),
  item('onion', { buy: buying('1 net of onions, 1 kg') }),
  item('milk', { area: 'dairy' }),
]

const show = () => {
  const answers = [answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } })]
  return renderMode(<ShopMode />, { plan, mocks: answers })
}
const tick = (name: RegExp) => screen.findByRole('checkbox', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => setOnline(true))

describe('ticks', () => {
  it('keeps ticks on the device, so that they survive a reload', async () => {
    const { user, unmount } = show()
    const onion = await tick(/^onion/)
    setOnline(false)
    await user.click(onion)
    expect(screen.getAllByText('2 to buy')[0]).toBeVisible()
    unmount()
    const { user: again } = show()
    await again.click(await screen.findByRole('button', { name: 'In the trolley (1)' }))
    expect(await tick(/^onion/)).toBeChecked()
    expect(await tick(/^milk/)).not.toBeChecked()
  })

  it('says what to buy first and the exact amount below it, each once', async () => {
    show()
    expect(await tick(/^onion, .*, buy 1 net of onions, 1 kg$/)).not.toBeChecked()
    expect(screen.getByText('1 net of onions, 1 kg')).toBeVisible()
    expect(screen.getAllByText('100.00\u00a0g', { normalizer: (text) => text })).toHaveLength(3)
  })

  it('ticks by a press anywhere on the row', async () => {
    const { user } = show()
    await tick(/^onion/)
    await user.click(screen.getByText('1 net of onions, 1 kg'))
    expect(await tick(/^onion/)).toBeChecked()
  })

  it('moves each ticked row to the trolley 0.6 seconds after its tick, and back at a press', async () => {
    jest.useFakeTimers()
    try {
      show()
      await tick(/^onion/)
      // The list was read.
      await act(() => jest.advanceTimersByTimeAsync(100))
      fireEvent.click(await tick(/^onion/))
      await act(() => jest.advanceTimersByTimeAsync(400))
      fireEvent.click(await tick(/^milk/))
      expect(await tick(/^onion/)).toBeVisible()
      expect(screen.queryByText(/^In the trolley/)).toBeNull()
      await act(() => jest.advanceTimersByTimeAsync(300))
      expect(screen.queryByRole('checkbox', { name: /^onion/ })).toBeNull()
      expect(await tick(/^milk/)).toBeVisible()
      expect(screen.getByRole('button', { name: 'In the trolley (1)' })).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(400))
      expect(screen.queryByRole('checkbox', { name: /^milk/ })).toBeNull()
      fireEvent.click(screen.getByRole('button', { name: 'In the trolley (2)' }))
      fireEvent.click(await tick(/^onion/))
      expect(screen.getByRole('button', { name: 'In the trolley (1)' })).toBeVisible()
      expect(await tick(/^onion/)).not.toBeChecked()
    } finally {
      jest.useRealTimers()
    }
  })

  it('undoes ticks one by one, the last first', async () => {
    const { user } = show()
    const undo = () => pressTool(user, 'Undo the last tick')
    await user.click(await tick(/^onion/))
    await user.click(await tick(/^milk/))
    await undo()
    expect(await tick(/^milk/)).not.toBeChecked()
    expect(await screen.findByRole('button', { name: 'In the trolley (1)' })).toBeVisible()
    await undo()
    expect(await tick(/^onion/)).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'More for the list' }))
    expect(await screen.findByRole('menuitem', { name: 'Undo the last tick' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('hides what is ticked, and unticks everything with a way back', async () => {
    const { user } = show()
    await user.click(await tick(/^onion/))
    await pressTool(user, 'Hide ticked items')
    expect(screen.queryByRole('checkbox', { name: /^onion/ })).toBeNull()
    await pressTool(user, 'Untick everything')
    expect(await tick(/^onion/)).not.toBeChecked()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('checkbox', { name: /^onion/ })).toBeNull()
  })

  it('passes the focus on when what was ticked is hidden at once', async () => {
    const { user } = show()
    await user.click(await tick(/^milk/))
    await pressTool(user, 'Hide ticked items')
    await user.click(await tick(/^onion/))
    expect(screen.queryByRole('checkbox', { name: /^onion/ })).toBeNull()
    expect(await tick(/^tomatoes/)).toHaveFocus()
  })
})
