import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { late } from '../../../web/ui/late'
import { useFirstOpening } from '../../../web/ui/useFirstOpening'

const load = jest.fn<Promise<() => React.JSX.Element>, []>()
const Opened = () => <p>It is open.</p>

function Example({ of }: { of: ReturnType<typeof late<object>> }) {
  const { Control, by, busy, handlers } = useFirstOpening(of)
  if (Control)
    return (
      <>
        <Control />
        <p>By {by}.</p>
      </>
    )
  return (
    <button type="button" aria-busy={busy} {...handlers}>
      Open
    </button>
  )
}

function setup() {
  render(<Example of={late(load)} />)
  return { user: userEvent.setup(), button: () => screen.getByRole('button', { name: 'Open' }) }
}

it('fetches what a control opens with the first press', async () => {
  let arrive = (_code: typeof Opened) => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const { user, button } = setup()
  expect(load).not.toHaveBeenCalled()
  await user.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await act(async () => arrive(Opened))
  expect(screen.getByText('It is open.')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([['{ArrowDown}'], ['{ArrowUp}'], ['{Enter}'], [' ']])('is opened by the key %p', async (key) => {
  load.mockResolvedValue(Opened)
  const { user } = setup()
  await user.tab()
  await user.keyboard(key)
  expect(await screen.findByText('By keys.')).toBeVisible()
})

it('is left alone by other keys', async () => {
  const { user, button } = setup()
  await user.tab()
  await user.keyboard('x{Escape}{Delete}{Shift}')
  expect(load).not.toHaveBeenCalled()
  expect(button()).toHaveFocus()
})

it('stays closed where its code can’t be had, and asks again at the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Opened)
  const { user, button } = setup()
  await user.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'false')
  await user.click(button())
  expect(await screen.findByText('It is open.')).toBeVisible()
})
