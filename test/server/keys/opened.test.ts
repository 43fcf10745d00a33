import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLInterfaceType, type GraphQLObjectType, isInterfaceType, isObjectType } from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { KEY_SCOPES, scopesFor, scopesForId } from '../../../server/graphql/keyScopes'

/** What each scope opens, read by people: a change of it is a change of what keys may do (docs/product.md API-53). */
const PROMISED = readFileSync(join(__dirname, 'opened.txt'), 'utf8').trim().split('\n')

const types = Object.values(buildSchema(typeDefs).getTypeMap())
  .filter((type): type is GraphQLObjectType | GraphQLInterfaceType => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .sort((one, other) => (one.name < other.name ? -1 : 1))
const fields = types.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`))

const opens = (scope: string, scopes: readonly string[] | null) =>
  scope === 'any' ? scopes === null : scopes?.includes(scope) === true

/** Every field of the whole schema that a scope opens. */
function openedBy(scope: string): string[] {
  const lines = types.flatMap(({ name }) => {
    const open = fields.filter((field) => field.startsWith(`${name}.`) && opens(scope, scopesFor(field)))
    return open.length > 0
      ? [
          `  ${name}: ${open
            .map((field) => field.slice(name.length + 1))
            .sort()
            .join(' ')}`,
        ]
      : []
  })
  const byId = types.map(({ name }) => name).filter((name) => opens(scope, scopesForId(name)))
  return [scope, ...lines, ...(byId.length > 0 ? [`  by id: ${byId.join(' ')}`] : [])]
}

it('each scope opens what is promised in the whole schema, and nothing else', () => {
  expect(['any', ...KEY_SCOPES].flatMap(openedBy)).toEqual(PROMISED)
})

it('nothing about the account, its households’ membership, settings, secrets or feedback is in it', () => {
  const closed =
    /email|password|token|secret|session|ipAddress|marketing|myData|account|personalKey|invitation|role|form|answer|setting|feedback|raffle|calendar|address|presence|opinion|suits|summary|delete|logIn|signUp|Subscription/i
  const open = fields.filter((field) => scopesFor(field)?.length !== 0)
  expect(open.filter((field) => closed.test(field))).toEqual([
    // Of a plan of the saved form: how many meals a category has; of a recipe and of a planned one: main or side.
    ...['CategoryPlan.settings', 'CategorySettings.numMeals', 'Meal.role', 'PlannedDish.role', 'ScrubbedRow.role'],
  ])
})
