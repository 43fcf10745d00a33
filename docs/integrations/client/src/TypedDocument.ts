/**
 * The text of an operation that knows the types of its data and its variables. A plain string is one as well, and so is what
 * the `client` preset of GraphQL Code Generator makes with `documentMode: 'string'`.
 */
export interface TypedDocument<Data, Variables> {
  toString(): string
  /** For the types alone; it is never there. */
  readonly __apiType?: (variables: Variables) => Data
}

const STRINGS_AND_COMMENTS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g

/** The text that is sent. @throws TypeError for a document that is no text. */
export function textOf(document: { toString(): string }): string {
  const text = String(document)
  if (text.startsWith('[object'))
    throw new TypeError("The operation is no text: have the code generator make texts (documentMode: 'string')")
  return text
}

/** Whether an operation writes. What is inside of braces is not looked at. */
export function isMutation(text: string): boolean {
  let outside = text.replaceAll(STRINGS_AND_COMMENTS, '')
  for (let before = ''; before !== outside;) {
    before = outside
    outside = outside.replaceAll(/\{[^{}]*\}|\([^()]*\)/g, ' ')
  }
  return /^\s*mutation\b|[\s}]mutation\b/.test(outside)
}
