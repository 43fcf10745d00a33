import { readFileSync } from 'node:fs'
import { CATEGORIES } from '../../../server/catalogue/types'
import { suitability, swapsOf } from '../../../server/catalogue/diet'
import { fullCatalogue } from '../../support/fullCatalogue'
import { measurePlan, type MeasuredRow } from './measures'
import { benchSettings } from './settings'

/** A plan as JSON: a setting of the bench, and its rows. */
interface GivenPlan {
  readonly setting: string
  readonly rows: readonly { readonly category: string; readonly meal: string; readonly serves: number }[]
}

/** `npm run bench -- score FILE`: the figures of docs/benchmark.md of a plan in a file. @throws Error for what is no plan. */
export function scoreFile(file: string): void {
  const { setting, rows } = JSON.parse(readFileSync(file, 'utf8')) as GivenPlan
  const chosen = benchSettings().find(({ name }) => name === setting)
  if (!chosen) throw new Error(`There is no setting ${setting}`)
  const measured = rows.map(({ category: named, meal: slug, serves }): MeasuredRow => {
    const category = CATEGORIES.find((one) => one === named)
    const meal = fullCatalogue().mealBySlug.get(slug)
    if (!category || !meal) throw new Error(`There is no ${named} ${slug}`)
    const answer = suitability(meal, chosen.table.forCategory(category).menu.table.diet)
    if (answer.kind === 'unsuitable') throw new Error(`${slug} does not suit setting ${setting}`)
    return { meal, swaps: swapsOf(answer), category, serves }
  })
  console.log(JSON.stringify(measurePlan(measured), null, 2))
}
