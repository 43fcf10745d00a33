import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CodeTable, filesOf } from '../web/first/pageCode'

/** How many kB of scripts a page may fetch before it can be used, as they are transferred. */
interface Budget {
  page: string
  /** An address of the page; it is opened by who is signed in. */
  address: string
  /** It may grow to this. */
  most: number
  /** It should shrink to this. */
  goal: number
}

const BUDGETS: Budget[] = [
  { page: 'sign-in', address: '/login', most: 124, goal: 110 },
  { page: 'planner', address: '/', most: 207, goal: 190 },
  { page: 'instructions', address: '/instructions/porridge', most: 178, goal: 120 },
]
const ROOT = 'dist/web'
const KB = 1000

/** Bytes of a file as browsers get it: brotli's where the build has made it. */
function transferred(file: string): number {
  const path = join(ROOT, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const table = JSON.parse(readFileSync(join(ROOT, '.vite/code.json'), 'utf8')) as CodeTable
let over = false
for (const { page, address, most, goal } of BUDGETS) {
  const files = filesOf(table, { pathname: address, search: '' }, true)
  const size = files.reduce((sum, file) => sum + transferred(file), 0) / KB
  console.log(`${page}: ${size.toFixed(1)} kB in ${files.length} scripts (at most ${most}, goal ${goal})`)
  over ||= size > most
}
if (over) {
  console.log('A page fetches more than its budget. Load later what it can do without at first (docs/decisions/0072).')
  process.exit(1)
}
