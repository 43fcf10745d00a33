import type { Guide } from './readGuides'
import { plain } from './readGuides'
import { anchorOf } from './renderMarkdown'

/** A part of a guide in which all words of a search are. */
export interface Found {
  readonly title: string
  readonly address: string
  /** Some words around the first of them. */
  readonly excerpt: string
}

interface Part {
  readonly guide: string
  readonly heading: string
  readonly address: string
  readonly text: string
}

const MOST_FOUND = 20
const BEFORE = 60
const EXCERPT = 220

/** The parts of guides that lie between headings. */
const partsOf = (guides: readonly Guide[]): Part[] =>
  guides.flatMap(({ name, title, markdown }) =>
    markdown.split(/^(?=## )/m).map((part) => {
      const heading = /^## (.+)/.exec(part)?.[1]?.replaceAll('`', '') ?? ''
      const anchor = heading === '' ? '' : `#${anchorOf(heading)}`
      const text = plain(part.replace(/^#+ .+/, '').replaceAll(/```\w*|^(?:#+|-|\d+\.) |[|]-*/gm, '')).replaceAll(
        /\s+/g,
        ' ',
      )
      return { guide: title, heading, address: `/docs/${name}${anchor}`, text }
    }),
  )

/** Searches the guides: every word must be in a part; those with words in their headings come first. */
export function searcherOf(guides: readonly Guide[]): (text: string) => Found[] {
  const parts = partsOf(guides).map((part) => ({
    ...part,
    heads: `${part.guide} ${part.heading}`.toLowerCase(),
    whole: `${part.guide} ${part.heading} ${part.text}`.toLowerCase(),
  }))
  return (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    const rank = ({ heads }: { heads: string }) => -words.filter((word) => heads.includes(word)).length
    return parts
      .filter(({ whole }) => words.every((word) => whole.includes(word)))
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, MOST_FOUND)
      .map(({ guide, heading, address, text: all }) => ({
        title: heading === '' ? guide : `${guide}: ${heading}`,
        address,
        excerpt: excerptOf(all, words),
      }))
  }
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const at = Math.max(0, Math.min(...words.map((word) => lower.indexOf(word)).filter((index) => index >= 0)) - BEFORE)
  const from = Number.isFinite(at) && at > 0 ? text.indexOf(' ', at) + 1 : 0
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + EXCERPT).trim()}${text.length > from + EXCERPT ? ' …' : ''}`
}
