const { MapperKind, mapSchema } = require('@graphql-tools/utils')
const { getNullableType } = require('graphql')

/** Fields that resolvers derive from the rest of an object, so that what use cases return may leave them out. */
const derived = (typeName, name, schema) =>
  (name === 'ok' && implementsResult(schema.getType(typeName))) || (typeName === 'InputError' && name === 'help')

const implementsResult = (type) =>
  type?.name === 'MutationResult' || type?.getInterfaces?.().some(({ name }) => name === 'MutationResult')

/** A schema in which derived fields are optional. */
exports.withOptionalDerived = (schema) => {
  const field = (one, name, typeName) =>
    derived(typeName, name, schema) ? { ...one, type: getNullableType(one.type) } : one
  return mapSchema(schema, { [MapperKind.OBJECT_FIELD]: field, [MapperKind.INTERFACE_FIELD]: field })
}
