import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import FeedbackPrompt from '../../../web/feedback/FeedbackPrompt'
import { CountSelect } from '../../../web/ui/CountSelect'

const NOW = Date.UTC(2026, 10, 21, 3)
const DAY = 24 * 60 * 60 * 1000
const KEY = 'lastFeedbackPrompt'

function open(field?: React.ReactNode) {
  return render(
    <StrictMode>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={
              <>
                {field}
                <FeedbackPrompt />
              </>
            }
          />
          <Route path="/feedback" element={<h1>Feedback page</h1>} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  )
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const dialog = () => screen.queryByRole('dialog', { name: 'Win a $30 gift card' })

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('the feedback dialog', () => {
  it('opens after 2 seconds when it was never shown, and names the prize', async () => {
    open()
    await wait(1990)
    expect(dialog()).not.toBeInTheDocument()
    await wait(20)
    expect(dialog()).toBeInTheDocument()
    expect(dialog()).toHaveAccessibleDescription(
      'Leave feedback and generate two meal plans in a month to go into the draw for a $30 gift card. The winner is announced monthly.',
    )
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it.each([
    ['exactly seven days ago', 7 * DAY - 2000, false],
    ['more than seven days ago', 7 * DAY + 1, true],
    ['yesterday', DAY, false],
  ])('when it was shown %s', async (_when, ago, shown) => {
    localStorage.setItem(KEY, String(NOW - ago))
    open()
    await wait(2000)
    expect(dialog() !== null).toBe(shown)
  })

  it.each(['soon', '', String(NOW + 30 * DAY)])('counts the stored time %p as never', async (stored) => {
    localStorage.setItem(KEY, stored)
    open()
    await wait(2000)
    expect(dialog()).toBeInTheDocument()
  })

  it.each(['Close', 'Maybe later'])('notes the time when it is closed by %s, and stays closed', async (button) => {
    const view = open()
    await wait(5000)
    fireEvent.click(screen.getByRole('button', { name: button }))
    await wait(1000)
    expect(dialog()).not.toBeInTheDocument()
    expect(Number(localStorage.getItem(KEY))).toBe(NOW + 5000)
    view.unmount()
    open()
    await wait(10_000)
    expect(dialog()).not.toBeInTheDocument()
  })

  it('goes to the feedback page and notes the time', async () => {
    open()
    await wait(2000)
    fireEvent.click(screen.getByRole('button', { name: 'Give feedback' }))
    await wait(1000)
    expect(screen.getByRole('heading', { name: 'Feedback page' })).toBeInTheDocument()
    expect(Number(localStorage.getItem(KEY))).toBe(NOW + 2000)
  })

  it('waits while the person is typing', async () => {
    open(<input aria-label="Note" />)
    const field = screen.getByLabelText('Note')
    field.focus()
    for (let second = 0; second < 6; second++) {
      fireEvent.input(field, { target: { value: `${second}` } })
      await wait(1000)
    }
    expect(dialog()).not.toBeInTheDocument()
    await wait(6000)
    expect(dialog()).toBeInTheDocument()
  })

  it('does not wait for a field that only has the focus', async () => {
    open(<input aria-label="Note" />)
    screen.getByLabelText('Note').focus()
    await wait(2000)
    expect(dialog()).toBeInTheDocument()
  })

  it('waits while another dialog is open', async () => {
    const view = open(<div role="alertdialog" aria-label="Delete?" />)
    await wait(10_000)
    expect(dialog()).not.toBeInTheDocument()
    view.unmount()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  describe('and a list', () => {
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
    const openList = async () => {
      open(<CountSelect label="Serves" value={2} onChange={() => {}} />)
      await user.click(screen.getByRole('combobox', { name: 'Serves' }))
      await wait(100)
      expect(screen.getByRole('listbox')).toBeInTheDocument()
    }

    it('opens on time when the list was opened and closed before', async () => {
      await openList()
      await user.keyboard('{Escape}')
      await wait(2000)
      expect(dialog()).toBeInTheDocument()
    })

    it('waits while the list is open, and opens right after', async () => {
      await openList()
      await wait(10_000)
      expect(screen.queryByText('Win a $30 gift card')).not.toBeInTheDocument()
      await user.keyboard('{Escape}')
      await wait(500)
      expect(dialog()).toBeInTheDocument()
    })
  })

  it('does not take a ticked box for typing in the field that is focused next', async () => {
    open(
      <>
        <input type="checkbox" aria-label="Lunch" />
        <input aria-label="Note" />
      </>,
    )
    fireEvent.input(screen.getByLabelText('Lunch'))
    screen.getByLabelText('Note').focus()
    await wait(2000)
    expect(dialog()).toBeInTheDocument()
  })
})
