import { setImmediate as turn } from 'node:timers/promises'

const NOTHING = Promise.resolve(null)

/** What a source delivers, several things of one turn of the event loop together. Ends with the source. */
export async function* inBatches<Delivery>(
  source: AsyncIterator<Delivery, unknown>,
): AsyncGenerator<Delivery[], undefined> {
  let coming = source.next()
  for (;;) {
    const first = await coming
    if (first.done) return
    const batch = [first.value]
    coming = source.next()
    await turn()
    for (
      let next = await Promise.race([coming, NOTHING]);
      next && !next.done;
      next = await Promise.race([coming, NOTHING])
    ) {
      batch.push(next.value)
      coming = source.next()
    }
    yield batch
  }
}
