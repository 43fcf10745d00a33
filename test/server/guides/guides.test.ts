import { buildSchema } from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { deprecationsOf } from '../../../server/guides/deprecations'
import { GUIDE_NAMES } from '../../../server/guides/readGuides'
import { renderMarkdown } from '../../../server/guides/renderMarkdown'
import { givenApp } from '../../support/givenApp'

const app = givenApp()
const textOf = async (path: string) => (await app.fetch(path)).text()

it('lists every guide with what it is about, and shows each as a page and as Markdown', async () => {
  const contents = await textOf('/docs')
  for (const name of GUIDE_NAMES) {
    expect(contents).toMatch(new RegExp(`<li><a href="/docs/${name}">[^<]+</a><br>\\S`))
    const [page, markdown] = [await app.fetch(`/docs/${name}`), await app.fetch(`/docs/${name}.md`)]
    expect([name, page.status, markdown.status]).toEqual([name, 200, 200])
    const html = await page.text()
    expect(html).toContain(`<a href="/docs/${name}" aria-current="page">`)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(await markdown.text()).toMatch(/^# /)
  }
})

it('leads nowhere that is not there', async () => {
  const pages = new Map(
    await Promise.all(
      ['/docs', ...GUIDE_NAMES.map((name) => `/docs/${name}`)].map(async (path) => [path, await textOf(path)] as const),
    ),
  )
  const links = new Set(
    [...pages].flatMap(([path, html]) => linksIn(html).map((link) => new URL(link, `http://here${path}`))),
  )
  const missing: string[] = []
  for (const { host, pathname, hash, href } of links) {
    if (host !== 'here') continue
    const html = pages.get(pathname) ?? ''
    if (hash !== '' && !html.includes(`id="${hash.slice(1)}"`)) missing.push(href)
    if (html === '' && (await app.fetch(pathname, { headers: { accept: 'text/html' } })).status !== 200)
      missing.push(href)
  }
  expect(missing).toEqual([])
  expect(links.size).toBeGreaterThan(100)
})

const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, link = '']) => link)

it('says of everything deprecated what to use instead and when it goes', async () => {
  const all = deprecationsOf(buildSchema(typeDefs))
  expect(all).toHaveLength(typeDefs.match(/@deprecated\(/g)?.length ?? 0)
  const versions = await textOf('/docs/versions.md')
  for (const { name, instead, day } of all) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(versions).toContain(`| \`${name}\` | ${instead} |`)
    expect(versions).toContain(`## Until ${day}`)
  }
})

it('finds all words of a search, headings first, and takes none for markup', async () => {
  const found = await textOf('/docs?q=idempotency-key+once')
  expect(linksIn(found)).toContain('/docs/errors#once-only')
  expect(await textOf('/docs?q=zzzz')).toContain('Nothing found.')
  const script = await textOf(`/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(script).not.toContain('<script')
  expect(script).toContain('&lt;script&gt;')
  const long = await textOf(`/docs?q=${'x'.repeat(3000)}`)
  expect(long).toContain(`value="${'x'.repeat(100)}"`)
  expect((await app.fetch('/docs?q=a&q=b')).status).toBe(200)
})

it('shows markup in a text, and keeps links to files of the repository alone out', () => {
  expect(
    renderMarkdown('<img src=x onerror=y> [a](javascript:alert(1)) [b](../product.md) [c](limits.md#for-partners)'),
  ).toBe(
    '<p>&lt;img src=x onerror=y&gt; [a](javascript:alert(1)) <a>b</a> <a href="/docs/limits#for-partners">c</a></p>\n',
  )
})

it('has a list for programs that read it, with links to Markdown', async () => {
  const list = await textOf('/llms.txt')
  for (const name of GUIDE_NAMES) expect(list).toContain(`](${app.services.config.publicUrl}/docs/${name}.md): `)
})

it('answers 404 for another name, 405 for another method, 304 for what is known', async () => {
  for (const path of ['/docs/nothing', '/docs/nothing.md', '/docs/errors/NOTHING', '/docs/constructor'])
    expect([path, (await app.fetch(path)).status]).toEqual([path, 404])
  expect((await app.fetch('/docs/start', { method: 'POST' })).status).toBe(405)
  const etag = (await app.fetch('/docs/start')).headers.get('etag') ?? ''
  expect((await app.fetch('/docs/start', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
