import {
  type ConstDirectiveNode,
  type FieldNode,
  getArgumentValues,
  type GraphQLField,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
} from 'graphql'

/** How many items lists are taken to have, by what `@listSize` says of a field. */
export interface Items {
  /** Of the field's own list; null where nothing is said of it. */
  readonly own: number | null
  /** Of a list below the field; null where nothing is said of it. */
  of(list: string): number | null
}

type Field = GraphQLField<unknown, unknown>

interface Rules {
  weight: number
  assumedSize: number | null
  slicingArguments: readonly string[]
  sizedFields: readonly string[]
}

const rules = new WeakMap<object, Rules>()

/** What a field costs beside its objects: the weight of its `@cost`. */
export const weightOf = (field: Field): number => rulesOf(field).weight

/** Whether a field is a list. */
export function isListed({ type }: Field): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

/** The lengths that a field's `@listSize` gives for one selection of it. */
export function itemsOf(field: Field, node: FieldNode, variables: Record<string, unknown>): Items {
  const { assumedSize, slicingArguments, sizedFields } = rulesOf(field)
  const size = sliceOf(field, slicingArguments, node, variables) ?? assumedSize
  return {
    own: sizedFields.length === 0 ? size : null,
    of: (list) => (sizedFields.includes(list) ? size : null),
  }
}

/** The largest number that one of the arguments asks for; null where none says how many. */
function sliceOf(
  field: Field,
  names: readonly string[],
  node: FieldNode,
  variables: Record<string, unknown>,
): number | null {
  if (names.length === 0) return null
  try {
    const values = getArgumentValues(field, node, variables)
    const sizes = names.flatMap((name) => {
      const value = values[name]
      const size = Array.isArray(value) ? value.length : value
      return typeof size === 'number' && size > 0 ? [size] : []
    })
    return sizes.length === 0 ? null : Math.max(...sizes)
  } catch {
    // The execution says what is wrong with them.
    return null
  }
}

/** What the SDL says of a field's cost, read once. */
function rulesOf({ astNode }: Field): Rules {
  const key = astNode ?? NOWHERE
  const known = rules.get(key)
  if (known) return known
  const cost = argumentsOf(astNode?.directives?.find(({ name }) => name.value === 'cost'))
  const size = argumentsOf(astNode?.directives?.find(({ name }) => name.value === 'listSize'))
  const read: Rules = {
    weight: Number(cost.weight ?? 0),
    assumedSize: (size.assumedSize as number | undefined) ?? null,
    slicingArguments: (size.slicingArguments as string[] | undefined) ?? [],
    sizedFields: (size.sizedFields as string[] | undefined) ?? [],
  }
  rules.set(key, read)
  return read
}

/** Stands for fields that no SDL has made. */
const NOWHERE = {}

function argumentsOf(directive: ConstDirectiveNode | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  )
}
