import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { reportError } from '../telemetry/errorReporting'
import { Frame } from './Layout'
import { messages } from './messages'
import { usePageTitle } from '../product/usePageTitle'

/** The router's fallback for a page that failed: the status or the message (docs/product.md UI-7). */
export function RouterFallback() {
  const error = useRouteError()
  usePageTitle(messages.routeFailedTitle)
  useEffect(() => {
    // A status that a route answered with is not a defect of the product.
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])
  return (
    <Frame>
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
    </Frame>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}
