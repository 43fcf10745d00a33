import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { messages } from './messages'

/** A part of the schema that goes, with what to use instead and the day on which it does. */
export interface Deprecation {
  readonly name: string
  readonly instead: string
  /** As in 2027-11-23; null where none is set. */
  readonly day: string | null
}

const DAY = /\s*Removed on (\d{4}-\d{2}-\d{2})\.?/

/** What of the schema is deprecated, that which goes first in front (docs/product.md API-67). */
export function deprecationsOf(schema: GraphQLSchema): Deprecation[] {
  const found = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isEnumType(type)) return type.getValues().flatMap((value) => deprecation(`${type.name}.${value.name}`, value))
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) => deprecation(`${type.name}.${field.name}`, field))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      ...deprecation(`${type.name}.${field.name}`, field),
      ...field.args.flatMap((argument) => deprecation(`${type.name}.${field.name}(${argument.name})`, argument)),
    ])
  })
  const LAST = '9999'
  return found.toSorted((a, b) => (a.day ?? LAST).localeCompare(b.day ?? LAST) || a.name.localeCompare(b.name))
}

function deprecation(name: string, { deprecationReason }: { deprecationReason?: string | null }): Deprecation[] {
  if (deprecationReason === undefined || deprecationReason === null) return []
  return [{ name, instead: deprecationReason.replace(DAY, ''), day: DAY.exec(deprecationReason)?.[1] ?? null }]
}

/** The list of them, for the end of the guide to versions: a part for each day. */
export function deprecationTables(deprecations: readonly Deprecation[]): string {
  const days = [...new Set(deprecations.map(({ day }) => day))]
  return days
    .flatMap((day) => [
      `## ${day === null ? messages.goesLater : messages.goesOn({ day })}`,
      '| | |\n|---|---|',
      ...deprecations.filter((one) => one.day === day).map(({ name, instead }) => `| \`${name}\` | ${instead} |`),
      '',
    ])
    .join('\n')
}
