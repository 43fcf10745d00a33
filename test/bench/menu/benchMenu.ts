import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printTable } from '../table'
import { annealFront } from './annealMenu'
import { Front, hypervolume, type Point, type Ranges } from './front'
import { allowedLunches, type Lunch } from './lunches'
import { readTables } from './readTables'
import { DAYS, type MenuScore, scoreMenu } from './score'

/** The ranges by which the published hypervolumes are counted, of all plans of the published study. */
const RANGES: Ranges = {
  cost: [20.264625787734985, 22.557471036911011],
  repetition: [263.166522366522372, 444.44609638727286],
}
/** Weighings, as many as the published method's. */
const SHARES = 15
const SEEDS = 5

/** A published plan: the numbers of its dishes, then its cost and its repetition. */
interface PublishedPlan extends Point {
  readonly dishes: readonly number[]
}

/** The plans of the published fronts, by file; other lines are left out. */
function readFronts(folder: string): PublishedPlan[][] {
  return readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), 'latin1')
      .split('\n')
      .flatMap((line) => {
        const figures = line.trim().split(/\s+/).map(Number)
        const [cost, repetition] = figures.slice(3 * DAYS)
        if (figures.length !== 3 * DAYS + 2 || cost === undefined || repetition === undefined) return []
        return { cost, repetition, dishes: figures.slice(0, 3 * DAYS) }
      }),
  )
}

const ends = (points: readonly Point[]): string[] => [
  Math.min(...points.map(({ cost }) => cost)).toFixed(3),
  Math.min(...points.map(({ repetition }) => repetition)).toFixed(1),
]

function frontOf<Found extends Point>(points: readonly Found[]): readonly Found[] {
  const front = new Front<Found>()
  for (const point of points) front.add(point)
  return front.points
}

/** How the published plans are scored here: whether all are allowed, and how far the published figures are off. */
function checkPublished(lunches: readonly Lunch[], plans: readonly PublishedPlan[]): string {
  const known = new Map(lunches.map((lunch) => [lunch.dishes.join(), lunch]))
  const scores = plans.flatMap(({ dishes, cost, repetition }) => {
    const plan = Array.from({ length: DAYS }, (_, day) => known.get(dishes.slice(3 * day, 3 * day + 3).join()))
    if (!plan.every((lunch) => lunch !== undefined)) return []
    const score = scoreMenu(plan)
    return { ...score, off: Math.max(Math.abs(score.cost - cost), Math.abs(score.repetition - repetition)) }
  })
  const allowed = scores.filter(({ missed }) => missed === 0).length
  const off = Math.max(...scores.map((score) => score.off))
  return `${plans.length} published plans: ${allowed} are allowed here; figures differ by ${off.toExponential(1)} at most`
}

/**
 * `npm run bench -- menu TABLES [FRONTS] [moves]`: the public Menu Planning Problem of 20 school lunches by the annealer of
 * the product's plans, beside the published fronts (docs/benchmark.md has where both folders come from).
 */
export function benchMenu(folder: string, fronts: string | null, moves: number): void {
  const tables = readTables(folder)
  const lunches = allowedLunches(tables)
  const sizes = tables.map((dishes) => dishes.length)
  console.log(`${sizes.join(' × ')} dishes; ${lunches.length} of their lunches keep the bounds of a day`)
  const rows = [['front', 'least cost', 'least repetition', 'hypervolume', 'plans', 's']]
  const row = (title: string, points: readonly Point[], seconds: string) =>
    rows.push([title, ...ends(points), hypervolume(points, RANGES).toFixed(4), String(points.length), seconds])
  const published = fronts ? readFronts(fronts) : []
  const all = published.flat()
  if (all.length > 0) {
    console.log(checkPublished(lunches, all))
    const volumes = published.map((points) => hypervolume(points, RANGES))
    const mean = volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length
    console.log(
      `Of ${volumes.length} published runs the mean hypervolume is ${mean.toFixed(4)}, the best ${Math.max(...volumes).toFixed(4)}`,
    )
    row('published, all runs', frontOf(all), '–')
  }
  const found: MenuScore[] = []
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const front = new Front<MenuScore>()
    const start = performance.now()
    annealFront(lunches, front, { ranges: RANGES, shares: SHARES, moves, seed })
    row(`searched, seed ${seed}`, front.points, ((performance.now() - start) / 1000).toFixed(1))
    found.push(...front.points)
  }
  row('searched, all seeds', frontOf(found), '–')
  printTable(`Menu Planning Problem, ${DAYS} days, ${SHARES} times ${moves} moves`, rows)
}
