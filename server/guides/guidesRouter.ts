import { type Response, Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import { answerUnchanged, etagOf } from '../http/etag'
import { notAllowed } from '../http/notAllowed'
import type { Config } from '../platform/config'
import { escapeMarkup } from '../pure/escapeMarkup'
import { codePage, codesOf, codeTables } from './codePages'
import { deprecationsOf, deprecationTables } from './deprecations'
import { guidePage, type Page } from './guidePage'
import { messages } from './messages'
import { type Guide, readGuides } from './readGuides'
import { renderMarkdown } from './renderMarkdown'
import { type Found, searcherOf } from './searchGuides'

const LONGEST_SEARCH = 100

/**
 * The guides for developers at /docs, each as a page and as Markdown, with a page of each code, what of the schema goes and
 * when, a search, and /llms.txt (docs/product.md API-67). They are the same for everyone, and made once.
 */
export function guidesRouter(
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  schema: GraphQLSchema,
): Router {
  const codes = codesOf(schema)
  const added: Partial<Record<Guide['name'], string>> = {
    errors: codeTables(codes),
    versions: deprecationTables(deprecationsOf(schema)),
  }
  const guides = readGuides().map((guide) => ({
    ...guide,
    markdown: [guide.markdown, added[guide.name]].filter(Boolean).join('\n'),
  }))
  const search = searcherOf(guides)
  const write = (page: Page) => guidePage(page, guides, productName)
  const made = new Map<string, string>()
  const once = (address: string, make: () => Page): string => {
    const page = made.get(address) ?? write(make())
    made.set(address, page)
    return page
  }
  const router = Router()
  router
    .route('/docs')
    .get((request, response) => {
      const words = String(request.query.q ?? '')
        .trim()
        .slice(0, LONGEST_SEARCH)
      if (words !== '')
        send(response, 'html', write({ title: messages.search, words, content: foundIn(search(words), words) }))
      else
        send(
          response,
          'html',
          once('', () => ({
            title: messages.heading({ product: productName }),
            content: contentsOf(guides, productName),
          })),
        )
    })
    .all(notAllowed('GET'))
  router
    .route('/docs/errors/:code')
    .get((request, response, next) => {
      const code = codes.find(({ name }) => name === request.params.code)
      if (!code) return next('route')
      const make = () => ({ title: code.name, guide: 'errors' as const, content: renderMarkdown(codePage(code)) })
      send(response, 'html', once(`errors/${code.name}`, make))
    })
    .all(notAllowed('GET'))
  router
    .route('/docs/:name.md')
    .get((request, response, next) => {
      const guide = guides.find(({ name }) => name === request.params.name)
      if (!guide) return next('route')
      send(response, 'text/markdown', guide.markdown)
    })
    .all(notAllowed('GET'))
  router
    .route('/docs/:name')
    .get((request, response, next) => {
      const guide = guides.find(({ name }) => name === request.params.name)
      if (!guide) return next('route')
      send(
        response,
        'html',
        once(guide.name, () => ({ title: guide.title, guide: guide.name, content: contentOf(guide) })),
      )
    })
    .all(notAllowed('GET'))
  router
    .route('/llms.txt')
    .get((_request, response) => send(response, 'text/plain', llmsTxt(guides, { productName, publicUrl })))
    .all(notAllowed('GET'))
  return router
}

function send(response: Response, type: string, content: string): void {
  response.setHeader('Cache-Control', 'no-cache')
  response.type(type)
  if (!answerUnchanged(response.req, response, etagOf(content))) response.send(content)
}

const contentOf = ({ name, markdown }: Guide): string =>
  `${renderMarkdown(markdown)}<p><a href="/docs/${name}.md">${messages.markdown}</a></p>`

function contentsOf(guides: readonly Guide[], product: string): string {
  const items = guides.map(
    ({ name, title, summary }) =>
      `<li><a href="/docs/${name}">${escapeMarkup(title)}</a><br>${escapeMarkup(summary)}</li>`,
  )
  return `<h1>${escapeMarkup(messages.heading({ product }))}</h1>
<p>${messages.intro}</p>
<ul class="found">
${items.join('\n')}
</ul>`
}

function foundIn(found: readonly Found[], words: string): string {
  const items = found.map(
    ({ title, address, excerpt }) =>
      `<li><a href="${address}">${escapeMarkup(title)}</a><br>${escapeMarkup(excerpt)}</li>`,
  )
  const list = items.length > 0 ? `<ul class="found">\n${items.join('\n')}\n</ul>` : `<p>${messages.foundNone}</p>`
  return `<h1>${escapeMarkup(messages.found({ words }))}</h1>\n${list}`
}

/** What there is to read, for assistants that write programs (llmstxt.org). */
function llmsTxt(
  guides: readonly Guide[],
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
): string {
  const lines = guides.map(({ name, title, summary }) => `- [${title}](${publicUrl}/docs/${name}.md): ${summary}`)
  const files = [
    `- [${messages.schema}](${publicUrl}/schema.graphql)`,
    `- [${messages.rest}](${publicUrl}/api/openapi.json)`,
  ]
  return [
    `# ${productName}`,
    '',
    `> ${messages.intro}`,
    '',
    `## ${messages.contents}`,
    '',
    ...lines,
    ...files,
    '',
  ].join('\n')
}
