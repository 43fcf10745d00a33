import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, readManifest } from '../server/http/preloads'

/** What a page fetches before it can be used, and how many kB of scripts that may be as they are transferred. */
interface Budget {
  page: string
  /** The entry, the page and what it opens with. */
  sources: string[]
  /** It may grow to this. */
  most: number
  /** It should shrink to this. */
  goal: number
}

const BUDGETS: Budget[] = [
  { page: 'sign-in', sources: ['index.html', 'shell/LoginWithKeptList.tsx'], most: 121, goal: 110 },
  {
    page: 'planner',
    sources: ['index.html', 'shell/PlannerPage.tsx', 'shell/planner/PlanWithDishes.tsx'],
    most: 211,
    goal: 200,
  },
  { page: 'instructions', sources: ['index.html', 'cooking/InstructionsPage.tsx'], most: 175, goal: 120 },
]
const ROOT = 'dist/web'
const KB = 1000

/** Bytes of a file as browsers get it: brotli's where the build has made it. */
function transferred(file: string): number {
  const path = join(ROOT, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const manifest = readManifest(ROOT)
let over = false
for (const { page, sources, most, goal } of BUDGETS) {
  const missing = sources.filter((source) => !manifest[source])
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}: scripts/checkPageSizes.ts names it`)
  const files = new Set(sources.flatMap((source) => filesOf(source, manifest)))
  const size = [...files].reduce((sum, file) => sum + transferred(file), 0) / KB
  console.log(`${page}: ${size.toFixed(1)} kB in ${files.size} scripts (at most ${most}, goal ${goal})`)
  over ||= size > most
}
if (over) {
  console.log('A page fetches more than its budget. Load later what it can do without at first (docs/decisions/0014).')
  process.exit(1)
}
