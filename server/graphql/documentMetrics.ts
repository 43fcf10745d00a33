import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  Kind,
  type OperationDefinitionNode,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql'
import { isListed, itemsOf, weightOf } from './fieldCost'

export interface DocumentMetrics {
  /** Fields on the longest path from the root to a leaf. */
  depth: number
  /** Aliases; those of a fragment count at every spread. */
  aliases: number
  /** Names of the root fields, with duplicates. */
  rootFields: string[]
  /** Estimated objects in the answer, one per field, with what `@cost` adds, times the lengths of the lists around it. */
  cost: number
}

/** Assumed length of a list of which nothing is said. */
const USUAL_LENGTH = 10

interface Measure {
  depth: number
  aliases: number
  /** Cost of what is outside lists, and of lists whose length is known. */
  single: number
  /** Cost of an item of the other lists, by their fields: a field around them may say how long they are. */
  listed: ReadonlyMap<string, number>
}

const NOTHING: Measure = { depth: 0, aliases: 0, single: 0, listed: new Map() }
const LEAF: Measure = { ...NOTHING, depth: 1 }

/**
 * Measures an operation before it runs (docs/decisions/0009-operation-cost.md). Every fragment is measured once, so the
 * time is linear in the document. In introspection (`__schema`, `__type`) only aliases are counted.
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): DocumentMetrics {
  const fragments = fragmentsOf(document)
  const measured = new Map<string, Measure>()

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name)
    if (known) return known
    measured.set(name, NOTHING)
    const fragment = fragments.get(name)
    const result = fragment
      ? ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      : NOTHING
    measured.set(name, result)
    return result
  }

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined): Measure => {
    const aliases = node.alias ? 1 : 0
    const name = node.name.value
    if (name.startsWith('__'))
      return {
        ...LEAF,
        aliases: aliases + (node.selectionSet ? ofSelections(node.selectionSet, undefined).aliases : 0),
      }
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
    const type = field && getNamedType(field.type)
    if (!type || !node.selectionSet || !isCompositeType(type))
      return { ...LEAF, aliases, single: field ? weightOf(field) : 0 }
    const inside = ofSelections(node.selectionSet, type)
    const items = itemsOf(field, node, variables)
    const lists = [...inside.listed].map(([list, cost]) => cost * (items.of(list) ?? USUAL_LENGTH))
    const object = 1 + inside.single + lists.reduce((sum, cost) => sum + cost, 0)
    const measured = { depth: 1 + inside.depth, aliases: aliases + inside.aliases }
    if (!isListed(field)) return { ...measured, single: weightOf(field) + object, listed: NOTHING.listed }
    if (items.own !== null) return { ...measured, single: weightOf(field) + items.own * object, listed: NOTHING.listed }
    return { ...measured, single: weightOf(field), listed: new Map([[name, object]]) }
  }

  const ofSelections = ({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure => {
    const listed = new Map<string, number>()
    const sum = { ...NOTHING, listed }
    for (const node of selections) {
      const one =
        node.kind === Kind.FIELD
          ? ofField(node, parent)
          : node.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(node.name.value)
            : ofSelections(
                node.selectionSet,
                node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent,
              )
      sum.depth = Math.max(sum.depth, one.depth)
      sum.aliases += one.aliases
      sum.single += one.single
      for (const [list, cost] of one.listed) listed.set(list, (listed.get(list) ?? 0) + cost)
    }
    return sum
  }

  const { depth, aliases, single, listed } = ofSelections(
    operation.selectionSet,
    schema.getRootType(operation.operation) ?? undefined,
  )
  const lists = [...listed.values()].reduce((sum, cost) => sum + USUAL_LENGTH * cost, 0)
  return { depth, aliases, cost: single + lists, rootFields: rootFieldsOf(document, operation) }
}

/** Names of an operation's root fields, with duplicates; of an absurd number of them the first. */
function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = fragmentsOf(document)
  const names: string[] = []
  const collect = ({ selections }: SelectionSetNode, seen: Set<string>): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) names.push(node.name.value)
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet, seen)
      else if (!seen.has(node.name.value)) {
        const fragment = fragments.get(node.name.value)
        if (fragment) collect(fragment.selectionSet, new Set([...seen, node.name.value]))
      }
      if (names.length > 1000) return
    }
  }
  collect(operation.selectionSet, new Set())
  return names
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((one) => [one.name.value, one]))
}
