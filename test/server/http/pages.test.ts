import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../server/platform/config'
import { allowScripts, readShell, withFacts } from '../../../server/http/shells'
import { startApp } from '../../support/startApp'

const config = readConfig({ NODE_ENV: 'test', PRODUCT_NAME: 'Nosh & "Co" <3', TOKEN_SECRETS: `test:${'s'.repeat(40)}` })
const html = withFacts(readFileSync('web/index.html', 'utf8'), config)

it("the page bears the installation's name before any script runs, as text", () => {
  expect(html).toContain('<title>Nosh &amp; &quot;Co&quot; &lt;3</title>')
  expect(html).toContain('<noscript>Nosh &amp; &quot;Co&quot; &lt;3 needs JavaScript.')
  expect(html).not.toContain('Mealwright')
})

it('the page carries what its scripts may know, and no secret', () => {
  const facts = /<meta name="mealwright" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(facts ?? '')).toMatchObject({ productName: 'Nosh & "Co" <3', rafflePrize: '$30', sentryDsn: null })
  expect(html).not.toContain('s'.repeat(40))
})

it.each(['/assets/nothing.js', '/pictures/nothing.svg'])('%s is no page', async (path) => {
  const app = await startApp()
  const answer = await app.fetch(path)
  await app.stop()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/plain')])
})

describe('a page that the build rendered', () => {
  const CODE = "document.title = 'early'"
  const folder = mkdtempSync(join(tmpdir(), 'shells-'))
  const page = (body: string) =>
    `<script>${CODE}</script><script type="module" src="/assets/a.js"></script><div id="root">${body}</div>`

  beforeAll(() => {
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, 'index.html'), page(''))
    writeFileSync(join(folder, '.vite/frame.html'), page('{{productName}} {{supportEmail}} {{rafflePrize}}'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('says what the installation says, as text', () => {
    expect(readShell(folder, 'frame', config).html).toContain(
      `>Nosh &amp; &quot;Co&quot; &lt;3 ${config.supportEmail} $30</div>`,
    )
  })

  it('is the bare page where the build rendered none', () => {
    expect(readShell(folder, 'bare', config).html).toBe(page(''))
  })

  it('runs its own scripts and no others', () => {
    const { scriptHashes } = readShell(folder, 'frame', config)
    const hash = createHash('sha256').update(CODE).digest('base64')
    expect(scriptHashes).toEqual([`'sha256-${hash}'`])
    expect(allowScripts("default-src 'self';script-src 'self';style-src 'self'", scriptHashes)).toBe(
      `default-src 'self';script-src 'self' 'sha256-${hash}';style-src 'self'`,
    )
  })
})
