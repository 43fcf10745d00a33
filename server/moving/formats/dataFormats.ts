import { recipeNodes } from '../../dishes/reader/recipeNodes'
import type { ReadRecipe } from '../fields/readRecipe'
import { isNode, nodesOf, type DataNode } from '../fields/texts'
import type { DataFormat } from './DataFormat'
import { crouton } from './crouton'
import { kitchenOwl } from './kitchenOwl'
import { mealie } from './mealie'
import { isMealieBackup, recipesOfBackup } from './mealieBackup'
import { mela } from './mela'
import { paprika } from './paprika'
import { schemaOrg } from './schemaOrg'
import { tandoor } from './tandoor'

/** In the order in which they are tried: those that surely name themselves first. */
const FORMATS: readonly DataFormat[] = [schemaOrg, tandoor, mealie, paprika, mela, crouton, kitchenOwl]

/** The recipes in data: a thing, a list, `{recipes}`, `{@graph}`, or schema.org anywhere within. */
export function* recipesInData(data: unknown): Generator<ReadRecipe> {
  if (isMealieBackup(data)) return yield* recipesOfBackup(data)
  const nodes = candidates(data)
  const known = nodes.flatMap((node) =>
    FORMATS.filter((format) => format.holds(node))
      .slice(0, 1)
      .map((format) => ({ node, format })),
  )
  const found = known.length > 0 ? known : recipeNodes(data).map((node) => ({ node, format: schemaOrg }))
  for (const { node, format } of found) {
    const recipe = format.read(node)
    if (recipe) yield recipe
  }
}

function candidates(data: unknown): DataNode[] {
  if (Array.isArray(data)) return data.flatMap((one) => (isNode(one) ? candidates(one) : []))
  if (!isNode(data)) return []
  const inner = [data.recipes, data['@graph'], data.itemListElement].find(Array.isArray)
  return inner === undefined ? [data] : nodesOf(inner)
}
