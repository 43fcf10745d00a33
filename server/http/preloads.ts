import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is used of the build's record of its files, by source. */
export type BuildManifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/**
 * The code that an address which is open to everybody begins with. What is behind the sign-in page is left out: whether
 * somebody is signed in only the tab itself knows.
 */
export const FIRST_CODE: readonly { path: RegExp; source: string }[] = [
  { path: /^\/login\/?$/, source: 'app/LoginWithKeptList.tsx' },
  { path: /^\/signup\/?$/, source: 'accounts/SignUpPage.tsx' },
  { path: /^\/instructions\/[^/]+\/?$/, source: 'cooking/InstructionsPage.tsx' },
]

/** The build's record of its files; empty where there is none. */
export function readManifest(webRoot: string): BuildManifest {
  const file = join(webRoot, '.vite/manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : {}
}

/** Makes a browser fetch the code of the page at `path` beside the page's script, and not once that has run. */
export function withPreloads(html: string, path: string, manifest: BuildManifest): string {
  const source = FIRST_CODE.find((first) => first.path.test(path))?.source
  const links = (source === undefined ? [] : filesOf(source, manifest))
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** The file of a source and of all that it imports at once. */
function filesOf(source: string, manifest: BuildManifest): string[] {
  const found = new Set([source])
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported)
  return [...found].flatMap((name) => manifest[name]?.file ?? [])
}
