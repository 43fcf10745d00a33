import '../../support/withoutLocks'
import { randomUUID } from 'node:crypto'
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import type { Refused } from '../../../web/apollo/refusedOf'
import { cupboardCalls } from '../../../web/live/cupboard/cupboardCalls'
import { cupboardPart } from '../../../web/live/cupboard/cupboardPart'
import { QueueSync } from '../../../web/live/QueueSync'
import type { Part } from '../../../web/live/replica/Part'
import { Replica } from '../../../web/live/replica/Replica'
import type { PartCalls } from '../../../web/live/replica/syncReplica'
import type { SentPlan } from '../../../web/live/plan/sentPlan'
import { habitsCalls } from '../../../web/shopping/habits/habitsCalls'
import { habitsPart } from '../../../web/live/habits/habitsPart'
import { listCalls } from '../../../web/shopping/listCalls'
import { listPart } from '../../../web/shopping/listPart'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { partDevice } from '../../support/partDevice'
import { type Person, signUpAndIn } from '../../support/people'
import { uuid } from '../../support/planArbitraries'
import { Page } from '../../support/planPage'
import { read, sendPlan } from '../convergence/HouseholdPlan'
import { ingredient } from '../../web/live/cupboardServer'

const app = givenApp()

/** The client of a person's page. */
const clientOf = ({ token }: Person) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: `${app.url}/graphql`, headers: { authorization: `Bearer ${token}` } }),
  })

/** The list, the cupboard and the shopping habits on a person's device, with what the server refused of them. */
function deviceOf(person: Person) {
  const replica = new Replica('ben', partDevice())
  const [list, cupboard, habits] = [replica.part(listPart), replica.part(cupboardPart), replica.part(habitsPart)]
  const refused: (string | null)[] = []
  const note = (all: readonly Refused<unknown>[]) => void refused.push(...all.map(({ field }) => field))
  const client = clientOf(person)
  const syncOf = <Told extends { version: number }, Act, View extends { latest: number }>(
    part: Part<Told, Act, View>,
    calls: PartCalls<Told, Act>,
  ) =>
    new QueueSync(
      part,
      { name: part.name, read: () => calls.read(client), apply: (operations) => calls.apply(client, operations) },
      note,
    )
  const syncs = [syncOf(list, listCalls), syncOf(cupboard, cupboardCalls), syncOf(habits, habitsCalls)]
  const each = async (act: 'read' | 'send') => {
    for (const sync of syncs) {
      await sync[act]()
      // A reading is over a little before its run.
      await sync.send()
    }
  }
  const shown = () => ({
    items: list.view().items.map(({ text }) => text),
    ticked: [...list.view().amounts.keys()],
    cupboard: cupboard.view().items.map(({ ingredient: { slug } }) => slug),
    prices: [...habits.view().prices],
    orders: [...habits.view().orders.values()].map(([first]) => first),
  })
  return { replica, list, cupboard, habits, refused, each, shown }
}

const milk = { addItem: { itemId: uuid(1), text: 'milk' } }
const tick = (key: string) => ({ tick: { key, amount: 1 } })
const price = (product: string) => ({ setPrice: { product, cents: 310 } })
const first = (area: string) => ({ arrange: { store: null, areas: [area] } })
const kept = (slug: string) => ({ keep: { ingredient: ingredient(slug), amount: null, unit: null, useBy: null } })

it('brings nothing of what was done for a former household to the present one (HH-20)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  const device = deviceOf(ben)
  await device.each('read')
  device.list.act([milk, tick('rice-g')])
  device.cupboard.act([kept('salt')])
  device.habits.act([price('milk'), first('frozen')])
  expect(device.shown()).toEqual({
    items: ['milk'],
    ticked: ['rice-g'],
    cupboard: ['salt'],
    prices: [['milk', 310]],
    orders: ['frozen'],
  })

  await joinHousehold(app, anna, ben)
  await device.each('send')
  expect(device.refused).toEqual(Array(5).fill('householdId'))
  expect([device.list, device.cupboard, device.habits].flatMap<object>((part) => part.pending())).toEqual([])
  const hers = deviceOf(anna)
  await hers.each('read')
  expect(hers.shown()).toEqual({ items: [], ticked: [], cupboard: [], prices: [], orders: [] })
})

it('sends what is done for the new household beside what was left of the former one', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  const device = deviceOf(ben)
  await device.each('read')
  device.list.act([milk])
  device.cupboard.act([kept('salt')])
  device.habits.act([price('milk'), first('frozen')])

  await joinHousehold(app, anna, ben)
  const hers = deviceOf(anna)
  await hers.each('read')
  device.replica.hearHousehold(hers.replica.kept().household ?? { id: '', members: [] })
  expect(device.shown()).toEqual({ items: [], ticked: [], cupboard: [], prices: [], orders: [] })
  device.list.act([tick('rice-g')])
  device.cupboard.act([kept('milk')])
  device.habits.act([price('salt')])
  await device.each('send')
  expect(device.refused).toEqual(Array(4).fill('householdId'))
  await hers.each('read')
  expect(hers.shown()).toEqual({
    items: [],
    ticked: ['rice-g'],
    cupboard: ['milk'],
    prices: [['salt', 310]],
    orders: [],
  })
})

it('takes what names no household for the one that it arrives in', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  const device = deviceOf(ben)
  device.list.act([milk])
  device.cupboard.act([kept('salt')])
  device.habits.act([price('milk'), first('frozen')])
  await joinHousehold(app, anna, ben)
  await device.each('send')
  expect(device.refused).toEqual([])
  const hers = deviceOf(anna)
  await hers.each('read')
  expect(hers.shown()).toEqual({
    items: ['milk'],
    ticked: [],
    cupboard: ['salt'],
    prices: [['milk', 310]],
    orders: ['frozen'],
  })
})

/** The planner on a person's device, which has received the person's household and its plan. */
async function plannerOf(person: Person) {
  const device = { ...person, url: app.url }
  const page = new Page(
    {
      apply: (operations) => sendPlan(device, operations),
    },
    undefined,
    randomUUID,
  )
  const hear = async () => {
    page.belongsTo((await membership(app.services, person)).householdId)
    page.receive(await currentOf(person))
  }
  const plan = (count: number) => page.do({ type: 'setCount', category: 'dinner', count })
  const send = async () => {
    page.send()
    await page.answer()
  }
  await hear()
  return { page, hear, plan, send }
}

const currentOf = (person: Person): Promise<SentPlan> => read({ ...person, url: app.url })

it('brings nothing of what was planned for a former household into the plan of the present one (HH-20)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { page, hear, plan, send } = await plannerOf(ben)
  plan(2)
  await joinHousehold(app, anna, ben)
  await send()
  expect([page.droppedForFormer, page.unsent, page.refused]).toEqual([2, [], []])
  expect((await currentOf(anna)).rows).toEqual([])

  await hear()
  plan(3)
  await send()
  expect(page.droppedForFormer).toBe(2)
  expect((await currentOf(anna)).rows).toHaveLength(3)
})
