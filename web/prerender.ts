import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin as EsbuildPlugin, transform } from 'esbuild'
import type { Plugin } from 'vite'
import { withComponentIds } from './componentIds'
import type { ProductConfig } from './product/productConfig'
import type { RenderedShell } from './shell/renderShell'

/** What of web/shell/renderShell.tsx the build uses. */
interface Renderer {
  renderShell: (path: string, config: ProductConfig) => Promise<RenderedShell>
  renderTemplates: () => Promise<RenderedShell>
  firstPlanQuery: string
}

/** Where the server puts what the installation says; it knows these names (server/http/shells.ts). */
const PLACES: ProductConfig = {
  productName: '{{productName}}',
  supportEmail: '{{supportEmail}}',
  rafflePrize: '{{rafflePrize}}',
  rafflePrizeOnFeedbackPage: '',
  demo: null,
  sentryDsn: null,
  environment: 'production',
  release: null,
}
const DEMO: ProductConfig = { ...PLACES, demo: { email: '{{demoEmail}}', password: '{{demoPassword}}' } }

/** The pages that the build renders, and where: beside the manifest, where files are not served. */
const SHELLS = [
  { file: 'frame', shell: 'frame', path: '/', config: PLACES },
  { file: 'login', shell: 'login', path: '/login', config: PLACES },
  { file: 'login-demo', shell: 'login', path: '/login', config: DEMO },
]

/**
 * Renders what pages show before their script runs into `.vite/<shell>.html`: styles and the scripts that run before the
 * first paint stand in the HTML itself (docs/decisions/0051).
 */
export function prerender(web: string, cache: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build holds no index.html to render into')
      const html = withLateCode(await withInlineScripts(String(page.source), join(web, 'public')))
      const renderer = await buildRenderer(web)
      const { renderShell, renderTemplates, firstPlanQuery } = await loadRenderer(renderer, cache)
      const templates = await renderTemplates()
      for (const { file, shell, path, config } of SHELLS) {
        const { body, head } = await renderShell(path, config)
        const source = html
          .replace('</head>', () => `${head}</head>`)
          .replace('<div id="root">', () => `<div id="root" data-shell="${shell}">${body}`)
        this.emitFile({
          type: 'asset',
          fileName: `.vite/${file}.html`,
          source: shell === 'frame' ? withFirstSight(source, templates, firstPlanQuery) : source,
        })
      }
      // For the pages that the server renders, and what it renders them with.
      this.emitFile({ type: 'asset', fileName: '.vite/bare.html', source: html })
      this.emitFile({ type: 'asset', fileName: '.vite/renderer.cjs', source: renderer })
    },
  }
}

/** Puts the scripts of `public` into the page: each would cost a phone a round trip before the first paint. */
async function withInlineScripts(html: string, folder: string): Promise<string> {
  const found = [...html.matchAll(/<script src="\/([\w-]+\.js)"([^>]*)><\/script>/g)]
  const codes = await Promise.all(
    found.map(([, file = '']) => transform(readFileSync(join(folder, file), 'utf8'), { minify: true })),
  )
  return found.reduce(
    (page, [tag, , facts = ''], index) =>
      page.replace(tag, () => `<script${facts}>${(codes[index]?.code ?? '').trim()}</script>`),
    html,
  )
}

/** Leaves the page's own code to public/begin.js, which fetches it after the first paint. */
function withLateCode(html: string): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
  const preload = /<link rel="modulepreload" crossorigin href="\/([^"]+)">\s*/g
  const entry = script.exec(html)?.[1]
  if (entry === undefined) throw new Error('The page names no script')
  const first = [...html.matchAll(preload)].map(([, file = '']) => file)
  return html
    .replace(script, '')
    .replace(preload, '')
    .replace('data-entry=""', `data-entry="${entry}"`)
    .replace('data-first=""', `data-first="${first.join(' ')}"`)
}

/** The page with what public/keptPlan.js and public/firstPlan.js fill in and ask; nothing of it is shown by itself. */
function withFirstSight(html: string, { body, head }: RenderedShell, query: string): string {
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"', () => `${body}<div id="root"`)
    .replace('data-query=""', () => `data-query="${query}"`)
}

async function loadRenderer(code: string, cache: string): Promise<Renderer> {
  const file = join(cache, 'renderShell.cjs')
  await mkdir(cache, { recursive: true })
  await writeFile(file, code)
  return (await import(pathToFileURL(file).href)) as Renderer
}

/** The application as Node runs it to render a page, in one file. */
async function buildRenderer(web: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'shell/renderShell.tsx')],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    logLevel: 'error',
    plugins: [named(web)],
  })
  return outputFiles[0]?.text ?? ''
}

function named(web: string): EsbuildPlugin {
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
