import graphql from '@graphql-eslint/eslint-plugin'
import { rateLimitDirective } from 'graphql-rate-limit-directive'
import { readdirSync } from 'node:fs'

/** The contract, file by file: a pattern that leaves one out would match every other file of the project. */
const contract = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql') && name !== 'released.graphql')
  .map((name) => `schema/${name}`)

const schema = [...contract, rateLimitDirective().rateLimitDirectiveTypeDefs]
const PAGES = 'web/**/*.graphql'
const REST = 'server/rest/operations/*.graphql'
const CLIENT = 'docs/integrations/client/operations/*.graphql'
const graphQLConfig = {
  projects: {
    pages: { schema, documents: PAGES, include: ['schema/**', 'web/**'] },
    rest: { schema, documents: REST, include: 'server/**' },
    client: { schema, documents: CLIENT, include: 'docs/integrations/client/**' },
  },
}

/** What `@deprecated` says at its end: the day from which the field may be gone. */
const REMOVAL = /\bRemoved on (\d{4}-\d{2}-\d{2})\.$/

const isDay = (text) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Finds a deprecation that does not say what to use and when the old is gone. */
const deprecationNamesDay = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { day: 'The reason of @deprecated ends with "Removed on YYYY-MM-DD.", after what to use instead.' },
  },
  create: (context) => ({
    'Directive[name.value=deprecated]': (node) => {
      const reason = node.arguments.find(({ name }) => name.value === 'reason')?.value
      const [said, day] = REMOVAL.exec(reason?.value ?? '') ?? []
      if (!said || !isDay(day) || reason.value.trim() === said) context.report({ node, messageId: 'day' })
    },
  }),
}

const shared = {
  plugins: { '@graphql-eslint': graphql, contract: { rules: { 'deprecation-names-day': deprecationNamesDay } } },
  languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
}

/** The contract and the operations of pages and REST calls, as the plugin's authors recommend, but for what is said here. */
export const graphqlLint = [
  {
    ...shared,
    files: ['schema/*.graphql'],
    ignores: ['schema/released.graphql'],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      'contract/deprecation-names-day': 'error',
      // One line or a block, as long as the description is.
      '@graphql-eslint/description-style': 'off',
      // Types whose objects no one asks for one by one have none.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    // Its enums are values of `extensions`, which no field has.
    files: ['schema/failures.graphql'],
    rules: { '@graphql-eslint/no-unreachable-types': 'off' },
  },
  {
    ...shared,
    files: [PAGES, REST, CLIENT],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // As deep as the server allows.
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 12 }],
      // Clients have until the day of removal; so have pages and REST calls.
      '@graphql-eslint/no-deprecated': 'off',
      // web/apollo/createCache.ts says what identifies an object; an ingredient is a part of what names it.
      '@graphql-eslint/require-selections': 'off',
    },
  },
]
