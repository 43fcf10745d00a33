import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { reportError } from './errorReporting'
import { Frame } from './Layout'
import { usePageTitle } from './usePageTitle'

/** What the router shows for an unknown address or a page that failed: the status or the message (section 2). */
export function RouterFallback() {
  const error = useRouteError()
  usePageTitle('Error')
  useEffect(() => {
    // An unknown address is no fault of the product's.
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])
  return (
    <Frame>
      <Page width="text">
        <Stack $align="center" $gap={4}>
          <Picture name="broken-heart" size="large" plate />
          <Heading level={1} look="heading">Unexpected Application Error!</Heading>
          <Text $muted>{describe(error)}</Text>
          <ButtonLink to="/" reloadDocument variant="primary">Back to the planner</ButtonLink>
        </Stack>
      </Page>
    </Frame>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}
