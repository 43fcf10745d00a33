import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { useState } from 'react'
import { Button } from '../../../web/ui/Button'
import { Dialog } from '../../../web/ui/Dialog'
import { IconButton } from '../../../web/ui/IconButton'
import { PopoverChip } from '../../../web/ui/PopoverChip'
import { ProgressSteps } from '../../../web/ui/ProgressSteps'
import { SegmentedControl } from '../../../web/ui/SegmentedControl'
import { ModeTabs, TabPanel, TabPanels } from '../../../web/ui/Tabs'

describe('Button', () => {
  it('ignores presses while busy and keeps the focus', async () => {
    const onClick = jest.fn()
    const { rerender } = render(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  })

  it('does not send its form while busy', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('IconButton', () => {
  it('has its label for a name', async () => {
    const onClick = jest.fn()
    render(<IconButton label="Randomize dinner" icon={<svg />} onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'Randomize dinner' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('ModeTabs', () => {
  it('chooses by click and by keys, and says nothing about the tab that is chosen already', async () => {
    const onChange = jest.fn()
    function Example() {
      const [mode, setMode] = useState('plan')
      const change = (next: string) => {
        onChange(next)
        setMode(next)
      }
      const tabs = ['plan', 'shop', 'cook'].map((value) => ({ value, label: value, icon: null, to: `/?mode=${value}` }))
      return (
        <MemoryRouter>
          <ModeTabs label="Modes" tabs={tabs} value={mode} hasPanels onChange={change} />
          <TabPanels value={mode}>
            {tabs.map(({ value }) => (
              <TabPanel key={value} value={value}>
                The {value} panel
              </TabPanel>
            ))}
          </TabPanels>
        </MemoryRouter>
      )
    }
    render(<Example />)
    await userEvent.click(screen.getByRole('tab', { name: 'plan' }))
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('tab', { name: 'shop' }))
    expect(screen.getByRole('tabpanel', { name: 'shop' })).toHaveTextContent('The shop panel')
    expect(screen.queryByText('The plan panel')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onChange.mock.calls).toEqual([['shop'], ['cook']])
    const focused = async (keys: string) => {
      await userEvent.keyboard(keys)
      return document.activeElement?.textContent
    }
    expect(await focused('{ArrowRight}')).toBe('plan')
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls).toEqual([['shop'], ['cook'], ['plan']])
    expect(screen.getByRole('tabpanel')).not.toHaveAttribute('tabindex')
    expect(await focused('{ArrowLeft}')).toBe('cook')
    expect(await focused('{Home}')).toBe('plan')
    expect(await focused('{End}')).toBe('cook')
    expect(onChange).toHaveBeenCalledTimes(3)
  })
})

describe('SegmentedControl', () => {
  it('is a group of radios', async () => {
    const onChange = jest.fn()
    const options = [
      { value: 'one', label: 'One step' },
      { value: 'all', label: 'All' },
    ]
    render(<SegmentedControl label="Steps" options={options} value="one" onChange={onChange} />)
    expect(screen.getByRole('radiogroup', { name: 'Steps' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'One step' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(onChange).toHaveBeenCalledWith('all')
  })
})

describe('Dialog', () => {
  it('takes the focus, closes on Escape and gives the focus back', async () => {
    function Example() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title="Sure?"
            description="It can't be undone."
            actions={<button type="button">Yes</button>}
          />
        </>
      )
    }
    render(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sure?' })
    expect(dialog).toHaveAccessibleDescription("It can't be undone.")
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })
})

describe('PopoverChip', () => {
  it('opens what it is about', async () => {
    render(
      <PopoverChip label="2 swaps" title="Adapted for you">
        Oat milk for milk
      </PopoverChip>,
    )
    await userEvent.click(screen.getByRole('button', { name: '2 swaps' }))
    expect(await screen.findByRole('dialog', { name: 'Adapted for you' })).toHaveTextContent('Oat milk for milk')
  })
})

describe('ProgressSteps', () => {
  it('captions the question and the end', () => {
    const { rerender } = render(<ProgressSteps index={1} count={5} />)
    expect(screen.getByRole('progressbar', { name: 'Question 2 of 5' })).toHaveAttribute('aria-valuenow', '1')
    rerender(<ProgressSteps index={5} count={5} />)
    expect(screen.getByRole('progressbar', { name: 'All done!' })).toHaveAttribute('aria-valuenow', '5')
  })
})
