import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api'

/** A page with fewer letters is a picture with a word on it, such as a page number. */
const FEWEST = 20
/** A gap of so many heights of a line parts two paragraphs. */
const GAP = 1.9

/** The text of a PDF page in the order in which it was set, line by line; empty for a page that is a picture. */
export function textOfPage(items: TextContent['items']): string {
  const lines: string[] = []
  let line = ''
  let above: number | null = null
  for (const item of items) {
    if (!('str' in item)) continue
    if (line === '' && item.str.trim() !== '') {
      const { y, height } = placeOf(item)
      if (above !== null && above - y > GAP * height) lines.push('')
      above = y
    }
    line += item.str
    if (!item.hasEOL) continue
    lines.push(line.trim())
    line = ''
  }
  const text = [...lines, line.trim()]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return (text.match(/\p{L}/gu) ?? []).length < FEWEST ? '' : text
}

const placeOf = ({ transform, height }: TextItem) => ({ y: Number(transform[5]), height: height || 12 })
