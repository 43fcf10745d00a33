import { membership } from '../../../server/households/membership'
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
}

/** The outcome of a change. */
export interface Outcome {
  household: Household | null
  errors: { code: string; field: string | null; message: string }[]
}

const HOUSEHOLD = 'id name version members { id name portion eats role isViewer answersEditedBy mayEditAnswers }'
const INPUTS = {
  renameHousehold: 'RenameHouseholdInput',
  addHouseholdMember: 'AddHouseholdMemberInput',
  updateHouseholdMember: 'UpdateHouseholdMemberInput',
  removeHouseholdMember: 'HouseholdMemberInput',
  handOverHousehold: 'HouseholdMemberInput',
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
  const { data, errors } = await app.graphql(
    `mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { household { ${HOUSEHOLD} } errors { code field message } } }`,
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

/** Puts a person into another's household, as an accepted invitation does. */
export async function bringTogether(app: RunningApp, owner: Person, ...others: Person[]): Promise<void> {
  const { householdId } = await membership(app.services, owner.userId)
  for (const { userId } of others) {
    const { householdId: left } = await membership(app.services, userId)
    await app.services.db('household_members').where({ userId }).update({ householdId, joinedAt: app.clock.now() })
    await app.services.db('households').where({ id: left }).delete()
    app.clock.advance(1)
  }
}
