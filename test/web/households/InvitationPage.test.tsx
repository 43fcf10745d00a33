import type { MockLink } from '@apollo/client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  AcceptInvitationDocument,
  BelongingsDocument,
  HouseholdDocument,
  InvitationDocument,
} from '../../../web/households/operations.generated'
import { pageLoad } from '../../../web/live/openHousehold'
import { readPlanner } from '../../../web/plan/plannerStorage'
import { givenTab, planHere } from '../../support/planAtHome'
import { endSession, startSession } from '../../../web/session/session'
import { answers, fails } from '../dishes/dishSamples'
import { meal, planOf } from '../plan/samples'
import { tokenOf } from '../session/fakeApi'
import { asViewer, belongsTo, ben, changed, household, loads, member, mia } from './householdSamples'
import { openHousehold } from './openHousehold'

jest.setTimeout(30_000)

afterEach(() => act(() => endSession()))

const openInvitation = (mocks: MockLink.MockedResponse[], sentTo: string | null = null) => {
  const invitation = {
    __typename: 'InvitationPreview',
    householdName: 'The Smiths',
    invitedBy: 'Anna',
    forMember: null,
    memberCount: 2,
    expiresAt: 1,
    sentTo,
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

it('who has no account signs up and comes back, with the address of the mail that brought the invitation', async () => {
  openInvitation([], 'ann@example.com')
  expect(await screen.findByText(/with the address that got this invitation/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign up first' })).toHaveAttribute(
    'href',
    '/signup?next=%2Finvitation%2Fkey-1',
  )
})

it('asks what the newcomer is called and what comes along, and leads to the plan', async () => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  const sent: unknown[] = []
  const belongings = {
    __typename: 'Household',
    id: 'h',
    shoppingList: { ownItems: [{ isTicked: false }, { isTicked: false }, { isTicked: true }] },
    cupboard: { items: [{ ingredient: { slug: 'rice' } }], freezer: [{ id: 'FrozenMeal:one' }] },
  }
  const { user } = openInvitation([
    loads([member({ name: 'ann' })]),
    answers(BelongingsDocument, { viewer: { household: belongings } }),
    {
      request: {
        query: AcceptInvitationDocument,
        variables: (given) => {
          sent.push(given)
          return true
        },
      },
      result: { data: changed('acceptInvitation', [ben, member({ role: 'MEMBER' })]) },
    },
  ])
  const bring = 'Bring along my 2 items to buy and the 2 things I have at home'
  expect(await screen.findByRole('checkbox', { name: bring })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('Enter your name.')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /^Your name in this household/ }), 'Ann')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('heading', { name: 'The plan' })).toBeInTheDocument()
  expect(sent).toContainEqual({ input: { key: 'key-1', name: 'Ann', bringMembers: false, bringItems: true } })
})

it('a plan that was checked in this tab is checked again after joining (HH-15)', async () => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  givenTab({ plan: planOf({ dinner: [meal('Dal')] }), suits: 'yes' })
  const { user } = openInvitation([
    loads(),
    answers(AcceptInvitationDocument, changed('acceptInvitation', [ben, member({ role: 'MEMBER' })])),
  ])
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByText('You have joined the household')
  expect(readPlanner(planHere())?.suits).toBe('due')
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
    openInvitation([answers(HouseholdDocument, asViewer(household(members)), (it) => asked.push(it))])
    await screen.findByRole('button', { name: 'Join' })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(bring()).toBeNull()
  })
})

it('says that an invitation could not be opened', async () => {
  openHousehold([fails(InvitationDocument)], '/invitation/key-1')
  expect(await screen.findByText('Could not open the invitation')).toBeInTheDocument()
})

describe('beside the household that one has (HH-29)', () => {
  const went: string[] = []
  beforeEach(() => {
    went.length = 0
    startSession(tokenOf('ann'), { email: 'ann@example.com' })
    jest.spyOn(pageLoad, 'go').mockImplementation((path) => void went.push(path))
  })
  afterEach(() => jest.restoreAllMocks())
  const accepts = (sent: unknown[]) => ({
    request: {
      query: AcceptInvitationDocument,
      variables: (given: unknown) => {
        sent.push(given)
        return true
      },
    },
    result: { data: changed('acceptInvitation', [ben, member({ role: 'MEMBER' })]) },
  })
  const input = { key: 'key-1', isFurther: true, name: 'Anna' }

  it('nothing is brought along, and the joined one is opened', async () => {
    const sent: unknown[] = []
    const { user } = openInvitation([loads([member(), mia]), belongsTo(), accepts(sent)])
    await user.click(await screen.findByRole('checkbox', { name: 'Stay in my present household as well' }))
    expect(screen.getByText(/^Your present household stays as it is\./)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /^Bring along/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(went).toEqual(['/']))
    expect(sent).toContainEqual({ input })
  })

  it('who has several is not asked', async () => {
    const sent: unknown[] = []
    const { user } = openInvitation([loads(), belongsTo('Weekend house'), accepts(sent)])
    expect(await screen.findByText(/^Your present household stays as it is\./)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(went).toEqual(['/']))
    expect(sent).toContainEqual({ input })
  })
})
