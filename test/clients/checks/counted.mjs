import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** What the run gives each check: the server's address, a partner's key, a person's key and access token. */
export const { BASE, KEY, MINE, TOKEN } = process.env

const problems = []
let passed = 0
let left = 0
process.on('exit', () => console.log(JSON.stringify({ passed, of: passed + left + problems.length, problems })))

/** Counts whether something holds: it does when it throws nothing. */
export async function holds(name, work) {
  try {
    await work()
    passed += 1
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 600))
  }
}

/** Counts something that is known not to hold, which is no problem. */
export function leaves() {
  left += 1
}

/** Counts what a program of the packages finds wrong, as many as `problemsOf` reads from its output. */
export async function findsNothing(name, words, problemsOf) {
  const [program, ...rest] = words
  let output
  try {
    output = run(program, ...rest)
  } catch (error) {
    output = error.stdout ?? ''
  }
  const found = problemsOf(output)
  await holds(name, () => {
    if (found.length > 0) throw new Error(`${found.length} problems, such as ${found.slice(0, 5).join(' | ')}`)
  })
}

/** Runs a program of the packages. @returns its output. @throws Error when it fails. */
export function run(program, ...words) {
  return execFileSync(join('node_modules/.bin', program), words, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 })
}

/** @throws Error unless a value is truthy. */
export function expect(value, what) {
  if (!value) throw new Error(`not so: ${what}`)
}
