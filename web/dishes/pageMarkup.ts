/** What no reader sees, or what is about the site and not about the recipe. */
const UNREAD = 'script, style, link, svg, iframe, template, noscript, nav, footer, aside, select, textarea, button, img'
/** What says what an element means; everything else of an element is dropped. */
const KEPT = new Set([
  'itemscope',
  'itemtype',
  'itemprop',
  'typeof',
  'property',
  'vocab',
  'content',
  'datetime',
  'value',
])
const RECIPES = '[itemtype*="/recipe" i], [typeof*="recipe" i]'

/** Nothing of the page runs and nothing that it names is loaded: it is parsed apart from this one. */
export function parsePage(source: string): Document {
  return new DOMParser().parseFromString(source, 'text/html')
}

/** A page's recipes as markup: blocks of data and the elements that describe recipes, or all that a reader sees. */
export function markupOfPage(page: Document, data: readonly string[]): string {
  const address = page.querySelector('link[rel="canonical" i]')?.getAttribute('href')
  const marked = [...page.querySelectorAll(RECIPES)].filter((element) => !element.parentElement?.closest(RECIPES))
  const parts = marked.length === 0 && data.length === 0 ? [page.body] : marked
  for (const part of parts) strip(part)
  const head = address ? Object.assign(page.createElement('link'), { rel: 'canonical', href: address }).outerHTML : ''
  const blocks = data.map(
    (text) => `<script type="application/ld+json">${text.replace(/<\/script/gi, '<\\/script')}</script>`,
  )
  return ['<!doctype html>', head, ...blocks, ...parts.map(({ outerHTML }) => outerHTML)].join('')
}

function strip(root: Element): void {
  for (const unread of root.querySelectorAll(UNREAD)) if (!describes(unread)) unread.remove()
  const comments = root.ownerDocument.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of [...element.attributes])
      if (!KEPT.has(name) && !(name === 'href' && describes(element))) element.removeAttribute(name)
}

function describes(element: Element): boolean {
  return !/^(?:script|img)$/i.test(element.tagName) && element.matches('[itemprop], [property]')
}
