import { type FirstView, readFirstView } from '../../../web/live/replica/firstView'
import { forgetReplica, replicaOf } from '../../../web/live/replica/Replica'
import { meal, planOf } from '../plan/samples'

const MIA: FirstView['members'][number] = {
  id: 'mia',
  name: 'Mia',
  portion: 1,
  eats: ['DINNER'],
  role: null,
  isViewer: false,
}
const plan = { rows: planOf({ dinner: [meal('dal')] }), at: 5 }
const put = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value))

beforeEach(() => {
  forgetReplica('ann', true)
  localStorage.clear()
})

it('plan and who eats it are one copy, each changed by itself', () => {
  const replica = replicaOf('ann')
  replica.showFirst({ householdId: 'home', members: [MIA] })
  replica.showFirst({ householdId: 'home', plan })
  expect(readFirstView('ann')).toMatchObject({ householdId: 'home', members: [MIA], plan: { at: 5 } })
  replica.showFirst({ plan: null })
  expect(readFirstView('ann')).toEqual({ householdId: 'home', members: [MIA], plan: null })
  expect(readFirstView('ben')).toBeNull()
})

it('that of another household begins with nothing, and without a household there is none', () => {
  replicaOf('ann').showFirst({ plan })
  expect(readFirstView('ann')).toBeNull()
  replicaOf('ann').showFirst({ householdId: 'home', members: [MIA], plan })
  replicaOf('ann').showFirst({ householdId: 'there', members: [] })
  expect(readFirstView('ann')).toEqual({ householdId: 'there', members: [], plan: null })
})

it('is forgotten with the replica, and not written again by what comes late', () => {
  const late = replicaOf('ann')
  late.showFirst({ householdId: 'home', plan })
  forgetReplica('ann', false)
  late.showFirst({ householdId: 'home', plan })
  expect(localStorage).toHaveLength(0)
})

it('what the last release kept is shown until there is one of this release, and removed with it', () => {
  const owner = 'ann'
  put('keptPlan', { owner, plan: plan.rows, at: 5, householdId: 'home' })
  put('table', { owner, members: [MIA] })
  expect(readFirstView('ann')).toMatchObject({ householdId: 'home', members: [MIA], plan: { at: 5 } })
  replicaOf('ann').showFirst({ members: [] })
  expect(Object.keys(localStorage)).toEqual(['firstView'])
  expect(readFirstView('ann')).toMatchObject({ householdId: 'home', members: [], plan: { at: 5 } })
  put('keptPlan', { owner, plan: plan.rows, at: 5, householdId: 'home' })
  forgetReplica('ann', false)
  expect(localStorage).toHaveLength(0)
})
