import { randomUUID } from 'node:crypto'
import { MemberModel } from '../../server/households/MemberModel'
import { membership } from '../../server/households/membership'
import type { Services } from '../../server/platform/services'
import { ProfileSettingsModel } from '../../server/settings/ProfileSettingsModel'
import type { Person } from './people'
import type { RunningApp } from './startApp'

type Known = Partial<Pick<MemberModel, 'name' | 'portion' | 'eats' | 'answersEditedBy'>>
type Answers = Partial<Pick<ProfileSettingsModel, 'requirements' | 'neverEaten' | 'neverEatenSlugs' | 'tagPreferences'>>

/** Moves a person into another one's household. Returns the member's id. */
export async function joinHousehold(
  app: { services: Pick<Services, 'db' | 'now'>; clock: Pick<RunningApp['clock'], 'now'> },
  owner: Pick<Person, 'userId'>,
  person: Pick<Person, 'userId'>,
  known: Known = {},
): Promise<string> {
  const { householdId } = await membership(app.services, owner)
  const { id } = await membership(app.services, person)
  await MemberModel.query(app.services.db)
    .findById(id)
    .patch({ householdId, joinedAt: app.clock.now(), ...known })
  return id
}

/** Adds a person without an account to a household. Returns the member's id. */
export async function addMember(
  app: RunningApp,
  owner: Person,
  name: string,
  answers: Answers = {},
  known: Known = {},
): Promise<string> {
  const { householdId } = await membership(app.services, owner)
  const id = randomUUID()
  await MemberModel.query(app.services.db).insert({
    id,
    householdId,
    userId: null,
    name,
    portion: 100,
    eats: 7,
    answersEditedBy: 'OWNER',
    joinedAt: app.clock.now(),
    ...known,
  })
  await ProfileSettingsModel.query(app.services.db).insert({
    memberId: id,
    requirements: {},
    neverEaten: '',
    neverEatenSlugs: [],
    tagPreferences: {},
    updatedAt: 0,
    ...answers,
  })
  return id
}
