import type { ReactNode } from 'react'
import { productConfig } from '../app/productConfig'
import { usePageTitle } from '../app/usePageTitle'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Columns, Stack } from '../ui/Stack'
import { ErrorState } from '../ui/StateMessage'
import { Heading } from '../ui/Text'
import { AccountCard } from './AccountCard'
import { HelpCard } from './HelpCard'
import { messages } from './messages'
import { SettingsForms } from './SettingsForms'
import { SettingsSkeleton } from './SettingsSkeleton'
import { useSettings } from './useSettings'

/** Props of `SettingsMode`. */
export interface SettingsModeProps {
  /** More about the person's account, below the buttons. */
  children?: ReactNode
}

/** The planner's Settings mode: what a person eats and likes, their account, and help (specification, section 2). */
export default function SettingsMode({ children }: SettingsModeProps) {
  usePageTitle('Settings')
  const settings = useSettings()
  const { forms, failed, loading, reload } = settings
  return (
    <Stack $gap={6}>
      <Heading level={1}>User Settings</Heading>
      <Notes $gap={6}>
        <OfflineNote>You're offline. Settings can be saved once you're back.</OfflineNote>
      </Notes>
      {forms ? (
        <SettingsForms forms={forms} settings={settings} />
      ) : failed ? (
        <ErrorState title={messages.loadFailed(productConfig().productName)} onRetry={reload} retrying={loading}>
          Check your connection, then try again.
        </ErrorState>
      ) : (
        <SettingsSkeleton />
      )}
      <Columns $gap={5}>
        <Stack $gap={5}>
          <AccountCard />
          {children}
        </Stack>
        <HelpCard />
      </Columns>
    </Stack>
  )
}
