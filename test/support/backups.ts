import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Server } from '../../server/generated/schemaTypes'
import { preparedDatabase } from './freshDatabase'
import { PASSWORD, type Person } from './people'
import { type RunningApp, startApp } from './startApp'

/** The address of the server's owner. */
export const OWNER = 'owner@home.example'

/** What an owner sees of the server. */
export const SERVER = `server {
  keepsBackups backsUpPhotos nightlyKept canRestore
  backups { id kind madeAt bytes }
  making { kind since } failed { kind at failure }
  prepared { backupId madeAt at failure safetyId } lastRestore { backupId madeAt at failure safetyId }
}`

/** An application with an owner, which can be stopped and started again on the same database and folder of backups. */
export async function startHome(environment: Record<string, string> = {}) {
  const database = await preparedDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-backups-'))
  const start = (more: Record<string, string> = {}): Promise<RunningApp> =>
    startApp({ DATABASE_URL: database.url, ADMIN_EMAILS: OWNER, BACKUP_DIR: folder, ...environment, ...more })
  return {
    folder,
    database,
    app: await start(),
    start,
    end: async () => {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server as a person sees it; null for everyone but its owner. */
export async function serverOf(app: RunningApp, { token }: Pick<Person, 'token'>): Promise<Server | null> {
  const { data } = await app.graphql(`{ viewer { ${SERVER} } }`, {}, token)
  return (data.viewer as unknown as { server: Server | null }).server
}

/** The outcome of a mutation of backups. */
export interface Outcome {
  server: Server | null
  link?: string | null
  errors: { code: string; field: string | null; message: string }[]
}

/** Calls a mutation about a backup. @returns its result, or the code with which the call was refused. */
export async function actOnBackup(
  app: RunningApp,
  { token }: Pick<Person, 'token'>,
  field: 'makeBackup' | 'deleteBackup' | 'linkBackup' | 'prepareRestore' | 'cancelRestore',
  input?: { id: string; password?: string },
): Promise<Outcome | string> {
  const type = field === 'deleteBackup' ? 'DeleteBackupInput' : 'ProvenBackupInput'
  const [variables, given] = input ? [`($input: ${type}!)`, '(input: $input)'] : ['', '']
  const answer = await app.graphql(
    `mutation ${variables} { ${field}${given} { ${field === 'linkBackup' ? 'link' : SERVER} errors { code field message } } }`,
    input ? { input: field === 'deleteBackup' ? input : { password: PASSWORD, ...input } } : {},
    token,
  )
  const result = (answer.data as unknown as Record<string, Outcome | null> | null)?.[field]
  return result ?? String(answer.errors?.[0]?.extensions.code)
}

/** The server once no backup is being made. */
export async function onceMade(app: RunningApp, person: Person): Promise<Server> {
  for (;;) {
    const server = await serverOf(app, person)
    if (server && !server.making) return server
    await new Promise((later) => setTimeout(later, 50))
  }
}

/** Makes a backup by hand. @returns its id. */
export async function backUp(app: RunningApp, person: Person): Promise<string> {
  await actOnBackup(app, person, 'makeBackup')
  const { backups } = await onceMade(app, person)
  const id = backups[0]?.id
  if (id === undefined) throw new Error('There is no backup')
  return id
}
