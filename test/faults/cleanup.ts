/** What has been started, to be ended in the opposite order. */
export interface Cleanup {
  /** Remembers a part and how it is ended. @returns the part. */
  add<Part>(part: Part, end: (part: Part) => unknown): Part
  /** Ends every part once; a part that cannot be ended keeps none of the others. */
  run(): Promise<void>
}

const open = new Set<Cleanup>()

/** An empty one. */
export function cleanup(): Cleanup {
  const ends: (() => unknown)[] = []
  const own: Cleanup = {
    add: (part, end) => {
      ends.push(() => end(part))
      return part
    },
    run: async () => {
      open.delete(own)
      for (let end = ends.pop(); end; end = ends.pop())
        try {
          await end()
        } catch (error) {
          console.error(error)
        }
    },
  }
  open.add(own)
  return own
}

/** Ends what any of them has begun, for a run that is broken off. */
export async function endEverything(): Promise<void> {
  for (const one of open) await one.run()
}
