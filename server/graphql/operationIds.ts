import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** Mutations by the refresh cookie, which is replaced at each use: a key adds nothing, and their answer is a secret. */
export const KEYLESS: ReadonlySet<string> = new Set(['refreshSession', 'logOut'])

/** Mutations that store the ids of their operations with what they do, for 30 days. */
const KEEP_THEIR_IDS: ReadonlySet<string> = new Set(['setOpinion', 'savePlan', 'renamePlan', 'loadPlan', 'beginWeek'])

/** The input field that names an operation. */
const OPERATION_ID = 'operationId'

/** Root fields of an operation, those in fragments included. */
export function rootNodesOf(document: DocumentNode, { selectionSet }: OperationDefinitionNode): FieldNode[] {
  const seen = new Set<string>()
  const nodesIn = (set: SelectionSetNode): FieldNode[] =>
    set.selections.flatMap((one) => {
      if (one.kind === Kind.FIELD) return [one]
      if (one.kind === Kind.INLINE_FRAGMENT) return nodesIn(one.selectionSet)
      // What is spread again adds nothing, and could double with each fragment.
      if (seen.has(one.name.value)) return []
      seen.add(one.name.value)
      return document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === one.name.value
          ? nodesIn(definition.selectionSet)
          : [],
      )
    })
  return nodesIn(selectionSet)
}

/** The `operationId` in the input of each root field of a mutation that has one. Inputs that are not valid have none. */
export function operationIdsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  nodes: readonly FieldNode[],
  variables: Record<string, unknown>,
): string[] {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const fields = schema.getRootType(OperationTypeNode.MUTATION)?.getFields() ?? {}
  return nodes.flatMap((node) => {
    const field = fields[node.name.value]
    if (!coerced || !field || KEEP_THEIR_IDS.has(node.name.value)) return []
    try {
      const { input } = getArgumentValues(field, node, coerced) as { input?: Record<string, unknown> | null }
      const id = input?.[OPERATION_ID]
      return typeof id === 'string' ? [id] : []
    } catch {
      return []
    }
  })
}

/** Takes `operationId` out of the inputs that resolvers get: it is about the call, and they store what they get. */
export function withoutOperationIds(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) => {
      if (KEEP_THEIR_IDS.has(name)) return field
      const resolve = field.resolve ?? defaultFieldResolver
      return {
        ...field,
        resolve: (source, args: Record<string, unknown>, context, info): unknown => {
          if (typeof args.input !== 'object' || args.input === null) return resolve(source, args, context, info)
          const { [OPERATION_ID]: _, ...input } = args.input as Record<string, unknown>
          return resolve(source, { ...args, input }, context, info)
        },
      }
    },
  })
}
