import {
  applyListOperation,
  EMPTY_LIST,
  holds,
  isBought,
  isThere,
  type ListAct,
  noteOf,
  placeOf,
} from '../../../schema/listOperations'
import { applyWord, type CupboardState, keptIn } from '../../../schema/cupboardWords'
import { applyPlanActs, type PlanAct } from '../../../schema/planOperations'
import { applyHabitsAct, type HabitsState } from '../../../server/shopping/habits/habitsState'
import { toHabitsAct } from '../../../server/shopping/habits/readHabitsActs'
import type { RunningApp } from '../../support/startApp'
import type { Replica } from '../live/changeCalls'

/** An act as a device keeps it. */
export type Act =
  | { readonly plan: PlanAct }
  | { readonly list: ListAct }
  | {
      readonly cupboard:
        | { keep: { ingredient: string; amount?: number; unit?: string } }
        | { take: { ingredient: string } }
    }
  | {
      readonly habits:
        | { setPrice: { product: string; cents: number | null } }
        | { learnCode: { code: string; name: string | null } }
        | { arrangeShop: { areas: readonly string[] | null } }
    }

/** An act with its id and time. */
export interface Operation {
  readonly id: string
  readonly at: number
  readonly act: Act
}

/** What the operations make of a household in which nothing was done, each once: the plan in the order of their arrival. */
export async function expectModel(
  app: RunningApp,
  householdId: string,
  replica: Replica,
  operations: readonly Operation[],
): Promise<void> {
  const { db } = app.services
  const inTurn: { operationId: string }[] = await db('plan_operations')
    .join('plans', 'plans.id', 'plan_operations.planId')
    .where({ householdId })
    .orderBy('plan_operations.version')
    .select('operationId')
  const planned = new Map(operations.flatMap(({ id, act }) => ('plan' in act ? [[id, act.plan] as const] : [])))
  expect(inTurn.map(({ operationId }) => operationId).sort()).toEqual([...planned.keys()].sort())
  const rows = applyPlanActs(
    [],
    inTurn.flatMap(({ operationId }) => planned.get(operationId) ?? []),
  )
  expect(
    replica
      .of('PlanRow')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(rows.map(({ id }) => `PlanRow:${id}`).sort())

  let list = EMPTY_LIST
  let cupboard: CupboardState = new Map()
  let habits: HabitsState = { orders: new Map(), prices: new Map(), codes: new Map(), words: new Map() }
  for (const { id, at, act } of operations) {
    if ('list' in act) list = applyListOperation(list, { id, at, by: null, act: act.list })
    if ('cupboard' in act) {
      const said = 'keep' in act.cupboard ? act.cupboard.keep : act.cupboard.take
      const kept = 'keep' in act.cupboard ? { amount: act.cupboard.keep.amount ?? null, unit: null, useBy: null } : null
      cupboard = applyWord(cupboard, said.ingredient, { at, by: null, kept })
    }
    if ('habits' in act) {
      habits = applyHabitsAct(habits, toHabitsAct(act.habits as never), { at, operationId: id })
    }
  }
  const of = (type: string, field: string) => Object.fromEntries(replica.of(type).map((one) => [one.id, one[field]]))
  const ticks = [...list.ticks].filter(([, tick]) => holds(tick, list))
  expect(of('ListTick', 'bought')).toEqual(
    Object.fromEntries(ticks.map(([key, { amount }]) => [`ListTick:${key}`, amount])),
  )
  const itemsOn = (place: string | null) => [...list.items].filter(([, item]) => placeOf(list, item) === place)
  const items = itemsOn(null)
  const named = [...list.lists].filter(([, one]) => isThere(one))
  expect(of('NamedList', 'name')).toEqual(Object.fromEntries(named.map(([id, { name }]) => [`NamedList:${id}`, name])))
  for (const { id, items: on } of replica.of('NamedList')) {
    const expected = itemsOn(id.slice('NamedList:'.length)).map(([key, item]) => ({
      id: `OwnItem:${key}`,
      text: item.words.text,
      isTicked: isBought(list, item),
      note: noteOf(item) === '' ? null : { text: noteOf(item) },
    }))
    expect(new Map((on as { id: string }[]).map((one) => [one.id, one]))).toEqual(
      new Map(expected.map((one) => [one.id, one])),
    )
  }
  expect(of('OwnItem', 'text')).toEqual(
    Object.fromEntries(items.map(([id, { words }]) => [`OwnItem:${id}`, words.text])),
  )
  const every = [...list.notes, ...items.map(([id, item]) => [id, { text: noteOf(item) }] as const)]
  const notes = every.filter(([, { text }]) => text !== '')
  expect(of('ListNote', 'text')).toEqual(Object.fromEntries(notes.map(([key, { text }]) => [`ListNote:${key}`, text])))
  expect(of('OwnItem', 'note')).toEqual(
    Object.fromEntries(
      items.map(([id, item]) => [`OwnItem:${id}`, noteOf(item) === '' ? null : { text: noteOf(item) }]),
    ),
  )
  expect(of('CupboardItem', 'at')).toEqual(
    Object.fromEntries(keptIn(cupboard).map(([slug, { at }]) => [`CupboardItem:${slug}`, at])),
  )
  expect(of('OwnPrice', 'cents')).toEqual(
    Object.fromEntries([...habits.prices].map(([product, { cents }]) => [`OwnPrice:${product}`, cents])),
  )
  expect(of('LearnedCode', 'title')).toEqual(
    Object.fromEntries([...habits.codes].map(([code, { name }]) => [`LearnedCode:${code}`, name])),
  )
  expect(replica.of('ShopOrder').map(({ areas }) => (areas as string[])[0])).toEqual(
    [...habits.orders.values()].map(([area]) => area),
  )
}
