import type { SourceHeading } from '../../dishes/reader/headings'
import type { SourceRecipe } from '../../dishes/reader/sourceRecipe'
import { readRecipe, type Given, type ReadRecipe } from '../fields/readRecipe'
import type { SectionedText } from '../MovedRecipe'

/** A recipe that the reader of pasted recipes made of a text or page. */
export function ofSource(source: SourceRecipe, more: Partial<Given> = {}): ReadRecipe | null {
  return readRecipe({
    app: null,
    name: source.name,
    url: source.urlDetails,
    makes: source.serves ?? source.yields,
    total: { minutes: source.minutes, text: '' },
    lines: belowHeadings(source.lines, source.lineHeadings),
    steps: belowHeadings(source.steps, source.stepHeadings),
    ...more,
  })
}

/** Texts below the headings among them. One with no text right below it is a text, since it may be an ingredient. */
function belowHeadings(texts: readonly string[], headings: readonly SourceHeading[]): SectionedText[] {
  const found: SectionedText[] = []
  let section: string | null = null
  let next = 0
  for (let at = 0; at <= texts.length; at += 1) {
    const text = texts[at]
    for (let heading = headings[next]; heading?.before === at; heading = headings[(next += 1)])
      if (text === undefined || headings[next + 1]?.before === at) found.push({ text: heading.title, section })
      else section = heading.title
    if (text !== undefined) found.push({ text, section })
  }
  return found
}
