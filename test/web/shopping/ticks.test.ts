import { applyListOperation, EMPTY_LIST, type ListAct } from '../../../schema/listOperations'
import { entriesOf } from '../../../web/shopping/entries'
import { inverseOf, toggleActs } from '../../../web/shopping/listActs'
import { renewList } from '../../../web/shopping/formerList'
import { listPart } from '../../../web/shopping/listPart'
import { type ListView, NOTHING_KEPT, viewOf } from '../../../web/shopping/listView'
import { actsOfNewShop } from '../../../web/shopping/newShop'
import { toOperations } from '../../../web/live/timedOperations'
import type { ListItem } from '../../../web/shopping/areas'
import { uuid } from '../../support/planArbitraries'
import { item } from './items'

const itemId = uuid(1)
const rice = item('rice', { key: 'rice-g', amount: 500 })

const after = (acts: readonly ListAct[], from = 1) => viewOf(NOTHING_KEPT, toOperations(acts, from))
const tick = (key: string, amount: number) => ({ tick: { key, amount } })
const rowOf = (line: ListItem, view: ListView) => {
  const [entry] = entriesOf([line], view)
  if (entry?.kind !== 'line') throw new Error('There is no line')
  return entry
}

describe('a tick', () => {
  it('is set and taken away', () => {
    const acts = toggleActs(rowOf(rice, after([])), after([]))
    expect(acts).toEqual([tick('rice-g', 500)])
    expect(rowOf(rice, after(acts)).isTicked).toBe(true)
    const back = toggleActs(rowOf(rice, after(acts)), after(acts))
    expect(rowOf(rice, after([...acts, ...back])).isTicked).toBe(false)
  })

  it('comes back with the difference when more is needed, and never otherwise', () => {
    const view = after([tick('rice-g', 500)])
    expect(rowOf({ ...rice, amount: 700 }, view)).toMatchObject({ isTicked: false, left: 200 })
    expect(rowOf({ ...rice, amount: 300 }, view)).toMatchObject({ isTicked: true, left: null })
    expect(rowOf({ ...rice, amount: 500.0000001 }, view).isTicked).toBe(true)
    const inKilos = { ...rice, key: 'rice-kg', amount: 1.2, measurementUnit: 'kg' }
    expect(rowOf(inKilos, view).left).toBeCloseTo(0.7)
    const whole = after([tick('rice-g', 500), ...toggleActs(rowOf(inKilos, view), view)])
    expect(rowOf(inKilos, whole).isTicked).toBe(true)
    expect(rowOf(inKilos, after([...toggleActs(rowOf(inKilos, whole), whole)], 9)).left).toBe(1.2)
  })

  it('is undone to what was there before', () => {
    const acts = [tick('rice-g', 500)]
    const again = [tick('rice-g', 700)]
    const view = after([...acts, ...again, ...inverseOf(again, after(acts))])
    expect(view.amounts).toEqual(new Map([['rice-g', 500]]))
    const items: ListAct[] = [{ addItem: { itemId, text: 'tea' } }, { tickItem: { itemId } }]
    const before = after([...acts, ...items])
    for (const change of [[{ startOver: true as const }], [{ removeItem: { itemId } }]]) {
      const restored = after([...acts, ...items, ...change, ...inverseOf(change, before)])
      expect(restored.amounts).toEqual(before.amounts)
      expect(restored.items).toMatchObject([{ text: 'tea', isTicked: true }])
    }
  })
})

it('a note follows its line into another unit, and is undone to what was there before', () => {
  const inKilos = { ...rice, key: 'rice-kg', amount: 1.2, measurementUnit: 'kg' }
  const first: ListAct[] = [{ noteLine: { key: 'rice-g', text: 'brown' } }]
  const second: ListAct[] = [{ noteLine: { key: 'rice-kg', text: 'white' } }]
  expect(rowOf(inKilos, after(first)).note).toBe('brown')
  expect(rowOf(rice, after([...first, ...second])).note).toBe('white')
  expect(rowOf(rice, after([...first, ...second, ...inverseOf(second, after(first))])).note).toBe('brown')
  expect(rowOf(rice, after([...first, ...inverseOf(first, after([]))])).note).toBeNull()
})

it('the list that a device kept before there were notes and other lists has none', () => {
  const { notes: _notes, lists: _lists, ...former } = NOTHING_KEPT
  const milk = { id: itemId, text: 'milk', area: 'dairy', isTicked: false, at: 3, by: null }
  const kept = renewList({ ...former, version: 7, ownItems: [milk] })
  expect(listPart.isTold(kept)).toBe(true)
  expect(kept).toEqual({ ...NOTHING_KEPT, version: 7, ownItems: [{ ...milk, placedAt: 0 }] })
  expect(renewList(kept)).toEqual(kept)
  expect(renewList(null)).toBeNull()
})

describe('another shop', () => {
  const ticked = after([tick('rice-g', 500), { addItem: { itemId, text: 'tea' } }, { tickItem: { itemId } }])
  const [pho, dal] = ['Pho', 'Dal'].map((mealName) => [
    { ...rice, parts: [{ mealName, serves: 1, amount: 1, eaters: null }] },
  ])

  it('begins without ticks and without what was bought', () => {
    const acts = actsOfNewShop({ meals: ['Dal'], clearedAt: 0 }, pho ?? [], ticked)
    expect(acts).toEqual([{ removeItem: { itemId } }, { startOver: true }])
  })

  it('begins without notes on lines, once for all devices', () => {
    const noted = after([{ noteLine: { key: 'rice-g', text: 'brown' } }])
    const acts = actsOfNewShop({ meals: ['Dal'], clearedAt: 0 }, pho ?? [], noted)
    expect(acts).toEqual([{ noteLine: { key: 'rice-g', text: '' } }, { startOver: true }])
    expect(actsOfNewShop({ meals: ['Dal'], clearedAt: 0 }, pho ?? [], after([]))).toEqual([{ startOver: true }])
  })

  it.each([
    ['shares a meal', { meals: ['Dal'], clearedAt: 0 }, dal, ticked],
    ['is the first on this device', null, pho, ticked],
    ['comes after one without meals', { meals: [], clearedAt: 0 }, pho, ticked],
    ['has no line', { meals: ['Dal'], clearedAt: 0 }, [], ticked],
    ['was begun by someone else already', { meals: ['Dal'], clearedAt: 0 }, pho, { ...ticked, clearedAt: 5 }],
  ])('is none when it %s', (_why, last, items, view) => {
    expect(actsOfNewShop(last, items ?? [], view)).toEqual([])
  })
})

it('shows what the server will answer', () => {
  const operations = toOperations([tick('rice-g', 500), { untick: { key: 'rice-g' } }, tick('tea-g', 1)], 1000)
  expect(operations.map(({ id }) => id)).toEqual(operations.map(({ id }) => id).sort())
  const state = operations.reduce((present, one) => applyListOperation(present, { ...one, by: 'ana' }), EMPTY_LIST)
  expect([...viewOf(NOTHING_KEPT, operations).amounts]).toEqual(
    [...state.ticks].flatMap(([key, { amount, isTicked }]) => (isTicked ? [[key, amount]] : [])),
  )
})
