/** The global id of an object: its type's name, a colon and its key (docs/product.md API-41). */
export const globalId = (type: string, key: string): string => `${type}:${key}`

/** The type and key that a global id names; null for what is none. */
export function readGlobalId(id: string): { type: string; key: string } | null {
  const colon = id.indexOf(':')
  return colon < 1 || colon === id.length - 1 ? null : { type: id.slice(0, colon), key: id.slice(colon + 1) }
}
