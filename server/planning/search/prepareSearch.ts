import { isOfCategory, type CompiledMeal } from '../../catalogue/compiled'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import { offers } from '../../catalogue/menu'
import type { Category } from '../../pure/mealCategories'
import { COUNTED_KINDS, type Wishes } from '../../wishes/wishes'
import { allowedDishes } from '../candidatePool'
import { createRandom, type Random } from '../random'
import { chancesBeside } from './basket'
import { kindBit } from './countedKinds'
import { evenChances } from './evenChances'
import { figuresOf } from './mealFigures'
import type { PlanProblem } from './problem'
import type { RowFigures } from './rowFigures'
import { type OpenRow, type Piece, SearchModel } from './SearchModel'
import { SearchState } from './SearchState'
import { drawShortlist, type Shortlist } from './shortlist'
import { surprisesAmong } from './surprises'
import { limitOf } from './terms/limits'

/**
 * Meals among which those of a category's rows are searched: so many times the rows, at most such a share of what suits with
 * few swaps, and at least `LEAST`. Of more, a few would come oftener than six times as often as others (docs/product.md PLAN-72);
 * breakfasts fit more evenly than lunches and dinners.
 */
const SIZES: Readonly<Record<Category, { times: number; share: number }>> = {
  breakfast: { times: 26, share: 0.65 },
  lunch: { times: 14, share: 0.35 },
  dinner: { times: 15, share: 0.18 },
}
/** In any case: so many, and so many times the rows. */
const LEAST = { meals: 14, times: 5.8 }
/** How likely a meal that was proposed lately is on a shortlist, and one that is being replaced (docs/product.md PLAN-22). */
const CHANCE = { recent: 1 / 4, replaced: 1 / 64 }

/** A search that is ready to begin. */
export interface Prepared {
  readonly state: SearchState
  /** Rows whose meals are moved, and all whose meal may be another one. */
  readonly open: readonly OpenRow[]
  readonly all: readonly OpenRow[]
  readonly model: SearchModel
  /** What is cooked at first. */
  readonly cooked: readonly (Piece | null)[]
}

/** Shortlists for the open rows of a problem, and the state in which the search begins. */
export function prepareSearch(
  problem: PlanProblem,
  drawn: readonly (MealWithSwaps | null)[],
  { hasSurprise = true } = {},
): Prepared {
  const random = createRandom(`shortlists ${problem.seed}`)
  const model = new SearchModel(problem)
  const groups = groupRows(problem, model.rows)
  const surprises = hasSurprise ? surprisesAmong(problem, model.rows, drawn, random) : new Set<RowFigures>()
  const mealsOf = (isWanted: (row: RowFigures) => boolean) =>
    model.rows.flatMap((row) => (isWanted(row) ? (drawn[row.index]?.meal ?? []) : []))
  const chance = chancesBeside(problem.catalogue, {
    first: mealsOf((row) => surprises.has(row)),
    others: mealsOf((row) => !surprises.has(row)),
    random: createRandom(`basket ${problem.seed}`),
  })
  const lists = groups.map((rows) => shortlistFor({ problem, rows, drawn, chance, random }))
  const all = groups.flatMap((rows, group) =>
    rows.map((row): OpenRow => ({ row, choice: model.choiceOf(lists[group] ?? [], row) })),
  )
  const cooked = startWith(model, all, drawn)
  const counts = new Map<number, number>()
  for (const piece of cooked) if (piece) counts.set(piece.meal, (counts.get(piece.meal) ?? 0) + 1)
  // Repeats are as far apart as they can be (docs/product.md PLAN-20), so they stay where they are.
  const moving = all.filter(({ row, choice }) => {
    const piece = cooked[row.index]
    return piece && choice.pieces.length > 1 && counts.get(piece.meal) === 1
  })
  const open = moving.filter(({ row }) => !surprises.has(row))
  return { model, open, all, cooked, state: new SearchState(model, cooked, open) }
}

/** The same search under other wishes, of which minutes are the same: everything but the score is shared. */
export const underWishes = (prepared: Prepared, wishes: Wishes): Prepared => ({
  ...prepared,
  state: new SearchState(prepared.model, prepared.cooked, prepared.open, wishes),
})

/** The open rows that choose from one menu within the same minutes. */
function groupRows({ wishes }: PlanProblem, rows: readonly RowFigures[]): RowFigures[][] {
  const groups = new Map<string, RowFigures[]>()
  for (const one of rows) {
    const { category, menu, isLocked } = one.row
    if (isLocked) continue
    const key = [category, limitOf(wishes, one) ?? '', menu.key].join(' ')
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

/** A shortlist for some of the rows of a problem. */
interface Listed {
  readonly problem: PlanProblem
  readonly rows: readonly RowFigures[]
  readonly drawn: readonly (MealWithSwaps | null)[]
  readonly chance: (meal: CompiledMeal) => number
  readonly random: Random
}

function shortlistFor({ problem, rows, drawn, chance, random }: Listed): Shortlist {
  const [first] = rows
  if (!first) return []
  const { catalogue, opinions, wishes } = problem
  const { category, menu } = first.row
  const [recent, replaced] = [new Set(problem.recent), new Set(problem.replaced)]
  const limit = limitOf(wishes, first)
  const isQuick = ({ meal }: CompiledMeal) => limit === null || meal.minutes <= limit
  const isOpen = (meal: CompiledMeal) => !opinions.never.has(meal.id)
  const dishes = allowedDishes(menu, problem.dishes).filter((dish) => isOfCategory(dish, category))
  const evenly = evenChances(menu, category)
  const draw = (
    [size, least]: readonly [number, number],
    isWanted: (meal: CompiledMeal) => boolean,
    known: readonly CompiledMeal[] = [],
  ) =>
    drawShortlist({
      menu,
      category,
      dishes,
      with: known,
      isOpen: (meal) => isOpen(meal) && isWanted(meal),
      chance: (meal) =>
        chance(meal) *
        evenly(meal) *
        (replaced.has(meal.id) ? CHANCE.replaced : recent.has(meal.id) ? CHANCE.recent : 1),
      size,
      least,
      random,
    })
  const offered = offeredIn(first, dishes)
  const start = rows.flatMap(({ index }) => drawn[index]?.meal ?? []).filter((meal) => offered(meal) && isOpen(meal))
  const { proposed } = menu.categories[category]
  const size = sizeOf(category, rows.length, proposed.meals.length + dishes.length)
  // Enough that there is one for each row, whatever the others have.
  const needed = problem.rows.length
  const list =
    limit === null
      ? draw([size, rows.length], isQuick, start)
      : draw([Math.max(size, needed), needed], isQuick, start.filter(isQuick))
  const withSlow =
    limit === null || list.length >= needed
      ? list
      : draw([needed + size, needed], () => true, [...list.map(({ meal }) => meal), ...start])
  if (category === 'breakfast') return withSlow
  const wantedKinds = COUNTED_KINDS.filter((kind) => wishes.counts[kind])
  const ofKinds = wantedKinds.flatMap((kind) => {
    const { atLeast = null, atMost = null } = wishes.counts[kind] ?? {}
    const bit = kindBit(kind)
    const kindsIn = (meal: CompiledMeal) => figuresOf(catalogue, { meal, swaps: [] }).kinds & bit
    return [
      draw([size, atLeast ?? 0], (meal) => isQuick(meal) && kindsIn(meal) !== 0),
      draw([size, atMost === null ? 0 : needed], (meal) => isQuick(meal) && kindsIn(meal) === 0),
    ].flat()
  })
  const known = new Set(withSlow.map(({ meal }) => meal))
  return [...withSlow, ...ofKinds.filter(({ meal }) => !known.has(meal) && known.add(meal))]
}

/** How many meals a shortlist has for some rows, of those that suit with few swaps. */
function sizeOf(category: Category, rows: number, suitable: number): number {
  const { times, share } = SIZES[category]
  return Math.ceil(Math.max(LEAST.meals, LEAST.times * rows, Math.min(times * rows, share * suitable)))
}

/** Whether the menu of a row has a meal. */
function offeredIn(
  { row: { category, menu } }: RowFigures,
  dishes: readonly CompiledMeal[],
): (meal: CompiledMeal) => boolean {
  return (meal) => (meal.index < 0 ? dishes.includes(meal) : offers(menu, category, meal.index))
}

/** What is cooked at first: what was drawn where the row may have it, else the first of its shortlist that no row has. */
function startWith(
  model: SearchModel,
  open: readonly OpenRow[],
  drawn: readonly (MealWithSwaps | null)[],
): (Piece | null)[] {
  const choices = new Map(open.map(({ row, choice }) => [row.index, choice]))
  const cooked: (Piece | null)[] = model.rows.map(({ index, row }) => {
    const chosen = drawn[index] ?? null
    const choice = choices.get(index)
    if (row.isLocked || !choice) return chosen && model.pieceOf(chosen)
    const place = chosen ? choice.places.get(model.pieceOf(chosen).meal) : undefined
    return place === undefined ? null : (choice.pieces[place] ?? null)
  })
  const taken = new Set(cooked.flatMap((piece) => piece?.meal ?? []))
  for (const { row, choice } of open) {
    if (cooked[row.index]) continue
    const unused = choice.pieces.find(({ meal }) => !taken.has(meal)) ?? choice.pieces[0]
    if (!unused) continue
    cooked[row.index] = unused
    taken.add(unused.meal)
  }
  return cooked
}
