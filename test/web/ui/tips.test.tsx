import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from '../../../web/ui/Dialog'
import { IconButton } from '../../../web/ui/IconButton'
import { TipHost } from '../../../web/ui/TipHost'

describe('the tooltip of an icon button', () => {
  it('appears on keyboard focus and goes with Escape and with the focus', async () => {
    render(
      <>
        <IconButton label="Randomize dinner" icon={<svg />} />
        <TipHost />
      </>,
    )
    await userEvent.tab()
    expect(await screen.findByText('Randomize dinner')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Randomize dinner')).not.toBeInTheDocument()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    expect(await screen.findByText('Randomize dinner')).toBeInTheDocument()
    await userEvent.tab()
    expect(screen.queryByText('Randomize dinner')).not.toBeInTheDocument()
  })

  it('waits for a resting pointer and goes when the control goes', async () => {
    const { rerender } = render(
      <>
        <IconButton label="Share" icon={<svg />} />
        <TipHost />
      </>,
    )
    await userEvent.hover(screen.getByRole('button', { name: 'Share' }))
    expect(screen.queryByText('Share')).not.toBeInTheDocument()
    expect(await screen.findByText('Share')).toBeInTheDocument()
    rerender(
      <>
        <TipHost />
      </>,
    )
    expect(screen.queryByText('Share')).not.toBeInTheDocument()
  })

  it('does not appear when the page sets the focus, after a press or a key', async () => {
    render(
      <>
        <IconButton label="Share" icon={<svg />} />
        <TipHost />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Share' })
    // jsdom takes every focus for visible, as a browser does before the first press.
    act(() => button.focus())
    expect(screen.queryByText('Share')).not.toBeInTheDocument()
    act(() => button.blur())
    await userEvent.keyboard('{Enter}')
    act(() => button.focus())
    expect(screen.queryByText('Share')).not.toBeInTheDocument()
  })

  it('does not appear at the close button of a dialog that opens', async () => {
    render(
      <>
        <Dialog open onOpenChange={() => {}} title="Delete?" />
        <TipHost />
      </>,
    )
    const close = await screen.findByRole('button', { name: 'Close' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(close).toHaveFocus()
    expect(screen.queryByText('Close')).not.toBeInTheDocument()
  })
})
