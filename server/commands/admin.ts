import { FailedSignIns } from '../accounts/history/FailedSignIns'
import { BackupWriter } from '../backups/BackupWriter'
import { ImportFiles } from '../imports/ImportFiles'
import { CatalogueStore } from '../catalogue/CatalogueStore'
import { readConfig } from '../platform/config'
import { ConfigError } from '../platform/environment'
import { connect } from '../database/connection'
import { faultOf } from '../database/faults'
import { migrate } from '../database/migrate'
import { sharedClock } from '../database/sharedClock'
import { NO_REPORTS } from '../platform/errorReporting'
import { hooks } from '../hooks'
import { createLog } from '../platform/log'
import { openPhotos } from '../photos/openPhotos'
import { LocalPubSub } from '../pubsub/LocalPubSub'
import { CallQueue } from '../request/CallQueue'
import { ProcessorBudget } from '../request/ProcessorBudget'
import { ProcessorMeter } from '../request/ProcessorMeter'
import { RecipeReader } from '../dishes/threads/RecipeReader'
import type { Services } from '../platform/services'
import type { AdminCommand } from './AdminCommand'
import { runAdmin } from './runAdmin'

/** `npm run admin -- <command>`: the administrator's commands, on the configured database. */
async function main(): Promise<void> {
  // A reader such as `head` closes the pipe early, which is not a failure.
  process.stdout.on('error', () => process.exit())
  let services: Services | null = null
  const open = async ({ leavesTables }: AdminCommand): Promise<Services> => {
    const config = readConfig(process.env)
    const db = connect(config.database)
    const log = createLog('warn')
    const clock = sharedClock(db, log)
    await clock.adjust()
    services = {
      config,
      db,
      log,
      reporter: NO_REPORTS,
      now: clock.now,
      redis: null,
      pubSub: new LocalPubSub(log),
      catalogue: new CatalogueStore(db),
      calls: new CallQueue(config.calls),
      events: new CallQueue(config.events),
      budget: new ProcessorBudget({ redis: null, config }),
      meter: new ProcessorMeter(),
      reader: new RecipeReader(log),
      pages: null,
      backups: new BackupWriter(),
      imports: new ImportFiles(),
      photos: openPhotos(config, clock.now),
      failedSignIns: new FailedSignIns(),
      hooks,
    }
    if (config.migrateAtStart && !leavesTables) await migrate(db)
    return services
  }
  const close = () => services?.db.destroy()
  try {
    const output = { out: (line: string) => console.log(line), error: (line: string) => console.error(line) }
    process.exitCode = await runAdmin(process.argv.slice(2), open, output)
  } catch (error) {
    console.error(sentenceOf(error) ?? error)
    process.exitCode = 1
  } finally {
    await close()
  }
}

/** The message for a failure that an administrator can fix; null for any other. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  return faultOf(error) === 'unreachable'
    ? 'The database cannot be reached. Is it running, and is DATABASE_URL right?'
    : null
}

void main()
