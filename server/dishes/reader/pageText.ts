import { readPlainRecipe } from './readPlainRecipe'
import { headingOf } from './recipeHeadings'
import { looksMeasured } from './recipeStep'
import { tellsServesOrTime } from './servesAndMinutes'
import type { SourceRecipe } from './sourceRecipe'

/** Lines between the two headings at most, and steps after the second: what is more is a page about something else. */
const MOST_LINES = 80
const AFTER =
  /^(?:(?:leave a|add a|post a|your) (?:comment|reply|review)|(?:\d+ )?(?:comments|reviews|replies)|related|you (?:may|might) also|more (?:recipes|like)|share|rate this|newsletter|subscribe|about the author|did you make|tags|categories|print)\b/i

/**
 * The recipe in the text of a page that describes none as data: what stands between the heading of its ingredients and
 * the end of its method. Null without both headings and some measured ingredients, for then it is a guess.
 */
export function recipeOfPageText(text: string, title: string): SourceRecipe | null {
  const lines = text.split('\n')
  const headings = lines.map((line) => (line.length > 80 ? null : headingOf(line)))
  // Pages link to the parts of themselves, so that the last heading before measured lines is the one.
  const start = headings.findIndex(
    (heading, at) => heading === 'ingredients' && lines.slice(at + 1, at + 6).some(looksMeasured),
  )
  const method = headings.findIndex((heading, at) => at > start && heading === 'steps')
  if (start < 0 || method < 0 || method - start > MOST_LINES) return null
  const ingredients = lines.slice(start + 1, method)
  if (ingredients.filter(looksMeasured).length < 2) return null
  const rest = lines.slice(method + 1)
  const end = rest.findIndex(
    (line) => AFTER.test(line) || ['else', 'notes', 'ingredients'].includes(headingOf(line) ?? ''),
  )
  const about = lines.slice(Math.max(0, start - 12), start).filter(tellsServesOrTime)
  const steps = end < 0 ? rest : rest.slice(0, end)
  return readPlainRecipe([title, ...about, ...lines.slice(start, method + 1), ...steps].join('\n'))
}
