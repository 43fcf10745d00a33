import { runAdmin } from '../../server/commands/runAdmin'
import type { RunningApp } from './startApp'

/** What an administrator's command printed. */
export interface AdminRun {
  code: number
  out: string
  error: string
}

/** Runs an administrator's command on a running application. */
export async function admin(app: RunningApp, ...words: string[]): Promise<AdminRun> {
  const lines = { out: [] as string[], error: [] as string[] }
  const code = await runAdmin(words, async () => app.services, {
    out: (line) => void lines.out.push(line),
    error: (line) => void lines.error.push(line),
  })
  return { code, out: lines.out.join('\n'), error: lines.error.join('\n') }
}
