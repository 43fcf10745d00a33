import type { AdminCommand } from './AdminCommand'
import { analyticsCommands } from './analyticsCommands'
import { backupCommands } from './backupCommands'
import { migrateCommands } from './migrateCommand'
import { partnerCommands } from './partnerCommands'
import { raffleCommands } from './raffleCommands'
import { storeCommands } from './storeCommands'
import { userCommands } from './userCommands'

/** The commands of every feature. */
export const adminCommands: AdminCommand[] = [
  ...userCommands,
  ...raffleCommands,
  ...analyticsCommands,
  ...partnerCommands,
  ...storeCommands,
  ...backupCommands,
  ...migrateCommands,
]
