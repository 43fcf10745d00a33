import MarkdownIt from 'markdown-it'
import { escapeMarkup } from '../pure/escapeMarkup'
import { GUIDE_NAMES } from './readGuides'
import { CALL_FORMS } from './samples/callForms'
import { curlCall } from './samples/curlCall'

const markdown = new MarkdownIt({ html: false })
const fence = markdown.renderer.rules.fence
markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const shown = fence?.(tokens, index, options, env, self) ?? ''
  return token?.info === 'sh' ? shown + otherForms(token.content) : shown
}

/** An example that calls by curl, in other languages: beneath it, closed. */
function otherForms(example: string): string {
  const call = curlCall(example)
  if (!call) return ''
  const forms = Object.entries(CALL_FORMS).map(
    ([language, form]) => `<details><summary>${language}</summary>\n${inFence(form(call))}</details>\n`,
  )
  return `<div class="forms">\n${forms.join('')}</div>\n`
}

const inFence = (text: string): string => `<pre tabindex="0"><code>${escapeMarkup(text)}</code></pre>\n`

/** The anchor of a heading, as hosts of repositories make it, so that links work in both places. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** A code as a heading: it is its own anchor. */
const CODE = /^`([A-Z_]+)`$/

const isGuide = (name: string): boolean => GUIDE_NAMES.some((known) => known === name)

/** Where a link of a guide leads on the server: files beside it are pages, anything else of the repository is none. */
function addressOf(href: string): string | null {
  const [, name = '', anchor = ''] = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? []
  if (isGuide(name)) return `/docs/${name}${anchor}`
  return /^(?:https?:|\/|#)/.test(href) ? href : null
}

/** The HTML of a guide's Markdown. Markup within the text is shown, never used. */
export function renderMarkdown(text: string): string {
  const tokens = markdown.parse(text, {})
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const content = tokens[index + 1]?.content ?? ''
      token.attrSet('id', CODE.exec(content)?.[1] ?? anchorOf(content))
    }
    // Wide tables and examples scroll by themselves, also for those who use no mouse.
    if (token.type === 'table_open' || token.type === 'fence') token.attrSet('tabindex', '0')
    for (const child of token.children ?? []) {
      if (child.type !== 'link_open') continue
      const address = addressOf(String(child.attrGet('href')))
      if (address === null) child.attrs = null
      else child.attrSet('href', address)
    }
  })
  return markdown.renderer.render(tokens, markdown.options, {})
}
