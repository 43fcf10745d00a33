import { searchPlan } from '../../../../server/planning/search/searchPlan'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { ownDishes } from '../../../support/ownRecipes'
import { numbersFrom } from '../randomSettings'
import { brokenRules } from './brokenRules'
import { randomProblem } from './randomProblems'

/** Searches so many plans of random households. @returns what they break, each once, and how much was searched. */
export function runSearches(plans: number, seed: number) {
  const catalogue = fullCatalogue()
  const dishes = ownDishes(catalogue)
  const next = numbersFrom(seed)
  const broken = new Set<string>()
  let rows = 0
  for (let plan = 0; plan < plans; plan += 1) {
    const given = randomProblem(catalogue, dishes, next)
    if (given.problem.rows.length === 0) continue
    const searched = searchPlan(given.problem)
    for (const rule of brokenRules(given, searched.rows, dishes)) broken.add(`${rule} in plan ${plan}`)
    rows += searched.rows.length
  }
  return { rows, broken: [...broken] }
}
