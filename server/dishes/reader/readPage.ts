import { Parser } from 'htmlparser2'
import { PageItems, type Attributes } from './pageItems'
import { isText, type DataNode } from './recipeNodes'

/** What of a page's source may say what a recipe is. */
export interface PageContent {
  /** The contents of its JSON-LD blocks. */
  readonly jsonLd: readonly string[]
  /** Recipes that its elements describe by microdata or RDFa. */
  readonly recipes: readonly DataNode[]
  /** Its first heading of the first level; empty when it has none. */
  readonly title: string
  /** What a reader sees, a line for each of its lines. */
  readonly text: string
  /** The page's own address as it names it. */
  readonly address: string | null
}

/** Elements that are read, and that are open at once; what is beyond is not read. No real page comes near. */
const MOST_ELEMENTS = 200_000
const DEEPEST = 500
/** Characters of text that are kept. */
const MOST_TEXT = 200_000

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'select', 'textarea', 'button'])
const ASIDE = new Set(['nav', 'footer', 'aside'])
const LINES = new Set(['li', 'p', 'br', 'tr', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BOXES = new Set(['div', 'section', 'article', 'ul', 'ol', 'dl', 'table', 'td', 'th', 'main', 'figure'])

class Enough extends Error {}

/** Whether a text is the source of a page, or a part of one that describes a recipe. */
export function isPage(text: string): boolean {
  return (
    /^\s*(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype|html|head|body)\b/i.test(text) ||
    /application\/ld\+json|\bitemtype\s*=\s*["']?[^"'<>]{0,60}\/recipe\b|\btypeof\s*=\s*["']?[^"'<>]{0,60}\brecipe\b/i.test(
      text,
    )
  )
}

/**
 * Reads a page's source as it comes, without building the page: nothing of it runs and no address is fetched. Time and
 * memory are bounded by its length; a page that is nested beyond all use is read as far as that.
 */
export function readPage(source: string): PageContent {
  const items = new PageItems()
  const open: string[] = []
  const jsonLd: string[] = []
  let block: string[] | null = null
  let address: string | null = null
  let text = ''
  let title: string | null = null
  let titleStart = -1
  let unseen = 0
  let aside = 0
  let elements = 0
  const say = (words: string): void => {
    items.text(words)
    if (aside === 0 && text.length < MOST_TEXT) text += words
  }
  const part = (tag: string): void => {
    if (LINES.has(tag)) say('\n')
    else if (BOXES.has(tag)) say('\v')
  }
  const parser = new Parser({
    onopentag: (tag, attributes: Attributes) => {
      elements += 1
      if (elements > MOST_ELEMENTS || open.length >= DEEPEST) throw new Enough()
      open.push(tag)
      if (UNSEEN.has(tag)) unseen += 1
      if (ASIDE.has(tag)) aside += 1
      part(tag)
      items.open(tag, attributes)
      if (tag === 'script' && /ld\+json/i.test(attributes.type ?? '')) block = []
      if (tag === 'h1') titleStart = text.length
      address ??= addressOf(tag, attributes)
    },
    onclosetag: (tag) => {
      open.pop()
      if (tag === 'script' && block) {
        jsonLd.push(block.join(''))
        block = null
      }
      if (UNSEEN.has(tag)) unseen -= 1
      if (ASIDE.has(tag)) aside -= 1
      items.close()
      if (tag === 'h1' && titleStart >= 0) title ??= tidy(text.slice(titleStart)).replace(/\n/g, ' ') || null
      part(tag)
    },
    ontext: (words) => {
      if (block) block.push(words)
      else if (unseen === 0) say(words.replace(/\s+/g, ' '))
    },
  })
  try {
    parser.write(source)
    parser.end()
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    while (open.pop() !== undefined) items.close()
  }
  return { jsonLd, recipes: items.recipes, address, title: title ?? '', text: tidy(text) }
}

function addressOf(tag: string, { rel, href, property, content }: Attributes): string | null {
  if (tag === 'link' && /^canonical$/i.test(rel ?? '')) return isText(href) ? href : null
  return tag === 'meta' && property === 'og:url' && isText(content) ? content : null
}

function tidy(text: string): string {
  return text
    .split(/[\n\v]+/)
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
