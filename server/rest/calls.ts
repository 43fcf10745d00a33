import { accountCalls } from './accountCalls'
import { otherCalls } from './otherCalls'
import { planningCalls } from './planningCalls'
import type { RestCall } from './RestCall'
import { settingsCalls } from './settingsCalls'

/** The adapter's table: every documented call except the static catalogue file, which is served as cached bytes. */
export const restCalls: RestCall[] = [...accountCalls, ...planningCalls, ...settingsCalls, ...otherCalls]
