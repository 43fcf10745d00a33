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

/** What the planner begins with. A script of the page fetches it ahead where a person is known (web/public/known.js). */
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

/** Adds preload links, so that the code of the page at `path` is fetched together with the main script, not after it. */
export function withPreloads(html: string, path: string, manifest: BuildManifest): string {
  const source = FIRST_CODE.find((first) => first.path.test(path))?.source
  const links = (source === undefined ? [] : filesOf(source, manifest))
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const planner = [...new Set(PLANNER_CODE.flatMap((name) => filesOf(name, manifest)))]
  return html
    .replace('data-planner=""', () => `data-planner="${planner.join(' ')}"`)
    .replace('</head>', () => `${links.join('')}</head>`)
}

/** The files of a source and of its static imports, without those that are loaded later. */
export function filesOf(source: string, manifest: BuildManifest): string[] {
  const found = new Set([source])
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported)
  return [...found].flatMap((name) => manifest[name]?.file ?? [])
}
