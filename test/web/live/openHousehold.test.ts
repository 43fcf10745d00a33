import '../../support/withoutLocks'
import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { parts } from '../../../web/live/household'
import { readFirstView } from '../../../web/live/replica/firstView'
import { followChoice, leaveIfLost, noteName, openHousehold, pageLoad } from '../../../web/live/openHousehold'
import { Replica, replicaOf } from '../../../web/live/replica/Replica'
import { syncReplica } from '../../../web/live/replica/syncReplica'
import { choices, chosenHousehold, householdHeader } from '../../../web/session/chosenHousehold'
import { clearAtLogOut } from '../../../web/session/clearAtLogOut'
import { endSession, startSession } from '../../../web/session/session'
import { listCalls } from '../../../web/shopping/listCalls'
import { listPart } from '../../../web/shopping/listPart'
import { partDevice } from '../../support/partDevice'
import { ListServer } from '../shopping/listServer'
import { tokenOf } from '../session/fakeApi'

const MIA = { __typename: 'HouseholdMember', id: 'mia', name: 'Mia', portion: 1, eats: [], role: null } as const
const THERE = { id: 'there', name: 'Allotment' }
const went: string[] = []
let turn = 0
let person = ''

/** Another person each time: a page begins with what that person chose. */
beforeEach(() => {
  localStorage.clear()
  went.length = 0
  person = `person-${++turn}`
  startSession(tokenOf(person), { email: 'ann@example.com' })
  jest.spyOn(pageLoad, 'go').mockImplementation((path) => void went.push(path))
  jest.spyOn(pageLoad, 'again').mockImplementation(() => void went.push('again'))
})
afterEach(() => {
  jest.restoreAllMocks()
  endSession()
})

/** As when the page begins again. */
function beginAgain(): void {
  startSession(tokenOf('someone else'), { email: 'x@example.com' })
  chosenHousehold()
  startSession(tokenOf(person), { email: 'ann@example.com' })
}

const isLost = (field: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT', field } }] })

it('calls say the household that was chosen before the page began; none for the first (HH-28)', async () => {
  expect(householdHeader()).toEqual({})
  expect(await openHousehold(THERE, '/household')).toBe(true)
  expect(went).toEqual(['/household'])
  expect(householdHeader()).toEqual({})
  beginAgain()
  expect(householdHeader()).toEqual({ household: 'there' })
  noteName({ id: 'elsewhere', name: 'No' })
  expect(choices.read()?.name).toBe('Allotment')
  noteName({ id: 'there', name: 'Garden' })
  beginAgain()
  expect(choices.read()?.name).toBe('Garden')
  startSession(tokenOf('ben'), { email: 'ben@example.com' })
  expect(householdHeader()).toEqual({})
  startSession(tokenOf(person), { email: 'ann@example.com' })
  clearAtLogOut(person)
  expect(householdHeader()).toEqual({})
})

it('nothing that was kept of the one before is left', async () => {
  replicaOf(person).showFirst({ householdId: 'here', members: [{ ...MIA, eats: [], isViewer: false }] })
  expect(readFirstView(person)?.members).toHaveLength(1)
  await openHousehold(THERE)
  expect(readFirstView(person)).toBeNull()
})

it('it is not opened while something that was done is not on the server', async () => {
  replicaOf(person)
    .part(listPart)
    .act([{ tick: { key: 'rice-g', amount: 1 } }])
  expect(await openHousehold(THERE)).toBe(false)
  expect([choices.read(), went]).toEqual([null, []])
})

it('a page shows nothing of another household that the device still has, and sends what was done to it', () => {
  choices.write(THERE)
  const device = partDevice()
  const server = new ListServer()
  const before = new Replica(person, device).part(listPart)
  before.hear({ ...server.list(), version: 7 }, { id: 'here', members: [] })
  before.act([{ tick: { key: 'rice-g', amount: 1 } }])
  const part = new Replica(person, device).part(listPart)
  expect([part.household(), part.told(), part.pending().length]).toEqual([null, null, 1])
})

it('what the server says of another household while it takes what was done there is not of this one', async () => {
  const part = replicaOf(person).part(listPart)
  const server = new ListServer()
  part.hear(server.list(), { id: 'here', members: [] })
  part.act([{ tick: { key: 'rice-g', amount: 1 } }])
  part.hear({ ...server.list(), version: 1 }, { id: 'there', members: [] })
  const apply = jest.fn().mockResolvedValue({ told: { ...server.list(), version: 9 }, errors: [] })
  const calls = { ...listCalls, heard: parts.list, apply }
  const stop = syncReplica({} as ApolloClient, person, [calls as never])
  for (let tries = 0; part.pending().length > 0 && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect([apply.mock.calls.length, part.pending(), part.told()?.version]).toEqual([1, [], 1])
  stop()
})

it('where it is not the person’s any more, the first one is opened', () => {
  leaveIfLost(isLost('household'))
  choices.write(THERE)
  beginAgain()
  leaveIfLost(isLost('first'))
  leaveIfLost(new Error('No network'))
  expect(went).toEqual([])
  leaveIfLost(isLost('household'))
  expect([choices.read(), went]).toEqual([null, ['/household#left']])
})

it('a tab follows what the person chooses in another one', () => {
  const stop = followChoice()
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
  tell('chosenHousehold')
  choices.write(THERE)
  tell('firstView')
  expect(went).toEqual([])
  tell('chosenHousehold')
  expect(went).toEqual(['again'])
  stop()
  tell('chosenHousehold')
  expect(went).toHaveLength(1)
})
