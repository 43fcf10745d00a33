import type { AdminCommand } from './AdminCommand'
import { analyticsCommands } from './analyticsCommands'
import { backupCommands } from './backupCommands'
import { keyCommands } from './keyCommands'
import { migrateCommands } from './migrateCommand'
import { partnerCommands } from './partnerCommands'
import { raffleCommands } from './raffleCommands'
import { storeCommands } from './storeCommands'
import { userCommands } from './userCommands'

/** The commands of every feature. */
export const adminCommands: AdminCommand[] = [
  ...userCommands,
  ...keyCommands,
  ...raffleCommands,
  ...analyticsCommands,
  ...partnerCommands,
  ...storeCommands,
  ...backupCommands,
  ...migrateCommands,
]
