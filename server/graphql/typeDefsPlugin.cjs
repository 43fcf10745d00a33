const { printSchemaWithDirectives } = require('@graphql-tools/utils')

const asLiteral = (text) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``

/** Puts the whole SDL into a module, line by line, so that the built server needs no file beside it. */
exports.plugin = (schema) =>
  `/** The whole schema as text, made from schema/*.graphql. */\nexport const typeDefs = ${asLiteral(
    printSchemaWithDirectives(schema),
  )}\n`
