import { readFileSync } from 'node:fs'
import { readConfig } from '../../../server/config'
import { withFacts } from '../../../server/http/pages'
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
