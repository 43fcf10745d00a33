import { formatNumber } from '../../schema/text/format'
import { defineMessages } from '../../schema/text/defineMessages'

interface Dated {
  date: string
}

/** The texts of the page about the server, for its owner. */
export const messages = defineMessages({
  title: 'Your server',
  intro:
    'A backup holds everything of everyone on this server, password hashes included. Keep a copy of it elsewhere, in a safe place.',
  introWithoutPhotos:
    'A backup holds everything of everyone on this server but the photos, password hashes included. Keep copies of it and of the photos elsewhere, in a safe place.',
  offline: 'Backups can’t be made or restored while you’re offline.',
  loading: 'Loading your backups',
  loadFailed: 'Could not load your backups',
  tryAgain: 'Check your connection, then try again.',
  failed: 'Could not do that. Check your connection, then try again.',
  notYours: 'This page is for the owner of the server',
  toPlanner: 'Go to the planner',
  backups: 'Backups',
  nightly: ({ count }: { count: number }) =>
    count === 1
      ? 'One is made every night, and the newest is kept. Those that you make are kept until you delete them.'
      : `One is made every night, and the newest ${count} are kept. Those that you make are kept until you delete them.`,
  make: 'Make a backup',
  making: ({ time }: { time: string }) => `Making a backup since ${time}`,
  made: 'Backup made',
  notMade: ({ date, why }: Dated & { why: string }) => `The backup of ${date} could not be made. ${why}`,
  none: 'No backups yet',
  noneHint: 'The first one is made tonight, or as soon as you make it.',
  noFolder: 'There is no place for backups',
  noFolderHint: 'Set BACKUP_DIR to a folder of the server, then restart it.',
  kinds: { NIGHTLY: 'Nightly', BY_HAND: 'Made by hand', SAFETY: 'Before a restore' },
  megabytes: ({ bytes }: { bytes: number }) =>
    `${formatNumber(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
  isPrepared: 'Restored at the next start',
  download: 'Download',
  downloadOf: ({ date }: Dated) => `Download the backup of ${date}`,
  downloadTitle: ({ date }: Dated) => `Download the backup of ${date}?`,
  downloadWarning: 'The file holds everyone’s data. Anyone who has it can read it.',
  downloading: 'Download started',
  restore: 'Restore',
  restoreOf: ({ date }: Dated) => `Restore the backup of ${date}`,
  restoreTitle: ({ date }: Dated) => `Restore the backup of ${date}?`,
  restoreWarning:
    'At its next start the server goes back to that moment, for everyone: what was done since is replaced, people and keys that were deleted since are back, and everyone signs in again. Just before, it makes a backup of what there is.',
  delete: 'Delete',
  deleteOf: ({ date }: Dated) => `Delete the backup of ${date}`,
  deleteTitle: ({ date }: Dated) => `Delete the backup of ${date}?`,
  deleteWarning: 'This can’t be undone.',
  keep: 'Keep it',
  deleted: 'Backup deleted',
  close: 'Cancel',
  password: 'Your password',
  passwordHint: 'So that no one else does this on your device.',
  byCommand:
    'Several instances share the database, so a backup is restored by a command while all of them are stopped:',
  command: 'npm run admin -- restore FILE --force',
  prepared: ({ date }: Dated) => `Restart the server to bring back the backup of ${date}.`,
  cancel: 'Cancel the restore',
  cancelled: 'Restore cancelled',
  restored: ({ date, time }: Dated & { time: string }) => `The backup of ${date} was restored on ${time}.`,
  before: ({ date }: Dated) => `What there was before is in the backup of ${date}.`,
  notRestored: ({ date, why }: Dated & { why: string }) =>
    `The backup of ${date} was not restored, and nothing has changed. ${why}`,
  why: {
    FULL: 'There is no space left. Delete backups or make room, then try again.',
    NOT_WRITABLE: 'The server can’t write to the folder of backups. Check BACKUP_DIR and who owns it.',
    MISSING: 'The file is gone.',
    DAMAGED: 'The file is damaged, or it is no backup.',
    NEWER: 'It is of a newer release. Install that first.',
    INTERRUPTED: 'The server was stopped meanwhile.',
    REFUSED: 'The server’s settings don’t allow it any more.',
    FAILED: 'The server’s log says more.',
  },
})
