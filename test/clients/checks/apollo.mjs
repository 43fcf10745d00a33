import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { BASE, expect, holds, KEY, MINE } from './counted.mjs'

const clientOf = (key) =>
  new ApolloClient({
    link: new HttpLink({ uri: `${BASE}/graphql`, headers: { authorization: `Bearer ${key}`, 'graph-ids': '1' } }),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { meals: relayStylePagination() } } } }),
  })
const PAGE = gql`
  query ($after: String) {
    meals(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          slug
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

await holds('pages join in the cache by Relay’s rules', async () => {
  const client = clientOf(KEY)
  const watched = client.watchQuery({ query: PAGE })
  const data = await new Promise((resolve) => watched.subscribe((now) => now.data?.meals && resolve(now.data)))
  await watched.fetchMore({ variables: { after: data.meals.pageInfo.endCursor } })
  expect(client.readQuery({ query: PAGE }).meals.edges.length === 40, '40 edges')
})
await holds('objects are known by their global ids', async () => {
  const client = clientOf(KEY)
  const { data } = await client.query({ query: PAGE })
  const { id } = data.meals.edges[0].node
  const again = await client.query({
    query: gql`
      query ($id: ID!) {
        node(id: $id) {
          id
          ... on Meal {
            slug
          }
        }
      }
    `,
    variables: { id },
  })
  expect(again.data.node.slug === data.meals.edges[0].node.slug, 'the same meal')
})
await holds('what a person plans and has to buy, in one query', async () => {
  const { data } = await clientOf(MINE).query({
    query: gql`
      {
        viewer {
          household {
            id
            plan {
              rows {
                id
                title
              }
            }
            shoppingList {
              leftCount
            }
          }
        }
      }
    `,
  })
  expect(Array.isArray(data.viewer.household.plan.rows), 'rows')
})
