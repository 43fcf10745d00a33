const resolvers = require('@graphql-codegen/typescript-resolvers')
const { withOptionalDerived } = require('./derivedFields.cjs')

/** The types of the resolvers, over those of the schema. */
exports.plugin = async (schema, documents, config, info) => {
  const { prepend = [], content } = await resolvers.plugin(withOptionalDerived(schema), documents, config, info)
  // Enums with types of the server's own are named without the namespace.
  const enums = Object.keys(config.enumValues).join(', ')
  const imports = [
    `import type * as ${config.namespacedImportName} from './schemaTypes';`,
    `import type { ${enums} } from './schemaTypes';`,
  ]
  return { prepend: [...imports, ...prepend], content }
}
