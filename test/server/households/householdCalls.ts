import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

/** A member as the API shows it. */
export interface Member {
  id: string
  name: string
  portion: number
  eats: string[]
  role: 'OWNER' | 'MEMBER' | null
  isViewer: boolean
  answersEditedBy: string
  mayEditAnswers: boolean
}

/** A household as the API shows it. */
export interface Household {
  id: string
  name: string
  version: number
  members: Member[]
  invitations: Invitation[]
}

/** An invitation as its maker sees it. */
export interface Invitation {
  id: string
  sentTo: string | null
  forMember: { id: string } | null
  createdAt: number
  expiresAt: number
}

/** The outcome of a change. */
export interface Outcome {
  household: Household | null
  /** Of an invitation that was made. */
  invitation?: Invitation | null
  link?: string | null
  errors: { code: string; field: string | null; message: string }[]
}

const HOUSEHOLD =
  'id name version members { id name portion eats role isViewer answersEditedBy mayEditAnswers } invitations { id sentTo forMember { id } createdAt expiresAt }'
const INPUTS = {
  renameHousehold: 'RenameHouseholdInput',
  addHouseholdMember: 'AddHouseholdMemberInput',
  updateHouseholdMember: 'UpdateHouseholdMemberInput',
  removeHouseholdMember: 'HouseholdMemberInput',
  handOverHousehold: 'HouseholdMemberInput',
  inviteToHousehold: 'InviteToHouseholdInput',
  revokeInvitation: 'RevokeInvitationInput',
  acceptInvitation: 'AcceptInvitationInput',
} as const

/** A person's household. @throws Error when the call as a whole failed. */
export async function householdOf(app: RunningApp, { token }: Pick<Person, 'token'>): Promise<Household> {
  const { data, errors } = await app.graphql(`{ household { ${HOUSEHOLD} } }`, {}, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.household as unknown as Household
}

/** Changes a person's household. @throws Error when the call as a whole failed. */
export async function change(
  app: RunningApp,
  { token }: Pick<Person, 'token'>,
  name: keyof typeof INPUTS,
  input: object,
): Promise<Outcome> {
  const made = name === 'inviteToHousehold' ? 'link invitation { id sentTo forMember { id } createdAt expiresAt }' : ''
  const { data, errors } = await app.graphql(
    `mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { household { ${HOUSEHOLD} } ${made} errors { code field message } } }`,
    { input },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data[name] as unknown as Outcome
}

/** Has a person leave the household. @throws Error when the call as a whole failed. */
export async function leave(app: RunningApp, { token }: Pick<Person, 'token'>): Promise<Outcome> {
  const { data, errors } = await app.graphql(
    `mutation { leaveHousehold { household { ${HOUSEHOLD} } errors { code field message } } }`,
    {},
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.leaveHousehold as unknown as Outcome
}

/** Makes an invitation and gives its key. */
export async function inviteKey(app: RunningApp, owner: Person, input: object = {}): Promise<string> {
  const { link, errors } = await change(app, owner, 'inviteToHousehold', input)
  const key = link?.split('/invitation/')[1]
  if (!key) throw new Error(JSON.stringify(errors))
  return key
}

/** Accepts an invitation. */
export const accept = (app: RunningApp, person: Person, key: string, input: object = {}): Promise<Outcome> =>
  change(app, person, 'acceptInvitation', { key, ...input })

/** Brings people into another's household by invitations. */
export async function bringTogether(app: RunningApp, owner: Person, ...others: Person[]): Promise<void> {
  for (const person of others) {
    const { errors } = await accept(app, person, await inviteKey(app, owner))
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    app.clock.advance(1)
  }
}
