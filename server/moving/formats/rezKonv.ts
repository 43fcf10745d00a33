import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, partedNames } from '../fields/texts'
import { fromCodePage437 } from './codePage437'
import { wrapped } from './wrapped'

const START = /^[=M-]{5,}[ \t]*REZKONV/im
const END = /^={5}\s*$/
const SECTION = /^={3,}\s*([^=\s].*?)\s*={3,}\s*$/
const FIELD = /^\s*(Titel|Kategorien|Menge)\s*:\s*(.*)$/i
/** Amounts and units are set before the food; a line that begins at the margin is text. */
const LINE = /^(?:\s{2,}\S|\s*[\d½¼¾⅓⅔])/
const SOURCE = /^Quelle$/i

/** Whether a text begins as a file of RezKonv does. */
export function isRezKonv(start: string): boolean {
  return START.test(start)
}

/** The recipes of RezKonv, the German kin of MealMaster. */
export function* recipesOfRezKonv(source: string): Generator<ReadRecipe> {
  const parts = fromCodePage437(source)
    .replace(/\r\n?/g, '\n')
    .split(new RegExp(`${START.source}.*$`, 'im'))
  for (const part of parts.slice(1)) {
    const recipe = readOne(part.split('\n'))
    if (recipe) yield recipe
  }
}

function readOne(lines: readonly string[]): ReadRecipe | null {
  const fields = new Map<string, string>()
  const ingredients: string[] = []
  const steps: string[] = []
  const sources: string[] = []
  let place: 'lines' | 'source' | 'text' = 'lines'
  for (const line of lines) {
    if (END.test(line)) break
    const [, name, value = ''] = FIELD.exec(line) ?? []
    const section = SECTION.exec(line)?.[1]
    if (name !== undefined && ingredients.length + steps.length === 0) fields.set(name.toLowerCase(), value)
    else if (section !== undefined) {
      place = SOURCE.test(section) ? 'source' : 'lines'
      if (place === 'lines') ingredients.push(heading(section))
    } else if (line.trim() === '') {
      if (place === 'source') place = 'text'
      else if (place === 'text') steps.push('')
    } else if (place === 'source') sources.push(line.trim())
    else if (place === 'lines' && LINE.test(line)) take(ingredients, line)
    else {
      // A heading over text is none over ingredients.
      if (place === 'lines' && ingredients.at(-1)?.startsWith('# ')) steps.push('', ingredients.pop() ?? '', '')
      place = 'text'
      steps.push(line)
    }
  }
  const makes = lineOf(fields.get('menge'))
  return readRecipe({
    app: 'REZKONV',
    name: fields.get('titel'),
    sourceName: sources.join(', '),
    makes: /^\d+(?:\s+(?:Portion(?:en)?|Personen?))?$/i.test(makes) ? `serves ${Number.parseInt(makes, 10)}` : makes,
    categories: partedNames(fields.get('kategorien')),
    lines: sectionedLines(ingredients),
    steps: sectionedSteps(wrapped(steps)),
  })
}

/** A line that begins with dashes goes on with the one before. */
function take(ingredients: string[], line: string): void {
  const text = line.replace(/\s+/g, ' ').trim()
  const before = ingredients.at(-1)
  if (/^-+\s/.test(text) && before !== undefined && !before.startsWith('# '))
    ingredients[ingredients.length - 1] = `${before}, ${text.replace(/^-+\s+/, '')}`
  else ingredients.push(text.replace(/\s*;\s*/g, ', '))
}
