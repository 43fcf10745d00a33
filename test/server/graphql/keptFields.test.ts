import { makeExecutableSchema } from '@graphql-tools/schema'
import type { IResolvers } from '@graphql-tools/utils'
import { withKeptFields } from '../../../server/graphql/keptFields'

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
  type Own {
    mine: String!
  }
`
const schema = (resolvers: IResolvers) => withKeptFields(makeExecutableSchema({ typeDefs, resolvers }))

test('below a kept field, resolvers may look at their parent and arguments', () => {
  expect(() =>
    schema({
      Entry: { name: (parent: { name: string }) => parent.name },
      Swap: { note: (_parent: object, { short }: { short: boolean }) => String(short) },
      Own: { mine: (_parent: object, _args: object, { user }: { user: string }) => user },
    }),
  ).not.toThrow()
})

test('one that takes the context does not start', () => {
  expect(() =>
    schema({ Swap: { note: (_parent: object, _args: object, { user }: { user: string }) => user } }),
  ).toThrow('Swap.note is below a kept field')
})
