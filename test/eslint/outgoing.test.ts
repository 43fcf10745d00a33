import { ESLint } from 'eslint'
import { outgoingRules } from '../../eslint/outgoing.js'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { languageOptions: { globals: { fetch: 'readonly', WebSocket: 'readonly' } } },
    { ...outgoingRules, files: ['**/*.js'] },
  ],
})

/** How often the rules are broken. */
async function broken(code: string, filePath = 'server/accounts/some.js'): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.length ?? -1
}

test.each([
  'await fetch("https://example.com")',
  'await globalThis.fetch("https://example.com")',
  'new WebSocket("wss://example.com")',
  'import { request } from "node:http"\nrequest()',
  'import { get } from "http"\nget()',
  'import http from "node:http"\nhttp.request()',
  'import { request } from "node:https"\nrequest()',
  'import { connect } from "node:tls"\nconnect()',
  'import { fetch as send } from "undici"\nsend()',
])('a file of the server may not say %s', async (code) => expect(await broken(code)).toBe(1))

test('it may serve, and the way out may send', async () => {
  expect(await broken('import { createServer } from "node:http"\ncreateServer()')).toBe(0)
  expect(await broken('import { request } from "node:https"\nrequest()', 'server/outgoing/post.js')).toBe(0)
})
