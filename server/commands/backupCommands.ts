import { BackupError } from '../backups/BackupError'
import { photosToBackUp } from '../backups/makeBackup'
import { restoreBackup } from '../backups/restoreBackup'
import { writeBackup } from '../backups/writeBackup'
import { type AdminCommand, CommandError, exactly } from './AdminCommand'
import { readOptions } from './readOptions'

/** What stands against a backup is for the administrator to put right. */
async function orSay<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message) : error
  }
}

export const backupCommands: AdminCommand[] = [
  {
    name: 'backup',
    usage: '<file>',
    describe: 'Writes everything into a new file, while the server runs',
    leavesTables: true,
    leavesTrace: true,
    run: async ({ services, out, about }, args) => {
      const [file] = exactly(args, 1)
      about({ object: file })
      const photos = photosToBackUp(services.config)
      const { names, cause } = await orSay(writeBackup(services.config, file, photos))
      if (names.length > 0)
        out([`${file} lacks files of photos:`, ...names, ...(cause === null ? [] : [cause])].join('\n'))
      else out(`${file} has everything${photos ? '' : ' but the photos'}`)
    },
  },
  {
    name: 'restore',
    usage: '<file> [--force]',
    describe: 'Fills an empty database from a backup; --force replaces what is there',
    leavesTrace: true,
    run: async ({ services, out, about }, args) => {
      const { positionals, values } = readOptions(args, { force: { type: 'boolean' } })
      const [file] = exactly(positionals, 1)
      about({ object: file })
      const options = { force: values.force === true, photos: services.photos }
      const { rows, photos } = await orSay(restoreBackup(services.config, file, options))
      out(`${rows} rows are restored${photos > 0 ? `, and ${photos} files of photos` : ''}`)
    },
  },
]
