import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { AlertHost } from '../../../web/ui/AlertHost'
import { alerts } from '../../../web/ui/alerts'
import { TabPanel, TabPanels } from '../../../web/ui/Tabs'

beforeEach(() => {
  jest.useFakeTimers()
  render(<AlertHost />)
})

afterEach(() => {
  act(() => jest.runAllTimers())
  jest.useRealTimers()
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('alerts', () => {
  it.each(['info', 'warning', 'error'] as const)('show an %s for 2.8 seconds', (type) => {
    act(() => void alerts[type]('Meal Plan Saved'))
    expect(screen.getByText('Meal Plan Saved')).toBeInTheDocument()
    wait(2799)
    expect(screen.getByText('Meal Plan Saved')).toBeInTheDocument()
    wait(1)
    wait(1000)
    expect(screen.queryByText('Meal Plan Saved')).not.toBeInTheDocument()
  })

  it('are announced by a polite live region', () => {
    act(() => void alerts.error('Error Saving Mealplan'))
    const region = screen.getByRole('region', { name: 'Alerts' })
    expect(region).toHaveAttribute('aria-live', 'polite')
    expect(region).toHaveTextContent('Error Saving Mealplan')
  })

  it('show one after the other, the newest last', () => {
    act(() => {
      alerts.info('New user? You first need to save a mealplan')
      alerts.error('Error Loading Mealplan')
    })
    const region = screen.getByRole('region', { name: 'Alerts' })
    expect(region).toHaveTextContent(/New user\?.*Error Loading Mealplan/)
  })

  it('replace one about the same topic, for another 2.8 seconds', () => {
    const undo = [jest.fn(), jest.fn()]
    act(
      () =>
        void alerts.info('How about pie?', { topic: 'plan', action: { label: 'Undo', onPress: () => undo[0]?.() } }),
    )
    wait(2000)
    act(
      () =>
        void alerts.info('How about soup?', { topic: 'plan', action: { label: 'Undo', onPress: () => undo[1]?.() } }),
    )
    expect(screen.queryByText('How about pie?')).not.toBeInTheDocument()
    wait(2000)
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(undo[0]).not.toHaveBeenCalled()
    expect(undo[1]).toHaveBeenCalledTimes(1)
  })

  it('of the same words are not stacked, and are announced again', () => {
    act(() => void alerts.info('Select a number of meals first'))
    const before = screen.getByText('Select a number of meals first')
    act(() => void alerts.info('Select a number of meals first'))
    expect(screen.getAllByText('Select a number of meals first')).toHaveLength(1)
    expect(screen.getByText('Select a number of meals first')).not.toBe(before)
  })

  it('do their action once and close', () => {
    const undo = jest.fn()
    act(() => void alerts.info('Dinner randomized', { action: { label: 'Undo', onPress: undo } }))
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    wait(1000)
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Dinner randomized')).not.toBeInTheDocument()
  })

  it('are left out after a final one until the person does something', () => {
    act(() => {
      alerts.last('You have been logged out')
      expect(alerts.error('Error Randomizing')).toBe(false)
    })
    expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent('You have been logged out')
    expect(screen.queryByText('Error Randomizing')).not.toBeInTheDocument()
    fireEvent.keyDown(document.body)
    act(() => void expect(alerts.error('Error Saving Mealplan')).toBe(true))
    expect(screen.getByText('Error Saving Mealplan')).toBeInTheDocument()
  })

  it('can be final twice', () => {
    act(() => {
      alerts.last('You have been logged out')
      alerts.last('Please try again later')
    })
    fireEvent.keyDown(document.body)
    expect(screen.getByText('Please try again later')).toBeInTheDocument()
  })

  it('can be closed', () => {
    act(() => void alerts.warning('A meal in your mealplan has no serves!'))
    act(() => screen.getByRole('button', { name: 'Close alert' }).click())
    wait(1000)
    expect(screen.queryByText('A meal in your mealplan has no serves!')).not.toBeInTheDocument()
  })

  it('stay their 2.8 seconds when the mode changes', () => {
    const modes = (value: string) => (
      <TabPanels value={value}>
        <TabPanel value="plan">Plan</TabPanel>
        <TabPanel value="shop">
          <Announcement />
        </TabPanel>
      </TabPanels>
    )
    const { rerender } = render(modes('plan'))
    act(() => {
      alerts.info('Meal Plan Saved')
      alerts.error('Error Loading Mealplan')
    })
    rerender(modes('shop'))
    wait(2799)
    expect(screen.getByText('Meal Plan Saved')).toBeInTheDocument()
    expect(screen.getByText('Error Loading Mealplan')).toBeInTheDocument()
    expect(screen.getByText('The list is ready')).toBeInTheDocument()
    wait(1)
    wait(1000)
    expect(screen.queryByText('Meal Plan Saved')).not.toBeInTheDocument()
  })
})

function Announcement() {
  useEffect(() => void alerts.info('The list is ready'), [])
  return null
}
