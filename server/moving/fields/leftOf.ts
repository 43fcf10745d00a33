import { isNode, lineOf, listOf, plain, textOf, type DataNode } from './texts'

const LONGEST = 8000

/** What a thing says besides the named values: one `name: value` line for each text, number and list of texts. */
export function leftOf(node: DataNode, known: readonly string[]): string {
  const all = Object.entries(node).flatMap(([name, value]) => {
    if (known.includes(name) || name.startsWith('@')) return []
    const texts = listOf(value)
      .map((one) => (isNode(one) ? lineOf(one.name) : plain(one)))
      .filter((text) => text !== '' && text !== '0')
    return texts.length === 0 ? [] : [`${name}: ${texts.join(', ')}`]
  })
  return all.join('\n').slice(0, LONGEST)
}

/** Figures of a thing as `name: value` lines, for what has names that a reader understands. */
export function figuresOf(value: unknown): string {
  if (!isNode(value)) return listOf(value).map(plain).join('\n')
  return Object.entries(value)
    .filter(([name, figure]) => !name.startsWith('@') && name !== 'id' && textOf(figure) !== '')
    .map(([name, figure]) => (name === 'description' ? plain(figure) : `${spaced(name)}: ${lineOf(figure)}`))
    .join('\n')
}

/** `saturatedFatContent` and `saturated_fat` as words. */
function spaced(name: string): string {
  return name
    .replace(/Content$/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_whole, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}
