import { defineMessages } from '../../schema/text/defineMessages'

/** What stands against what an owner of the server asks for (docs/product.md OPS-3 to OPS-7). */
export const messages = defineMessages({
  blankPassword: 'Enter your password.',
  unknown: 'This backup is gone.',
  busy: 'A backup is being made already. Wait until it is done.',
  tooMany: ({ most }: { most: number }) => `There are ${most} backups made by hand. Delete one first.`,
  noFolder: 'There is no place where backups are kept: the server has no BACKUP_DIR.',
  several: 'Several instances share the database. Restore it by the command: npm run admin -- restore FILE.',
  isPrepared: 'This backup is restored at the next start. Cancel that first.',
})
