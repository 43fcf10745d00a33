import { migrate } from '../database/migrate'
import { seed } from '../seed'
import { type AdminCommand, exactly } from './AdminCommand'

export const migrateCommands: AdminCommand[] = [
  {
    name: 'migrate',
    usage: '',
    describe: 'Brings tables and the catalogue up to date, for servers that start with MIGRATE_AT_START=0',
    leavesTrace: true,
    run: async ({ services, out }, args) => {
      exactly(args, 0)
      await migrate(services.db)
      await seed(services)
      out('The tables and the catalogue are up to date.')
    },
  },
]
