import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Front, hypervolume, type Point } from '../../../bench/menu/front'
import { annealFront } from '../../../bench/menu/annealMenu'
import { allowedLunches, BOUNDS, type Lunch } from '../../../bench/menu/lunches'
import { readTables } from '../../../bench/menu/readTables'
import { DAYS, type MenuScore, scoreMenu } from '../../../bench/menu/score'

const RANGES = { cost: [20, 60], repetition: [0, 400] } as const

/** A lunch that has exactly what a day should. */
const lunch = (dish: number, change: Partial<Lunch> = {}): Lunch => ({
  dishes: [dish, dish, dish],
  price: 1.5,
  nutrients: BOUNDS.map(({ lunch: figure }) => figure),
  groups: 0,
  alike: 0,
  ...change,
})

const without = (change: (day: number) => Partial<Lunch>) =>
  scoreMenu(Array.from({ length: DAYS }, (_, day) => lunch(day, change(day))))

test('a plan of the public menu problem is scored as if it came after itself', () => {
  // Each dish comes again after 20 days: (8 + 10 + 2) / 20 for each of 20 days.
  expect(without(() => ({}))).toEqual({ cost: 30, repetition: 20, missed: 0 })
  // The first course of the first day comes again on the second, and 19 days later on the first.
  const { repetition } = without((day) => (day === 1 ? { dishes: [0, 1, 1] } : {}))
  expect(repetition).toBeCloseTo(20 - (2 * 8) / 20 + 8 / 1 + 8 / 19)
  // Pasta on days 1 and 3: 1.5 for the group, 1.8 for the third of the days before.
  expect(without((day) => (day === 1 || day === 3 ? { groups: 1 << 7 } : {})).repetition).toBeCloseTo(20 + 1.5 + 2.5)
  // A tenth more folate than may be, in the mean.
  expect(without(() => ({ nutrients: BOUNDS.map((one, at) => one.lunch * (at === 0 ? 1.4 : 1)) })).missed).toBeCloseTo(
    0.1,
  )
})

test('a front keeps what nothing is better than, and its volume is the share of the ranges behind it', () => {
  const front = new Front<Point>()
  for (const [cost, repetition] of [
    [50, 100],
    [40, 200],
    [45, 300],
    [30, 300],
    [40, 200],
  ] as const)
    front.add({ cost, repetition })
  expect(front.points.map(({ cost }) => cost)).toEqual([30, 40, 50])
  expect(hypervolume([{ cost: 40, repetition: 200 }], RANGES)).toBe(0.25)
  expect(hypervolume(front.points, RANGES)).toBeCloseTo((30 / 40) * 0.25 + (20 / 40) * 0.25 + (10 / 40) * 0.25)
  expect(hypervolume([{ cost: 70, repetition: 0 }], RANGES)).toBe(0)
})

test('tables are read as they are published, and only lunches that keep the bounds of a day are searched', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-menu-'))
  try {
    const row = (name: string, price: number, share: number, group: number) =>
      [
        name,
        price,
        100,
        ...Array.from({ length: 12 }, () => 0),
        ...BOUNDS.map((one) => one.lunch * share),
        group,
      ].join()
    const write = (name: string, rows: string[]) => writeFileSync(join(folder, name), rows.join(',\n,') + ',\n')
    write('primerosplatos.txt', [row('Sopa', 0.25, 0.4, 9), row('Crema', 0.5, 0.4, 4), row('Guiso', 0.1, 2, 5)])
    write('segundosplatos.txt', [row('Pollo', 1, 0.5, 1), row('Pescado', 0.75, 0.5, 8)])
    write('postres.txt', [row('Yogur', 0.25, 0.1, 4), row('Fruta', 0.125, 0.1, 3)])
    const lunches = allowedLunches(readTables(folder))
    expect(lunches.map(({ dishes }) => dishes.join(''))).toEqual([
      '000',
      '001',
      '010',
      '011',
      '100',
      '101',
      '110',
      '111',
    ])
    // Dairy twice.
    expect(lunches.find(({ dishes }) => dishes.join('') === '100')).toMatchObject({ price: 1.75, alike: 0.3 })
    const front = new Front<MenuScore>()
    annealFront(lunches, front, { ranges: RANGES, shares: 3, moves: 20_000, seed: 1 })
    // Twenty times soup, fish and fruit.
    expect(front.points[0]?.cost).toBe(20 * 1.125)
    expect(front.points.every(({ missed }) => missed === 0)).toBe(true)
    writeFileSync(join(folder, 'postres.txt'), 'Yogur,dear,\n')
    expect(() => readTables(folder)).toThrow('Line 1')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
