import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { productConfig } from '../product/productConfig'
import { usePageTitle } from '../product/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Columns, Row, Stack } from '../ui/Stack'
import { ErrorState } from '../ui/StateMessage'
import { Heading } from '../ui/Text'
import { AccountCard } from './AccountCard'
import { HelpCard } from './HelpCard'
import { messages } from './messages'
import { SettingsForms } from './SettingsForms'
import { SettingsSkeleton } from './SettingsSkeleton'
import { useSettings } from './useSettings'
import { useWhoseAnswers } from './useWhoseAnswers'
import { WhoseAnswersSelect } from './WhoseAnswersSelect'

interface SettingsModeProps {
  /** More about the person's account, below the buttons. */
  children?: ReactNode
}

/** The planner's Settings mode: what a person eats and likes, their account, and help (docs/product.md SET-1, SET-2, SET-3). */
export default function SettingsMode({ children }: SettingsModeProps) {
  usePageTitle(messages.settings)
  const whose = useWhoseAnswers()
  const settings = useSettings(whose.memberId)
  const { forms, failed, loading, reload, isUnsaved } = settings
  return (
    <Stack $gap={6}>
      <Row>
        <Heading level={1}>{messages.userSettings}</Heading>
        <ButtonLink to="/household" variant="quiet" icon={<Users aria-hidden="true" />}>
          {messages.household}
        </ButtonLink>
      </Row>
      <Notes $gap={6}>
        <OfflineNote>{messages.offline}</OfflineNote>
      </Notes>
      <WhoseAnswersSelect whose={whose} isUnsaved={isUnsaved} />
      {forms ? (
        <SettingsForms forms={forms} settings={settings} />
      ) : failed ? (
        <ErrorState title={messages.loadFailed(productConfig())} onRetry={reload} retrying={loading}>
          {messages.checkConnection}
        </ErrorState>
      ) : (
        <SettingsSkeleton />
      )}
      <Columns $gap={5}>
        <Stack $gap={5}>
          <AccountCard ownsServer={whose.ownsServer} />
          {children}
        </Stack>
        <HelpCard />
      </Columns>
    </Stack>
  )
}
