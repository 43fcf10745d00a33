import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'

/** How long a start may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000
/** Longer than readiness itself waits for the database. */
const READINESS = 4000

/** The built server in its own process. What it is started with is production's. */
export class Instance {
  private child: ChildProcess | null = null

  private constructor(
    readonly name: string,
    readonly port: number,
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** An instance that does not run yet. @param environment without what differs from instance to instance. */
  static async prepare(name: string, folder: string, environment: NodeJS.ProcessEnv): Promise<Instance> {
    const port = await freePort()
    return new Instance(name, port, folder, { ...environment, PORT: String(port), INSTANCE_NAME: name })
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null
  }

  /** The errors that its processes have logged, and what they said besides. */
  get complaints(): string[] {
    return readFileSync(this.logPath, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !/^\{"level":[1-4]0,/.test(line))
  }

  private get logPath(): string {
    return join(this.folder, `${this.name}.log`)
  }

  /** Starts its process. @param over is laid over its environment. */
  start(over: NodeJS.ProcessEnv = {}): void {
    const log = openSync(this.logPath, 'a')
    this.child = spawn(process.execPath, [join(process.cwd(), 'dist/server.cjs')], {
      env: { ...this.environment, ...over },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
  }

  /** @throws Error with what it said if it ends or does not become ready. */
  async untilReady(): Promise<void> {
    const until = Date.now() + PATIENCE
    while ((await this.readiness()) !== 200) {
      if (!this.isRunning || Date.now() > until)
        throw new Error(`${this.name} did not come up:\n${this.complaints.join('\n')}`)
      await wait(50)
    }
  }

  /** Status of readiness; null without an answer. */
  async readiness(): Promise<number | null> {
    return fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(READINESS) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => null,
    )
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Sends the signal and waits for the process's end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || !this.isRunning) return
    const ended = new Promise((resolve) => this.child?.once('exit', resolve))
    this.child.kill(signal)
    await ended
  }
}
