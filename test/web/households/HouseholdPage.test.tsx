import { act, screen, waitFor, within } from '@testing-library/react'
import {
  AddHouseholdMemberDocument,
  CreateHouseholdDocument,
  HouseholdDocument,
  InviteToHouseholdDocument,
  LeaveHouseholdDocument,
  RemoveHouseholdMemberDocument,
  RevokeInvitationDocument,
  UpdateHouseholdMemberDocument,
} from '../../../web/households/operations.generated'
import { forgetHousehold } from '../../../web/live/household'
import { pageLoad } from '../../../web/live/openHousehold'
import { tellHousehold } from '../../../web/live/tellHousehold'
import { readPlanner } from '../../../web/plan/plannerStorage'
import { givenTab, planHere } from '../../support/planAtHome'
import { answers, fails } from '../dishes/dishSamples'
import { meal, planOf } from '../plan/samples'
import { asViewer, belongsTo, ben, changed, household, loads, member, mia, once } from './householdSamples'
import { openHousehold } from './openHousehold'

jest.setTimeout(30_000)

it('shows each member with how much of which meals, and who it is', async () => {
  openHousehold([loads([member(), mia, ben])])
  const rows = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AAnnaYouOwner1 serve, eats every mealFood settings',
    'MMiaNo account½ serve, eats dinnerFood settings',
    'BBen1 serve, eats every meal',
  ])
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Food settings of Mia' })).toHaveAttribute(
    'href',
    '/?mode=settings&member=mia',
  )
})

it('shows what others change while it is open', async () => {
  const heard = (version: number) =>
    act(() => tellHousehold({ __typename: 'Household', id: 'household-1', version, members: [member()] } as never))
  openHousehold([once(loads()), loads([member(), ben])])
  await screen.findByText('Anna')
  heard(1)
  expect(screen.queryByText('Ben')).toBeNull()
  heard(2)
  expect(await screen.findByText('Ben')).toBeInTheDocument()
  act(forgetHousehold)
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
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('You have left the household')).toBeInTheDocument()
})

it('says that it could not be loaded, and that a change did not arrive', async () => {
  const { user } = openHousehold([once(fails(HouseholdDocument)), loads(), fails(AddHouseholdMemberDocument)])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Could not change your household. Try again.')).not.toEqual([])
})

describe('what is wrong with something that has no field', () => {
  const full = [{ field: null, message: 'A household has at most 12 members.' }]
  const gone = [{ field: 'memberId', message: 'There is no such member in your household.' }]

  it('stands below the form of a person', async () => {
    const { user } = openHousehold([
      loads(),
      answers(AddHouseholdMemberDocument, changed('addHouseholdMember', null, full)),
    ])
    await user.click(await screen.findByRole('button', { name: 'Add a person' }))
    await user.type(screen.getByLabelText('Name'), 'Mia')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await within(screen.getByRole('dialog')).findByText(full[0]?.message ?? '')).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription(/12 members/)
  })

  it('stands below the form of another’s meals, and of an invitation, not at the email', async () => {
    const { user } = openHousehold([
      loads([member(), ben]),
      answers(UpdateHouseholdMemberDocument, changed('updateHouseholdMember', null, gone)),
      answers(InviteToHouseholdDocument, {
        inviteToHousehold: { __typename: 'InviteResult', link: null, household: null, errors: gone },
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Change Ben' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await within(screen.getByRole('dialog')).findByText(gone[0]?.message ?? '')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Invite someone' }))
    await user.click(screen.getByRole('button', { name: 'Make invitation' }))
    expect(await within(screen.getByRole('dialog')).findByText(gone[0]?.message ?? '')).toBeInTheDocument()
    expect(screen.getByLabelText('Email (optional)')).not.toHaveAccessibleDescription(/no such member/)
  })

  it('is an alert where there is no form', async () => {
    const invitations = [{ __typename: 'HouseholdInvitation', id: 'i', sentTo: null, expiresAt: 1, forMember: null }]
    const { user } = openHousehold([
      answers(HouseholdDocument, asViewer({ ...household([member(), mia]), invitations })),
      answers(RemoveHouseholdMemberDocument, changed('removeHouseholdMember', null, gone)),
      answers(RevokeInvitationDocument, changed('revokeInvitation', null, [{ field: null, message: 'Used already.' }])),
    ])
    await user.click(await screen.findByRole('button', { name: /^Revoke/ }))
    expect(await screen.findByText('Used already.')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Change Mia' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    const asked = screen.getByRole('dialog', { name: 'Remove Mia?' })
    await user.click(within(asked).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(gone[0]?.message ?? '')).toBeInTheDocument()
    expect(asked).toBeInTheDocument()
  })
})

describe('a plan that was checked in this tab (HH-15)', () => {
  const suits = () => readPlanner(planHere())?.suits
  beforeEach(() => {
    givenTab({ plan: planOf({ dinner: [meal('Dal')] }), suits: 'yes' })
    expect(suits()).toBe('yes')
  })

  it('is checked again after a change of who eats', async () => {
    const { user } = openHousehold([
      loads([member(), ben]),
      once(
        answers(
          UpdateHouseholdMemberDocument,
          changed('updateHouseholdMember', null, [{ field: 'eats', message: 'No.' }]),
        ),
      ),
      answers(UpdateHouseholdMemberDocument, changed('updateHouseholdMember', [member(), ben])),
    ])
    await user.click(await screen.findByRole('button', { name: 'Change Ben' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('No.')).toBeInTheDocument()
    expect(suits()).toBe('yes')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(suits()).toBe('due'))
  })
})

describe('several households (HH-28)', () => {
  const went: string[] = []
  beforeEach(() => {
    went.length = 0
    jest.spyOn(pageLoad, 'go').mockImplementation((path) => void went.push(path))
  })
  afterEach(() => jest.restoreAllMocks())

  it('are listed by name or people, with the way to the others', async () => {
    const { user } = openHousehold([loads(), belongsTo('Weekend house')])
    const rows = within(await screen.findByRole('list', { name: 'Your households' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Household of AnnaOpen now', 'Weekend houseAnnaOpen'])
    await user.click(screen.getByRole('button', { name: 'Open Weekend house' }))
    await waitFor(() => expect(went).toEqual(['/']))
  })

  it('a further one is made under a name, and opened', async () => {
    const made = (household: object | null, errors: object[] = []) => ({
      createHousehold: { __typename: 'HouseholdResult', household, errors },
    })
    const wrong = { __typename: 'InputError', field: 'name', message: 'Enter a name.' }
    const { user } = openHousehold([
      loads(),
      belongsTo(),
      once(answers(CreateHouseholdDocument, made(null, [wrong]))),
      answers(CreateHouseholdDocument, made(household([member()], { id: 'new', name: 'Allotment' }))),
    ])
    expect(await screen.findByText(/^For a weekend house/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Make a household' }))
    const make = () => screen.getAllByRole('button', { name: 'Make a household' }).at(-1) as HTMLElement
    await user.click(make())
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument()
    await user.type(within(screen.getByRole('dialog')).getByLabelText(/^Name of the household/), 'Allotment')
    await user.click(make())
    await waitFor(() => expect(went).toEqual(['/household']))
  })

  it('one in which the person is alone can be deleted where there is another one', async () => {
    const left = jest.fn()
    const { user } = openHousehold([
      loads(),
      belongsTo('Weekend house'),
      answers(LeaveHouseholdDocument, changed('leaveHousehold', [member()]), left),
    ])
    await user.click(await screen.findByRole('button', { name: 'Delete this household' }))
    expect(screen.getByText(/You go on in Weekend house\.$/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(went).toEqual(['/household']))
    expect(left).toHaveBeenCalledTimes(1)
  })
})
