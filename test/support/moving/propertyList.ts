/** What a property list holds here. */
type Thing = string | Buffer | readonly unknown[] | object

/** A binary property list, as Apple's programs write them. */
export function propertyList(top: Thing): Buffer {
  const things: Buffer[] = []
  const add = (thing: unknown): number => {
    const at = things.push(Buffer.alloc(0)) - 1
    things[at] = written(thing)
    return at
  }
  const refs = (all: readonly unknown[]) =>
    Buffer.concat(
      all.map(add).map((ref) => {
        const bytes = Buffer.alloc(2)
        bytes.writeUInt16BE(ref)
        return bytes
      }),
    )
  const written = (thing: unknown): Buffer => {
    if (Buffer.isBuffer(thing)) return Buffer.concat([marked(0x4, thing.length), thing])
    if (typeof thing === 'string') {
      if (/^[\x00-\x7f]*$/.test(thing)) return Buffer.concat([marked(0x5, thing.length), Buffer.from(thing)])
      return Buffer.concat([marked(0x6, thing.length), Buffer.from(thing, 'utf16le').swap16()])
    }
    if (Array.isArray(thing)) return Buffer.concat([marked(0xa, thing.length), refs(thing)])
    const entries = Object.entries(thing as object)
    return Buffer.concat([
      marked(0xd, entries.length),
      refs(entries.map(([name]) => name)),
      refs(entries.map(([, one]) => one as unknown)),
    ])
  }
  const ref = add(top)
  const offsets: Buffer[] = []
  let at = 8
  for (const thing of things) {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(at)
    offsets.push(bytes)
    at += thing.length
  }
  const trailer = Buffer.alloc(32)
  trailer.set([4, 2], 6)
  trailer.writeBigUInt64BE(BigInt(things.length), 8)
  trailer.writeBigUInt64BE(BigInt(ref), 16)
  trailer.writeBigUInt64BE(BigInt(at), 24)
  return Buffer.concat([Buffer.from('bplist00'), ...things, ...offsets, trailer])
}

function marked(kind: number, size: number): Buffer {
  if (size < 15) return Buffer.from([(kind << 4) | size])
  const bytes = Buffer.alloc(6)
  bytes.set([(kind << 4) | 0xf, 0x12])
  bytes.writeUInt32BE(size, 2)
  return bytes
}
