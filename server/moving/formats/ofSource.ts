import type { SourceRecipe } from '../../dishes/reader/sourceRecipe'
import { readRecipe, type Given, type ReadRecipe } from '../fields/readRecipe'

/** A recipe that the reader of pasted recipes made of a text or page. */
export function ofSource(source: SourceRecipe, more: Partial<Given> = {}): ReadRecipe | null {
  return readRecipe({
    app: null,
    name: source.name,
    url: source.urlDetails,
    makes: source.serves ?? source.yields,
    total: { minutes: source.minutes, text: '' },
    lines: source.lines.map((text) => ({ text, section: null })),
    steps: source.steps.map((text) => ({ text, section: null })),
    ...more,
  })
}
