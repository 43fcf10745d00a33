import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils'
import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { isDay } from '../../schema/isDay'

/** Something that clients should no longer use. */
export interface Deprecation {
  /** Such as `Query.household`. */
  readonly coordinate: string
  readonly reason: string
  /** The day from which on it may be missing; null where the reason does not say one. */
  readonly removedOn: string | null
}

const REASON = /^Use .+\. Removed on (\S+)\.$/

/** The day on which a reason says that something is removed; null where it does not say so as every reason should. */
function dayOf(reason: string): string | null {
  const [, day = ''] = REASON.exec(reason) ?? []
  return isDay(day) ? day : null
}

/** Everything that a schema marks as deprecated. */
export function deprecationsOf(schema: GraphQLSchema): Deprecation[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isEnumType(type)) return type.getValues().flatMap((value) => marked(`${type.name}.${value.name}`, value))
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) => marked(`${type.name}.${field.name}`, field))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      ...marked(`${type.name}.${field.name}`, field),
      ...field.args.flatMap((arg) => marked(`${type.name}.${field.name}(${arg.name}:)`, arg)),
    ])
  })
}

function marked(
  coordinate: string,
  { deprecationReason: reason }: { deprecationReason?: string | null },
): Deprecation[] {
  return typeof reason === 'string' ? [{ coordinate, reason, removedOn: dayOf(reason) }] : []
}

/** What is wrong with the deprecations of a schema: reasons of another form, and days before those that were promised. */
export function wrongDeprecations(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const promised = new Map(deprecationsOf(before).map(({ coordinate, removedOn }) => [coordinate, removedOn]))
  return deprecationsOf(after).flatMap(({ coordinate, removedOn }) => {
    if (removedOn === null)
      return [`${coordinate} is deprecated for a reason that is not "Use x. Removed on YYYY-MM-DD.".`]
    const was = promised.get(coordinate)
    return was && removedOn < was ? [`${coordinate} is to be removed on ${removedOn}, before ${was} as promised.`] : []
  })
}

/** A schema without the fields and values that may be missing by a day, and without types that were reached by them alone. */
export function withoutRemovable(schema: GraphQLSchema, today: string): GraphQLSchema {
  const removable = new Set(
    deprecationsOf(schema).flatMap(({ coordinate, removedOn }) =>
      removedOn !== null && removedOn <= today ? [coordinate] : [],
    ),
  )
  if (removable.size === 0) return schema
  const unless = <Config>(coordinate: string, config: Config) => (removable.has(coordinate) ? null : config)
  const rest = mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: (field, name, typeName) => unless(`${typeName}.${name}`, field),
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name, typeName) => unless(`${typeName}.${name}`, field),
    [MapperKind.ENUM_VALUE]: (value, typeName, _schema, name) => unless(`${typeName}.${name}`, value),
  })
  return pruneSchema(rest)
}
