import { isRecipe, type DataNode } from './recipeNodes'

/** Attributes of an element, by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>

/** Things and values that are open at once; what is nested deeper is not looked at. */
const DEEPEST = 24
const MOST_THINGS = 2000
/** Characters of one value: more than a whole recipe may have. */
const LONGEST = 40_000
/** RDFa's names of schema.org: without a prefix, with a usual one, or in full. */
const PROPERTY = /^(?:schema:|v:|https?:\/\/(?:www\.)?schema\.org\/)?([A-Za-z]+)$/

interface Thing {
  '@type': string[]
  [property: string]: unknown
}

/** A value whose text is still being read. */
interface OpenValue {
  readonly thing: Thing
  readonly names: readonly string[]
  text: string
}

interface OpenElement {
  readonly thing: Thing | null
  readonly value: OpenValue | null
}

const NOTHING: OpenElement = { thing: null, value: null }

/**
 * Collects the things that a page's elements describe by microdata (`itemscope`, `itemprop`) or RDFa (`typeof`,
 * `property`), in the shape of JSON-LD. Elements and texts are handed to it in the order of the page.
 */
export class PageItems {
  readonly recipes: DataNode[] = []
  private readonly elements: OpenElement[] = []
  private readonly things: Thing[] = []
  private readonly values: OpenValue[] = []
  private seen = 0

  /** An element begins. */
  open(tag: string, attributes: Attributes): void {
    const types = typesOf(attributes)
    const parent = this.things.at(-1)
    const names = parent === undefined ? [] : propertiesOf(attributes)
    if (types !== null && this.things.length < DEEPEST && this.seen < MOST_THINGS) {
      this.seen += 1
      const thing: Thing = { '@type': types }
      if (parent) add(parent, names, thing)
      if (isRecipe(thing)) this.recipes.push(thing)
      this.things.push(thing)
      this.elements.push({ thing, value: null })
      return
    }
    const given = names.length === 0 ? null : givenValue(tag, attributes)
    if (parent && given !== null) add(parent, names, given)
    if (!parent || names.length === 0 || given !== null || this.values.length >= DEEPEST) {
      this.elements.push(NOTHING)
      return
    }
    const value: OpenValue = { thing: parent, names, text: '' }
    this.values.push(value)
    this.elements.push({ thing: null, value })
  }

  /** The last element that began ends. */
  close(): void {
    const { thing, value } = this.elements.pop() ?? NOTHING
    if (thing) this.things.pop()
    if (!value) return
    this.values.pop()
    const isSteps = value.names.some((name) => /instructions$/i.test(name))
    // Boxes part steps; within an ingredient they part the amount from the name.
    add(value.thing, value.names, value.text.replace(/\v/g, isSteps ? '\n' : ' ').trim())
  }

  /** Text, with `\n` where a line of it ends and `\v` where a box does. */
  text(text: string): void {
    for (const value of this.values) if (value.text.length < LONGEST) value.text += text
  }
}

function typesOf(attributes: Attributes): string[] | null {
  if (attributes.itemscope === undefined && attributes.typeof === undefined) return null
  return `${attributes.itemtype ?? ''} ${attributes.typeof ?? ''}`.slice(0, 500).split(/\s+/).filter(Boolean)
}

function propertiesOf({ itemprop, property }: Attributes): string[] {
  const names = `${itemprop ?? ''} ${property ?? ''}`.slice(0, 500).split(/\s+/)
  return names.flatMap((name) => PROPERTY.exec(name)?.[1] ?? [])
}

/** The value that an element has apart from its text; null when its text is its value. */
function givenValue(tag: string, attributes: Attributes): string | null {
  const { content, datetime, href, src, value } = attributes
  const given =
    content ??
    (tag === 'time' ? datetime : undefined) ??
    (tag === 'a' || tag === 'link' || tag === 'area' ? href : undefined) ??
    (tag === 'data' || tag === 'meter' ? value : undefined) ??
    (tag === 'img' ? (src ?? '') : undefined)
  return given === undefined ? null : given.slice(0, LONGEST)
}

function add(thing: Thing, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const known = thing[name]
    if (!Array.isArray(known)) thing[name] = [value]
    else if (known.length < 500) known.push(value)
  }
}
