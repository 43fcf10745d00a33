import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { partedNames } from '../fields/texts'

const BETWEEN = /^-{14,}[ \t]*$/m
const VALUE = /^([A-Z][A-Za-z ]{1,30}):[ \t]*(.*)$/
const BLOCKS = ['ingredients', 'directions']
const KNOWN = [
  ...['title', 'description', 'serves', 'servings', 'yield', 'source', 'photo url', 'prep time', 'cook time'],
  ...['total time', 'tags', 'course', 'cuisine', 'main ingredient', ...BLOCKS],
]

/** Whether a text is Plan to Eat's: values by their names, each recipe after a line of dashes. */
export function isPlanToEatText(start: string): boolean {
  return BETWEEN.test(start) && /^Title:/m.test(start) && /^(?:Ingredients|Directions):/m.test(start)
}

/** The recipes of a text that Plan to Eat exported. */
export function* recipesOfPlanToEatText(text: string): Generator<ReadRecipe> {
  for (const part of text.replace(/\r\n?/g, '\n').split(BETWEEN)) {
    const values = valuesOf(part)
    const value = (...names: string[]): string =>
      names.map((name) => values[name] ?? '').find((one) => one !== '') ?? ''
    const source = value('source')
    const recipe = readRecipe({
      app: 'PLAN_TO_EAT',
      url: /^https?:/.test(source) ? source : '',
      sourceName: /^https?:/.test(source) ? '' : source,
      name: value('title').replace(/^"|"$/g, ''),
      description: value('description'),
      pictureUrl: value('photo url'),
      makes: value('serves', 'servings', 'yield'),
      prep: timeOf(value('prep time')),
      cook: timeOf(value('cook time')),
      total: timeOf(value('total time')),
      categories: partedNames(value('course')),
      labels: [...new Set([value('tags'), value('cuisine'), value('main ingredient')].flatMap(partedNames))],
      lines: sectionedLines(value('ingredients').split('\n').map(lineText)),
      steps: sectionedSteps([value('directions')]),
      left: leftOf(values, KNOWN),
    })
    if (recipe) yield recipe
  }
}

/** Ingredients and directions have many lines, in which other names may occur; only what follows them ends them. */
function valuesOf(part: string): Record<string, string> {
  const values: Record<string, string> = {}
  let last = ''
  for (const line of part.split('\n')) {
    const [, name, value = ''] = VALUE.exec(line) ?? []
    const key = name?.toLowerCase() ?? ''
    if (name !== undefined && !(key in values) && (!BLOCKS.includes(last) || BLOCKS.includes(key)))
      values[(last = key)] = value
    else if (last !== '') values[last] = `${values[last] ?? ''}\n${line}`
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))
}

/** A heading is `, Sauce`, and a piece `2 itm Egg`. */
export function lineText(line: string): string {
  return /^\s*,/.test(line) ? heading(line.replace(/^\s*,\s*/, '')) : line.replace(/^(\s*[\d./ -]+) itm\b/, '$1')
}
