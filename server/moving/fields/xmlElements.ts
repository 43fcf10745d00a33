import { Parser } from 'htmlparser2'
import { MovedError } from '../MovedError'

/** An element of a document, with what is in it in its order. */
export interface XmlElement {
  /** In small letters. */
  readonly tag: string
  /** By their names in small letters. */
  readonly attributes: Readonly<Record<string, string>>
  readonly parts: readonly (XmlElement | string)[]
}

/** Elements and attributes, and elements within one another. */
const MOST_PARTS = 1_000_000
const DEEPEST = 64

/**
 * The outermost element of an XML document; null without one. Only the five entities of XML and numbers are read: what a
 * document declares itself stays as it is written, and nothing is ever fetched. Damage is passed over.
 *
 * @throws MovedError if it has more than a million elements and attributes, or is nested too deep.
 */
export function xmlRoot(source: string): XmlElement | null {
  interface Open {
    tag: string
    attributes: Record<string, string>
    parts: (XmlElement | string)[]
  }
  const document: Open = { tag: '', attributes: {}, parts: [] }
  const open: Open[] = [document]
  let count = 0
  const counted = (): void => {
    count += 1
    if (count > MOST_PARTS) throw new MovedError('TOO_MANY')
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        counted()
        if (open.length > DEEPEST) throw new MovedError('TOO_DEEP')
        const element: Open = { tag: name.toLowerCase(), attributes, parts: [] }
        open.at(-1)?.parts.push(element)
        open.push(element)
      },
      onclosetag: () => void open.pop(),
      onattribute: counted,
      ontext: (words) => void open.at(-1)?.parts.push(words),
    },
    { xmlMode: true, lowerCaseAttributeNames: true },
  )
  parser.write(source)
  parser.end()
  return document.parts.find((part) => typeof part !== 'string') ?? null
}

/** All text within an element. */
export function xmlText(element: XmlElement | undefined): string {
  return element?.parts.map((part) => (typeof part === 'string' ? part : xmlText(part))).join('') ?? ''
}

/** The elements of a name that are in an element itself, or in those of another name that are in it: `steps > step`. */
export function xmlIn(element: XmlElement | undefined, ...path: readonly string[]): XmlElement[] {
  const [tag, ...further] = path
  const found = element?.parts.filter((part): part is XmlElement => typeof part !== 'string' && part.tag === tag) ?? []
  return further.length === 0 ? found : found.flatMap((one) => xmlIn(one, ...further))
}

/** The text of the first element of a name in an element, on lines without space around them; '' without one. */
export function xmlValue(element: XmlElement, ...path: readonly string[]): string {
  return trimmed(xmlText(xmlIn(element, ...path)[0]))
}

/** The texts of elements; those that say nothing are left out. */
export function xmlValues(elements: readonly XmlElement[]): string[] {
  return elements.map((one) => trimmed(xmlText(one))).filter((text) => text !== '')
}

function trimmed(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
