import { usePageTitle } from '../product/usePageTitle'
import { FramedPage } from '../ui/FramedPage'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { OffCard } from './OffCard'
import { OnCard } from './OnCard'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUpCard } from './SetUpCard'
import { useSecondFactor } from './useSecondFactor'

/** A person's authenticator codes: off, being set up, or on (docs/product.md ACC-82, ACC-84, ACC-85). */
export default function SecondFactorPage() {
  usePageTitle(messages.title)
  const { person, setUp, codes, reload, failed, loading, ...acts } = useSecondFactor()
  const content = () => {
    if (!person) return null
    if (codes) return <RecoveryCodes codes={codes} email={person.email} onKept={acts.hideCodes} />
    if (person.secondFactor)
      return <OnCard {...person.secondFactor} busy={acts.busy} renew={acts.renew} remove={acts.remove} />
    if (!person.hasPassword) return <Text $muted>{messages.noPassword}</Text>
    if (setUp) return <SetUpCard {...setUp} busy={acts.busy} confirm={acts.confirm} onLeave={acts.leaveSetUp} />
    return <OffCard busy={acts.busy} begin={acts.begin} />
  }
  return (
    <FramedPage
      title={messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 2 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {content()}
    </FramedPage>
  )
}
