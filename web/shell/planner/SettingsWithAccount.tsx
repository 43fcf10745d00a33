import { CalendarCard } from '../../calendar/CalendarCard'
import { AccountPanel } from '../../accounts/AccountPanel'
import SettingsMode from '../../settings/SettingsMode'
import { CupboardCard } from './CupboardCard'
import { HouseholdCard } from './HouseholdCard'
import { OwnDishesCard } from './OwnDishesCard'
import { WishesCard } from './WishesCard'

/** The Settings mode, with the household, its cupboard, a person's own dishes and what can be done with the account as a whole. */
export default function SettingsWithAccount() {
  return (
    <SettingsMode>
      <HouseholdCard />
      <WishesCard />
      <CupboardCard />
      <OwnDishesCard />
      <CalendarCard />
      <AccountPanel />
    </SettingsMode>
  )
}
