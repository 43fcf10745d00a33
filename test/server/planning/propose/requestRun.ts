import type { CompiledCatalogue } from '../../../../server/catalogue/compiled'
import { hasNeverTag } from '../../../../server/catalogue/menu'
import { proposePlan } from '../../../../server/planning/propose/proposePlan'
import type { SearchedRow } from '../../../../server/planning/search/searchedPlan'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { numbersFrom } from '../randomSettings'
import { brokenRules } from '../search/brokenRules'
import { type RandomRequest, randomRequest } from './randomRequests'

/** What was proposed, in the order of the request's rows. */
export async function rowsOf({ input, problem }: RandomRequest, catalogue: CompiledCatalogue): Promise<SearchedRow[]> {
  const { plan, errors } = await proposePlan({ catalogue: { compiled: catalogue } } as never, input)
  if (!plan) throw new Error(JSON.stringify(errors))
  return problem.rows.flatMap(({ id, category }) => {
    const row = plan.rows.find((one) => `${one.category} ${one.position}` === id)
    return row ? [{ id, category, chosen: row.chosen }] : []
  })
}

/** Rules of a household's plans that a proposed one breaks, and those of what was stated besides. */
export function brokenRequest(request: RandomRequest, rows: readonly SearchedRow[]): string[] {
  const { problem, household } = request
  const [guest] = household.table.members
  const chosen = rows.flatMap((row) => row.chosen ?? [])
  const isNever = chosen.some(({ meal }) => guest && hasNeverTag(meal, guest.tags))
  return [
    ...brokenRules(request, rows, []),
    ...(rows.length === problem.rows.length ? [] : ['rows']),
    ...(isNever ? ['tag'] : []),
    ...(isRepeated(request, rows) ? ['twice'] : []),
  ]
}

/** Whether a meal comes twice in open rows, though one that suits is in no row. */
function isRepeated({ problem, household }: RandomRequest, rows: readonly SearchedRow[]): boolean {
  const used = rows.map((row) => row.chosen?.meal.id)
  return rows.some(({ category, chosen }, index) => {
    if (!chosen || problem.rows[index]?.isLocked || used.indexOf(chosen.meal.id) === used.lastIndexOf(chosen.meal.id))
      return false
    return household.table
      .forCategory(category)
      .offered(category)
      .some(({ meal }) => !used.includes(meal.id))
  })
}

/** Proposes so many plans for random requests. @returns what they break, each once, and how much was proposed. */
export async function runRequests(plans: number, seed: number) {
  const catalogue = fullCatalogue()
  const next = numbersFrom(seed)
  const broken = new Set<string>()
  const seen = { rows: 0, kept: 0, empty: 0, adapted: 0 }
  for (let plan = 0; plan < plans; plan += 1) {
    const request = randomRequest(catalogue, next)
    if (request.problem.rows.length === 0) continue
    const rows = await rowsOf(request, catalogue)
    for (const rule of brokenRequest(request, rows)) broken.add(`${rule} in plan ${plan}`)
    seen.rows += rows.length
    seen.kept += request.input.keep?.length ?? 0
    seen.empty += rows.filter(({ chosen }) => !chosen).length
    seen.adapted += rows.filter(({ chosen }) => chosen && chosen.swaps.length > 0).length
  }
  return { seen, broken: [...broken] }
}
