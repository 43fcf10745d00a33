import { ingredientLine } from '../fields/figures'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { paragraphs } from '../fields/texts'
import { wrapped } from './wrapped'

/** Also of MasterCook II and for the Mac; some copies have a brace, or no second asterisk. */
const START = /^[ \t]*[*{][ \t]*Exported (?:from|for|by)[ \t]+MasterCook/im
const FIELD =
  /^\s*(Recipe By|Serving Size|Preparation Time|Categories|Total Time|Start to Finish Time)\s*:\s*(.*?)\s*$/i
/** Amount and measure are in columns of 8 and 12 characters, the ingredient in what follows. */
const COLUMNS = /^(.{8}) {2}(.{12}) {2}(.*)$/
const RULE = /^\s*-{4,}\s+-{4,}\s+-{4,}/
const END = /^\s*(?:- ){6,}/
const NOTES = /^\s*NOTES?\s*:\s*(.*)$/i
const NAMED = /^(Source|Copyright|Yield|Cuisine|T\([^)]*\)|S\([^)]*\)|Serving Ideas|Suggested Wine)\s*:\s*(.*)$/i
const UNTOLD = /^\s*(?:Nutr\. Assoc\.|[_ ]{6,}$)/i

/** Whether a text begins as a file of MasterCook does. */
export function isMasterCook(start: string): boolean {
  return START.test(start)
}

/** The recipes of MasterCook's text, `.mxp`. */
export function* recipesOfMasterCook(text: string): Generator<ReadRecipe> {
  const parts = text.replace(/\r\n?/g, '\n').split(new RegExp(`${START.source}.*$`, 'im'))
  for (const part of parts.slice(1)) {
    const recipe = readOne(part.split('\n'))
    if (recipe) yield recipe
  }
}

/** Whether MasterCook has this in place of an author. */
export function isUnnamed(author: string): boolean {
  return /^\s*(?:n\/a|unknown)?\s*$/i.test(author)
}

/** `***SAUCE***` and `Sauce:` as a heading; any other line as it is. */
export function marked(line: string): string {
  const name = /^([*=-]{2,})\s*([^*=-].*?)\s*[*=-]{2,}$/.exec(line)?.[2] ?? /^([^:]{1,60}):$/.exec(line)?.[1]
  return name === undefined ? line : heading(name)
}

function readOne(lines: readonly string[]): ReadRecipe | null {
  const at = lines.findIndex((line) => line.trim() !== '')
  const head = headOf(lines.slice(at + 1))
  const below = lines.slice(at + 1 + head.length)
  const isLine = below.findIndex((line) => line.trim() === '')
  const ingredients = isLine < 0 ? below : below.slice(0, isLine)
  const { steps, notes, nutrition, named } = textOf(isLine < 0 ? [] : below.slice(isLine))
  const fields = fieldsOf(head)
  const author = fields.get('recipe by') ?? ''
  const serves = Number(fields.get('serving size'))
  const made = named.get('yield') ?? ''
  return readRecipe({
    app: 'MASTERCOOK',
    name: lines[at],
    sourceName: named.get('source') || (isUnnamed(author) ? '' : author),
    makes: serves > 0 ? serves : made,
    prep: timeOf(fields.get('preparation time')),
    total: timeOf(fields.get('total time') ?? fields.get('start to finish time')),
    categories: (fields.get('categories') ?? '').split(/\s{2,}|\n/).filter((name) => name !== ''),
    labels: [named.get('cuisine') ?? ''].filter((name) => name !== ''),
    notes,
    lines: sectionedLines(linesOf(ingredients)),
    steps: sectionedSteps(wrapped(steps)),
    nutrition,
    left: paragraphs(
      ...[...named]
        .filter(([name]) => !['source', 'cuisine', ...(serves > 0 ? [] : ['yield'])].includes(name))
        .map((pair) => pair.join(': ')),
      named.has('source') && !isUnnamed(author) ? `author: ${author}` : '',
    ),
  })
}

/** The lines before the ingredients, with the line under their columns. */
function headOf(lines: readonly string[]): readonly string[] {
  const rule = lines.findIndex((line) => RULE.test(line))
  return rule < 0 ? lines : lines.slice(0, rule + 1)
}

/** Two fields may be on one line, and categories on several. */
function fieldsOf(head: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  let last = ''
  for (const line of head.flatMap((one) => one.split(/(?=(?<=\S\s+)Preparation Time\s*:)/))) {
    const [, name, value = ''] = FIELD.exec(line) ?? []
    if (name !== undefined) fields.set((last = name.toLowerCase()), value)
    else if (/^\s{10,}\S/.test(line) && last === 'categories' && !/Ingredient/.test(line))
      fields.set(last, `${fields.get(last) ?? ''}\n${line.trim()}`)
  }
  return fields
}

/** One text for each ingredient. A line without amount is one as well, unless it surely goes on with the one before. */
function linesOf(lines: readonly string[]): string[] {
  const texts: string[] = []
  for (const line of lines) {
    const [, amount = '', unit = '', name = line] = COLUMNS.exec(line.padEnd(24)) ?? []
    const [food, before] = [name.trim(), texts.at(-1)]
    const isAlone = `${amount}${unit}`.trim() === ''
    if (isAlone && before !== undefined && (before.endsWith(',') || food.startsWith('--')))
      texts[texts.length - 1] = `${before} ${food}`
    else texts.push(isAlone ? marked(food) : ingredientLine(amount.trim(), unit.trim(), food, ''))
  }
  return texts.map((text) => text.replace(/\s*--\s*/g, ', ').replace(/\s+/g, ' '))
}

interface Below {
  readonly steps: string[]
  notes: string
  nutrition: string
  readonly named: ReadonlyMap<string, string>
}

/** What is below the ingredients: steps, up to the first part with a name, and notes. */
function textOf(lines: readonly string[]): Below {
  const steps: string[] = []
  const notes: string[] = []
  const nutrition: string[] = []
  const named = new Map<string, string>()
  let take: (line: string) => void = (line) => void steps.push(line)
  for (const line of lines) {
    const note = NOTES.exec(line)?.[1]
    const [, name, value = ''] = NAMED.exec(line) ?? []
    if (END.test(line)) take = (more) => void notes.push(more)
    else if (UNTOLD.test(line)) take = () => {}
    else if (/^\s*Per (?:Serving|serving)\b/.test(line)) {
      nutrition.push(line.trim())
      take = (more) => void nutrition.push(more.trim())
    } else if (note !== undefined) {
      notes.push(note)
      take = (more) => void notes.push(more)
    } else if (name !== undefined) {
      const key = name.toLowerCase()
      const add = (more: string): void => {
        const words = more.trim().replace(/^"|"$/g, '')
        if (words !== '') named.set(key, [named.get(key), words].filter(Boolean).join(' '))
      }
      add(value)
      take = add
    } else take(line)
  }
  const written = (texts: readonly string[]): string => wrapped(texts).join('\n\n')
  return { steps, notes: written(notes), nutrition: nutrition.filter(Boolean).join('\n'), named }
}
