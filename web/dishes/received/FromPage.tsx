import { useEffect, useState } from 'react'
import { usePageTitle } from '../../product/usePageTitle'
import { ButtonLink } from '../../ui/ButtonLink'
import { Page } from '../../ui/Page'
import { Progress } from '../../ui/Progress'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { messages } from './messages'
import { addressFor, type Received } from './Received'
import { type NoPage, receivePage } from './receivePage'

/**
 * Receives another site's page from the bookmark (docs/product.md MOVE-21, MOVE-22). It keeps the page on the device and opens
 * the page for new recipes afresh, which no other window knows, and which a person who is not signed in sees once they are.
 */
export default function FromPage() {
  const [problem, setProblem] = useState<NoPage | 'notKept' | null>(null)
  const title = problem === null ? messages.receiving : messages.notReceived
  usePageTitle(title)
  useEffect(() => receivePage((page) => void keep(page).catch(() => setProblem('notKept')), setProblem), [])
  return (
    <Page width="wideForm">
      <Stack $gap={4}>
        <Heading level={1}>{title}</Heading>
        {problem === null ? (
          <Progress label={messages.receivingHelp} value={null} />
        ) : (
          <>
            <Text role="alert">{messages[problem]}</Text>
            <div>
              <ButtonLink to="/dishes/new" variant="primary">
                {messages.paste}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Page>
  )
}

async function keep(page: Received): Promise<void> {
  const { keepReceived } = await import('./receivedStore')
  const id = await keepReceived(page)
  window.location.replace(addressFor(page, id))
}
