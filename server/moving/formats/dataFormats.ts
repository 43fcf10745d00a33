import { recipeNodes } from '../../dishes/reader/recipeNodes'
import type { Found } from '../fields/found'
import { isNode, nodesOf, type DataNode } from '../fields/texts'
import type { DataFormat } from './DataFormat'
import { crouton } from './crouton'
import { kitchenOwl } from './kitchenOwl'
import { mealie } from './mealie'
import { isMealieBackup, recipesOfBackup } from './mealieBackup'
import { planOfBackup } from './mealiePlan'
import { mela } from './mela'
import { paprika } from './paprika'
import { schemaOrg } from './schemaOrg'
import { tandoor } from './tandoor'

/** In the order in which they are tried: those that surely name themselves first. */
const FORMATS: readonly DataFormat[] = [schemaOrg, tandoor, mealie, paprika, mela, crouton, kitchenOwl]

/**
 * The recipes in data: a thing, a list, `{recipes}`, `{@graph}`, or schema.org anywhere within. Null for each recipe that
 * says nothing, and for what among recipes is of no known form.
 */
export function* recipesInData(data: unknown): Generator<Found> {
  if (isMealieBackup(data)) {
    yield* recipesOfBackup(data)
    return yield* planOfBackup(data)
  }
  const nodes = candidates(data)
  if (!nodes.some(formatOf)) return yield* recipeNodes(data).map(schemaOrg.read)
  for (const node of nodes) {
    const format = formatOf(node)
    if (format) yield format.read(node)
    // A graph holds what is no recipe as well, which is called by another type.
    else if (!('@type' in node)) yield null
  }
}

function formatOf(node: DataNode): DataFormat | undefined {
  return FORMATS.find((format) => format.holds(node))
}

function candidates(data: unknown): DataNode[] {
  if (Array.isArray(data)) return data.flatMap((one) => (isNode(one) ? candidates(one) : []))
  if (!isNode(data)) return []
  const inner = [data.recipes, data['@graph'], data.itemListElement].find(Array.isArray)
  return inner === undefined ? [data] : nodesOf(inner)
}
