import { makeExecutableSchema } from '@graphql-tools/schema'
import { parse } from 'graphql'
import { followsFromRoots } from '../../../server/graphql/keptFields'

const typeDefs = /* GraphQL */ `
  type Query {
    mealBases: Bases!
    product: Own!
  }
  type Bases {
    mealList: [Entry!]!
  }
  type Entry {
    name: String!
    swap: Swap
  }
  type Swap {
    entry: Entry!
    note(short: Boolean): String!
  }
  interface Named {
    name: String!
    other: String!
  }
  type Own implements Named {
    mine: String!
    name: String!
    other: String!
  }
`
const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Entry: { name: (parent: { name: string }) => parent.name },
    Swap: { note: (_parent: object, { short }: { short: boolean }) => String(short) },
    Own: {
      mine: (_parent: object, _args: object, { user }: { user: string }) => user,
      other: (_parent: object, _args: object, { user }: { user: string }) => user,
    },
  },
})

test.each([
  ['{ mealBases { mealList { __typename name swap { note(short: true) } } } }', true],
  ['{ product { mine } }', false],
  ['{ product { ...Names } } fragment Names on Named { name }', true],
  ['{ product { ...Others } } fragment Others on Named { other }', false],
])('%s follows from what its root fields return: %s', (query, follows) => {
  expect(followsFromRoots(schema, parse(query))).toBe(follows)
})
