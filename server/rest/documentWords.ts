import type { GraphQLSchema } from 'graphql'
import { type Permission, rootFieldOf, schemaFieldOf } from './permission'
import type { RestCall } from './RestCall'

/** The groups of calls, as the document explains them. */
export const TAGS: Readonly<Record<string, string>> = {
  Accounts: 'Signing up, signing in and out, passwords and addresses.',
  Planning: 'Meal bases, random plans, the saved plan, how meals are cooked, and the list of what they need.',
  'Plan (v2)': 'Rows of the household’s current plan, saved plans and past weeks.',
  'List (v2)': 'The household’s shopping list: its lines, ticks and own items.',
  'Meals (v2)': 'Meals that suit the table, and how a planned row is cooked.',
  'Cupboard (v2)': 'What is at home, and what is frozen.',
  Settings: 'What the forms of the settings ask, and what was answered.',
  Feedback: 'Opinions on meals, plans and the product.',
  Usage: 'What the pages report of their use.',
  Catalogue: 'Every meal, in one file.',
  Files: 'Calls whose body or answer is a file.',
}

/** Where a rule of the product stands, which readers of the document do not have. */
const RULE = / \(docs\/product\.md [^)]*\)/g

/** What a call does, in the schema's own words, and what a person's key needs for it. */
export function describeCall(schema: GraphQLSchema, { operation }: RestCall, { keyScopes }: Permission): string {
  const { kind, name } = rootFieldOf(operation)
  const meaning = schemaFieldOf(schema, operation).field.description ?? ''
  const done = `Runs the ${kind} \`${name}\`. ${meaning.replaceAll(RULE, '')}`
  return keyScopes ? `${done}\n\nA personal key needs ${keyScopes.join(' and ')}.` : done
}
