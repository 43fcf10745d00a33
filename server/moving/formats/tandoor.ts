import { amountText, ingredientLine } from '../fields/figures'
import { figuresOf, leftOf } from '../fields/leftOf'
import { timeOf, type Time } from '../fields/minutes'
import { readRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { isNode, lineOf, namesOf, nodesOf, textOf, type DataNode } from '../fields/texts'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['name', 'description', 'keywords', 'steps', 'working_time', 'waiting_time', 'internal', 'nutrition', 'servings'],
  ...['servings_text', 'source_url', 'created_at', 'updated_at', 'image', 'id'],
]

/** Tandoor: each step has its ingredients. One that is only a link to a file elsewhere has neither, and is none without a description. */
export const tandoor: DataFormat = {
  holds: (node) => Array.isArray(node.steps) && 'working_time' in node,
  read: (node) => {
    const steps = inOrder(nodesOf(node.steps))
    const lines = steps.flatMap((step) => [...titleOf(step), ...inOrder(nodesOf(step.ingredients)).map(lineText)])
    const [working, waiting] = [timeOf(node.working_time), timeOf(node.waiting_time)]
    return readRecipe({
      app: 'TANDOOR',
      id: node.id,
      url: node.source_url,
      name: node.name,
      description: node.description,
      makes: makesOf(node),
      prep: working,
      total: totalOf(working, waiting),
      labels: namesOf(node.keywords),
      lines: sectionedLines(lines.filter((line, at) => !isEmptyHeading(line, lines[at + 1]))),
      steps: sectionedSteps(steps.flatMap((step) => [...titleOf(step), instruction(step)])),
      nutrition: figuresOf(node.nutrition),
      left: leftOf(node, working.minutes === null ? KNOWN.filter((name) => name !== 'waiting_time') : KNOWN),
    })
  },
}

/** What `servings` counts is people unless `servings_text` says otherwise. */
function makesOf(node: DataNode): unknown {
  const unit = lineOf(node.servings_text)
  return unit === '' ? node.servings : `${textOf(node.servings)} ${unit}`
}

/** Working and waiting; of waiting alone, beside work that nothing is known of, there is no total. */
function totalOf(working: Time, waiting: Time): Time {
  return { minutes: working.minutes === null ? null : working.minutes + (waiting.minutes ?? 0), text: '' }
}

/** Real exports have the same order for all, so that equal ones stay as they are. */
function inOrder(nodes: DataNode[]): DataNode[] {
  return nodes.toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
}

function titleOf({ name }: DataNode): string[] {
  return lineOf(name) === '' ? [] : [heading(lineOf(name))]
}

/** A step with a name and no ingredients is no heading over those of the next. */
function isEmptyHeading(line: string, next: string | undefined): boolean {
  return line.startsWith('# ') && (next === undefined || next.startsWith('# '))
}

function lineText(line: DataNode): string {
  const food = isNode(line.food) ? lineOf(line.food.name) : lineOf(line.food)
  if (line.is_header === true) return heading(lineOf(line.note, food))
  const unit = isNode(line.unit) ? lineOf(line.unit.name) : lineOf(line.unit)
  const amount = line.no_amount === true ? '' : amountText(line.amount)
  return food === ''
    ? ingredientLine(amount, unit, lineOf(line.note), '')
    : ingredientLine(amount, amount === '' ? '' : unit, food, lineOf(line.note))
}

const TEMPLATE = /\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}|\{[{%][^{}]{0,200}[%}]\}/g

/** A step's text, in which `{{ ingredients[0] }}` is what that line says and `{% scale(2) %}` its number. */
function instruction(step: DataNode): string {
  const lines = inOrder(nodesOf(step.ingredients))
  return textOf(step.instruction).replace(TEMPLATE, (template, at?: string) => {
    const line = at === undefined ? undefined : lines[Number(at)]
    return line ? lineText(line) : (/scale\(([\d.,]+)\)/.exec(template)?.[1] ?? '')
  })
}
