import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { nextAddress, withNext } from '../../product/nextAddress'
import { LOGIN_PATH } from '../../product/paths'
import { productConfig } from '../../product/productConfig'
import { usePageTitle } from '../../product/usePageTitle'
import { VisitButton } from '../../session/provider/VisitButton'
import { useAlerts } from '../../ui/alerts'
import { ButtonLink } from '../../ui/ButtonLink'
import { Page } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { ConnectForm } from './ConnectForm'
import { messages } from './messages'
import { NewAccountForm } from './NewAccountForm'
import { purposeIn, useVisit } from './useVisit'

/** The page to which the home's own provider leads back (docs/product.md ACC-60 to ACC-63). */
export default function ProviderPage() {
  const { search } = useLocation()
  const name = productConfig().provider ?? ''
  usePageTitle(messages.title({ name }))
  const [state, finish] = useVisit()
  const problem = problemIn(search, name)
  const purpose = purposeIn(search)
  if (problem !== null) return <Failed text={problem} email={null} mayRetry />
  if (state.at === 'failed')
    return (
      <Failed text={state.text} email={state.email} mayRetry={state.code === null || state.code === 'VISIT_OVER'} />
    )
  if (state.at === 'asks' && purpose === 'CONNECT') return <ConnectForm email={state.email} onConnect={finish} />
  if (state.at === 'asks') return <NewAccountForm email={state.email} onCreate={finish} />
  if (state.at === 'done') return <Connected />
  return (
    <Page width="form">
      <Stack $align="center" $gap={5}>
        <Heading level={1} look="heading">
          {messages.title({ name })}
        </Heading>
        <div role="status" aria-busy>
          <Text $size="lead" $align="center">
            {messages.working}
          </Text>
        </div>
      </Stack>
    </Page>
  )
}

/** Says what went wrong, and leads back to where it began. */
function Failed({ text, email, mayRetry }: { text: string; email: string | null; mayRetry: boolean }) {
  const { search } = useLocation()
  const name = productConfig().provider ?? ''
  const [purpose, next] = [purposeIn(search), nextAddress(search)]
  const isSignIn = purpose === 'SIGN_IN'
  return (
    <Page width="form">
      <Stack $align="center" $gap={5}>
        <Picture name="broken-heart" size="hero" plate eager />
        <Heading level={1} look="heading">
          {messages.title({ name })}
        </Heading>
        <div role="alert">
          <Text $size="lead" $align="center">
            {text}
          </Text>
        </div>
        {mayRetry ? (
          <VisitButton purpose={purpose} next={next} variant="primary">
            {messages.again({ name })}
          </VisitButton>
        ) : null}
        <ButtonLink to={isSignIn ? withNext(LOGIN_PATH, next) : next} state={email === null ? null : { email }}>
          {isSignIn ? messages.toSignIn : messages.goBack}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

/** Leads on, with a word. */
function Connected() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const alerts = useAlerts()
  useEffect(() => {
    alerts.info(messages.connected({ name: productConfig().provider ?? '' }))
    void navigate(nextAddress(search), { replace: true })
  }, [alerts, navigate, search])
  return null
}

/** What went wrong on the way, as the server says in the address; null where nothing did. */
function problemIn(search: string, name: string): string | null {
  const given = new URLSearchParams(search).get('problem')
  if (given === null) return null
  const known = (Object.keys(messages.problem) as (keyof typeof messages.problem)[]).find((one) => one === given)
  const text = messages.problem[known ?? 'failed']
  return typeof text === 'string' ? text : text({ name })
}
