import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What comes of the steps of a Dockerfile. */
export interface Image {
  /** The root of its file system, as far as the steps make one. */
  readonly root: string
  readonly environment: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
  readonly stopSignal: NodeJS.Signals
  /** Who runs the command: the user of its USER where the steps may choose one, else who runs the tests. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
  /** A path within the image, on this machine. */
  at(path: string): string
  remove(): void
}

/** What made the packages of this clone as well, from the same lockfile: they are not fetched a second time. */
const INSTALL = 'npm ci --ignore-scripts --no-audit --no-fund'
/** The user `node` of the images of Node. */
const NODE_USER = { uid: 1000, gid: 1000 }
/** Folders of the image that the steps name, which are not those of this machine. */
const FOLDERS = /(^|[\s=:"])\/(app|backups|data|photos)\b/g

/**
 * Runs the steps of a Dockerfile one by one on this machine, where no container engine is: each stage has a folder for its
 * root, programs are those of this machine, and what is copied from here is what .dockerignore leaves.
 */
export function runSteps(dockerfile: string): Image {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-image-'))
  chmodSync(folder, 0o755)
  const user = process.getuid?.() === 0 ? NODE_USER : undefined
  const stages = new Map<string, string>()
  let [root, directory] = ['', '/']
  let environment: Record<string, string> = {}
  const lines = { command: [] as string[], healthCheck: [] as string[], stopSignal: 'SIGTERM' as NodeJS.Signals }
  const at = (path: string) =>
    path.replaceAll(FOLDERS, (_, before: string, name: string) => `${before}${join(root, name)}`)
  const inside = (path: string) => join(root, path.startsWith('/') ? path : join(directory, path))
  for (const { name, words, text } of instructionsOf(dockerfile)) {
    if (name === 'FROM') {
      const stage = words[2] ?? 'last'
      ;[root, directory, environment] = [join(folder, stage), '/', {}]
      mkdirSync(root)
      stages.set(stage, root)
    } else if (name === 'WORKDIR') {
      directory = words[0] ?? '/'
      mkdirSync(inside('.'), { recursive: true })
    } else if (name === 'ENV') {
      for (const word of words) environment[word.split('=')[0] ?? ''] = word.slice(word.indexOf('=') + 1)
    } else if (name === 'COPY') copy(words, inside, stages)
    else if (name === 'RUN') {
      const owner = user ? `${user.uid}:${user.gid}` : `${process.getuid?.()}:${process.getgid?.()}`
      if (text === INSTALL) {
        spawnSync('cp', ['-al', 'node_modules', inside('node_modules')])
        continue
      }
      const step = at(text).replaceAll('node:node', owner)
      const { status, stderr } = spawnSync('sh', ['-c', step], {
        cwd: inside('.'),
        encoding: 'utf8',
        env: { ...withoutOwn(), ...environment },
      })
      if (status !== 0) throw new Error(`RUN ${text}\n${stderr}`)
    } else if (name === 'CMD') lines.command = JSON.parse(text) as string[]
    else if (name === 'HEALTHCHECK') lines.healthCheck = JSON.parse(text.slice(text.indexOf('CMD ') + 4)) as string[]
    else if (name === 'STOPSIGNAL') lines.stopSignal = words[0] as NodeJS.Signals
    else if (!['USER', 'VOLUME', 'EXPOSE'].includes(name)) throw new Error(`Unknown: ${name}`)
  }
  return {
    root: inside('.'),
    environment,
    ...lines,
    user,
    at,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What steps need of this machine, without the variables of the tests. */
const withoutOwn = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, LANG } = process.env
  return { PATH, HOME, LANG } as unknown as NodeJS.ProcessEnv
}

interface Instruction {
  readonly name: string
  readonly words: readonly string[]
  readonly text: string
}

function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.trim().split(/\s+/)
      return { name, words, text: line.slice(name.length).trim() }
    })
}

function copy(words: readonly string[], inside: (path: string) => string, stages: ReadonlyMap<string, string>): void {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const to = inside(paths.at(-1) ?? '.')
  for (const path of paths.slice(0, -1)) {
    const source = from === undefined ? path : join(stages.get(from) ?? '', path)
    const target = paths.length > 2 || (paths.at(-1) ?? '').endsWith('/') ? join(to, path.split('/').at(-1) ?? '') : to
    if (from === undefined) cpSync(source, target, { recursive: true, filter: isSent })
    // Nothing changes the files of a finished stage, so they are the same files.
    else spawnSync('cp', ['-al', source, target])
  }
}

/** What .dockerignore leaves: it names folders, and with `!` what of one is sent all the same. */
function isSent(path: string): boolean {
  const rules = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const isUnder = (folder: string) => path === folder || path.startsWith(`${folder}/`)
  const kept = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  if (kept.some((rule) => isUnder(rule) || rule.startsWith(`${path}/`))) return true
  return !rules.some((rule) => !rule.startsWith('!') && isUnder(rule))
}
