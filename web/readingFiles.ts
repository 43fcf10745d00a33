import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Languages that pictures are read in, as the packages with their data are called. */
const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita']

/**
 * What reads pictures and PDF files: the workers, what they are compiled to, and the letters of each language. Of the two
 * kinds of data the smaller one reads print as well (docs/decisions/0148-pictures-are-read-on-the-device.md).
 */
const FILES = [
  'tesseract.js/dist/worker.min.js',
  ...['relaxedsimd-', 'simd-', ''].map((kind) => `tesseract.js-core/tesseract-core-${kind}lstm.wasm.js`),
  ...LANGUAGES.map((name) => `@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`),
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  ...['jbig2', 'openjpeg', 'qcms_bg'].map((name) => `pdfjs-dist/wasm/${name}.wasm`),
]

/**
 * Ships what reads pictures and PDF files as `reading/<digest>/<name>`, under a name that changes with the packages, so
 * that browsers may keep it for ever. `READING_FILES` is that folder's address in the code of the pages.
 */
export function readingFiles(root: string): Plugin {
  const packages = join(root, 'node_modules')
  const folder = `reading/${digestOf(packages)}`
  const served = new Map(FILES.map((file) => [`/${basename(file)}`, join(packages, file)]))
  return {
    name: 'reading-files',
    config: () => ({ define: { READING_FILES: JSON.stringify(`/${folder}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const file = served.get((request.url ?? '').split('?')[0] ?? '')
        if (file === undefined) return next()
        response.setHeader('Content-Type', /js$/.test(file) ? 'text/javascript' : 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      for (const [name, file] of served)
        this.emitFile({ type: 'asset', fileName: folder + name, source: readFileSync(file) })
    },
  }
}

/** Names the versions of the packages. */
function digestOf(packages: string): string {
  const names = [
    'tesseract.js',
    'tesseract.js-core',
    'pdfjs-dist',
    ...LANGUAGES.map((one) => `@tesseract.js-data/${one}`),
  ]
  const versions = names.map((name) => {
    const { version } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { version: string }
    return `${name}@${version}`
  })
  return createHash('sha256')
    .update([...versions, ...FILES].join('\n'))
    .digest('hex')
    .slice(0, 12)
}
