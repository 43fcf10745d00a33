import { availableParallelism } from 'node:os'
import type { CompiledCatalogue } from '../../catalogue/compiled'
import type { Logger } from '../../platform/log'
import { counter, histogram } from '../../pure/metric'
import { CallQueue } from '../../request/CallQueue'
import { editionOf, ReaderThreads, type ThreadLimits } from './ReaderThreads'
import { ReadingEnded } from './ReadingEnded'
import type { ReaderTasks } from './readerTasks'

/** How much is read at the same time, and for how long. */
export interface ReaderLimits extends ThreadLimits {
  /** Tasks that wait, of all callers and of each. */
  readonly mayWait: number
  readonly mayWaitEach: number
}

/** Milliseconds of waiting that a task is accepted for: as long as one may take. */
const PATIENCE = 5000

const USUAL: ReaderLimits = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  longest: 5000,
  longestStart: 8000,
  mayWait: 400,
  mayWaitEach: 8,
}

/**
 * Reads what people wrote in threads beside the one that answers calls, so that no text holds up other calls
 * (docs/product.md SEC-21). Callers take turns. Threads start when the first text is read, and end when none was for a while,
 * when another version of the catalogue is in use, and with the application.
 */
export class RecipeReader {
  private readonly turns: CallQueue
  /** By catalogue. Those of a version that is no longer used go with it. */
  private readonly readers = new WeakMap<CompiledCatalogue, CatalogueReader>()
  private open: ReaderThreads | null = null
  private readonly closing = new Set<Promise<void>>()
  private readonly seconds = histogram(
    'mealwright_reading_duration_seconds',
    'Time that tasks about the text of recipes took in their thread, by how they ended',
    ['task', 'outcome'],
    [0.005, 0.02, 0.1, 0.5, 1, 2, 5],
  )

  constructor(
    private readonly log: Logger,
    private readonly limits: ReaderLimits = USUAL,
  ) {
    const refusals = counter(
      'mealwright_readings_refused_total',
      'Tasks about text that would have waited for too long',
    )
    this.turns = new CallQueue({ ...limits, atOnce: limits.threads, patience: PATIENCE }, { refusals })
  }

  /** Tasks that run and that wait. */
  get load(): { running: number; waiting: number } {
    return this.turns.load
  }

  /** What reads by one version of the catalogue. */
  of(catalogue: CompiledCatalogue): CatalogueReader {
    const known = this.readers.get(catalogue)
    if (known) return known
    let edition: string | null = null
    const made: CatalogueReader = {
      catalogue,
      log: this.log,
      get edition() {
        return (edition ??= editionOf(catalogue))
      },
      run: (task, caller, given) =>
        this.turns.run(caller, () => this.measured(task, () => this.threadsOf(catalogue).run(task, given))),
    }
    this.readers.set(catalogue, made)
    return made
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await this.open?.end()
    this.open = null
    await Promise.all(this.closing)
  }

  /** Only those of one version are open; those of another end with their last task. */
  private threadsOf(catalogue: CompiledCatalogue): ReaderThreads {
    if (this.open?.catalogue === catalogue) return this.open
    const left = this.open?.finish()
    if (left) this.closing.add(left.finally(() => this.closing.delete(left)))
    this.open = new ReaderThreads(catalogue, this.limits, this.log)
    return this.open
  }

  private async measured<Answer>(task: string, work: () => Promise<Answer>): Promise<Answer> {
    const end = this.seconds.startTimer({ task })
    try {
      const answer = await work()
      end({ outcome: 'done' })
      return answer
    } catch (error) {
      end({ outcome: error instanceof ReadingEnded ? 'ended' : 'failed' })
      throw error
    }
  }
}

/** Reads by one version of the catalogue. */
export interface CatalogueReader {
  readonly catalogue: CompiledCatalogue
  readonly log: Logger
  /** Names what its threads read with: their program and the catalogue's ingredients. */
  readonly edition: string
  /**
   * Does a task in its caller's turn.
   * @throws ReadingEnded when it takes too long; GraphQLError UNAVAILABLE where too much waits already.
   */
  run<Task extends keyof ReaderTasks>(
    task: Task,
    caller: string,
    given: ReaderTasks[Task][0],
  ): Promise<ReaderTasks[Task][1]>
}
