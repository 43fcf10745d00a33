import { mkdirSync, writeFileSync } from 'node:fs'
import { holds, run } from './counted.mjs'

const SHAPES = {
  connection: `fragment connection_query on Query
    @refetchable(queryName: "connectionPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
    meals(first: $first, after: $after) @connection(key: "connection_meals") { edges { node { id name } } }
  }`,
  node: `fragment node_meal on Meal @refetchable(queryName: "nodeMealQuery") { id name minutes }`,
  mutation: `mutation mutationAddMutation($input: ApplyOperationsInput!) {
    applyOperations(input: $input) { ok list { ownItems { id text } } errors { code message } }
  }`,
}
for (const [name, text] of Object.entries(SHAPES)) {
  const folder = `relay-${name}`
  mkdirSync(`${folder}/src/__generated__`, { recursive: true })
  writeFileSync(
    `${folder}/src/${name}.js`,
    `import { graphql } from 'relay-runtime'\nexport const document = graphql\`${text}\`\n`,
  )
  const config = {
    src: `${folder}/src`,
    schema: 'schema.graphql',
    language: 'javascript',
    artifactDirectory: `${folder}/src/__generated__`,
  }
  writeFileSync(`relay-${name}.json`, JSON.stringify(config))
  await holds(name, () => run('relay-compiler', `relay-${name}.json`))
}
