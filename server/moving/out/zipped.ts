import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { LeavingFile } from './LeavingRecipe'

/** Pictures are packed already: the quickest level, since a stored entry would need its size in front of it. */
const QUICK = 1

/**
 * An archive of files, written while it is read: the next file is asked for once the one before it has been taken. Who stops
 * reading ends the files, too.
 */
export async function* zipped(files: AsyncIterable<LeavingFile>): AsyncGenerator<Buffer, undefined> {
  const zip = new ZipFile()
  // Its type leaves out that it is written to, and so can be destroyed.
  const output = zip.outputStream as Readable
  const left = new AbortController()
  const written = write(zip, files, left.signal).catch((error: unknown) => {
    output.destroy(error as Error)
  })
  try {
    for await (const chunk of output) yield chunk as Buffer
  } finally {
    left.abort()
    await written
  }
}

async function write(zip: ZipFile, files: AsyncIterable<LeavingFile>, signal: AbortSignal): Promise<void> {
  for await (const { name, bytes, changedAt } of files) {
    const input = Readable.from([bytes])
    const taken = once(input, 'end', { signal })
    zip.addReadStream(input, name, {
      mtime: new Date(changedAt),
      compressionLevel: /\.(?:jpg|paprikarecipe)$/.test(name) ? QUICK : 6,
    })
    await taken
  }
  zip.end()
}
