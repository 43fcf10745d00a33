import { hash } from 'node:crypto'
import { newId } from '../../../schema/newId'
import { leanRow, type PlanRow } from '../../../schema/planOperations'
import { encodeMealEntryId } from '../../catalogue/mealEntryId'
import type { InputError, ProposedPart, ProposePlanInput } from '../../generated/schemaTypes'
import type { Services } from '../../platform/services'
import { CATEGORIES } from '../../pure/mealCategories'
import { NO_WISHES, type Wishes } from '../../wishes/wishes'
import { assertSuits } from '../assertSuits'
import { kindOfReason } from '../sayReason'
import { NO_OPINIONS, type PlanProblem, type ProblemRow } from '../search/problem'
import { searchPlanInTurns } from '../search/searchPlan'
import type { SearchedPlan } from '../search/searchedPlan'
import { shapeCurrentPlan } from '../shapeCurrentPlan'
import { judgeAs } from '../summary/judgePlan'
import type { PlanView } from '../views'
import { type Proposal, readProposal } from './readProposal'

interface Proposed {
  plan: PlanView | null
  categories: ProposedPart[]
  seed: string | null
  errors: InputError[]
}

/**
 * Proposes a plan for people of whom nothing is known but what the caller states, by the search that households have
 * (docs/product.md PART-8). Nothing is read of the database, and nothing is stored.
 */
export async function proposePlan(
  { catalogue }: Pick<Services, 'catalogue'>,
  input: ProposePlanInput,
): Promise<Proposed> {
  const { value: wanted, errors } = readProposal(input, catalogue.compiled)
  if (!wanted) return { plan: null, categories: [], seed: null, errors }
  const seed = input.seed ?? newId()
  const id = hash('sha256', JSON.stringify({ ...input, seed }), 'hex')
  const problem = problemOf(wanted, { id, seed })
  const found = await searchPlanInTurns(problem)
  const rows = problem.rows.map((row, index) => ({ ...row, chosen: found.rows[index]?.chosen ?? null }))
  for (const { chosen, category } of rows) if (chosen) assertSuits(chosen, wanted.table.forCategory(category))
  const stored = { id: `draft-${id}`, name: '', nameKey: '', version: 0, changedAt: null, changedBy: null }
  const content = { rows: rows.map(toStored) }
  const plan = shapeCurrentPlan({ ...stored, content, isDraft: true }, wanted.table)
  const cooked = rows.filter(({ chosen }) => chosen !== null)
  judgeAs(plan, cooked.length === 0 ? null : { ...problem, rows: cooked })
  return { plan, categories: partsOf(wanted, found), seed, errors: [] }
}

/** A plan as a search sees it: kept meals are locked, and everyone is an average adult where no targets are stated. */
function problemOf({ table, targets, counts, kept, serves }: Proposal, { id, seed }: { id: string; seed: string }) {
  const [guest] = table.members
  const wishes: Wishes = { ...NO_WISHES, targets: new Map(guest && targets ? [[guest.id, targets]] : []) }
  const rows = CATEGORIES.flatMap((category) => {
    const { menu, eaters } = table.forCategory(category)
    return Array.from({ length: counts[category] }, (_, position): ProblemRow => {
      const own = kept.find((one) => one.category === category && one.position === position)
      return {
        id: rowId(id, `${category} ${position}`),
        category,
        date: null,
        serves: own?.serves ?? serves,
        eaters,
        menu,
        chosen: own?.chosen ?? null,
        isLocked: own !== undefined,
      }
    })
  })
  const { catalogue, dishes } = table
  const ofNoOne = { opinions: NO_OPINIONS, recent: [], replaced: [], nearDate: new Set<string>(), prices: null }
  return { catalogue, dishes, rows, wishes, ...ofNoOne, seed } satisfies PlanProblem
}

/** A UUID for a place in a plan, the same whenever that is proposed again. */
function rowId(planId: string, place: string): string {
  const hex = hash('sha256', `${planId} ${place}`, 'hex')
  // Version 8: what it is made of is the maker's to say.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function toStored({ id, category, chosen, serves, isLocked }: ProblemRow): PlanRow {
  const uniqueId = chosen ? encodeMealEntryId(chosen.meal.id, chosen.swaps) : ''
  return leanRow({ id, category, uniqueId, serves, eaters: null, variantOf: null, ...(isLocked && { isLocked }) })
}

/** What there is to choose from in the categories that were asked for. */
function partsOf({ counts }: Proposal, { categories }: SearchedPlan): ProposedPart[] {
  return CATEGORIES.filter((category) => counts[category] > 0).map((category) => {
    const { differentMeals, exclusions } = categories[category]
    const excludedBy = exclusions
      .map(({ reason, label, count }) => ({ kind: kindOfReason(reason), label, count, members: [] }))
      .sort((a, b) => b.count - a.count)
    return { category, count: counts[category], differentMeals, excludedBy }
  })
}
