import { cupboardPart } from '../../../web/live/cupboard/cupboardPart'
import { renewCupboard } from '../../../web/live/cupboard/formerCupboard'
import { isCupboard } from '../../../web/live/guards.generated'
import type { Pending, Snapshot } from '../../../web/live/replica/kept'
import { Replica } from '../../../web/live/replica/Replica'
import { CupboardServer } from './cupboardServer'

/** As the last release kept an ingredient. */
const former = (slug: string, typicalLocation: string, shoppingUnit: string) => ({
  ...{ slug, name: slug, picture: 'jar', typicalLocation, shoppingUnit, density: null, pieceWeight: 50 },
})

const snapshot: Snapshot = {
  part: 'cupboard',
  told: {
    version: 4,
    items: [
      { ingredient: former('rice', 'pantry', 'g'), amount: 500, unit: 'g', useBy: null, at: 10 },
      { ingredient: former('mince', 'meat & deli', 'g'), amount: null, unit: null, useBy: '2026-12-01', at: 20 },
    ],
  } as Snapshot['told'],
  householdId: 'home',
  at: 99,
}
const said = (id: string, at: number, act: object): Pending => ({ part: 'cupboard', id, at, act, householdId: 'home' })
const outbox = [
  said('a', 30, { keep: { ingredient: former('milk', 'dairy', 'ml'), amount: 2, unit: 'l', useBy: null } }),
  said('b', 40, { take: { ingredient: 'rice' } }),
]

/** A page on a device where the last release kept this. */
const page = (kept: Partial<{ snapshots: Snapshot[]; outbox: Pending[] }>) =>
  new Replica('anna', {
    read: () => ({ household: { id: 'home', members: [] }, snapshots: [], outbox: [], ...kept }),
    write: () => {},
    follow: () => () => {},
    forget: () => {},
  }).part(cupboardPart)

const shown = ({ view }: ReturnType<typeof page>) =>
  Object.fromEntries(
    view().items.map(({ ingredient: { slug, storeArea, listUnit }, amount, unit, useBy }) => [
      slug,
      [storeArea.code, listUnit.symbol, amount, unit, useBy],
    ]),
  )

describe('what the last release kept', () => {
  it('is on the page before the server has answered', () => {
    const part = page({ snapshots: [snapshot] })
    expect(part.told()?.version).toBe(4)
    expect(shown(part)).toEqual({
      rice: ['PANTRY', 'g', 500, 'g', null],
      mince: ['MEAT_AND_DELI', 'g', null, null, '2026-12-01'],
    })
  })

  it('of what was said is still sent, each once and under its id', () => {
    const part = page({ snapshots: [snapshot], outbox })
    expect(shown(part)).toEqual({
      mince: ['MEAT_AND_DELI', 'g', null, null, '2026-12-01'],
      milk: ['DAIRY', 'ml', 2, 'l', null],
    })
    expect(part.pending().map(({ id, at }) => [id, at])).toEqual([
      ['a', 30],
      ['b', 40],
    ])
    expect(part.pending()).toBe(part.pending())
  })
})

it('what this release keeps, and what is damaged, stays as it is', () => {
  const server = new CupboardServer()
  server.apply([{ id: '1', at: 1, act: { keep: { ingredient: 'rice', amount: 1, unit: 'kg', useBy: null } } }])
  const now = server.cupboard()
  expect(renewCupboard(now)).toEqual(now)
  expect(isCupboard(renewCupboard(now))).toBe(true)
  for (const damaged of [null, 1, 'x', {}, { items: 3 }, { version: 1, items: [null, 4, { amount: 1, unit: 'g' }] }])
    expect(isCupboard(renewCupboard(damaged))).toBe(false)
})
