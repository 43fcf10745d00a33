import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Header } from '../../../web/shell/Header'
import NotFoundPage from '../../../web/shell/NotFoundPage'
import { endSession, startSession } from '../../../web/session/session'
import { recordEvent } from '../../../web/telemetry/analytics'
import { tokenOf } from '../session/fakeApi'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const signIn = () => startSession(tokenOf('ana'), { email: 'ana@example.com' })

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
      <Address />
    </MemoryRouter>,
  )
  return within(screen.getByRole('banner'))
}

const modes = () => within(screen.getByRole('navigation', { name: 'Planner' }))
const modesCome = () => screen.findByRole('navigation')

afterEach(() => {
  act(() => endSession({ why: 'chosen' }))
})

describe('the header', () => {
  it('is the logo only for a stranger', () => {
    expect(open('/termsandconditions').getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('has the modes as tabs on the planner (MODE-6)', async () => {
    signIn()
    open('/?mode=shop')
    await modesCome()
    expect(modes().getByRole('tab', { name: 'Shop' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(modes().getByRole('tab', { name: 'Shop' }))
    expect(recordEvent).not.toHaveBeenCalled()
    await userEvent.click(modes().getByRole('tab', { name: 'Cook' }))
    expect(recordEvent).toHaveBeenCalledWith('mode_entered', { mode: 'cook' })
    expect(screen.getByLabelText('Address')).toHaveTextContent('/?mode=cook')
  })

  it.each([
    ['/household', 'Plan', 'Back to Plan', '/?mode=plan'],
    ['/cupboard', 'Shop', 'Back to Shop', '/?mode=shop'],
    ['/dishes', 'Plan', 'Back to Plan', '/?mode=plan'],
    ['/dishes/new', 'Plan', 'Back to your dishes', '/dishes'],
    ['/dishes/12', 'Plan', 'Back to your dishes', '/dishes'],
    ['/meals', 'Plan', 'Back to Plan', '/?mode=plan'],
    ['/plans', 'Plan', 'Back to Plan', '/?mode=plan'],
    ['/wishes', 'Settings', 'Back to settings', '/?mode=settings'],
    ['/feedback', 'Settings', 'Back to settings', '/?mode=settings'],
    ['/change-password', 'Settings', 'Back to settings', '/?mode=settings'],
    ['/instructions/pie', 'Plan', 'Back to Plan', '/?mode=plan'],
    ['/privacypolicy', 'Settings', 'Back to settings', '/?mode=settings'],
  ])('%s is a part of %s, and leads %s (MODE-7)', async (path, mode, back, to) => {
    signIn()
    const header = open(path)
    await modesCome()
    expect(header.getByRole('link', { name: back })).toHaveAttribute('href', to)
    expect(modes().getByRole('link', { current: true })).toHaveTextContent(mode)
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('leads from another page into a mode, which an event records', async () => {
    signIn()
    open('/household')
    await modesCome()
    await userEvent.click(modes().getByRole('link', { name: 'Plan' }))
    expect(recordEvent).toHaveBeenCalledWith('mode_entered', { mode: 'plan' })
    expect(screen.getByLabelText('Address')).toHaveTextContent('/?mode=plan')
    expect(modes().getByRole('tab', { name: 'Plan' })).toBeInTheDocument()
  })

  it('leads to the household and the cupboard (MODE-8)', async () => {
    signIn()
    const header = open('/')
    expect(await header.findByRole('link', { name: 'Your household' })).toHaveAttribute('href', '/household')
    expect(header.getByRole('link', { name: 'Your cupboard' })).toHaveAttribute('href', '/cupboard')
  })
})

describe('an unknown address', () => {
  const offers = () => {
    render(
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>,
    )
    return screen.getAllByRole('link').map((link) => link.textContent)
  }

  it('offers the planner and signing in to a stranger', () => {
    expect(offers()).toEqual(['Go to the planner', 'Go to sign in'])
  })

  it('offers the planner to who is signed in (UI-7)', () => {
    signIn()
    expect(offers()).toEqual(['Go to the planner'])
  })
})
