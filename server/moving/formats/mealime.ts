import { amountText, ingredientLine } from '../fields/figures'
import { timeOf } from '../fields/minutes'
import { isOfClass, type PageElement } from '../fields/pageElements'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf } from '../fields/texts'
import { numberOf } from '../fields/numberOf'

const AMOUNT = /^(\d+(?:[.,]\d+)?(?:\s+\d\/\d|\s?[½¼¾⅓⅔⅛])?|\d\/\d|[½¼¾⅓⅔⅛])\s+(.*)$/

/** Mealime's page for printing. Null for a page that is none. */
export function recipesOfMealime(elements: readonly PageElement[]): Iterable<ReadRecipe> | null {
  const items = elements.filter((element) => element.tag === 'li' && isOfClass(element, 'line-item'))
  const steps = elements.filter((element) => element.tag === 'li' && isOfClass(element, 'instruction'))
  const isOne = steps.some(({ inner }) => inner.some((part) => isOfClass(part, 'primary')))
  if (items.length === 0 || !isOne) return null
  const [time = '', makes = ''] = textIn(elements, 'description').split('|')
  const used = steps.flatMap(({ inner }) =>
    inner.filter(({ tag }) => tag === 'pre').flatMap(({ text }) => text.split('\n')),
  )
  const recipe = readRecipe({
    app: 'MEALIME',
    name: elements.find(({ tag }) => tag === 'h1')?.text,
    makes: lineOf(makes),
    total: timeOf(time),
    lines: sectionedLines(items.flatMap(({ inner }) => linesOf(inner, used))),
    steps: sectionedSteps(steps.map(({ inner, text }) => textIn(inner, 'primary') || text)),
  })
  return recipe ? [recipe] : []
}

const textIn = (elements: readonly PageElement[], name: string): string =>
  lineOf(elements.find((element) => isOfClass(element, name))?.text)

/** What is bought has its amount; what a pantry has only where a step takes of it: there it is summed, by its unit. */
function linesOf(item: readonly PageElement[], used: readonly string[]): string[] {
  const [amount, food, note] = [textIn(item, 'quantity'), textIn(item, 'ingredient'), textIn(item, 'notes')]
  if (amount !== '') return [ingredientLine(amount, '', food, note)]
  const sums = new Map<string, number>()
  for (const line of used) {
    const [, number = '', rest = ''] = AMOUNT.exec(lineOf(line)) ?? []
    const unit = rest.toLowerCase().endsWith(food.toLowerCase())
      ? rest.slice(0, rest.length - food.length).trim()
      : null
    if (number !== '' && unit !== null && !/\s/.test(unit)) sums.set(unit, (sums.get(unit) ?? 0) + numberOf(number))
  }
  if (sums.size === 0) return [ingredientLine('', '', food, note)]
  return [...sums].map(([unit, sum]) => ingredientLine(amountText(sum), unit, food, note))
}
