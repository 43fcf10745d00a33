import type { AdminCommand } from './AdminCommand'
import { analyticsCommands } from './analyticsCommands'
import { backupCommands } from './backupCommands'
import { identityCommands } from './identityCommands'
import { keyCommands } from './keyCommands'
import { migrateCommands } from './migrateCommand'
import { partnerCommands } from './partnerCommands'
import { raffleCommands } from './raffleCommands'
import { passkeyCommands } from './passkeyCommands'
import { secondFactorCommands } from './secondFactorCommands'
import { sessionCommands } from './sessionCommands'
import { storeCommands } from './storeCommands'
import { userCommands } from './userCommands'
import { webhookCommands } from './webhookCommands'

/** The commands of every feature. */
export const adminCommands: AdminCommand[] = [
  ...userCommands,
  ...identityCommands,
  ...keyCommands,
  ...passkeyCommands,
  ...secondFactorCommands,
  ...sessionCommands,
  ...raffleCommands,
  ...analyticsCommands,
  ...partnerCommands,
  ...storeCommands,
  ...webhookCommands,
  ...backupCommands,
  ...migrateCommands,
]
