/**
 * Sends each text as a `next` message, and yields nothing: what speaks the subprotocol would make each message itself.
 * Takes the next text once the one before has left.
 */
export function sendTexts(
  texts: AsyncIterableIterator<string, undefined>,
  id: string,
  send: (message: string) => Promise<void>,
): AsyncIterableIterator<never, undefined> {
  const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`
  let isEnded = false
  const iterator: AsyncIterableIterator<never, undefined> = {
    next: async () => {
      for (let text = await texts.next(); !text.done && !isEnded; text = await texts.next())
        await send(`${start}${text.value}}`)
      return { done: true, value: undefined }
    },
    return: async () => {
      isEnded = true
      await texts.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
