import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { KeyScope } from '../generated/schemaTypes'
import { outOfScope } from '../platform/errors'
import { scopesFor } from './keyScopes'

/** A root field as a document asks for it. */
export type Asked = Pick<
  GraphQLResolveInfo,
  'fieldName' | 'parentType' | 'fieldNodes' | 'fragments' | 'schema' | 'returnType'
>

/**
 * Checks a root field and all that is selected below it, in fragments too, before any of it is resolved: a key reads nothing
 * on the way to what it may read.
 * @throws GraphQLError FORBIDDEN, with the scopes that the key lacks.
 */
export function checkKeyScopes(info: Asked, held: readonly KeyScope[]): void {
  // Without its operation, as where a resolver is called by itself, nothing says what is read.
  if (!(info.fieldNodes as unknown)) throw outOfScope(`${info.parentType.name}.${info.fieldName}`, [])
  const refused = [...fieldsOf(info)]
    .map((field) => ({ field, scopes: scopesFor(field) }))
    .filter(({ scopes }) => scopes !== null && !scopes.some((scope) => held.includes(scope)))
  const closed = refused.find(({ scopes }) => scopes?.length === 0)
  if (closed) throw outOfScope(closed.field, [])
  const [first] = refused
  if (first) throw outOfScope(first.field, fewestScopes(refused.flatMap(({ scopes }) => (scopes ? [scopes] : []))))
}

/** Few scopes of which each field has one, as the scopes that open each field alone are given. */
export function fewestScopes(fields: readonly (readonly KeyScope[])[]): KeyScope[] {
  const chosen = new Set<KeyScope>()
  for (const scopes of fields.toSorted((one, other) => one.length - other.length))
    if (scopes[0] && !scopes.some((scope) => chosen.has(scope))) chosen.add(scopes[0])
  return [...chosen]
}

/** A root field and the fields below it, such as `Plan.rows`, by the types on which they are selected. */
export function fieldsOf({ fieldName, parentType, fieldNodes, fragments, schema, returnType }: Asked): Set<string> {
  const found = new Set([`${parentType.name}.${fieldName}`])
  const seen = new Set<string>()
  const walk = ({ selections }: SelectionSetNode, on: GraphQLNamedType | undefined): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value
        walk(selection.selectionSet, condition === undefined ? on : schema.getType(condition))
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value]
        if (!fragment || seen.has(selection.name.value)) continue
        seen.add(selection.name.value)
        walk(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      } else if (!selection.name.value.startsWith('__')) {
        const name = selection.name.value
        found.add(`${on?.name}.${name}`)
        const field = isObjectType(on) || isInterfaceType(on) ? on.getFields()[name] : undefined
        if (selection.selectionSet) walk(selection.selectionSet, field && getNamedType(field.type))
      }
    }
  }
  for (const { selectionSet } of fieldNodes) if (selectionSet) walk(selectionSet, getNamedType(returnType))
  return found
}
