import { isMarked, mayBeOverSteps, type MethodLine, partHeadings } from './headings'
import { asItems } from './listItems'
import { oneLine, plainText } from './plainText'
import { headingOf } from './recipeHeadings'
import { byHeadings, byLooks } from './recipeParts'
import { withoutStepNumber } from './recipeStep'
import { tellsServesOrTime, timesOf, yieldOf } from './servesAndMinutes'
import { soundDetails } from './sourceDetails'
import { soundUrl, type SourceRecipe } from './sourceRecipe'
import { whenEaten } from './whenEaten'

/** Signs alone: `=====`, `* * *`. */
const DRAWN = /^[-=_*~+#|: ]{2,}$/
const UNDERLINE = /^(?:={3,}|-{3,})$/
const ADDRESS = /https?:\/\/[^\s<>"']{1,1000}/i

/** A recipe as people write it down: a name, ingredient lines and steps, with headings or without. */
export function readPlainRecipe(text: string): SourceRecipe {
  const marked = new Set<string>()
  const lines = markedByLines(plainText(text).split('\n').map(oneLine))
    .map((line) => withoutMarks(line, marked))
    .filter((line) => line !== '')
  const figures = lines.filter(tellsServesOrTime)
  const content = lines.filter(
    (line) => !tellsServesOrTime(line) && !(ADDRESS.test(line) && line.length < 300 && !/\s\S+\s\S+\s/.test(line)),
  )
  const headings = content.filter((line) => headingOf(line) === 'ingredients')
  const isHeaded = headings.length > 0 || content.some((line) => headingOf(line) === 'steps')
  const { name, ingredients, lineHeadings, steps, about, notes, nutrition } = asItems(
    isHeaded ? byHeadings(content) : byLooks(content),
    marked,
  )
  const title = name.replace(/^(?:recipe|name|title)\s*:\s*/i, '').replace(/\s*\((?:serves|makes)\s[^()]{1,40}\)$/i, '')
  const { minutes, ...parts } = timesOf(figures)
  return {
    name: title,
    ...yieldOf([...figures, ...headings, name]),
    minutes,
    categories: whenEaten(title),
    lines: ingredients.map((line) => line.replace(/^\d{1,2}[.)]\s+(?=\S)/, '')),
    lineHeadings,
    ...partHeadings(joinSteps(steps, marked)),
    urlDetails: soundUrl(ADDRESS.exec(text.slice(0, 20_000))?.[0]),
    details: soundDetails({
      ...parts,
      description: about.join('\n'),
      notes: notes.join('\n'),
      sourceNutrition: nutrition.join('\n'),
    }),
  }
}

/** Lines of a text without those that are drawn: a line under a word marks it as a heading, any other parts what it is between. */
function markedByLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (DRAWN.test(line)) return []
    const isHeading = UNDERLINE.test(lines[at + 1] ?? '') && /^\p{L}/u.test(line)
    return [isHeading ? `# ${line}` : line]
  })
}

/** A line without the marks that make it a heading or bold in plain text; what is marked as a heading is added to `marked`. */
function withoutMarks(line: string, marked: Set<string>): string {
  const bare = line
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim()
  if (isMarked(line)) marked.add(bare)
  return bare
}

/** A number alone on its line belongs to the line below. */
function joinSteps(lines: readonly string[], marked: ReadonlySet<string>): MethodLine[] {
  return lines
    .filter((line) => !/^(?:step\s*)?\d{0,2}[.:)]?$/i.test(line))
    .map((line): MethodLine =>
      mayBeOverSteps(line, marked.has(line)) ? { text: line, over: 'maybe' } : { text: withoutStepNumber(line) },
    )
    .filter(({ text }) => text !== '')
}
