import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { withComponentIds } from './componentIds'

/** A part of the application as Node runs it, in one file, with the names that styled components have in browsers. */
export async function bundleForNode(web: string, entry: string, more: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    logLevel: 'error',
    ...more,
    plugins: [...(more.plugins ?? []), named(web)],
  })
  return outputFiles?.[0]?.text ?? ''
}

function named(web: string): Plugin {
  return {
    name: 'component-ids',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (!path.startsWith(web)) return null
        const contents = withComponentIds(readFileSync(path, 'utf8'), path.slice(web.length))
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}
