import { Parser } from 'htmlparser2'
import { MovedError } from '../MovedError'

/** An element of a page, in a flat list in the order of the page: nothing here recurses, however deep pages are. */
export interface PageElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** What it shows, a line for each of its lines. */
  readonly text: string
  /** The elements within it, whatever lies between. */
  readonly inner: readonly PageElement[]
}

/** Elements and attributes. */
const MOST_PARTS = 1_000_000
const UNSEEN = new Set(['script', 'style', 'template'])
const LINES = new Set(['li', 'p', 'br', 'tr', 'div', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

interface Found {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly from: number
  to: number
  until: number
}

/**
 * The elements of a page.
 *
 * @throws MovedError if they and their attributes are more than a million.
 */
export function pageElements(source: string): PageElement[] {
  const found: Found[] = []
  const open: Found[] = []
  const texts: string[] = []
  let length = 0
  let unseen = 0
  let parts = 0
  const say = (words: string): void => {
    texts.push(words)
    length += words.length
  }
  const count = (): void => {
    parts += 1
    if (parts > MOST_PARTS) throw new MovedError('TOO_MANY')
  }
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      count()
      if (UNSEEN.has(tag)) unseen += 1
      if (LINES.has(tag)) say('\n')
      const element = { tag, attributes, from: length, to: length, until: 0 }
      found.push(element)
      open.push(element)
    },
    onclosetag: (tag) => {
      if (UNSEEN.has(tag)) unseen -= 1
      const element = open.pop()
      if (element) Object.assign(element, { to: length, until: found.length })
      if (LINES.has(tag)) say('\n')
    },
    onattribute: count,
    ontext: (words) => {
      if (unseen === 0) say(words.replace(open.at(-1)?.tag === 'pre' ? /[^\S\n]+/g : /\s+/g, ' '))
    },
  })
  parser.write(source)
  parser.end()
  const text = texts.join('')
  const elements: PageElement[] = found.map(({ tag, attributes, from, to, until }, at) => ({
    tag,
    attributes,
    get text() {
      return tidy(text.slice(from, to))
    },
    get inner() {
      return elements.slice(at + 1, until)
    },
  }))
  return elements
}

/** Whether an element is of a class. */
export function isOfClass({ attributes }: PageElement, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/).includes(name)
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
