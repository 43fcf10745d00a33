import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/table'
import { callGraphql, seeFile, type Seen } from './calls'
import type { Installation } from './Installation'
import type { SignedIn } from './people'

/** One look: a person's read through the front door, with its times by the clock of this process. */
interface Look {
  start: number
  end: number
  seen: Seen
}

/** Milliseconds between two looks, each of which begins whether or not earlier ones were answered. */
const EVERY = 200
/** What takes longer than this is not answered promptly, unless reads take a tenth of it on this machine anyway. */
const PROMPT = 2000
/** Looks must be good for so long before a fault counts as over. */
const STEADY = 2000

/** Reads as a person and asks every instance for its readiness, all the time. */
export class Watch {
  private readonly looks: Look[] = []
  private readonly underWay = new Set<number>()
  private readonly ready: (number | null)[]
  private catalogue: Seen = 'none'
  private isRunning = true
  private readonly running: Promise<unknown>
  private noteFile = () => {}
  /** Resolves when the catalogue's file was answered first, whatever the answer: an instance makes it when it is first asked. */
  readonly firstFile = new Promise<void>((resolve) => (this.noteFile = resolve))

  constructor(
    private readonly installation: Installation,
    private readonly person: SignedIn,
  ) {
    this.ready = installation.instances.map(() => null)
    this.running = Promise.all([
      this.read(),
      this.fetchCatalogue(),
      ...installation.instances.map((_, index) => this.ask(index)),
    ])
  }

  /** What the instances' readiness answered last; null for no answer. */
  get readiness(): readonly (number | null)[] {
    return this.ready
  }

  /** What the catalogue's file was answered with last: it takes no database. */
  get catalogueSeen(): Seen {
    return this.catalogue
  }

  /** Milliseconds in which an answer counts as prompt, by the looks until now. */
  get promptly(): number {
    return Math.max(PROMPT, 10 * median(this.looks.map(({ start, end }) => end - start)))
  }

  /**
   * Waits until reads are answered well and all instances are ready, and stay so.
   * @returns milliseconds from `since` until then, or null if that does not happen within `patience`.
   */
  async untilWell(since: number, promptly: number, patience: number): Promise<number | null> {
    while (performance.now() - since < patience) {
      const lastBad = Math.max(
        since,
        ...this.looks.filter((one) => isBad(one, promptly)).map(({ end }) => end),
        this.unwellUntil,
      )
      const oldest = Math.min(...this.underWay)
      const isSteady = performance.now() - lastBad > STEADY && performance.now() - oldest < promptly
      if (isSteady && this.looks.some(({ start }) => start > lastBad)) return lastBad - since
      await wait(EVERY)
    }
    return null
  }

  /** How long after `since` reads began that were not answered promptly, whatever the answer; milliseconds. */
  unansweredAfter(since: number, until: number, promptly: number): number {
    const late = this.looks.filter(({ start, end }) => end - start > promptly && end > since && start < until)
    return Math.max(0, ...late.map(({ start }) => start - since))
  }

  async stop(): Promise<void> {
    this.isRunning = false
    await this.running
  }

  /** When an instance was last seen unready. */
  private unwellUntil = 0

  private async read(): Promise<void> {
    const all: Promise<void>[] = []
    while (this.isRunning) {
      all.push(this.look())
      await wait(EVERY)
    }
    await Promise.all(all)
  }

  private async look(): Promise<void> {
    const start = performance.now()
    this.underWay.add(start)
    const { seen } = await callGraphql(this.installation.url, '{ mealPlan { version } }', {}, this.person.token)
    this.underWay.delete(start)
    this.looks.push({ start, end: performance.now(), seen })
  }

  private async fetchCatalogue(): Promise<void> {
    while (this.isRunning) {
      const file = `${this.installation.url}/static/meals-with-slugs.json`
      const seen = await seeFile(file)
      // What a process is answering when it is killed is cut; the next answer is not.
      this.catalogue = seen === 'cut' ? await seeFile(file) : seen
      this.noteFile()
      await wait(EVERY)
    }
  }

  private async ask(index: number): Promise<void> {
    while (this.isRunning) {
      const status = (await this.installation.instances[index]?.readiness()) ?? null
      this.ready[index] = status
      if (status !== 200) this.unwellUntil = performance.now()
      await wait(EVERY)
    }
  }
}

const isBad = ({ start, end, seen }: Look, promptly: number): boolean => seen !== 200 || end - start > promptly
