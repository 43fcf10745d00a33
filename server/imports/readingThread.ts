import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FoundInFile, FileToRead } from './importThread'

/** What the thread runs: a file beside the bundle of the server, or its source where that is run without one. */
const FILE =
  typeof __dirname === 'string' ? join(__dirname, 'importThread.cjs') : resolve('server/imports/importThread.ts')
/** Milliseconds that the thread may take for one recipe, the first with the time that it takes to start. */
const PATIENCE = 30_000
/** MB; a file that needs more ends its thread. */
const MOST_MEMORY = 512

/** A file could not be read on: its thread took too long, or more memory than it has. */
export class ReadingFailed extends Error {
  constructor(options?: { cause: unknown }) {
    super('The file could not be read on', options)
  }
}

/** A file that a thread reads, a recipe at a time, so that it is never ahead of who takes them. */
export interface ReadingThread {
  /** What comes next in the file; null at its end. @throws ReadingFailed. */
  next(): Promise<FoundInFile | null>
  /** Ends the thread. */
  end(): Promise<void>
}

/** Starts to read a file in a thread by itself. @param file stays open meanwhile, and is the caller's to close. */
export function startReading(file: FileToRead): ReadingThread {
  const thread = new Worker(FILE, { workerData: file, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
  // Each failure is also that of the question that waits for an answer.
  thread.on('error', () => {})
  return {
    next: async () => {
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(), PATIENCE)
      const { signal } = patience
      const ended = once(thread, 'exit', { signal }).then(() => Promise.reject(new ReadingFailed()))
      const answered = once(thread, 'message', { signal }).then(([found]) => found as FoundInFile | null)
      try {
        thread.postMessage('next')
        return await Promise.race([answered, ended])
      } catch (cause) {
        throw new ReadingFailed({ cause })
      } finally {
        clearTimeout(timer)
        patience.abort()
        ended.catch(() => {})
        answered.catch(() => {})
      }
    },
    end: async () => void (await thread.terminate()),
  }
}
