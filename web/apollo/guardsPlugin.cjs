const { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } = require('graphql')

/** Guards of `web/session/guards.ts` by the name of a scalar. */
const SCALARS = { Int: 'isNumber', Float: 'isNumber', Timestamp: 'isNumber', Boolean: 'isFlag' }

/**
 * Emits a guard for each of the named `fragments` and `inputs`: whether content that the device kept has the shape that the
 * schema gives it. Of an enum to which values may come any text is taken. An input that is `@oneOf` has exactly one field.
 */
exports.plugin = (schema, documents, { fragments, inputs }) => {
  const found = new Map(
    documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node]),
  )
  const used = new Set(['shape'])
  const use = (name) => used.add(name) && name

  /** The guard of a type; `inner` makes that of an object of this TypeScript type. */
  const guardOf = (type, path, inner) =>
    isNonNullType(type)
      ? ofPresent(type.ofType, path, inner)
      : `${use('nullOr')}(${ofPresent(type, `NonNullable<${path}>`, inner)})`
  const ofPresent = (type, path, inner) => {
    if (isListType(type)) return `${use('arrayOf')}(${guardOf(type.ofType, `${path}[number]`, inner)})`
    if (isEnumType(type) && type.description?.includes('New values may come')) return `${use('growingEnum')}<${path}>()`
    if (isEnumType(type)) return `${use('oneOf')}([${type.getValues().map(({ name }) => `'${name}'`)}] as const)`
    return inner ? inner(type, path) : use(SCALARS[type.name] ?? 'isText')
  }

  const fieldsOf = (selections) =>
    selections.flatMap((node) =>
      node.kind === 'FragmentSpread' ? fieldsOf(found.get(node.name.value).selectionSet.selections) : [node],
    )
  const ofFragment = (parent, { selections }, path) => {
    const fields = fieldsOf(selections).map(({ name, alias, selectionSet }) => {
      const key = (alias ?? name).value
      const inner = selectionSet && ((type, at) => ofFragment(type, selectionSet, at))
      return `${key}: ${guardOf(parent.getFields()[name.value].type, `${path}['${key}']`, inner)}`
    })
    return `shape<${path}>({ ${fields.join(', ')} })`
  }
  const ofInput = (type, path) => {
    const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
      const inner = isInputObjectType(getNamedType(of)) ? ofInput : undefined
      const at = `${path}['${name}']`
      if (isNonNullType(of)) return `${name}: ${guardOf(of, at, inner)}`
      const guard = type.isOneOf ? ofPresent(of, `NonNullable<${at}>`, inner) : guardOf(of, at, inner)
      return `${name}: ${use('orMissing')}(${guard})`
    })
    const guard = `shape<${path}>({ ${fields.join(', ')} })`
    return type.isOneOf ? `${use('exactlyOne')}(${guard})` : guard
  }

  const types = fragments.map((name) => `${name}Fragment`)
  const lines = [
    ...fragments.map((name) => {
      const { typeCondition, selectionSet } = found.get(name)
      const guard = ofFragment(schema.getType(typeCondition.name.value), selectionSet, `${name}Fragment`)
      return `export const is${name} = ${guard}`
    }),
    ...inputs.map((name) => `export const is${name} = ${ofInput(schema.getType(name), name)}`),
  ]
  return {
    prepend: [
      `import type { ${types.join(', ')} } from './operations.generated'`,
      ...(inputs.length > 0 ? [`import type { ${inputs.join(', ')} } from '../apollo/schemaTypes.generated'`] : []),
      `import { ${[...used].sort().join(', ')} } from '../session/guards'`,
    ],
    content: lines.join('\n'),
  }
}
