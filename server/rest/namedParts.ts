/** Where a schema keeps the parts that have names, and where a document keeps them. */
const [WITHIN, SHARED] = ['#/$defs/', '#/components/schemas/']

/**
 * A part of a document with the named parts of its schemas in `shared` alone, each once, and references to them.
 * @param shared what is found is added to it, by name.
 */
export function withNamedParts<Part>(part: Part, shared: Record<string, unknown>): Part {
  return moved(part, shared) as Part
}

function moved(part: unknown, shared: Record<string, unknown>): unknown {
  if (Array.isArray(part)) return part.map((one) => moved(one, shared))
  if (typeof part === 'string') return part.startsWith(WITHIN) ? SHARED + part.slice(WITHIN.length) : part
  if (typeof part !== 'object' || part === null) return part
  const { $defs = {}, ...others } = part as Record<string, unknown> & { $defs?: object }
  for (const [name, schema] of Object.entries($defs)) shared[name] ??= moved(schema, shared)
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, moved(value, shared)]))
}
