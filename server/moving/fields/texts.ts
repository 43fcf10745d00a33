import { oneLine, plainText } from '../../dishes/reader/plainText'

/** A thing of an application's data. */
export type DataNode = Readonly<Record<string, unknown>>

/** Whether a value is a thing with named values. */
export function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list; nothing is an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

/** The things among a value or a list of values. */
export function nodesOf(value: unknown): DataNode[] {
  return listOf(value).filter(isNode)
}

/** A text or number as it is written; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** The first of some values that is a text, on one line without markup; '' when none is. */
export function lineOf(...values: unknown[]): string {
  return values.map((value) => oneLine(textOf(value))).find((text) => text !== '') ?? ''
}

/** Texts and the names of things (`{name}`), each on one line, each once. */
export function namesOf(value: unknown): string[] {
  const names = listOf(value).map((one) => (isNode(one) ? lineOf(one.name) : lineOf(one)))
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Names in one text or in several, parted by commas or semicolons. */
export function partedNames(value: unknown): string[] {
  return namesOf(listOf(value).flatMap((one) => (typeof one === 'string' ? one.split(/[,;^\n]/) : one)))
}

const LINK = /!?\[([^\]\n]{0,300})\]\(([^()\s]{0,2000})\)/g
const OWN_LINK = /\[(recipe|timer):([^\]\n]{1,300})\]/gi
const OWN_PICTURE = /\[photo:[^\]\n]{0,300}\]/gi

/** HTML and Markdown as plain text with its line breaks. Addresses of links stay behind their words. */
export function plain(value: unknown): string {
  return unlinked(plainText(textOf(value).replace(/\r\n?/g, '\n')))
    .replace(
      /\*\*([^*\n]{1,500})\*\*|__([^_\n]{1,500})__/g,
      (_whole, bold?: string, under?: string) => bold ?? under ?? '',
    )
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text whose links are their words, with the address where it leads out; links to recipes may stay what they are. */
export function unlinked(text: string, keepsRecipes = false): string {
  return text
    .replace(OWN_PICTURE, '')
    .replace(OWN_LINK, (whole, kind: string, words: string) =>
      keepsRecipes && kind.toLowerCase() === 'recipe' ? whole : words,
    )
    .replace(LINK, (whole, words: string, address: string) =>
      whole.startsWith('!') ? words : /^https?:/i.test(address) && words !== address ? `${words} (${address})` : words,
    )
}

/** Texts as paragraphs, those that say nothing left out. */
export function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
