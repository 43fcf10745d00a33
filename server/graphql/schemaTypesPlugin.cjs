const typescript = require('@graphql-codegen/typescript')
const { withOptionalDerived } = require('./derivedFields.cjs')

/** The types of the schema, in which derived fields are optional. */
exports.plugin = (schema, documents, config, info) =>
  typescript.plugin(withOptionalDerived(schema), documents, config, info)
