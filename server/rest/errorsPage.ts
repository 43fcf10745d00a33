import { type GraphQLSchema, isEnumType } from 'graphql'
import { createHash } from 'node:crypto'
import { type RequestHandler } from 'express'

/** The enums whose values clients meet as codes, with the headings of their parts. */
const PARTS = [
  ['ErrorCode', 'In errors of a result'],
  ['FailureCode', 'Of top-level errors, in extensions.code'],
  ['FailureReason', 'Of top-level errors, in extensions.reason'],
] as const

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The page to which `help` leads: every code, with what the schema says about it, under its own anchor. */
export function errorsPage(schema: GraphQLSchema): RequestHandler {
  const page = pageOf(schema)
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`
  return (_request, response) => void response.set({ 'Cache-Control': 'no-cache', ETag: etag }).type('html').send(page)
}

function pageOf(schema: GraphQLSchema): string {
  const parts = PARTS.map(([name, heading]) => {
    const type = schema.getType(name)
    if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}`)
    const rows = type.getValues().map(({ name: code, description, deprecationReason }) => {
      const text = [description, deprecationReason].filter(Boolean).join(' ')
      return `<dt id="${code}"><code>${code}</code></dt>\n<dd>${escaped(text)}</dd>`
    })
    return `<h2>${heading}</h2>\n<dl>\n${rows.join('\n')}\n</dl>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error codes of the API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>Error codes of the API</h1>
${parts.join('\n')}
</main>
</body>
</html>
`
}
