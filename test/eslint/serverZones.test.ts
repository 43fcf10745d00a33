import { Linter } from 'eslint'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'
import { serverZones } from '../../eslint/serverZones'

const base = ['database', 'mail', 'pubsub']
const top = ['graphql', 'rest', 'mcp', 'http', 'realtime', 'commands']
const features = readdirSync('server', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...base, ...top, 'generated', 'platform', 'pure'].includes(entry.name))
  .map(({ name }) => name)
const zones = serverZones((target, from, message) => ({ target, from, message }), { base, features, top })

const linter = new Linter()
const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: { 'import-x': importX },
  settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts'] })] },
  rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
} as unknown as Linter.Config
/** How many rules an import breaks in a file. */
const findings = (file: string, from: string) => linter.verify(`import '${from}'\n`, config, resolve(file)).length

it.each([
  ['server/pure/metric.ts', '../platform/config'],
  ['server/pure/metric.ts', '../catalogue/units'],
  ['server/platform/errors.ts', './services'],
  ['server/platform/redact.ts', '../app'],
  ['server/platform/config.ts', '../planning/pick'],
  ['server/platform/services.ts', '../graphql/schema'],
  ['server/platform/services.ts', '../app'],
  ['server/shopping/planted.ts', '../hooks'],
  ['server/http/pages.ts', '../app'],
  ['server/graphql/planted.ts', '../rest/restRouter'],
  ['server/graphql/planted.ts', '../http/pages'],
  ['server/graphql/planted.ts', '../http/createHttp'],
  ['server/rest/planted.ts', '../http/pages'],
  ['server/http/pages.ts', '../rest/restRouter'],
  ['server/rest/planted.ts', '../mcp/tools'],
  ['server/http/pages.ts', '../mcp/mcpPage'],
  ['server/mcp/planted.ts', '../http/pages'],
  ['server/mcp/planted.ts', '../realtime/sockets'],
  ['server/http/pages.ts', '../graphql/schema'],
  ['server/http/etag.ts', './pages'],
  ['server/http/etag.ts', '../graphql/schema'],
])('%s may not import %s', (file, from) => expect(findings(file, from)).toBeGreaterThan(0))

it.each([
  ['server/app.ts', './graphql/schema'],
  ['server/commands/admin.ts', '../hooks'],
  ['server/shopping/planted.ts', '../pure/metric'],
  ['server/graphql/planted.ts', '../http/PackedBody'],
  ['server/rest/planted.ts', '../http/etag'],
  ['server/rest/planted.ts', '../graphql/callField'],
  ['server/http/createHttp.ts', '../rest/restRouter'],
  ['server/http/httpErrors.ts', '../graphql/formatError'],
])('%s may import %s', (file, from) => expect(findings(file, from)).toBe(0))
