import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin, Rollup } from 'vite'
import { AREA_PICTURES, UI_PICTURES } from './ui/pictureNames'

/** Files beside the hashed ones that a page needs to look right. */
const PLAIN_FILES = [
  '/favicon.svg',
  '/manifest.webmanifest',
  ...new Set([...UI_PICTURES, ...Object.values(AREA_PICTURES)].map((name) => `/pictures/${name}.svg`)),
]

/** Code that is of no use without a network, or large and seldom needed. */
const FETCHED_WHEN_NEEDED = /\/web\/(?:telemetry\/sentry|dishes\/pictures\/(?:recognise|openPdf|openPicture))\.ts$/

/**
 * Builds `sw.ts` as `/sw.js`, in one piece and without a hash, since a browser looks for a newer one under the same name.
 * Its list holds every file that the product's page can load.
 */
export function buildServiceWorker(web: string): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = [...hashedFiles(bundle), ...PLAIN_FILES].sort()
      const digest = createHash('sha256')
        .update(files.join('\n'))
        .update(String(pageOf(bundle)))
        .update(renderedPages(bundle).join('\n'))
        .digest('hex')
        .slice(0, 12)
      const { outputFiles } = await build({
        entryPoints: [join(web, 'sw.ts')],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { BUILD: JSON.stringify(digest), FILES: JSON.stringify(files) },
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' })
    },
  }
}

function pageOf(bundle: Rollup.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build holds no index.html for the service worker to keep')
  return String(page.source)
}

/** The pages as the server sends them, with what they show before their script runs (prerender.ts). */
function renderedPages(bundle: Rollup.OutputBundle): string[] {
  const pages = Object.values(bundle).filter(({ fileName }) => /^\.vite\/.*\.html$/.test(fileName))
  if (pages.length === 0) throw new Error('The pages are to be rendered before the service worker is built')
  return pages.map((page) => (page.type === 'asset' ? String(page.source) : '')).sort()
}

/** What the page names itself, and the code and styles that can be reached from its script. */
function hashedFiles(bundle: Rollup.OutputBundle): string[] {
  const named = [...pageOf(bundle).matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name)
  const found = new Set(named)
  for (const name of found) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    const reached = [...chunk.imports, ...chunk.dynamicImports, ...(chunk.viteMetadata?.importedCss ?? [])]
    for (const next of reached) if (!isFetchedWhenNeeded(bundle[next])) found.add(next)
  }
  return [...found].map((name) => `/${name}`)
}

function isFetchedWhenNeeded(file: Rollup.OutputBundle[string] | undefined): boolean {
  return file?.type === 'chunk' && FETCHED_WHEN_NEEDED.test(file.facadeModuleId ?? '')
}
