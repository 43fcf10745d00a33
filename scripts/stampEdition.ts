import { existsSync, writeFileSync } from 'node:fs'
import { EDITION, type Edition, hashOfFiles, readEdition, SEEDS } from '../server/catalogue/seedEdition'

/** Makes the seeds another edition when their files have changed since the last one. */
export function stampEdition(): void {
  const last = existsSync(EDITION) ? readEdition() : { edition: 0, hash: '' }
  const hash = hashOfFiles(SEEDS)
  if (hash === last.hash) return
  const next: Edition = { edition: last.edition + 1, hash }
  writeFileSync(EDITION, `${JSON.stringify(next, null, 2)}\n`)
}
