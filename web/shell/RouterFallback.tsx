import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { reportError } from '../telemetry/errorReporting'
import { Frame } from './Layout'
import { isOfAnotherBuild } from './lostCode'
import { messages } from './messages'
import { PageLoading } from './PageLoading'
import { usePageTitle } from '../product/usePageTitle'

/**
 * The router's fallback for a page that failed: the status or the message (docs/product.md UI-7). A page whose code has
 * gone with an earlier build is loaded again instead (UI-18).
 */
export function RouterFallback() {
  const error = useRouteError()
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    let left = false
    void isOfAnotherBuild(error).then((isOutdated) => {
      if (left) return
      if (isOutdated) return window.location.reload()
      setFailed(error)
      // A status that a route answered with is not a defect of the product.
      if (!isRouteErrorResponse(error)) reportError(error)
    })
    return () => {
      left = true
    }
  }, [error])
  return <Frame>{failed === error ? <Failure error={error} /> : <PageLoading />}</Frame>
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
        <Text $muted>{describe(error)}</Text>
        <ButtonLink to="/" reloadDocument variant="primary">
          {messages.backToPlanner}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}
