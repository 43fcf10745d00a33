import { parse } from 'yaml'
import { isNode, type DataNode } from './texts'

const BETWEEN = /^\ufeff?\s*---[ \t]*\r?\n([\s\S]{0,50000}?)\r?\n---[ \t]*(?:\r?\n|$)/

/** The YAML between `---` lines before a text, and the text after it; no values where there is none. */
export function frontMatter(text: string): { readonly values: DataNode; readonly rest: string } {
  const found = BETWEEN.exec(text)
  if (!found) return { values: {}, rest: text }
  try {
    const values: unknown = parse(found[1] ?? '', { maxAliasCount: 0, schema: 'failsafe' })
    return isNode(values) ? { values, rest: text.slice(found[0].length) } : { values: {}, rest: text }
  } catch {
    return { values: {}, rest: text }
  }
}
