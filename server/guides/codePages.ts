import { type GraphQLEnumValue, type GraphQLSchema, isEnumType } from 'graphql'
import { messages } from './messages'

/** The enums whose values clients meet as codes, in the order in which they are explained. */
const KINDS = ['ErrorCode', 'FailureCode', 'FailureReason'] as const
type Kind = (typeof KINDS)[number]

/** A code that an answer may have, with what the schema says of it, in Markdown. */
export interface Code {
  readonly name: string
  readonly kind: Kind
  readonly text: string
}

/** Every code that an answer may have. @throws Error if the schema lacks one of their enums. */
export const codesOf = (schema: GraphQLSchema): Code[] =>
  KINDS.flatMap((kind) => {
    const type = schema.getType(kind)
    if (!isEnumType(type)) throw new Error(`The schema has no enum ${kind}`)
    return type.getValues().map((value) => ({ name: value.name, kind, text: textOf(value) }))
  })

const textOf = ({ description, deprecationReason }: GraphQLEnumValue): string =>
  [description, deprecationReason].filter(Boolean).join(' ')

/** All codes, for the end of the guide to errors. */
export const codeTables = (codes: readonly Code[]): string =>
  KINDS.flatMap((kind) => [
    `## ${messages.parts[kind]}`,
    ...codes.filter((code) => code.kind === kind).map(({ name, text }) => `### \`${name}\`\n\n${text}`),
  ]).join('\n\n')

/** The page of a code (docs/product.md API-48). */
export const codePage = ({ name, kind, text }: Code): string =>
  [`# ${name}`, text, messages.places[kind], `[${messages.allCodes}](/docs/errors)`].join('\n\n')
