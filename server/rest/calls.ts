import { accountCalls } from './accountCalls'
import { otherCalls } from './otherCalls'
import { planningCalls } from './planningCalls'
import type { RestCall } from './RestCall'
import { settingsCalls } from './settingsCalls'
import { v2CupboardCalls } from './v2/cupboardCalls'
import { v2ListCalls } from './v2/listCalls'
import { v2MealCalls } from './v2/mealCalls'
import { v2PlanCalls } from './v2/planCalls'

/** The adapter's table: every documented call except the static catalogue file, which is served as cached bytes. */
export const restCalls: RestCall[] = [
  ...accountCalls,
  ...planningCalls,
  ...settingsCalls,
  ...otherCalls,
  ...v2PlanCalls,
  ...v2MealCalls,
  ...v2ListCalls,
  ...v2CupboardCalls,
]
