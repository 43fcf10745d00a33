import { escapeMarkup } from '../pure/escapeMarkup'
import { messages } from './messages'
import type { Guide, GuideName } from './readGuides'
import { STYLE } from './style'

/** What a page of the guides is made of. */
export interface Page {
  readonly title: string
  /** HTML. */
  readonly content: string
  /** The guide that it is, or belongs to. */
  readonly guide?: GuideName
  /** What was searched for. */
  readonly words?: string
}

/** A page of the guides, without script. */
export function guidePage(
  { title, content, guide, words = '' }: Page,
  guides: readonly Guide[],
  product: string,
): string {
  const heading = messages.heading({ product })
  const links = guides.map(({ name, title: text }) => {
    const current = name === guide ? ' aria-current="page"' : ''
    return `<li><a href="/docs/${name}"${current}>${escapeMarkup(text)}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title === heading ? heading : `${title} · ${heading}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<div class="page">
<header>
<a href="/docs">${escapeMarkup(heading)}</a>
<a class="contents" href="#guides">${messages.contents}</a>
<form action="/docs" role="search">
<input type="search" name="q" maxlength="100" value="${escapeMarkup(words)}" aria-label="${messages.searchLabel}">
<button>${messages.search}</button>
</form>
</header>
<main>
${content}
</main>
<nav id="guides" aria-label="${messages.contents}">
<ul>
${links.join('\n')}
<li><a href="/graphql">${messages.explorer}</a></li>
<li><a href="/api/docs">${messages.rest}</a></li>
<li><a href="/schema.graphql">${messages.schema}</a></li>
</ul>
</nav>
</div>
</body>
</html>
`
}
