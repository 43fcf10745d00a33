import type { CodegenConfig } from '@graphql-codegen/cli'
import { readdirSync } from 'node:fs'
import { rateLimitSdl } from './server/graphql/rateLimitSdl'

const operations = { useTypeImports: true, scalars: { ID: 'string', Timestamp: 'number', JSONObject: 'Record<string, unknown>' }, maybeValue: 'T | null', enumsAsTypes: true, skipTypename: false }

/** The rooms of the web floor that hold operations: a file of typed documents and hooks stands beside each. */
const rooms = readdirSync('web', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.graphql'))
  .map((entry) => entry.parentPath.split('/')[1] ?? '')
const generatedHooks = Object.fromEntries(
  [...new Set(rooms)].sort().map((room) => [
    `web/${room}/operations.generated.ts`,
    {
      documents: `web/${room}/**/*.graphql`,
      plugins: ['typescript-operations', 'typed-document-node', './web/apollo/hooksPlugin.cjs'],
      config: operations,
    },
  ]),
)

/** Types of the resolvers and of the pages' operations, made from the one schema. */
const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/released.graphql', rateLimitSdl],
  generates: {
    'server/generated/typeDefs.ts': { plugins: ['./server/graphql/typeDefsPlugin.cjs'] },
    'server/generated/resolverTypes.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../graphql/context#Context',
        skipTypename: true,
        useTypeImports: true,
        enumsAsTypes: true,
        useIndexSignature: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        scalars: { ID: 'string', Timestamp: 'number', JSONObject: 'Record<string, unknown>' },
        mappers: {
          Meal: '../catalogue/views#MealView',
          Ingredient: '../catalogue/views#IngredientView',
          Swap: '../catalogue/views#SwapView',
          DishLine: '../dishes/views#DishLineView',
        },
      },
    },
    ...generatedHooks,
  },
  hooks: {},
}

export default config
