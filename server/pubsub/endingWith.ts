/** What is made of a source, whose end by `return()` ends the source first: what is made may be waiting for it. */
export function endingWith<Made>(
  source: AsyncIterableIterator<unknown, undefined>,
  made: AsyncGenerator<Made, undefined>,
): AsyncIterableIterator<Made, undefined> {
  const iterator: AsyncIterableIterator<Made, undefined> = {
    next: () => made.next(),
    return: async () => {
      await source.return?.()
      return made.return(undefined)
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
