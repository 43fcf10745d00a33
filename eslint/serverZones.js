import { readdirSync } from 'node:fs'

/** What any file may use, besides `server/pure`: these files of `server/platform` know nothing of the product's features. */
const GROUND = [
  'derivedKey',
  'errors',
  'log',
  'ownersAlone',
  'pacer',
  'providerSettings',
  'redact',
  'sealing',
  'tokenSecrets',
  'photoBucketSettings',
  'visionSettings',
]
/** What the features get: the settings and the services, whose types come from below and from features. */
const SERVICES = ['config', 'environment', 'errorReporting', 'services']
/** What puts the application together, starts it, and does its daily work. Only what starts something imports them. */
const ASSEMBLY = [
  ...['app', 'hooks', 'main', 'retention', 'retentionClock', 'retentionMetrics', 'seed', 'serve', 'telemetry'],
  'welcome',
]

/** Parts of answers that GraphQL and the REST calls send as well. They stand below both. */
const ANSWERS = [
  ...['KeptBodies', 'PackedBody', 'etag', 'jsonBody', 'jsonDepth', 'messages', 'notAllowed', 'routeOf', 'unlessLeft'],
]
/** Files of `server/http` that hand calls on to GraphQL, and the one that hands them to the REST calls as well. */
const HANDS_TO_GRAPHQL = ['answerGraphql', 'httpErrors']
const HANDS_TO_ALL = 'createHttp'

const namesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
const filesOf = (folder, names) => names.map((name) => `${folder}/${name}.ts`)

function refuseStrangers(folder, known) {
  const strangers = namesIn(folder).filter((name) => !known.includes(name))
  if (strangers.length > 0)
    throw new Error(`eslint/serverZones.js does not say where ${strangers.join(', ')} of ${folder} belongs`)
}

/**
 * Zones for the files of `server/` itself, of `server/platform` and `server/pure`, and between `graphql`, `rest`, `mcp` and `http`.
 *
 * @param features folders of the features, below `top`: GraphQL, REST, HTTP, sockets and commands.
 * @throws Error if a file of `server/` or of `server/platform` belongs to no group.
 */
export function serverZones(zone, { base, features, top }) {
  refuseStrangers('server', ASSEMBLY)
  refuseStrangers('server/platform', [...GROUND, ...SERVICES])
  const inServer = (names) => names.map((name) => `server/${name}`)
  const assembly = filesOf('server', ASSEMBLY)
  const [ground, services] = [GROUND, SERVICES].map((names) => filesOf('server/platform', names))
  const others = namesIn('server/http').filter((name) => !ANSWERS.includes(name) && name !== HANDS_TO_ALL)
  const answers = filesOf('server/http', ANSWERS)
  const apart = 'GraphQL, REST and HTTP are on one level: what two of them need is one of the parts of answers.'
  return [
    zone(
      ground,
      [...inServer([...base, ...features, ...top]), ...services, ...assembly],
      'What any file may use uses none.',
    ),
    zone(
      'server/pure',
      [...inServer(['platform', ...base, ...features, ...top]), ...assembly],
      'What any file may use uses none.',
    ),
    zone(
      'server/platform/config.ts',
      [...inServer([...features.filter((name) => name !== 'request'), ...top]), ...assembly],
      'The settings know no feature.',
    ),
    zone(
      filesOf('server/platform', ['services', 'errorReporting']),
      [...inServer(top), ...assembly],
      'Services are what features are given; they know nothing above the features.',
    ),
    zone(
      [...inServer([...base, ...features, ...top.filter((name) => name !== 'commands'), 'platform'])],
      assembly,
      'What puts the application together is imported by what starts it.',
    ),
    zone(answers, [...inServer(['graphql', 'rest']), ...filesOf('server/http', [...others, HANDS_TO_ALL])], apart),
    zone('server/graphql', ['server/rest', ...filesOf('server/http', [...others, HANDS_TO_ALL])], apart),
    zone('server/rest', filesOf('server/http', [...others, HANDS_TO_ALL]), apart),
    zone(
      'server/mcp',
      [...inServer(['realtime', 'commands']), ...filesOf('server/http', [...others, HANDS_TO_ALL])],
      'Tools are calls of REST.',
    ),
    zone(
      [...inServer(['graphql', 'rest']), ...filesOf('server/http', [...others, ...ANSWERS])],
      'server/mcp',
      'Tools stand on the calls of REST, never the other way.',
    ),
    zone(filesOf('server/http', others), 'server/rest', apart),
    zone(
      filesOf(
        'server/http',
        others.filter((name) => !HANDS_TO_GRAPHQL.includes(name)),
      ),
      'server/graphql',
      apart,
    ),
  ]
}
