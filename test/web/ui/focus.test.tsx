import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { useState, type ReactNode } from 'react'
import { Banner } from '../../../web/ui/Banner'
import { Button } from '../../../web/ui/Button'
import { Dialog } from '../../../web/ui/Dialog'
import { IconButton } from '../../../web/ui/IconButton'
import { EmptyState, ErrorState } from '../../../web/ui/StateMessage'
import { ModeTabs, TabPanel, TabPanels } from '../../../web/ui/Tabs'
import { useFocusOnRemoval } from '../../../web/ui/useFocusOnRemoval'

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a button with nothing left to do', () => {
  it.each([
    [
      'Button',
      (resting: boolean, onClick: () => void) => (
        <Button resting={resting} onClick={onClick}>
          Undo
        </Button>
      ),
    ],
    [
      'IconButton',
      (resting: boolean, onClick: () => void) => (
        <IconButton label="Undo" icon={<svg />} resting={resting} onClick={onClick} />
      ),
    ],
  ])('keeps the focus, says so and ignores presses: %s', async (_, button) => {
    const onClick = jest.fn()
    const { rerender } = render(button(false, onClick))
    await press('Undo')
    rerender(button(true, onClick))
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

/** Something that goes when it is pressed, in a part of the page that takes the focus. */
function Gone({ children }: { children: (go: () => void) => ReactNode }) {
  const [gone, setGone] = useState(false)
  return <main tabIndex={-1}>{gone ? null : children(() => setGone(true))}</main>
}

describe('what goes with the focus', () => {
  it.each([
    ['an error that was tried again', (go: () => void) => <ErrorState title="Failed" onRetry={go} />],
    [
      'an empty place that was filled',
      (go: () => void) => <EmptyState title="Nothing" action={<Button onClick={go}>Try again</Button>} />,
    ],
    [
      'a notice that was acted upon',
      (go: () => void) => (
        <Banner tone="warning">
          <Button onClick={go}>Try again</Button>
        </Banner>
      ),
    ],
  ])('leaves it to what is around: %s', async (_, children) => {
    render(<Gone>{children}</Gone>)
    await press('Try again')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves it alone when it did not have it', async () => {
    const { rerender } = render(
      <main tabIndex={-1}>
        <button>Else</button>
        <ErrorState title="Failed" onRetry={() => {}} />
      </main>,
    )
    await press('Else')
    rerender(
      <main tabIndex={-1}>
        <button>Else</button>
      </main>,
    )
    expect(screen.getByRole('button', { name: 'Else' })).toHaveFocus()
  })

  it('leaves it to the row after it, then to the one before, then to what is around the list', async () => {
    function Row({ name, onGo }: { name: string; onGo: (name: string) => void }) {
      return (
        <li ref={useFocusOnRemoval<HTMLLIElement>()}>
          <span tabIndex={-1} />
          <button onClick={() => onGo(name)}>{name}</button>
        </li>
      )
    }
    function Rows() {
      const [names, setNames] = useState(['one', 'two', 'three'])
      const go = (name: string) => setNames((now) => now.filter((other) => other !== name))
      return (
        <main tabIndex={-1}>
          {names.length > 0 ? (
            <ul>
              {names.map((name) => (
                <Row key={name} name={name} onGo={go} />
              ))}
            </ul>
          ) : null}
        </main>
      )
    }
    render(<Rows />)
    await press('two')
    expect(screen.getByRole('button', { name: 'three' })).toHaveFocus()
    await press('three')
    expect(screen.getByRole('button', { name: 'one' })).toHaveFocus()
    await press('one')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

it('a dialog leaves the focus near where it came from, when what it asked about is gone', async () => {
  function Example() {
    const [open, setOpen] = useState(false)
    const [gone, setGone] = useState(false)
    const remove = () => {
      setGone(true)
      setOpen(false)
    }
    return (
      <main tabIndex={-1}>
        <ul>
          <li>
            <a href="/pie">Pie</a>
          </li>
          {gone ? null : (
            <li>
              <button onClick={() => setOpen(true)}>Delete soup</button>
            </li>
          )}
        </ul>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Delete soup?"
          actions={<Button onClick={remove}>Yes</Button>}
        />
      </main>
    )
  }
  render(<Example />)
  await press('Delete soup')
  await screen.findByRole('dialog')
  await press('Yes')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Pie' })).toHaveFocus())
})

it('a button that leads to another mode leaves the focus on its tab', async () => {
  function Example() {
    const [mode, setMode] = useState('shop')
    const tabs = ['plan', 'shop'].map((value) => ({ value, label: value, icon: null, to: `/?mode=${value}` }))
    return (
      <MemoryRouter>
        <ModeTabs label="Modes" tabs={tabs} value={mode} hasPanels onChange={setMode} />
        <TabPanels value={mode}>
          <TabPanel value="plan">The plan</TabPanel>
          <TabPanel value="shop">
            <Button onClick={() => setMode('plan')}>Plan some meals</Button>
          </TabPanel>
        </TabPanels>
      </MemoryRouter>
    )
  }
  render(<Example />)
  expect(document.body).toHaveFocus()
  await press('Plan some meals')
  await waitFor(() => expect(screen.getByRole('tab', { name: 'plan' })).toHaveFocus())
})
