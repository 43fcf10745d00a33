import { isMarked, mayBeOverSteps, type MethodLine, partHeadings } from './headings'
import { oneLine, plainText } from './plainText'
import { headingOf } from './recipeHeadings'
import { byHeadings, byLooks } from './recipeParts'
import { withoutStepNumber } from './recipeStep'
import { tellsServesOrTime, timesOf, yieldOf } from './servesAndMinutes'
import { soundDetails } from './sourceDetails'
import { soundUrl, type SourceRecipe } from './sourceRecipe'
import { whenEaten } from './whenEaten'

const ADDRESS = /https?:\/\/[^\s<>"']{1,1000}/i

/** A recipe as people write it down: a name, ingredient lines and steps, with headings or without. */
export function readPlainRecipe(text: string): SourceRecipe {
  const marked = new Set<string>()
  const lines = plainText(text)
    .split('\n')
    .map(oneLine)
    .map((line) => withoutMarks(line, marked))
    .filter((line) => line !== '')
  const figures = lines.filter(tellsServesOrTime)
  const content = lines.filter(
    (line) => !tellsServesOrTime(line) && !(ADDRESS.test(line) && line.length < 300 && !/\s\S+\s\S+\s/.test(line)),
  )
  const headings = content.filter((line) => headingOf(line) === 'ingredients')
  const { name, ingredients, lineHeadings, steps, about, notes, nutrition } =
    headings.length > 0 || content.some((line) => headingOf(line) === 'steps') ? byHeadings(content) : byLooks(content)
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
