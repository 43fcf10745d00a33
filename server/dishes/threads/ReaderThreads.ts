import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import type { Ingredient } from '../../catalogue/types'
import type { Logger } from '../../platform/log'
import type { GivenTask } from './readerThread'
import type { ReaderTasks } from './readerTasks'
import { ReadingEnded } from './ReadingEnded'

/** What threads run: a file beside the bundle of the server, or its source where that is run without one. */
const FILE =
  typeof __dirname === 'string' ? join(__dirname, 'readerThread.cjs') : resolve('server/dishes/threads/readerThread.ts')
/** Milliseconds without a task after which a thread ends. */
const IDLE = 60_000
/** MB; a text that needs more ends its thread. */
const MOST_MEMORY = 256

/** Threads that hold one version of the catalogue. A thread that ends is replaced with the next task. */
export class ReaderThreads {
  private readonly pool: Piscina<GivenTask<keyof ReaderTasks>>

  constructor(
    readonly catalogue: CompiledCatalogue,
    private readonly limits: { readonly threads: number; readonly longest: number },
    log: Logger,
  ) {
    this.pool = new Piscina({
      filename: FILE,
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
      workerData: catalogue.ingredients.map(plainIngredient),
    })
    this.pool.on('error', (error) => log.error({ error }, 'A thread that reads text has failed'))
  }

  /** Does a task. @throws ReadingEnded when it takes too long or too much memory. */
  async run<Task extends keyof ReaderTasks>(task: Task, given: ReaderTasks[Task][0]): Promise<ReaderTasks[Task][1]> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), this.limits.longest)
    try {
      return (await this.pool.run({ task, given }, { signal: limit.signal })) as ReaderTasks[Task][1]
    } catch (error) {
      throw limit.signal.aborted || isOutOfMemory(error) ? new ReadingEnded() : error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends the threads when they have done their tasks. */
  finish(): Promise<void> {
    return this.pool.close()
  }

  /** Ends the threads. */
  end(): Promise<void> {
    return this.pool.destroy()
  }
}

/** What the catalogue's files say of it: its swaps lead to all others, and threads make none. */
function plainIngredient({ index: _index, mask: _mask, swaps: _swaps, ...plain }: CompiledIngredient): Ingredient {
  return plain
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
