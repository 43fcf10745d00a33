import type { MockLink } from '@apollo/client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  AddHouseholdMemberDocument,
  type HouseholdFragment,
  HouseholdDocument,
  InvitationDocument,
  LeaveHouseholdDocument,
  type MemberFragment,
  UpdateHouseholdMemberDocument,
} from '../../../web/households/operations.generated'
import { answers, fails } from '../dishes/dishSamples'
import { openHousehold } from './openHousehold'

jest.setTimeout(30_000)

const once = (mock: MockLink.MockedResponse) => ({ ...mock, maxUsageCount: 1 })

const member = (over: Partial<MemberFragment> = {}): MemberFragment & { __typename: string } => ({
  __typename: 'HouseholdMember',
  id: 'anna',
  name: 'Anna',
  portion: 1,
  eats: ['BREAKFAST', 'LUNCH', 'DINNER'],
  role: 'OWNER',
  isViewer: true,
  answersEditedBy: 'SELF',
  mayEditAnswers: true,
  ...over,
})
const mia = member({ id: 'mia', name: 'Mia', portion: 0.5, eats: ['DINNER'], role: null, isViewer: false })
const ben = member({ id: 'ben', name: 'Ben', role: 'MEMBER', isViewer: false, mayEditAnswers: false })
const household = (members = [member()], over: Partial<HouseholdFragment> = {}) => ({
  __typename: 'Household',
  id: 'household-1',
  name: '',
  members,
  invitations: [],
  ...over,
})
const loads = (members = [member()]) => answers(HouseholdDocument, { household: household(members) })
const changed = (field: string, members: MemberFragment[] | null, errors: object[] = []) => ({
  [field]: {
    __typename: 'HouseholdResult',
    household: members && household(members as never),
    errors: errors.map((error) => ({ __typename: 'InputError', ...error })),
  },
})

it('shows each member with how much of which meals, and who it is', async () => {
  openHousehold([loads([member(), mia, ben])])
  const rows = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AAnnaYouOwner1 serve, eats every mealWhat may be eaten',
    'MMiaNo account½ serve, eats dinnerWhat may be eaten',
    'BBen1 serve, eats every meal',
  ])
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'What may be eaten by Mia' })).toHaveAttribute(
    'href',
    '/?mode=settings&member=mia',
  )
})

it('adds a person with what was filled in, and says what is wrong at its field', async () => {
  const sent: unknown[] = []
  const refusal = [{ field: 'name', message: 'Give a name.' }]
  const { user } = openHousehold([
    loads(),
    once(answers(AddHouseholdMemberDocument, changed('addHouseholdMember', null, refusal), (it) => sent.push(it))),
    answers(AddHouseholdMemberDocument, changed('addHouseholdMember', [member(), mia]), (it) => sent.push(it)),
  ])
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Give a name.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Name'), 'Mia')
  await user.click(screen.getByRole('checkbox', { name: 'Breakfast' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Mia')).toBeInTheDocument()
  expect(sent).toEqual([
    { input: { name: '', portion: 1, eats: ['BREAKFAST', 'LUNCH', 'DINNER'], answersEditedBy: 'OWNER' } },
    { input: { name: 'Mia', portion: 1, eats: ['LUNCH', 'DINNER'], answersEditedBy: 'OWNER' } },
  ])
})

it("of another's account only what it eats can be changed", async () => {
  const sent: unknown[] = []
  const { user } = openHousehold([
    loads([member(), ben]),
    answers(UpdateHouseholdMemberDocument, changed('updateHouseholdMember', [member(), ben]), (it) => sent.push(it)),
  ])
  await user.click(await screen.findByRole('button', { name: 'Change Ben' }))
  expect(screen.queryByLabelText('Name')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Lunch' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ input: { memberId: 'ben', eats: ['BREAKFAST', 'DINNER'] } }]))
})

it('a member may leave, and may neither add nor invite', async () => {
  const me = member({ role: 'MEMBER' })
  const owner = member({ id: 'olga', name: 'Olga', isViewer: false })
  const { user } = openHousehold([
    loads([owner, me]),
    answers(LeaveHouseholdDocument, changed('leaveHousehold', [member()])),
  ])
  await user.click(await screen.findByRole('button', { name: 'Leave this household' }))
  expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('You have a household of your own again')).toBeInTheDocument()
})

it('says that it could not be loaded, and that a change did not arrive', async () => {
  const { user } = openHousehold([once(fails(HouseholdDocument)), loads(), fails(AddHouseholdMemberDocument)])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Could not change your household. Please try again.')).not.toEqual([])
})

it('an invitation that can no longer be used says so, and one that can leads to signing in and back', async () => {
  openHousehold([answers(InvitationDocument, { invitation: null })], '/invitation/gone')
  expect(await screen.findByText('This invitation can no longer be used')).toBeInTheDocument()
})

it('an invitation says who invites and what the others see', async () => {
  const invitation = {
    __typename: 'InvitationPreview',
    householdName: 'The Smiths',
    invitedBy: 'Anna',
    forMember: null,
    memberCount: 2,
    expiresAt: 1,
  }
  openHousehold([answers(InvitationDocument, { invitation })], '/invitation/key-1')
  expect(await screen.findByText('Anna invites you to plan meals together')).toBeInTheDocument()
  expect(screen.getByText(/The Smiths has 2 people/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/login?next=%2Finvitation%2Fkey-1',
  )
})
