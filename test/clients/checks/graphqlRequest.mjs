import { ClientError, gql, GraphQLClient } from 'graphql-request'
import { BASE, expect, holds, KEY } from './counted.mjs'

const client = new GraphQLClient(`${BASE}/graphql`, { headers: { authorization: `Bearer ${KEY}` } })
const MEALS = gql`
  query ($first: Int!) {
    meals(first: $first) {
      totalCount
      nodes {
        slug
      }
    }
  }
`

await holds('a query with variables', async () => {
  const { meals } = await client.request(MEALS, { first: 100 })
  expect(meals.nodes.length === 100 && meals.totalCount > 100, 'a hundred meals')
})
await holds('a batch is answered in order, or refused with a reason', async () => {
  const answer = await client
    .batchRequests([{ document: '{ __typename }' }, { document: '{ __typename }' }])
    .catch((error) => error)
  expect(Array.isArray(answer) ? answer.length === 2 : answer.response.errors[0].message, JSON.stringify(answer))
})
await holds('an error names the argument', async () => {
  const error = await client.request(MEALS, { first: 0 }).catch((thrown) => thrown)
  expect(
    error instanceof ClientError && error.response.errors[0].extensions.field === 'first',
    JSON.stringify(error.response),
  )
})
