import loadHighs from 'highs'
import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import type { TableMenu } from '../../../server/menu/tableMenu'
import { createRandom, type Random } from '../../../server/planning/random'
import { type Annealed, Annealing } from '../../../server/planning/search/anneal'
import { drawPlan } from '../../../server/planning/search/drawPlan'
import { prepareSearch } from '../../../server/planning/search/prepareSearch'
import type { PlanProblem } from '../../../server/planning/search/problem'
import type { Piece } from '../../../server/planning/search/SearchModel'
import { printTable } from '../table'
import { integerProgram } from './integerProgram'
import { LinearModel } from './linearModel'
import { problemOf } from './planners'
import { benchSettings } from './settings'

const COUNTS = { breakfast: 7, lunch: 7, dinner: 7 }
/** Moves as a call makes them, and many more; the rise that is accepted at first is that of the search. */
const MOVES = [8000, 200_000]
const WARMTH = 0.8
/** Problems of each setting: what all meals are is the same for each seed. */
const SEEDS = 5

/** A plan that is annealed under the linear terms alone, of which each move works out all. */
class LinearPlan implements Annealed {
  private chosen: number[]
  private best: number[] = []
  private last = { row: 0, had: 0 }
  private cost: number
  private before = 0

  constructor(
    private readonly model: LinearModel,
    private readonly choices: readonly (readonly number[])[],
  ) {
    const taken = new Set<number>()
    this.chosen = choices.map((choice) => {
      const at = choice.find((one) => !taken.has(this.mealOf(one))) ?? -1
      taken.add(this.mealOf(at))
      return at
    })
    this.cost = model.cost(this.chosen)
  }

  private mealOf(at: number): number {
    return this.model.candidates[at]?.piece.meal ?? -1
  }

  get found(): number {
    return this.model.cost(this.best)
  }

  move(random: Random): number | null {
    const row = random.below(this.chosen.length)
    const choice = this.choices[row] ?? []
    const at = choice[random.below(choice.length)] ?? -1
    if (this.chosen.some((one) => this.mealOf(one) === this.mealOf(at))) return null
    this.last = { row, had: this.chosen[row] ?? -1 }
    this.chosen[row] = at
    this.before = this.cost
    this.cost = this.model.cost(this.chosen)
    return this.cost - this.before
  }

  takeBack(): void {
    this.chosen[this.last.row] = this.last.had
    this.cost = this.before
  }

  remember(): void {
    this.best = [...this.chosen]
  }
}

function annealed(model: LinearModel, moves: number, seed: number): number {
  const choices = CATEGORIES.flatMap((category) => {
    const own = model.candidates.flatMap((one, at) => (one.category === category ? [at] : []))
    return Array.from({ length: model.counts[category] }, () => own)
  })
  const plan = new LinearPlan(model, choices)
  new Annealing(plan, { moves, warmth: WARMTH, random: createRandom(`yardstick ${seed}`) }).run(moves)
  return plan.found
}

/** What a problem is searched among: its shortlists, or all that suits. */
function modelOf(problem: PlanProblem, table: TableMenu, among: 'shortlists' | 'all'): LinearModel {
  const { model, all } = prepareSearch(problem, drawPlan(problem).meals, { hasSurprise: false })
  const piecesOf = (category: Category): readonly Piece[] =>
    among === 'all'
      ? table
          .forCategory(category)
          .offered(category)
          .map((chosen) => model.pieceOf(chosen))
      : (all.find(({ row }) => row.row.category === category)?.choice.pieces ?? [])
  const lists = { breakfast: piecesOf('breakfast'), lunch: piecesOf('lunch'), dinner: piecesOf('dinner') }
  return new LinearModel(problem, lists, model)
}

/**
 * `npm run bench -- highs [seconds] [setting]`: how far the annealer is from what an integer program proves in so many
 * seconds, in the part of the score that is linear, and what it costs to search among shortlists.
 */
export async function benchYardstick(seconds: number, only: string | null): Promise<void> {
  const highs = await loadHighs()
  for (const { name, table } of benchSettings()) {
    if (only && only !== name) continue
    const rows = [
      [
        'among',
        'seed',
        'bound',
        'HiGHS',
        ...MOVES.map((moves) => `${moves} moves`),
        ...MOVES.map(() => 'over the bound %'),
      ],
    ]
    for (const among of ['shortlists', 'all'] as const)
      for (let seed = 0; seed < (among === 'all' ? 1 : SEEDS); seed += 1) {
        const problem = problemOf({ table, counts: COUNTS, serves: 2, seed, recent: [] })
        const model = modelOf(problem, table, among)
        const solved = highs.withModel({ format: 'lp', data: integerProgram(model) }, (program) => {
          program.options.set({ output_flag: false, time_limit: seconds })
          program.run()
          return { bound: Number(program.info.get('mip_dual_bound')), best: program.getObjectiveValue() }
        })
        const found = MOVES.map((moves) => annealed(model, moves, seed))
        const over = found.map((cost) => (100 * (cost - solved.bound)) / solved.bound)
        rows.push([
          among,
          String(seed),
          ...[solved.bound, solved.best, ...found].map((cost) => cost.toFixed(1)),
          ...over.map((share) => share.toFixed(1)),
        ])
      }
    printTable(`Setting ${name}, 7/7/7, ${seconds} s of HiGHS each`, rows)
  }
}
