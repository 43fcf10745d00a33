import { useEffect, useState } from 'react'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { reportError } from '../telemetry/errorReporting'
import { isOfAnotherBuild } from './lostCode'
import { messages } from './messages'
import { PageLoading } from './PageLoading'
import { usePageTitle } from '../product/usePageTitle'

/**
 * The router's fallback for a page that failed: its message (docs/product.md UI-7). A page whose code has
 * gone with an earlier build is loaded again instead (UI-18).
 */
export function RouterFallback({ error }: { error: unknown }) {
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    let left = false
    void isOfAnotherBuild(error).then((isOutdated) => {
      if (left) return
      if (isOutdated) return window.location.reload()
      setFailed(error)
      reportError(error)
    })
    return () => {
      left = true
    }
  }, [error])
  return failed === error ? <Failure error={error} /> : <PageLoading />
}

function Failure({ error }: { error: unknown }) {
  usePageTitle(messages.routeFailedTitle)
  return (
    <Page width="text">
      <Stack $align="center" $gap={4}>
        <Picture name="broken-heart" size="large" plate />
        <Heading level={1} look="heading">
          {messages.routeFailed}
        </Heading>
        <Text $muted>{error instanceof Error ? error.message : String(error)}</Text>
        <ButtonLink to="/" reloadDocument variant="primary">
          {messages.backToPlanner}
        </ButtonLink>
      </Stack>
    </Page>
  )
}
