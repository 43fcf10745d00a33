import type { CodegenConfig } from '@graphql-codegen/cli'
import { readdirSync, readFileSync } from 'node:fs'
import { type ASTNode, Kind, parse, visit } from 'graphql'
import { namedHooks } from './scripts/namedHooks'
import { MAPPERS } from './server/graphql/mappers'
import { rateLimitSdl } from './server/graphql/rateLimitSdl'

const scalars = {
  ID: 'string',
  Timestamp: 'number',
  Date: 'string',
  URL: 'string',
  JSONObject: 'Record<string, unknown>',
}

const operations = {
  useTypeImports: true,
  scalars,
  maybeValue: 'T | null',
  enumsAsTypes: true,
  skipTypename: false,
}

/** How the server names what the schema has; it imports nothing above the vocabulary of the catalogue. */
const serverTypes = {
  skipTypename: true,
  useTypeImports: true,
  enumsAsTypes: true,
  useIndexSignature: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  scalars,
  enumValues: {
    MealCategory: '../catalogue/types#Category',
    DietaryFact: '../catalogue/types#Fact',
    Nutrient: '../catalogue/types#Nutrient',
    UnitCode: '../catalogue/types#Unit',
    StoreAreaCode: '../catalogue/types#Area',
  },
}

/** Types of inputs and enums, once for all pages. */
const SCHEMA_TYPES = 'web/apollo/schemaTypes.generated.ts'

/** Parts of features that load later than these, and without the GraphQL client. */
const plainParts = ['session/provider', 'session/passkeys', 'accounts/address', 'notifications/renewal']

/** What loads without the GraphQL client sends its operations as text. What is about accounts has hooks too. */
const plainFeatures = ['accounts', 'session', 'telemetry', ...plainParts]

/** Parts of features whose code comes later than the feature's own: a file is in one chunk, so their documents are in another. */
const planningParts = ['picker', 'recent', 'served', 'sheet', 'week'].map((part) => `planning/${part}`)
const laterParts = [
  ...planningParts,
  'cooking/shared',
  'dishes/matching',
  'dishes/moving',
  'keys/webhooks',
  'shopping/photos',
  ...plainParts,
]

/** Of a folder below `web`. */
const featureOf = (folder: string) => {
  const [feature = '', part = ''] = folder.split('/').slice(1)
  return laterParts.find((one) => one === `${feature}/${part}`) ?? feature
}

/** The documents of the web features that have any; each gets one file of typed documents and hooks. */
const documents = readdirSync('web', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.graphql'))
  .map(({ parentPath, name }) => ({
    feature: featureOf(parentPath),
    node: parse(readFileSync(`${parentPath}/${name}`, 'utf8')),
  }))
const documentsOf = (feature: string) => documents.filter((one) => one.feature === feature).map(({ node }) => node)

/** Folders whose fragments every feature may use; their types and documents are generated once, there. */
const sharing = ['plan', 'live']
const sharedFragments = sharing.flatMap((folder) =>
  documentsOf(folder)
    .flatMap(({ definitions }) => definitions)
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({ folder, node })),
)
type SharedFragment = (typeof sharedFragments)[number]

/** The shared fragments that these nodes spread, and those that these spread in turn. */
function spreadFragments(nodes: readonly ASTNode[], found = new Set<SharedFragment>()) {
  for (const node of nodes)
    visit(node, {
      FragmentSpread: ({ name }) => {
        const shared = sharedFragments.find(({ node }) => node.name.value === name.value)
        if (!shared || found.has(shared)) return
        found.add(shared)
        spreadFragments([shared.node], found)
      },
    })
  return found
}

/** Shared fragments as the plugins take those whose code is elsewhere. */
function externalFragments(feature: string) {
  return [...spreadFragments(documentsOf(feature))]
    .filter(({ folder }) => folder !== feature)
    .map(({ folder, node }) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
      importFrom: `${feature.replace(/[^/]+/g, '..')}/${folder}/operations.generated`,
    }))
}

const hooks = namedHooks()
const features = [...new Set(documents.map(({ feature }) => feature))].sort()
const generatedHooks = Object.fromEntries(
  features.map((feature) => [
    `web/${feature}/operations.generated.ts`,
    {
      documents: [
        `web/${feature}/**/*.graphql`,
        ...laterParts.flatMap((part) => (part.startsWith(`${feature}/`) ? `!web/${part}/*.graphql` : [])),
      ],
      plugins: plainFeatures.includes(feature)
        ? ['typescript-operations', './web/apollo/textPlugin.cjs']
        : ['typescript-operations', 'typed-document-node', './web/apollo/hooksPlugin.cjs'],
      config: {
        ...operations,
        importSchemaTypesFrom: SCHEMA_TYPES,
        namespacedImportName: 'Types',
        externalFragments: externalFragments(feature),
        hooks: feature.startsWith('accounts'),
        namedHooks: hooks,
        top: feature.replace(/[^/]+/g, '..'),
      },
    },
  ]),
)

/** Whether what a device keeps of the household has the shape of these fragments of `live` and inputs. */
function guards(fragments: string[], inputs: string[] = []) {
  return {
    documents: ['web/live/**/*.graphql', 'web/plan/**/*.graphql'],
    plugins: ['./web/apollo/guardsPlugin.cjs'],
    config: { fragments, inputs },
  }
}

/** Types of the resolvers and of the operations of the pages and the REST calls, made from the one schema. */
const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/released.graphql', rateLimitSdl],
  generates: {
    'server/generated/typeDefs.ts': { plugins: ['./server/graphql/typeDefsPlugin.cjs'] },
    'server/generated/schemaTypes.ts': {
      plugins: ['./server/graphql/schemaTypesPlugin.cjs'],
      config: serverTypes,
    },
    'server/generated/resolverTypes.ts': {
      plugins: ['./server/graphql/resolverTypesPlugin.cjs'],
      config: {
        ...serverTypes,
        namespacedImportName: 'Types',
        contextType: '../request/context#Context',
        mappers: MAPPERS,
      },
    },
    [SCHEMA_TYPES]: {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    ...generatedHooks,
    'web/live/guards.generated.ts': guards(
      ['KeptIngredient', 'Cupboard', 'SharedList', 'ShopHabits'],
      ['ListActInput'],
    ),
    // Apart, since the planner begins with it.
    'web/live/tableGuards.generated.ts': guards(['TableMember']),
    // The operations that the REST calls run: typed documents without hooks.
    'server/rest/operations.generated.ts': {
      documents: 'server/rest/operations/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...operations, skipTypename: true },
    },
    // What the client package brings along.
    'docs/integrations/client/src/documents.generated.ts': {
      documents: 'docs/integrations/client/operations/*.graphql',
      plugins: ['typescript-operations', './docs/integrations/client/documentsPlugin.cjs'],
      config: { ...operations, skipTypename: true, inputMaybeValue: 'T | null | undefined' },
    },
  },
}

export default config
