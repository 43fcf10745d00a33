import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What an editor or a generator writes at once is one change. In milliseconds. */
const TOGETHER = 50

/**
 * Follows the files below some folders, also those that an editor replaces and those of new folders. What changes while it is
 * handled comes next.
 * @param matters whether a change of a file with this name is one
 * @param handle gets the names that have changed; the same name in two folders is one
 */
export async function watchFiles(
  roots: readonly string[],
  matters: (name: string) => boolean,
  handle: (names: readonly string[]) => Promise<void>,
): Promise<never> {
  const changed = new Set<string>()
  let wake = () => {}
  followFolders(roots, (name) => {
    if (!matters(name)) return
    changed.add(name)
    wake()
  })
  for (;;) {
    if (changed.size === 0) await new Promise<void>((resolve) => (wake = resolve))
    await setTimeout(TOGETHER)
    const names = [...changed]
    changed.clear()
    await handle(names)
  }
}

function followFolders(roots: readonly string[], onChange: (name: string) => void): void {
  const watched = new Map<string, FSWatcher>()
  // Node's recursive watch loses files that are replaced; one of a folder does not.
  const follow = (folder: string) => {
    if (watched.has(folder)) return
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return
      onChange(name)
      const path = join(folder, name)
      if (!name.includes('.') && existsSync(path)) followAll(path, onChange)
    })
    const forget = () => {
      watcher.close()
      watched.delete(folder)
    }
    watched.set(folder, watcher.on('error', forget))
  }
  const followAll = (root: string, onFile?: (name: string) => void) => {
    follow(root)
    for (const entry of readdirSync(root, { withFileTypes: true, recursive: true }))
      if (entry.isDirectory()) follow(join(entry.parentPath, entry.name))
      else onFile?.(entry.name)
  }
  roots.forEach((root) => followAll(root))
}
