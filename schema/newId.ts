/**
 * A new id: a UUID of version 7, which begins with the time, so that rows that are made one after the other lie together in
 * the index of their key. What is sent several times under one id is stored once.
 */
export function newId(): string {
  return idAt(Date.now())
}

/** An id as of a time, higher than those of earlier times. The rest, 74 bits, is random. Works in pages without https as well. */
export function idAt(at: number): string {
  const time = at.toString(16).padStart(12, '0')
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0'))
  const hex = random.join('')
  const variant = (8 + (Number.parseInt(hex.slice(3, 4), 16) % 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(8)}`
}
