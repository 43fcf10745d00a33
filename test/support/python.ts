import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Python programs by name and by where systems have them: the first on the path may lack what the system's has. */
const PROGRAMS = ['python3', '/usr/bin/python3']

/** A Python that has these modules. @throws Error naming the packages of Debian that are missing. */
export function pythonWith(...modules: readonly string[]): string {
  const has = (program: string, names: readonly string[]) =>
    spawnSync(program, ['-c', names.map((name) => `import ${name}`).join('\n')]).status === 0
  const found = PROGRAMS.find((program) => has(program, modules))
  if (found !== undefined) return found
  const missing = modules.filter((name) => !PROGRAMS.some((program) => has(program, [name])))
  throw new Error(
    `apt-get install python3 ${missing.map((name) => `python3-${name}`).join(' ')}: no Python here has it`,
  )
}

/** What a command answers: a value, or the class of an error with what it says. */
export interface PythonAnswer {
  value?: unknown
  error?: string
  text?: string
  [about: string]: unknown
}

/** A running Python program that answers each line with a line of JSON. */
export interface PythonProgram {
  ask(name: string, words?: readonly unknown[], said?: object): Promise<PythonAnswer>
  /** What it printed besides. */
  readonly printed: () => string
  stop(): Promise<void>
}

/** Starts one. */
export function startPython(program: string, words: readonly string[], environment: object): PythonProgram {
  const child = spawn(program, words, { env: { PATH: process.env.PATH, ...environment } as NodeJS.ProcessEnv })
  let printed = ''
  child.stderr.on('data', (data) => (printed += String(data)))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    ask: async (name, words = [], said = {}) => {
      child.stdin.write(`${JSON.stringify([name, words, said])}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`The program ended: ${printed}`)
      return JSON.parse(value) as PythonAnswer
    },
    printed: () => printed,
    stop: async () => {
      child.stdin.end()
      await closed
    },
  }
}
