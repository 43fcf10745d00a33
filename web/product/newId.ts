/** A unique id, so that what is sent several times is stored once. Works without https as well. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return [Date.now(), Math.random(), Math.random()].map((number) => number.toString(36).replace('.', '')).join('-')
}
