import { ingredientLine } from '../fields/figures'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { partedNames } from '../fields/texts'
import { fromCodePage437 } from './codePage437'
import { wrapped } from './wrapped'

const START = /^[\s:>-]*(?:M{4,5}|-{3,})[- ].*(?:meal-?master|now you're cooking)/i
const END = /^(?:M{4,5}|-{5,})\s*$/
const SECTION = /^\s*(?:M{4,5}|-{2,})[-=]*\s*([^-=\s].*?)\s*[-=]{2,}\s*$/
const FIELD = /^\s*(title|categories|yield|servings)\s*:\s*(.*)$/i
/** Columns 1-7 hold the amount, 9-10 the unit, and what follows from 12 on the food. */
const LINE = /^([\d\s./-]{7}) ([A-Za-z ]{2}) (\S.*)$/
/** A second ingredient begins in column 42. */
const SECOND = 41
const UNITS = new Map([
  ['t', 'tsp'],
  ['ts', 'tsp'],
  ['T', 'tbsp'],
  ['tb', 'tbsp'],
  ['Tb', 'tbsp'],
  ['c', 'cup'],
  ['C', 'cup'],
  ['fl', 'fl oz'],
  ['pt', 'pint'],
  ['qt', 'quart'],
  ['ga', 'gallon'],
  ['sm', 'small'],
  ['md', 'medium'],
  ['lg', 'large'],
  ['cn', 'can'],
  ['pk', 'package'],
  ['pn', 'pinch'],
  ['dr', 'drop'],
  ['ds', 'dash'],
  ['bn', 'bunch'],
  ['sl', 'slice'],
  ['ea', ''],
])
/** Characters of a line that may be a mark; longer ones are text. */
const LONGEST = 200

/** Whether a text holds recipes of MealMaster: its mark is within the first lines. */
export function isMealMaster(text: string): boolean {
  return text.slice(0, 4000).split(/\r?\n/, 15).some(isStart)
}

/** The recipes of a MealMaster file, whose ingredients are in columns and whose measures are of the USA. */
export function* recipesOfMealMaster(source: string): Generator<ReadRecipe> {
  let lines: string[] | null = null
  for (const line of fromCodePage437(source).replaceAll('\f', '\n').split(/\r?\n/)) {
    if (isStart(line)) {
      if (lines) yield* readOne(lines)
      lines = []
    } else if (lines && END.test(line)) {
      yield* readOne(lines)
      lines = null
    } else lines?.push(line)
  }
  if (lines) yield* readOne(lines)
}

function isStart(line: string): boolean {
  return line.length <= LONGEST && START.test(line)
}

function* readOne(lines: readonly string[]): Generator<ReadRecipe> {
  const fields = new Map<string, string>()
  const ingredients: string[] = []
  const steps: string[] = []
  let block = new Block()
  let isText = false
  for (const line of lines) {
    const [, name, value = ''] = FIELD.exec(line) ?? []
    const section = line.length > LONGEST ? undefined : SECTION.exec(line)?.[1]
    if (name !== undefined && !isText && ingredients.length + block.size === 0) fields.set(name.toLowerCase(), value)
    else if (section !== undefined) {
      ingredients.push(...block.lines(), heading(section))
      block = new Block()
      isText = false
    } else if (line.trim() === '') {
      if (isText) steps.push('')
    } else if (isText || !block.take(line)) {
      isText = true
      steps.push(line.trim())
    }
  }
  ingredients.push(...block.lines())
  const recipe = readRecipe({
    app: 'MEALMASTER',
    name: fields.get('title'),
    makes: makesOf(fields.get('yield') ?? fields.get('servings') ?? ''),
    categories: partedNames(fields.get('categories')),
    lines: sectionedLines(ingredients),
    steps: sectionedSteps(wrapped(steps)),
  })
  if (recipe) yield recipe
}

/** Ingredients between two headings: the left column is read down to its end, then the right one. */
class Block {
  private readonly left: string[] = []
  private readonly right: string[] = []

  get size(): number {
    return this.left.length + this.right.length
  }

  /** Takes a line of one or two ingredients; false for one that is none. */
  take(line: string): boolean {
    const second = line.length > SECOND && /^\s/.test(line.slice(SECOND - 1)) ? line.slice(SECOND) : ''
    const isTwo = LINE.test(second.padEnd(11))
    const first = isTwo ? line.slice(0, SECOND).trimEnd() : line
    if (!LINE.test(first)) return false
    this.left.push(first)
    if (isTwo) this.right.push(second)
    return true
  }

  /** One text for each ingredient; a line that begins with a dash goes on with the one before. */
  lines(): string[] {
    const texts: string[] = []
    for (const line of [...this.left, ...this.right]) {
      const [, amount = '', unit = '', food = ''] = LINE.exec(line) ?? []
      const before = texts.at(-1)
      if (food.startsWith('-') && amount.trim() === '' && before !== undefined)
        texts[texts.length - 1] = `${before} ${food.replace(/^-+\s*/, '')}`
      else texts.push(lineText(amount.trim(), unit.trim(), food.trim()))
    }
    return texts
  }
}

/** `x` is what is taken to taste. */
function lineText(amount: string, unit: string, food: string): string {
  if (unit === 'x') return food
  return ingredientLine(amount, UNITS.get(unit) ?? unit, food, '')
}

function makesOf(text: string): string {
  return /^\d+$/.test(text.trim()) ? `serves ${text.trim()}` : text
}
