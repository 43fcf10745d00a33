import { MapperKind, type SchemaMapper } from '@graphql-tools/utils'
import {
  BREAK,
  defaultFieldResolver,
  type DocumentNode,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Context } from '../request/context'

/**
 * Query fields whose resolvers return the same object again as long as the answer is the same. Where nothing below them
 * looks at who is calling, an answer follows from that object, the operation and its variables.
 */
const KEPT_FIELDS: readonly string[] = ['mealBases', 'meals', 'shoppingList']

/** What a resolver gave. */
export type Outcome = { value: unknown } | { error: unknown }

const outcomes = new WeakMap<Context, Outcome>()

/** Leaves what a kept field's resolver gave for the execution of the same call, which then does not call it again. */
export function resolvedAhead(context: Context, outcome: Outcome): void {
  outcomes.set(context, outcome)
}

/** Whether the answers of a query field are kept. */
export const isKept = (field: GraphQLField<unknown, Context>): boolean => field.extensions.isKept === true

/** Marks the kept fields and lets them be resolved ahead of execution. */
export const keptFields: SchemaMapper = {
  [MapperKind.QUERY_ROOT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>, name: string) => {
    if (!KEPT_FIELDS.includes(name)) return field
    const resolve = field.resolve ?? defaultFieldResolver
    return {
      ...field,
      extensions: { ...field.extensions, isKept: true },
      resolve: (source, args, context, info) => {
        const outcome = outcomes.get(context)
        outcomes.delete(context)
        if (!outcome) return resolve(source, args, context, info) as unknown
        if ('error' in outcome) throw outcome.error
        return outcome.value
      },
    }
  },
}

/** Parent and arguments. */
const ALLOWED = 2

/** Whether a field follows from its parent and arguments, or, as ids do, from them and the form of ids that a call asks for. */
const looksAtParent = (field: GraphQLField<unknown, Context> | undefined): boolean =>
  (field?.resolve?.length ?? 0) <= ALLOWED || field?.extensions.isGlobalId === true

const judged = new WeakMap<DocumentNode, boolean>()

/**
 * Whether all that a document asks for below root fields follows from what those returned: whether no resolver there could
 * look at more than its parent and arguments. Documents are looked at once.
 */
export function followsFromRoots(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = judged.get(document)
  if (known !== undefined) return known
  const types = new TypeInfo(schema)
  let follows = true
  const enterField = () => {
    const parent = types.getParentType()
    const name = types.getFieldDef()?.name ?? ''
    const owners = isAbstractType(parent) ? schema.getPossibleTypes(parent) : isObjectType(parent) ? [parent] : []
    if (parent === schema.getQueryType()) return undefined
    if (owners.every((owner) => looksAtParent(owner.getFields()[name]))) return undefined
    follows = false
    return BREAK
  }
  visit(document, visitWithTypeInfo(types, { Field: enterField }))
  judged.set(document, follows)
  return follows
}
