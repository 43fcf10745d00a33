import { defineMessages } from '../../schema/text/defineMessages'

/** Why an operation was refused before it ran (docs/product.md SEC-5), and what the schema's own scalars expect. */
export const messages = defineMessages({
  needsCredential: 'Send a token or a partner key to read the schema.',
  tooDeep: ({ depth, max }: { depth: number; max: number }) =>
    `The operation is ${depth} levels deep; ${max} are allowed.`,
  tooManyAliases: ({ aliases, max }: { aliases: number; max: number }) =>
    `The operation has ${aliases} aliases; ${max} are allowed.`,
  tooManyRootFields: ({ fields, max }: { fields: number; max: number }) =>
    `The operation has ${fields} root fields; ${max} are allowed.`,
  oneCredentialMutation: 'Only one mutation about passwords, keys or sessions is allowed in an operation.',
  tooCostly: ({ cost, max }: { cost: number; max: number }) =>
    `The operation costs ${cost}; ${max} are allowed. Ask for fewer items or fewer lists in them.`,
  tooLarge: 'Only readDish may have a body of more than 100 kB, and nothing else beside it.',
  onceKey: ({ max }: { max: number }) => `A key has 1 to ${max} characters, letters, digits and signs without spaces.`,
  onceKeys: 'Idempotency-Key and operationId name the same operation: send one of them.',
  oneOnceField: 'With an operationId a call has one mutation.',
  timestampExpected: 'A whole number of milliseconds since 1970 is expected.',
  nodeCount: ({ most }: { most: number }) => `ids must be 1 to ${most}.`,
  dayExpected: 'A day of the years 2000 to 2099, such as 2026-11-30, is expected.',
  addressExpected: 'An absolute http or https address is expected.',
  objectExpected: 'A JSON object is expected.',
})
