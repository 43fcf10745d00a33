import { mkdirSync, writeFileSync } from 'node:fs'
import { BASE, holds, run } from './counted.mjs'

mkdirSync('codegen/src', { recursive: true })
writeFileSync(
  'codegen/codegen.yml',
  `schema: ${BASE}/schema.graphql\ndocuments: codegen/src/app.ts\ngenerates:\n  codegen/src/gql/:\n    preset: client\n    config: { useTypeImports: true }\n`,
)
writeFileSync(
  'codegen/src/app.ts',
  `import { graphql } from './gql'
const MEALS = graphql(\`
  query Meals($first: Int!, $filter: MealFilter) {
    meals(first: $first, filter: $filter) {
      edges { cursor node { id slug name minutes ...Suits } }
      pageInfo { hasNextPage endCursor }
    }
  }
  fragment Suits on Meal { meets { code } ingredients { ingredient { slug } } }
\`)
const ADD = graphql(\`
  mutation Add($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok errors { code field message } } }
\`)
export type Result = typeof MEALS extends { __apiType?: (variables: never) => infer R } ? R : never
export const documents = [MEALS, ADD]
`,
)
await holds('the client preset reads schema and documents', () =>
  run('graphql-codegen', '--config', 'codegen/codegen.yml'),
)
await holds('what it writes compiles strictly', () =>
  run(
    'tsc',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'es2022',
    'codegen/src/app.ts',
  ),
)
