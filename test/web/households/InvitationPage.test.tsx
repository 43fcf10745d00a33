import type { MockLink } from '@apollo/client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  AcceptInvitationDocument,
  HouseholdDocument,
  InvitationDocument,
} from '../../../web/households/operations.generated'
import { initialState } from '../../../web/plan/plannerState'
import { readPlanner, storePlanner } from '../../../web/plan/plannerStorage'
import { endSession, startSession } from '../../../web/session/session'
import { answers, fails } from '../dishes/dishSamples'
import { meal, planOf } from '../plan/samples'
import { tokenOf } from '../session/fakeApi'
import { ben, changed, household, loads, member, mia } from './householdSamples'
import { openHousehold } from './openHousehold'

jest.setTimeout(30_000)

afterEach(() => act(() => endSession()))

const openInvitation = (mocks: MockLink.MockedResponse[]) => {
  const invitation = {
    __typename: 'InvitationPreview',
    householdName: 'The Smiths',
    invitedBy: 'Anna',
    forMember: null,
    memberCount: 2,
    expiresAt: 1,
  }
  return openHousehold([answers(InvitationDocument, { invitation }), ...mocks], '/invitation/key-1')
}

it('an invitation that can no longer be used says so, and one that can leads to signing in and back', async () => {
  openHousehold([answers(InvitationDocument, { invitation: null })], '/invitation/gone')
  expect(await screen.findByText('This invitation can no longer be used')).toBeInTheDocument()
})

it('an invitation says who invites and what the others see', async () => {
  openInvitation([])
  expect(await screen.findByText('Anna invites you to plan meals together')).toBeInTheDocument()
  expect(screen.getByText(/The Smiths has 2 people/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/login?next=%2Finvitation%2Fkey-1',
  )
})

it('a plan that was checked in this tab is checked again after joining (HH-15)', async () => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  storePlanner({ ...initialState(), plan: planOf({ dinner: [meal('Dal')] }), suits: 'yes' })
  const { user } = openInvitation([
    loads(),
    answers(AcceptInvitationDocument, changed('acceptInvitation', [ben, member({ role: 'MEMBER' })])),
  ])
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByText('You have joined the household')
  expect(readPlanner().suits).toBe('due')
})

describe('people without an account', () => {
  const bring = () => screen.queryByRole('checkbox', { name: /^Bring along the people without an account/ })
  beforeEach(() => startSession(tokenOf('ann'), { email: 'ann@example.com' }))

  it('may be brought into the household that is joined', async () => {
    openInvitation([loads([member(), mia])])
    await waitFor(() => expect(bring()).toBeInTheDocument())
  })

  it.each([
    ['there are none', [member()]],
    ['others look after them', [member(), ben, mia]],
  ])('are not asked about where %s', async (_why, members) => {
    const asked: unknown[] = []
    openInvitation([answers(HouseholdDocument, { household: household(members) }, (it) => asked.push(it))])
    await screen.findByRole('button', { name: 'Join' })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(bring()).toBeNull()
  })
})

it('says that an invitation could not be opened', async () => {
  openHousehold([fails(InvitationDocument)], '/invitation/key-1')
  expect(await screen.findByText('Could not open the invitation')).toBeInTheDocument()
})
