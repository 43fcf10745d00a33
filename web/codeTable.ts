import { isAbsolute, join, relative } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Plugin } from 'esbuild'
import type { Rollup } from 'vite'
import { bundleForNode } from './bundleForNode'
import type { CodeTable, PageCode } from './first/pageCode'
import { MODES } from './plan/modes'
import type { PageHandle } from './shell/lazyPages'

/** A route of web/shell/routes.tsx, as far as the build reads it. */
interface Route {
  path?: string
  handle?: PageHandle
  children?: Route[]
}

/** The files of each page, by what its route fetches (web/shell/routes.tsx) and by what the bundler made of that. */
export async function codeTable(web: string, bundle: Rollup.OutputBundle): Promise<CodeTable> {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const entry = filesOf([join(web, 'shell/main')], bundle).map(indexOf)
  const { routes, fetchedBy } = await readRoutes(web)
  const pages: PageCode[] = []
  for (const { path = '', handle } of routes)
    for (const mode of path === '/' ? MODES : [undefined]) {
      const modules = await fetchedBy(() => handle?.fetchCode(mode && `?mode=${mode}`))
      const own = filesOf(modules, bundle).map(indexOf)
      pages.push({ path, mode, isGuarded: handle?.isGuarded, files: own.filter((index) => !entry.includes(index)) })
    }
  return { files, entry, pages }
}

/** The routes with an address, and what says which modules an action fetches. None of these is run. */
async function readRoutes(web: string) {
  const code = await bundleForNode(web, 'shell/routes.tsx', {
    supported: { 'dynamic-import': false },
    plugins: [fetchedLater],
  })
  const fetched: string[] = []
  const requireLater = (name: string) => {
    if (!isAbsolute(name)) throw new Error(`The routes can not be read without ${name}`)
    fetched.push(name)
    return { default: null }
  }
  const module = { exports: {} as { routes: Route[] } }
  compileFunction(code, ['require', 'module', 'exports'])(requireLater, module, module.exports)
  const fetchedBy = async (action: () => Promise<unknown> | undefined) => {
    fetched.length = 0
    await action()
    return [...fetched]
  }
  return { routes: withAddress(module.exports.routes), fetchedBy }
}

/** Leaves each `import()` as a call of `require` with the path of the module. */
const fetchedLater: Plugin = {
  name: 'fetched-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: join(resolveDir, path), external: true } : null,
    ),
}

function withAddress(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [
    ...(route.path && route.path !== '*' ? [route] : []),
    ...withAddress(route.children ?? []),
  ])
}

/** The files of modules, which are named without their endings, and of what they import, each after what it needs. */
function filesOf(modules: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const seen = new Set<Rollup.OutputChunk>()
  const found: string[] = []
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    found.push(chunk.fileName)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replace(/\.tsx?$/, '') === module))
    if (!chunk) throw new Error(`The build has no code of ${relative(process.cwd(), module)}`)
    add(chunk)
  }
  return found
}
