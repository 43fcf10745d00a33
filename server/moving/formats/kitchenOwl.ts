import { ingredientLine } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, namesOf, nodesOf, textOf, type DataNode } from '../fields/texts'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['id', 'name', 'description', 'items', 'yields', 'time', 'cook_time', 'prep_time', 'photo', 'tags', 'source'],
  ...['public', 'server_curated', 'visibility'],
]

/** KitchenOwl: the recipes in the data of a household, with their steps as one text in Markdown. */
export const kitchenOwl: DataFormat = {
  holds: (node) => Array.isArray(node.items) && 'description' in node && ('yields' in node || 'cook_time' in node),
  read: (node) =>
    readRecipe({
      app: 'KITCHENOWL',
      id: node.id,
      url: node.source,
      name: node.name,
      makes: node.yields,
      prep: timeOf(node.prep_time),
      cook: timeOf(node.cook_time),
      total: timeOf(node.time),
      labels: namesOf(node.tags),
      lines: sectionedLines(nodesOf(node.items).map(lineText)),
      steps: sectionedSteps([textOf(node.description)]),
      left: leftOf(node, KNOWN),
    }),
}

function lineText(item: DataNode): string {
  return ingredientLine(lineOf(item.description), '', lineOf(item.name), item.optional === true ? 'optional' : '')
}
