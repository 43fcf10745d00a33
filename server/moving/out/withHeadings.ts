import type { SectionedText } from '../MovedRecipe'

/** Texts with a line before each that begins a section. */
export function withHeadings(texts: readonly SectionedText[], heading: (title: string) => string): string[] {
  let last: string | null = null
  return texts.flatMap(({ text, section }) => {
    const begins = section !== null && section !== last
    last = section
    return begins ? [heading(section), text] : [text]
  })
}
