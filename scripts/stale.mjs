import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from './alone.mjs'

/** A hash over the contents of files and folders, in a stable order. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path).update(readFileSync(path))
  }
  paths.forEach(add)
  return hash.digest('hex')
}

/** Runs `make` unless the sources are the same as when it last succeeded. One process at a time; others wait. */
export function whenStale(stamp, sources, product, make) {
  const now = hashOf(sources)
  const fresh = () => existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  if (fresh()) return
  alone('.cache/preparing', () => {
    if (fresh()) return
    rmSync(stamp, { force: true })
    make()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, now)
  })
}
