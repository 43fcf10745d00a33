const { printSchemaWithDirectives } = require('@graphql-tools/utils')

/** Puts the whole SDL into a module, so that the built server needs no file beside it. */
exports.plugin = (schema) =>
  `/** The whole schema as text, made from schema/*.graphql. */\nexport const typeDefs = ${JSON.stringify(
    printSchemaWithDirectives(schema),
  )}\n`
