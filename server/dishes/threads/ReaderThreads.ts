import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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
/** Milliseconds that threads which are ended may take to start, and between two looks whether they have. */
const STARTED = { within: 3000, look: 10 }
/** MB; a text that needs more ends its thread. */
const MOST_MEMORY = 256

/** Threads that hold one version of the catalogue. A thread that ends is replaced with the next task. */
export class ReaderThreads {
  private readonly pool: Piscina<GivenTask<keyof ReaderTasks>>
  /** Those that have started. */
  private readonly started = new Set<unknown>()

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
    this.pool.on('workerCreate', (thread) => void this.started.add(thread))
    this.pool.on('workerDestroy', (thread) => void this.started.delete(thread))
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
  async finish(): Promise<void> {
    await this.untilStarted()
    await this.pool.close()
  }

  /** Ends the threads. */
  async end(): Promise<void> {
    await this.untilStarted()
    await this.pool.destroy()
  }

  /** Node may abort the whole process where a thread is terminated before it has started. */
  private async untilStarted(): Promise<void> {
    const until = performance.now() + STARTED.within
    while (this.pool.threads.length > this.started.size && performance.now() < until) await wait(STARTED.look)
  }
}

/** What the catalogue's files say of it: its swaps lead to all others, and threads make none. */
function plainIngredient({ index: _index, mask: _mask, swaps: _swaps, ...plain }: CompiledIngredient): Ingredient {
  return plain
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
