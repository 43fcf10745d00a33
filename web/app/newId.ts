/** An id that nobody else has, for what is to be stored once however often it is sent. Works without https as well. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return [Date.now(), Math.random(), Math.random()].map((number) => number.toString(36).replace('.', '')).join('-')
}
