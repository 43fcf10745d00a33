/** Between two things: a comma that is no decimal one, a semicolon or a new line. */
const BETWEEN = /(?:,(?!\d)|(?<!\d),|[;\n\r])+/

/** The things that a text names: `milk, 2 batteries; toilet paper` are three (docs/product.md SHOP-23). */
export function splitItems(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
}

/** The id of the n-th thing of a text that was sent under an id, a UUID: the first has that one, each further the next. */
export function itemIdOf(id: string, index: number): string {
  const end = (Number.parseInt(id.slice(-4), 16) + index) % 0x10000
  return `${id.slice(0, -4)}${end.toString(16).padStart(4, '0')}`
}
