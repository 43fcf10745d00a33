import { existsSync, readdirSync } from 'node:fs'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { accessibilityOf, accessibilityRules } from './eslint/accessibility.js'
import { graphqlLint } from './eslint/graphql.js'
import { noLiteralText } from './eslint/noLiteralText.js'
import { outgoingRules } from './eslint/outgoing.js'
import { serverZones } from './eslint/serverZones.js'

/**
 * Which folder may import which, as ARCHITECTURE.md explains. A zone that names a missing folder stops the linter, so
 * that no rule checks nothing.
 */
const zone = (target, from, message) => {
  for (const path of [target, from].flat())
    if (!existsSync(path)) throw new Error(`A zone names ${path}, which does not exist`)
  return { target, from, message, except: [] }
}

/**
 * Folders whose texts for people are all messages; a folder is added when its last literal text is gone. The gallery is a
 * page for developers, and legal documents are one component for each language.
 */
const translatable = [
  ...['web/ui', 'web/pictures', 'web/product', 'web/apollo', 'web/session', 'web/telemetry', 'web/plan', 'web/live'],
  'web/shell',
  ...['web/accounts', 'web/cooking', 'web/dishes', 'web/explorer', 'web/feedback', 'web/planning', 'web/settings'],
  ...[
    'web/households',
    'web/cupboard',
    'web/wishes',
    'web/shopping',
    'server/request',
    'server/accounts',
    'server/stores',
    'server/planning',
    'server/shopping',
  ],
  ...['server/cooking', 'server/feedback', 'server/analytics', 'server/partners', 'server/mail', 'server/graphql'],
  ...['server/http', 'server/realtime', 'server/catalogue', 'server/settings', 'server/dishes'],
  ...['server/households', 'server/live', 'server/cupboard', 'server/menu', 'server/operations', 'server/wishes'],
  ...['web/meals', 'web/savedPlans', 'server/meals', 'web/calendar', 'server/calendar', 'web/keys', 'server/keys'],
  'server/identities',
  ...['server/passkeys', 'web/passkeys', 'server/secondFactor', 'web/secondFactor'],
  ...['server/webhooks', 'server/outgoing', 'server/backups', 'web/backups'],
  ...['server/notifications', 'web/notifications'],
]

/** Server features from the lowest up: a feature may import those before it, never those after it. */
const serverFeatures = [
  'request',
  'accounts',
  'secondFactor',
  'identities',
  'households',
  'passkeys',
  'keys',
  'operations',
  'photos',
  'catalogue',
  'dishes',
  'moving',
  'stores',
  'wishes',
  'settings',
  'menu',
  'cupboard',
  'planning',
  'imports',
  'shopping',
  'meals',
  'calendar',
  'exports',
  'timers',
  'live',
  'cooking',
  'feedback',
  'analytics',
  'partners',
  'webhooks',
  'backups',
  'notifications',
]

/** Below every feature; above every feature. */
const serverBase = ['database', 'mail', 'outgoing', 'pubsub', 'plates']
const serverTop = ['graphql', 'guides', 'rest', 'mcp', 'http', 'realtime', 'commands']

/** Folders of `web/` that features share, from the lowest up. Everything else below `shell` is a feature. */
const webShared = ['styles', 'pictures', 'ui', 'product', 'apollo', 'session', 'telemetry', 'plan', 'live']
const webFeatures = readdirSync('web', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...webShared, 'shell', 'gallery', 'public'].includes(entry.name))
  .map((entry) => entry.name)

const pureModules = [
  'server/catalogue/diet.ts',
  'server/catalogue/units.ts',
  'server/catalogue/compileCatalogue.ts',
  'server/dishes/reader',
  ...['readMoved.ts', 'readDocument.ts', 'archive', 'fields', 'formats'].map((name) => `server/moving/${name}`),
  'server/dishes/threads/readerTasks.ts',
  'server/dishes/threads/readerThread.ts',
  'server/dishes/compileDish.ts',
  'server/cupboard/supplies.ts',
  'server/planning/pick.ts',
  'server/shopping/aggregateShoppingList.ts',
  'server/cooking/cookMeal.ts',
]

const inServer = (names) => names.map((name) => `server/${name}`)
const inWeb = (names) => names.map((name) => `web/${name}`)

const zones = [
  zone('schema', ['server', 'web', 'migrations', 'scripts', 'test'], 'The schema is the contract: it imports nothing.'),
  zone(
    'server',
    ['web', 'scripts', 'test'],
    'Server and pages share only the schema; scripts and tests stand above both.',
  ),
  zone(
    'web',
    ['server', 'scripts', 'test'],
    'Server and pages share only the schema; scripts and tests stand above both.',
  ),
  zone(
    'docs/integrations',
    ['server', 'web', 'schema', 'scripts', 'test'],
    'What others install uses what every client may use: the contract, not the code.',
  ),
  zone(['server', 'web', 'schema'], 'docs/integrations', 'Integrations know the server, never the other way.'),
  zone('migrations', ['server', 'web', 'scripts'], 'A migration is self-contained, so that its meaning never changes.'),
  ...serverBase.map((name) =>
    zone(`server/${name}`, inServer([...serverFeatures, ...serverTop]), `${name} is below the features.`),
  ),
  ...serverFeatures.map((feature, index) =>
    zone(
      `server/${feature}`,
      inServer([...serverFeatures.slice(index + 1), ...serverTop]),
      `Imports go one way: ${serverFeatures.join(' ← ')} ← ${serverTop.join(', ')}.`,
    ),
  ),
  zone(
    inServer(['graphql', 'rest', 'http']),
    'server/realtime',
    'Sockets stand on what answers over HTTP, never the other way.',
  ),
  ...serverZones(zone, { base: serverBase, features: serverFeatures, top: serverTop }),
  ...pureModules.map((path) =>
    zone(
      path,
      inServer(['database', 'mail', 'request', 'accounts', 'graphql', 'rest', 'http']),
      'Domain functions are pure: no database, no HTTP, no accounts.',
    ),
  ),
  zone(
    inWeb(['styles', 'ui', 'pictures']),
    inWeb([...webShared.slice(3), ...webFeatures, 'shell']),
    'The design system knows no domain and no GraphQL.',
  ),
  zone(inWeb(webShared.slice(3)), inWeb([...webFeatures, 'shell']), 'What features share does not import features.'),
  zone(
    inWeb(['product', 'apollo', 'session', 'telemetry']),
    inWeb(['plan', 'live']),
    'The plan builds on session and telemetry, and what is live on the plan.',
  ),
  zone('web/plan', 'web/live', 'What is live stands on the plan.'),
  zone('web/apollo', inWeb(['session', 'telemetry']), 'The client gets its links from the shell.'),
  ...webFeatures.map((feature) =>
    zone(
      `web/${feature}`,
      inWeb([...webFeatures.filter((other) => other !== feature), 'shell']),
      'Features do not import features: what two need goes to ui, product, session, plan or live.',
    ),
  ),
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'web/public/**',
      '**/generated/**',
      '**/*.generated.ts',
      'node_modules/**',
      '.data/**',
      '.cache/**',
      // All that these rules say is of the code that is shipped.
      'test/**',
      'scripts/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      // oxlint has these two, for tests as well.
      'react-hooks/rules-of-hooks': 'off',
      'react-hooks/exhaustive-deps': 'off',
    },
  },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'jsx-a11y': accessibilityOf('web') },
    rules: accessibilityRules,
  },
  {
    files: translatable.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: [
      // Labels by which clients answer.
      'server/catalogue/requirements.ts',
      'server/settings/settingsLabels.ts',
      // For those who edit the catalogue's files, and for operators: docs/operations.md lists them.
      'server/catalogue/lint/**',
      'server/request/securityLog.ts',
      // The name of the made-up store.
      'server/stores/seedStores.ts',
    ],
    plugins: { local: { rules: { 'no-literal-text': noLiteralText } } },
    rules: { 'local/no-literal-text': 'error' },
  },
  ...graphqlLint,
  outgoingRules,
)
