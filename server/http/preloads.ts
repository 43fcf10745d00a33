import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of Vite's manifest that is used, by source file. */
export type BuildManifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/**
 * The source of each open page's code. Protected pages are left out: the server does not know whether the tab is signed
 * in, so it may show the login page instead.
 */
export const FIRST_CODE: readonly { path: RegExp; source: string }[] = [
  { path: /^\/login\/?$/, source: 'shell/LoginWithKeptList.tsx' },
  { path: /^\/signup\/?$/, source: 'accounts/SignUpPage.tsx' },
  { path: /^\/instructions\/[^/]+\/?$/, source: 'cooking/InstructionsPage.tsx' },
]

/** What the planner begins with. A script of the page fetches it ahead where a person is known (web/public/begin.js). */
export const PLANNER_CODE = [
  'shell/PlannerPage.tsx',
  'shell/DataLayer.tsx',
  'shell/createAppClient.ts',
  'shell/planner/PlanWithDishes.tsx',
  'plan/planSource.ts',
]

/** Vite's manifest; empty if there is none. */
export function readManifest(webRoot: string): BuildManifest {
  const file = join(webRoot, '.vite/manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : {}
}

/**
 * Names the code of the page at `path` and that of the planner, so that it is fetched together with the main script, not after
 * it (web/public/begin.js). What others need comes before them.
 */
export function withPreloads(html: string, path: string, manifest: BuildManifest): string {
  const source = FIRST_CODE.find((first) => first.path.test(path))?.source
  const list = (sources: readonly string[]) =>
    [...new Set(sources.flatMap((name) => filesOf(name, manifest).reverse()))]
      .filter((file) => !html.includes(file))
      .join(' ')
  return html
    .replace('data-page=""', () => `data-page="${list(source === undefined ? [] : [source])}"`)
    .replace('data-planner=""', () => `data-planner="${list(PLANNER_CODE)}"`)
}

/** The files of a source and of its static imports, without those that are loaded later. */
export function filesOf(source: string, manifest: BuildManifest): string[] {
  const found = new Set([source])
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported)
  return [...found].flatMap((name) => manifest[name]?.file ?? [])
}
