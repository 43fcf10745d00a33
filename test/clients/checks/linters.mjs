import { writeFileSync } from 'node:fs'
import { findsNothing } from './counted.mjs'

/** The paths of the documented calls end with a slash, as their contract says. */
const ENDS_WITH_SLASH = /trailing-slash/

writeFileSync('.spectral.yaml', 'extends: ["spectral:oas"]\n')
await findsNothing('Redocly', ['redocly', 'lint', 'openapi.json', '--format', 'json'], (output) =>
  JSON.parse(output.slice(output.indexOf('{')))
    .problems.filter(({ ruleId }) => !ENDS_WITH_SLASH.test(ruleId))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`),
)
await findsNothing(
  'Spectral',
  ['spectral', 'lint', 'openapi.json', '-r', '.spectral.yaml', '-f', 'json', '-q'],
  (output) =>
    JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1))
      .filter(({ code }) => !ENDS_WITH_SLASH.test(code))
      .map(({ code, message }) => `${code}: ${message}`),
)

/** All that it has but alphabetical orders: the schema is read by meaning. */
const RULES = [
  'arguments-have-descriptions',
  'defined-types-are-used',
  'deprecations-have-a-reason',
  'descriptions-are-capitalized',
  'enum-values-all-caps',
  'enum-values-have-descriptions',
  'fields-are-camel-cased',
  'fields-have-descriptions',
  'input-object-values-are-camel-cased',
  'input-object-values-have-descriptions',
  'relay-connection-types-spec',
  'relay-connection-arguments-spec',
  'relay-page-info-spec',
  'types-are-capitalized',
  'types-have-descriptions',
]
/** What `extensions.code` and `extensions.reason` hold, which no field names. */
const IGNORED = { 'defined-types-are-used': ['FailureCode', 'FailureReason'] }
await findsNothing(
  'graphql-schema-linter',
  [
    'graphql-schema-linter',
    '--format',
    'json',
    '--ignore',
    JSON.stringify(IGNORED),
    '-r',
    RULES.join(','),
    'schema.graphql',
  ],
  (output) => JSON.parse(output.slice(output.indexOf('{'))).errors.map(({ rule, message }) => `${rule}: ${message}`),
)
