import { type AdminCommand, exactly } from './AdminCommand'
import { readOptions } from './readOptions'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

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
      await writeBackup(services.config, file)
      out(`${file} has everything`)
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
      const rows = await restoreBackup(services.config, file, values.force === true)
      out(`${rows} rows are restored`)
    },
  },
]
