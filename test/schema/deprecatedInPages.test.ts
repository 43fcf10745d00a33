import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, concatAST, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

const read = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.graphql') && entry.name !== 'released.graphql')
    .map(({ parentPath, name }) => parse(readFileSync(`${parentPath}/${name}`, 'utf8')))

it('the pages ask nothing that is deprecated', () => {
  const schema = buildASTSchema(concatAST(read('schema')), { assumeValidSDL: true })
  const found = new Set<string>()
  for (const document of read('web')) {
    const types = new TypeInfo(schema)
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: () => {
          const field = types.getFieldDef()
          if (field?.deprecationReason) found.add(`${types.getParentType()?.name}.${field.name}`)
        },
        Argument: () => {
          const argument = types.getArgument()
          if (argument?.deprecationReason) found.add(`argument ${argument.name}`)
        },
      }),
    )
  }
  expect([...found].sort()).toEqual([])
})
