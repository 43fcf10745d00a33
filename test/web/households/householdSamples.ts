import type { MockLink } from '@apollo/client/testing'
import {
  HouseholdsDocument,
  type HouseholdFragment,
  HouseholdDocument,
  type MemberFragment,
} from '../../../web/households/operations.generated'
import { answers } from '../dishes/dishSamples'

export const once = (mock: MockLink.MockedResponse) => ({ ...mock, maxUsageCount: 1 })

export const member = (over: Partial<MemberFragment> = {}): MemberFragment & { __typename: string } => ({
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
export const mia = member({ id: 'mia', name: 'Mia', portion: 0.5, eats: ['DINNER'], role: null, isViewer: false })
export const ben = member({ id: 'ben', name: 'Ben', role: 'MEMBER', isViewer: false, mayEditAnswers: false })
export const household = (members = [member()], over: Partial<HouseholdFragment> = {}) => ({
  __typename: 'Household',
  id: 'household-1',
  name: '',
  members,
  invitations: [],
  ...over,
})
export const asViewer = (found: object) => ({ viewer: { __typename: 'Viewer', household: found } })
export const loads = (members = [member()]) => answers(HouseholdDocument, asViewer(household(members)))
export const changed = (field: string, members: MemberFragment[] | null, errors: object[] = []) => ({
  [field]: {
    __typename: 'HouseholdResult',
    household: members && household(members as never),
    errors: errors.map((error) => ({ __typename: 'InputError', ...error })),
  },
})

/** The person's households: the one of the page, and others by their names. */
export const belongsTo = (...others: string[]) =>
  answers(HouseholdsDocument, {
    viewer: {
      __typename: 'Viewer',
      households: [household(), ...others.map((name) => household([member()], { id: name, name }))],
    },
  })
