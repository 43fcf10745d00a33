import { dayOf, ratingOf } from '../fields/figures'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { partedNames } from '../fields/texts'

/** The names of its values, in their order: a value may have many lines, in which another name may occur. */
const NAMES = [
  ...['Title', 'Description', 'Yield', 'ActiveTime', 'TotalTime', 'Source', 'Url', 'Folder', 'Ingredients'],
  ...['Instructions', 'Notes', 'CreatedAt', 'UpdatedAt', 'Rating', 'Labels', 'Images'],
]
const START = /^Title: .*\r?\nDescription: /m
const NUTRITION = /^Nutrition([A-Z]\w*): (.+)$/gm

/** Whether a text begins as a text of RecipeSage does. */
export function isRecipeSageText(start: string): boolean {
  return (
    START.test(start) &&
    /^\s*(?:={3,} *Recipes *={3,}\s*)?Title: /.test(start) &&
    /^(?:ActiveTime|TotalTime|Yield): /m.test(start)
  )
}

/** The recipes of a text that RecipeSage exported. */
export function* recipesOfRecipeSageText(text: string): Generator<ReadRecipe> {
  for (const part of text.replace(/\r\n?/g, '\n').split(/(?=^Title: .*\nDescription: )/m)) {
    const values = valuesOf(part)
    const value = (name: string): string => values.get(name) ?? ''
    const recipe = readRecipe({
      app: 'RECIPESAGE',
      url: value('Url'),
      sourceName: value('Source'),
      name: value('Title'),
      description: value('Description'),
      pictureUrl: value('Images'),
      makes: value('Yield'),
      prep: timeOf(value('ActiveTime')),
      total: timeOf(value('TotalTime')),
      labels: partedNames(value('Labels')),
      rating: ratingOf(value('Rating')),
      notes: value('Notes'),
      lines: sectionedLines([value('Ingredients')]),
      steps: sectionedSteps([value('Instructions')]),
      nutrition: [...part.matchAll(NUTRITION)]
        .filter(([, , said = '']) => !isNone(said))
        .map(nutritionLine)
        .join('\n'),
      createdOn: dayIn(value('CreatedAt')),
    })
    if (recipe) yield recipe
  }
}

function valuesOf(part: string): ReadonlyMap<string, string> {
  const lines = part.split('\n')
  const values = new Map<string, string>()
  let last = -1
  for (const line of lines) {
    const at = NAMES.findIndex((name, index) => index > last && line.startsWith(`${name}:`))
    if (at >= 0 && (at > last || last < 0)) {
      last = at
      values.set(NAMES[at] ?? '', line.slice((NAMES[at] ?? '').length + 1).trim())
    } else if (last >= 0 && !/^Nutrition[A-Z]\w*: /.test(line)) {
      const name = NAMES[last] ?? ''
      values.set(name, `${values.get(name) ?? ''}\n${line}`)
    }
  }
  return new Map([...values].map(([name, value]) => [name, isNone(value) ? '' : value.trim()]))
}

const isNone = (text: string): boolean => /^\s*(?:null|undefined)?\s*$/.test(text)

function nutritionLine([, name = '', said = '']: RegExpMatchArray): string {
  return `${name.replace(/([a-z])([A-Z])/g, (_whole, one: string, other: string) => `${one} ${other.toLowerCase()}`)}: ${said.trim()}`
}

/** JavaScript's words for a time, or ISO. */
function dayIn(text: string): string | null {
  const at = Date.parse(text)
  return dayOf(text) ?? (Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10))
}
