import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { bundleForNode } from './bundleForNode'
import { codeTable } from './codeTable'
import type { CodeTable } from './first/pageCode'
import { asTemplates } from './planTemplates'
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
  raffle: true,
  rafflePrize: '{{rafflePrize}}',
  rafflePrizeOnFeedbackPage: '',
  signUp: 'open',
  provider: null,
  vision: null,
  fetchesPages: false,
  passkeys: true,
  sendsMail: true,
  demo: null,
  sentryDsn: null,
  environment: 'production',
  release: null,
}

/** The script of web/first as web/index.html names it, for `npm run dev`. */
const FIRST_SCRIPT = '<script type="module" src="/first/main.ts"></script>'

/**
 * Renders the frame that most pages show before their code runs into `.vite/frame.html`, beside the manifest, where files are
 * not served: with its styles and the one script that runs before the first paint (docs/decisions/0072).
 */
export function prerender(web: string, cache: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(FIRST_SCRIPT, '') },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build holds no index.html to render into')
      const table = await codeTable(web, bundle)
      const html = withFirstScript(String(page.source), await firstScript(web), table)
      const renderer = await bundleForNode(web, 'shell/renderShell.tsx', { minify: true })
      const { renderShell, renderTemplates, firstPlanQuery } = await loadRenderer(renderer, cache)
      const drawn = await renderTemplates()
      const templates = { ...drawn, body: asTemplates(drawn.body) }
      const { body, head } = await renderShell('/', PLACES)
      const frame = html
        .replace('</head>', () => `${head}</head>`)
        .replace('<div id="root">', () => `<div id="root" data-shell="frame">${body}`)
      const source = withFirstSight(frame, templates, firstPlanQuery)
      this.emitFile({ type: 'asset', fileName: '.vite/frame.html', source })
      // For scripts/checkPageSizes.ts.
      this.emitFile({ type: 'asset', fileName: '.vite/code.json', source: JSON.stringify(table) })
      // For the pages that the server renders, and what it renders them with.
      this.emitFile({ type: 'asset', fileName: '.vite/bare.html', source: html })
      this.emitFile({ type: 'asset', fileName: '.vite/renderer.cjs', source: renderer })
    },
  }
}

/** The script itself: a separate request would cost a phone a round trip before the first paint. */
async function firstScript(web: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'first/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** Puts the first script into the page, and leaves to it what Vite has the browser fetch. */
function withFirstScript(html: string, script: string, table: CodeTable): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
  const source = entry.exec(html)?.[1]
  if (source === undefined) throw new Error('The page names no script')
  const code = JSON.stringify(table).replaceAll('"', '&quot;')
  return html
    .replace(entry, '')
    .replace(/<link rel="modulepreload" crossorigin href="[^"]+">\s*/g, '')
    .replace(
      '<style',
      () => `<script data-entry="${source}" data-query="" data-code="${code}">${script}</script><style`,
    )
}

/** The page with what the first script fills in and asks; nothing of it is shown by itself. */
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
