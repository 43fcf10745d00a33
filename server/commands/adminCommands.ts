import type { AdminCommand } from './AdminCommand'
import { analyticsCommands } from './analyticsCommands'
import { partnerCommands } from './partnerCommands'
import { raffleCommands } from './raffleCommands'
import { storeCommands } from './storeCommands'
import { userCommands } from './userCommands'

/** Everything that an administrator can do. A room adds its commands here. */
export const adminCommands: AdminCommand[] = [...userCommands, ...raffleCommands, ...analyticsCommands, ...partnerCommands, ...storeCommands]
