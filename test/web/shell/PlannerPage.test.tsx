import { MockedProvider } from '@apollo/client/testing/react'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { recordEvent } from '../../../web/telemetry/analytics'
import { MODES } from '../../../web/plan/modes'
import { ModeNav } from '../../../web/shell/ModeNav'
import PlannerPage from '../../../web/shell/PlannerPage'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/planning/PlanMode', () => ({ __esModule: true, default: () => <h1>The plan</h1> }))
jest.mock('../../../web/shopping/ShopMode', () => ({ __esModule: true, default: () => <h1>The list</h1> }))
jest.mock('../../../web/cooking/CookMode', () => ({ __esModule: true, default: () => <h1>The stove</h1> }))
jest.mock('../../../web/shell/planner/SettingsWithAccount', () => ({
  __esModule: true,
  default: () => <h1>The settings</h1>,
}))

configure({ defaultHidden: true })
jest.setTimeout(30_000)

function Address() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

async function open(address: string) {
  await act(async () =>
    render(
      <MockedProvider>
        <MemoryRouter initialEntries={[address]}>
          <ModeNav modes={MODES} isGuess={false} />
          <PlannerPage />
          <Address />
        </MemoryRouter>
      </MockedProvider>,
    ),
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    address: () => screen.getByRole('status', { name: 'Address' }).textContent,
  }
}

describe('the planner', () => {
  it.each([
    ['/', 'The plan'],
    ['/?mode=plan', 'The plan'],
    ['/?mode=shop', 'The list'],
    ['/?tab=1', 'The list'],
    ['/?tab=2', 'The stove'],
    ['/?tab=3', 'The settings'],
    ['/?mode=settings', 'The settings'],
  ])('opens at %s with %s', async (address, heading) => {
    await open(address)
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(recordEvent).not.toHaveBeenCalled()
  })

  it('has its modes in the order Plan, Shop, Cook, Settings', async () => {
    await open('/')
    await screen.findByRole('heading', { name: 'The plan' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Plan', 'Shop', 'Cook', 'Settings'])
  })

  it('selects a mode: the address holds it, an event records it, and back works', async () => {
    const { user, address } = await open('/')
    await user.click(await screen.findByRole('tab', { name: 'Shop' }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('?mode=shop'))
    expect(recordEvent).toHaveBeenCalledTimes(1)
    expect(recordEvent).toHaveBeenCalledWith('mode_entered', { mode: 'shop' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'The plan' })).toBeInTheDocument()
    expect(recordEvent).toHaveBeenCalledTimes(1)
  })

  it('does nothing when the selected mode is clicked', async () => {
    const { user, address } = await open('/?mode=cook')
    await user.click(await screen.findByRole('tab', { name: 'Cook' }))
    expect(recordEvent).not.toHaveBeenCalled()
    await waitFor(() => expect(address()).toBe('?mode=cook'))
  })
})
