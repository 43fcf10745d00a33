import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { newId } from '../../../schema/newId'
import { hashOf } from '../../catalogue/catalogueRows'
import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import type { Ingredient } from '../../catalogue/types'
import type { Logger } from '../../platform/log'
import type { GivenTask } from './readerThread'
import type { ReaderTasks } from './readerTasks'
import { ReadingEnded } from './ReadingEnded'

const BUNDLE = typeof __dirname === 'string' ? join(__dirname, 'readerThread.cjs') : null
/** What threads run: a file beside the bundle of the server, or its source where that is run without one. */
const FILE = BUNDLE ?? resolve('server/dishes/threads/readerThread.ts')
/** Names that program. Of a source, which may be edited at any time, it is another one in each process. */
const PROGRAM = BUNDLE === null ? newId() : hashOf(readFileSync(BUNDLE, 'utf8'))
/** Milliseconds without a task after which a thread ends. */
const IDLE = 60_000
/** Milliseconds that threads which are ended may take to start, and between two looks whether they have. */
const STARTED = { within: 3000, look: 10 }
/** MB; a text that needs more ends its thread. */
const MOST_MEMORY = 256

/** How many threads there are, and how long each may take. */
export interface ThreadLimits {
  readonly threads: number
  /** Milliseconds after which a task is ended with its thread. */
  readonly longest: number
  /** Milliseconds that a thread may take to start before its first task's time begins. */
  readonly longestStart: number
}

/** Threads that hold one version of the catalogue. A thread that ends is replaced with the next task. */
export class ReaderThreads {
  private readonly pool: Piscina<GivenTask<keyof ReaderTasks>>
  /** Those that have started. */
  private readonly started = new Set<unknown>()
  /** Of each task that was given while a thread started: begins to count its time. */
  private readonly untimed = new Set<() => void>()

  constructor(
    readonly catalogue: CompiledCatalogue,
    private readonly limits: ThreadLimits,
    log: Logger,
  ) {
    this.pool = new Piscina({
      filename: FILE,
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
      workerData: givenTo(catalogue),
    })
    this.pool.on('workerCreate', (thread) => {
      this.started.add(thread)
      for (const beginTime of this.untimed) beginTime()
    })
    this.pool.on('workerDestroy', (thread) => void this.started.delete(thread))
    this.pool.on('error', (error) => log.error({ error }, 'A thread that reads text has failed'))
  }

  /** Does a task. @throws ReadingEnded when it takes too long or too much memory. */
  async run<Task extends keyof ReaderTasks>(task: Task, given: ReaderTasks[Task][0]): Promise<ReaderTasks[Task][1]> {
    const limit = new AbortController()
    const done = this.pool.run({ task, given }, { signal: limit.signal })
    const endTime = this.limitTime(() => limit.abort())
    try {
      return (await done) as ReaderTasks[Task][1]
    } catch (error) {
      throw limit.signal.aborted || isOutOfMemory(error) ? new ReadingEnded() : error
    } finally {
      endTime()
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

  /** Calls back when a task's time is over; the time that its thread takes to start is not the task's. @returns stops that. */
  private limitTime(over: () => void): () => void {
    const { limits } = this
    let timer = setTimeout(over, this.isStarting ? limits.longestStart + limits.longest : limits.longest)
    const beginTime = () => {
      clearTimeout(timer)
      timer = setTimeout(over, limits.longest)
      this.untimed.delete(beginTime)
    }
    if (this.isStarting) this.untimed.add(beginTime)
    return () => {
      clearTimeout(timer)
      this.untimed.delete(beginTime)
    }
  }

  private get isStarting(): boolean {
    return this.pool.threads.length > this.started.size
  }

  /** Node may abort the whole process where a thread is terminated before it has started. */
  private async untilStarted(): Promise<void> {
    const until = performance.now() + STARTED.within
    while (this.isStarting && performance.now() < until) await wait(STARTED.look)
  }
}

/** Names everything that threads of a catalogue read with. */
export const editionOf = (catalogue: CompiledCatalogue): string => hashOf([PROGRAM, givenTo(catalogue)])

const givenTo = (catalogue: CompiledCatalogue): Ingredient[] => catalogue.ingredients.map(plainIngredient)

/** What the catalogue's files say of it: its swaps lead to all others, and threads make none. */
function plainIngredient({ index: _index, mask: _mask, swaps: _swaps, ...plain }: CompiledIngredient): Ingredient {
  return plain
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
