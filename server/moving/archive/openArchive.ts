import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import type { Budget } from '../limits'
import { MovedError, type Reason } from '../MovedError'

/** What systems put beside the files of people. Cooklang's lists are people's, though hidden. */
const JUNK = /(?:^|\/)(?:__MACOSX\/|\.(?!shopping-(?:list|checked)$)[^/]*$|Thumbs\.db$|desktop\.ini$)/

/** A zip whose entries are read one at a time. Two entries of one name are two. */
export interface Archive {
  readonly entries: readonly Entry[]
  /**
   * Inflates an entry, and counts while it does: headers lie.
   *
   * @throws MovedError if it is longer than `most`, than it says, or damaged.
   */
  read(entry: Entry, most: number): Promise<Buffer>
  close(): void
}

/**
 * Opens a zip by its list of entries, from a path or from the bytes of an entry.
 *
 * @throws MovedError if it has too many entries, unsafe names, or no such list.
 */
export async function openArchive(source: string | Buffer, budget: Budget): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false }
  const opened = typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  const zip = await opened.catch(refuse)
  try {
    if (zip.entryCount > budget.limits.entries) throw new MovedError('TOO_MANY')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry())
      if (!entry.fileName.endsWith('/') && !JUNK.test(entry.fileName)) entries.push(entry)
    return {
      entries,
      read: (entry, most) => inflate(zip, entry, { most, budget }).catch(refuse),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return refuse(error)
  }
}

async function inflate(
  zip: ZipFile,
  entry: Entry,
  { most, budget }: { most: number; budget: Budget },
): Promise<Buffer> {
  if (entry.isEncrypted()) throw new MovedError('PASSWORD')
  const parts: Buffer[] = []
  let length = 0
  const stream = await zip.openReadStreamPromise(entry)
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length
    budget.take(part.length)
    if (length > most || budget.isSpent) throw new MovedError('TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}

const REASONS: readonly [RegExp, Reason][] = [
  [/relative path|absolute path|invalid characters/i, 'UNSAFE_NAME'],
  [/end of central directory|unexpected end|unexpected eof|truncated/i, 'TRUNCATED'],
  [/bytes in the stream|size mismatch|checksum|crc/i, 'WRONG_SIZE'],
  [/encrypt/i, 'PASSWORD'],
]

/** Says in this folder's codes what the library says in words. Errors of the disk stay what they are. */
function refuse(error: unknown): never {
  if (error instanceof MovedError || !(error instanceof Error)) throw error
  if ('syscall' in error) throw error
  throw new MovedError(REASONS.find(([words]) => words.test(error.message))?.[1] ?? 'UNREADABLE')
}
