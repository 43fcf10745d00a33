import { baseOf, shownOf, verdictOf } from '../../../web/live/plan/livePlan'
import { isSentPlan, toSentPlan } from '../../../web/live/plan/sentPlan'
import type { CurrentPlanFragment } from '../../../web/plan/operations.generated'
import { GONE, NOT_SUITABLE, type Other } from '../../../web/plan/otherContent'
import { emptyEntry, entriesOf, hasGaps, listKey, type Plan, planKey, plannedRows } from '../../../web/plan/plan'
import { combinedEntries } from '../../../web/plan/combinedEntries'
import { emptiedLeftovers, withDays, withMeal, withOther, withProposal } from '../../../web/plan/planEdits'
import { fromStored, isStoredPlan } from '../../../web/plan/planGuard'
import { planReducer } from '../../../web/plan/planReducer'
import { editsBetween, isSamePlan } from '../../../web/plan/planRows'
import { rebaser } from '../../../web/plan/rebaser'
import { firstIds, inPlacesOf } from '../../../web/plan/rowIds'
import { leftFrom, shownRow } from '../../../web/plan/shownRow'
import { categoriesInput, openRows } from '../../../web/planning/randomizeInput'
import { gapsOf } from '../../../web/planning/gaps'
import { draftRows } from '../../../web/wishes/draftRows'
import { withPlan } from './planStates'
import { currentAnswer, meal, planOf } from './samples'

const OUT: Other = { text: "Pizza at Gran's", isOut: true }
const bare = planOf({ dinner: [meal('Dal', { numServes: 4 }), meal('Pie', { numServes: 2 }), emptyEntry(1)] })
const out = withOther(bare, 'dinner-1', OUT)
const left = withOther(bare, 'dinner-1', { leftoversOf: 'dinner-0' })
const othersOf = (plan: Plan) => plannedRows(plan).map(({ entry }) => entry.other)
const shownIn = (plan: Plan) => plannedRows(plan).map(({ entry }) => shownRow(entry, leftFrom(plan, entry))?.name)

/** What the server says of a plan whose second dinner holds that. */
function told(content: object | null, unsuitable: string[] = []): CurrentPlanFragment {
  const answer = currentAnswer(bare, 1, unsuitable) as CurrentPlanFragment
  return { ...answer, rows: answer.rows.map((row) => (row.id === 'dinner-1' ? { ...row, content } : row)) as never }
}
const shownFrom = (content: object | null, unsuitable: string[] = []) => {
  const sent = toSentPlan(told(content, unsuitable))
  expect(isSentPlan(sent)).toBe(true)
  return { base: baseOf(sent), pending: [] }
}

it('words and leftovers come from the server and are shown, also when their row is gone (WEEK-14)', () => {
  const text = shownOf(shownFrom({ __typename: 'PlannedText', text: 'Canteen', isOut: false }))
  expect(othersOf(text)).toEqual([undefined, { text: 'Canteen' }, undefined])
  expect(shownIn(text)).toEqual(['Dal', 'Canteen', undefined])
  const leftovers = shownOf(shownFrom({ __typename: 'PlannedLeftovers', from: { id: 'dinner-0' } }))
  expect(shownIn(leftovers)).toEqual(['Dal', 'Dal', undefined])
  const gone = shownOf(shownFrom({ __typename: 'PlannedLeftovers', from: null }))
  expect(othersOf(gone)[1]).toEqual({ leftoversOf: GONE })
  expect(shownIn(gone)).toEqual(['Dal', 'Nothing is left', undefined])
})

it('leftovers that do not suit are not shown, and the plan suits without them', () => {
  const live = shownFrom({ __typename: 'PlannedLeftovers', from: { id: 'dinner-0' } }, ['dinner-1'])
  expect(othersOf(shownOf(live))[1]).toEqual({ leftoversOf: NOT_SUITABLE })
  expect(shownIn(shownOf(live))[1]).toBe("Leftovers that don't suit everyone")
  expect(combinedEntries(shownOf(live)).map(({ entry }) => entry.numServes)).toEqual([4])
  expect(verdictOf(live)).toBe('suits')
  expect(verdictOf(shownFrom({ __typename: 'PlannedLeftovers', from: { id: 'dinner-0' } }, ['dinner-0']))).toBe(
    'doesNotSuit',
  )
})

it('each change is one act, and a meal takes their place', () => {
  const acts = (before: Plan, after: Plan) => editsBetween(before, after).map(({ act }) => act)
  expect(acts(bare, out)).toEqual([{ setContent: { rowId: 'dinner-1', uniqueId: '', ...OUT } }])
  expect(acts(out, left)).toEqual([{ setContent: { rowId: 'dinner-1', uniqueId: '', leftoversOf: 'dinner-0' } }])
  expect(acts(left, withOther(left, 'dinner-1', null))).toEqual([{ setContent: { rowId: 'dinner-1', uniqueId: '' } }])
  const picked = withMeal(out, 'dinner-1', meal('Pho'))
  expect(othersOf(picked)).toEqual([undefined, undefined, undefined])
  expect(acts(out, picked)).toEqual([{ setContent: { rowId: 'dinner-1', uniqueId: 'id-Pho' } }])
  expect(out.dinner.mealList[1]).toMatchObject({ numServes: 2, name: '', uniqueId: '' })
})

it('Undo takes them back, an undo leaves those of others, and a plan is another one with them', () => {
  const state = planReducer(withPlan(bare), { type: 'setOther', id: 'dinner-1', other: OUT })
  expect(state.plan).toEqual(out)
  expect(planReducer(state, { type: 'undo' }).plan).toEqual(bare)
  expect(isSamePlan(bare, withOther(bare, 'dinner-2', OUT))).toBe(false)
  const after = withMeal(bare, 'dinner-0', meal('Pho'))
  expect(othersOf(rebaser(after, withOther(after, 'dinner-2', OUT))(bare))[2]).toEqual(OUT)
})

it('stay over a reload and where Load brings an empty entry, and are not in what is saved (PLAN-66)', () => {
  const stored: unknown = JSON.parse(JSON.stringify(out))
  expect(isStoredPlan(stored) && othersOf(fromStored(stored, () => ''))).toEqual([undefined, OUT, undefined])
  const loaded = inPlacesOf(planOf({ dinner: [meal('x'), emptyEntry(2), meal('y')] }), out, firstIds(1))
  expect(othersOf(loaded)).toEqual([undefined, OUT, undefined])
  const replaced = inPlacesOf(planOf({ dinner: [meal('x'), meal('y')] }), out, firstIds(1))
  expect(othersOf(replaced)).toEqual([undefined, undefined])
  expect(entriesOf(out.dinner).some((entry) => 'other' in entry)).toBe(false)
})

it('are no gap, and the dice of many rows leave them alone', () => {
  expect(hasGaps(bare.dinner.mealList)).toBe(true)
  expect(
    gapsOf(out)
      .flat()
      .map(({ key }) => key),
  ).toEqual(['dinner-2'])
  expect(openRows(out, 'dinner').map(({ id }) => id)).toEqual(['dinner-0', 'dinner-2'])
  expect(categoriesInput(out, ['dinner'])).toMatchObject({ dinner: { numMeals: 2, serves: [4, 1] } })
  expect(hasGaps(withOther(out, 'dinner-2', OUT).dinner.mealList)).toBe(false)
})

it('dice that bring another dish take its leftovers away, and name it', () => {
  const after = withProposal(left, new Map([['dinner-0', meal('Pho')]]))
  expect(othersOf(after)).toEqual([undefined, undefined, undefined])
  expect(emptiedLeftovers(left, after)).toEqual(['Dal'])
  const same = withProposal(left, new Map([['dinner-2', meal('Pho')]]))
  expect(othersOf(same)).toEqual(othersOf(left))
  expect(emptiedLeftovers(left, same)).toEqual([])
})

it('the dish is cooked and shopped for with the serves of both rows (PLAN-67)', () => {
  expect(combinedEntries(left).map(({ entry }) => [entry.name, entry.numServes])).toEqual([['Dal', 6]])
  expect(left.dinner.mealList[0]?.numServes).toBe(4)
  expect(listKey(left)).not.toBe(listKey(withOther(bare, 'dinner-1', null)))
  expect(planKey(left)).toBe(planKey(withOther(bare, 'dinner-1', null)))
})

it('what the plan adds up to is asked with days, words and leftovers', () => {
  const contents = (plan: Plan) => draftRows(plan).map(({ content }) => content)
  expect(contents(out)[1]).toEqual({ text: OUT })
  expect(contents(left)[1]).toEqual({ leftoversOf: 'dinner-0' })
  expect(contents(withOther(bare, 'dinner-1', { leftoversOf: GONE }))[1]).toBeNull()
  const dated = withDays(bare, new Map([['dinner-0', '2026-12-01']]))
  expect(draftRows(dated).map(({ date }) => date)).toEqual(['2026-12-01', null, null])
})

it('what is in the freezer is shown by its name, is no gap and is not cooked (WEEK-20)', () => {
  const version = {
    __typename: 'RecipeVersion',
    id: 'RecipeVersion:stew',
    name: 'Stew',
    plate: 'https://x/plates/stew.webp',
  }
  const frozen = shownOf(shownFrom({ __typename: 'PlannedFrozen', version }))
  expect(othersOf(frozen)[1]).toEqual({ frozen: 'stew' })
  expect(shownIn(frozen)).toEqual(['Dal', 'Stew', undefined])
  expect(combinedEntries(frozen).map(({ entry }) => entry.name)).toEqual(['Dal'])
  expect(gapsOf(frozen).flatMap((rows) => rows.map(({ key }) => key))).toEqual(['dinner-2'])
  expect(draftRows(frozen)[1]?.content).toEqual({ frozen: 'stew' })
  const gone = shownOf(shownFrom({ __typename: 'PlannedFrozen', version: null }))
  expect(shownIn(gone)[1]).toBe('Nothing is left')
  const unsuitable = shownFrom({ __typename: 'PlannedFrozen', version }, ['dinner-1'])
  expect(shownIn(shownOf(unsuitable))[1]).toBe("Leftovers that don't suit everyone")
  expect(verdictOf(unsuitable)).toBe('suits')
})

it('an edit puts it into a row with its name, over what was there, and lists that know meals alone leave it', () => {
  const look = { name: 'Stew', plate: '/plates/stew.webp' }
  const held = shownFrom({ __typename: 'PlannedText', text: 'Canteen', isOut: false })
  const before = shownOf(held)
  const after = withOther(before, 'dinner-1', { frozen: 'stew' }, look)
  const pending = editsBetween(before, after).map((edit, index) => ({ ...edit, id: `${index}` }))
  expect(pending.map(({ act }) => act)).toEqual([{ setContent: { rowId: 'dinner-1', uniqueId: '', frozen: 'stew' } }])
  expect(shownIn(shownOf({ ...held, pending }))[1]).toBe('Stew')
  expect(shownIn(rebaser(before, after)(before))[1]).toBe('Stew')
  const replaced = inPlacesOf(bare, after, firstIds(1))
  expect(replaced.dinner.mealList.map(({ other }) => other)).toEqual([undefined, undefined, undefined])
  const emptied = inPlacesOf(withMeal(bare, 'dinner-1', emptyEntry()), after, firstIds(1))
  expect(shownIn(emptied)[1]).toBe('Stew')
  expect(isSamePlan(before, after)).toBe(false)
})
