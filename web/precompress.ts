import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(m?js|css|svg|json|webmanifest|html)$/
const SMALLEST = 1024

/** Writes each text file of the build once more as Brotli and as gzip, as small as they get, so that no call pays for it. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name)
        if (!entry.isFile() || !TEXT.test(entry.name)) continue
        const bytes = readFileSync(file)
        if (bytes.length < SMALLEST) continue
        const heavy = bytes.length > 1_000_000
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: heavy ? 6 : 11 } }),
        )
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
