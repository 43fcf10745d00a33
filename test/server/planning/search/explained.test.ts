import { likeliestBlockers, MOST_BLOCKERS } from '../../../../server/planning/search/blockers'
import { wishesOneByOne } from '../../../../server/planning/search/eachWish'
import { explained } from '../../../../server/planning/search/explained'
import { NO_OPINIONS, type PlanProblem } from '../../../../server/planning/search/problem'
import { searchPlan } from '../../../../server/planning/search/searchPlan'
import { summarize } from '../../../../server/planning/search/summarize'
import { atOnce, inTurns } from '../../../../server/planning/search/turns'
import { boundsOf } from '../../../../server/wishes/targets'
import type { MemberTargets } from '../../../../server/wishes/wishes'
import { planned, week, withWishes } from './weeks'

/** A problem with the plan that is found for it, and what that amounts to. */
function found(given: PlanProblem) {
  const problem = planned(given, searchPlan(given).rows)
  return { problem, summary: summarize(problem, problem.rows) }
}

const TOGETHER = withWishes({
  counts: { FISH: { atLeast: 8, atMost: null }, MEATLESS: { atLeast: 8, atMost: null } },
})

test('what blocks a wish is named, and giving it up helps', () => {
  const { problem, summary } = found(week(4, { wishes: TOGETHER }))
  const { missed } = atOnce(explained(problem, summary))
  expect(missed.length).toBeGreaterThan(0)
  for (const { wish, blockedBy } of missed) {
    expect(wish.kind).toBe('COUNT')
    expect(blockedBy?.kind).toBe('COUNT')
    expect(blockedBy).not.toEqual(wish)
  }
  const alone = week(4, { wishes: withWishes({ counts: { FISH: { atLeast: 8, atMost: null } } }) })
  expect(summarize(alone, searchPlan(alone).rows).missed).toEqual([])
})

test('a wish that a search may meet in place of another is blocked by that one', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const problem = { ...week(4, { wishes: TOGETHER }), seed: `plan ${seed}` }
    const wished = { ...problem, wishes: withWishes({ counts: { FISH: { atLeast: 8, atMost: null } } }) }
    // A plan of much fish, shown to who wishes for meatless meals as well.
    const shown = planned(problem, searchPlan(wished).rows)
    const { missed } = atOnce(explained(shown, summarize(shown, shown.rows)))
    expect(missed.map(({ wish, blockedBy }) => [wish.kind, blockedBy?.kind])).toEqual([['COUNT', 'COUNT']])
  }
})

/** Twelve people with five targets each, of whom the first wants more protein than any food has, and every other wish. */
function large(): PlanProblem {
  const people = Array.from({ length: 12 }, (_, index) => ({ id: `p${index}`, portion: 100 }))
  const targets = (protein: number): MemberTargets => ({
    energy: boundsOf('energy', 8000),
    protein: boundsOf('protein', protein),
    fibre: boundsOf('fibre', 20),
    sodium: boundsOf('sodium', 3000),
    saturatedFat: boundsOf('saturatedFat', 40),
  })
  const times = { weekday: 60, weekend: 90 }
  const problem = week(9, {
    wishes: withWishes({
      minutes: { breakfast: times, lunch: times, dinner: times },
      counts: {
        FISH: { atLeast: 1, atMost: 4 },
        RED_MEAT: { atLeast: 1, atMost: 4 },
        MEATLESS: { atLeast: 1, atMost: 9 },
      },
      targets: new Map(people.map(({ id }, index) => [id, targets(index === 0 ? 400 : 50)])),
      budget: 900,
    }),
    prices: { of: () => 0.01, usual: 3 },
  })
  const rows = problem.rows.map((row) => ({ ...row, eaters: people, serves: 12 }))
  const never = new Set([...problem.catalogue.meals].slice(0, 5).map(({ id }) => id))
  return { ...problem, rows, opinions: { ...NO_OPINIONS, never } }
}

test('of the wishes of a large household the likeliest are given up, and no more than eight', () => {
  const { problem, summary } = found(large())
  expect(wishesOneByOne(problem.wishes).length).toBeGreaterThan(70)
  expect(summary.missed.map(({ wish }) => wish)).toContainEqual(
    expect.objectContaining({ kind: 'TARGET', memberId: 'p0', nutrient: 'protein' }),
  )
  const tried = likeliestBlockers(problem, summary)
  expect(MOST_BLOCKERS).toBe(8)
  expect(tried.length).toBe(MOST_BLOCKERS)
  expect(new Set(tried.map((wish) => JSON.stringify(wish))).size).toBe(MOST_BLOCKERS)
  const [first] = tried
  expect(first).toMatchObject({ kind: 'TARGET' })
})

test('what the plan has with room to spare comes after what holds it', () => {
  const { minutes } = TOGETHER
  const roomy = { ...minutes, dinner: { weekday: 600, weekend: 600 } }
  const { problem, summary } = found(
    week(4, { wishes: { ...TOGETHER, minutes: roomy, budget: 9000 }, prices: { of: () => 0.001, usual: 1 } }),
  )
  const tried = likeliestBlockers(problem, summary)
  const counts = tried.filter(({ kind }) => kind === 'COUNT')
  expect(counts.length).toBeGreaterThan(0)
  expect(tried.slice(counts.length).map(({ kind }) => kind)).toEqual(['MINUTES', 'MINUTES', 'BUDGET'])
})

test('while it is found out what blocks a wish, other work has its turns', async () => {
  const { problem, summary } = found(week(4, { wishes: TOGETHER }))
  const searches = 1 + likeliestBlockers(problem, summary).length
  let [turns, isDone] = [0, false]
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const inParts = await inTurns(explained(problem, summary))
  isDone = true
  // 8,000 moves, a thousand a turn.
  expect(turns).toBeGreaterThanOrEqual(8 * searches)
  expect(inParts).toEqual(atOnce(explained(problem, summary)))
})

test('where nothing is missed nothing is searched', () => {
  const { problem, summary } = found(week(4))
  expect(explained(problem, summary).next()).toEqual({ done: true, value: summary })
})
