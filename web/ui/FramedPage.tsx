import type { ReactNode } from 'react'
import { Card } from './Card'
import { Notes } from './Notes'
import { OfflineNote } from './OfflineNote'
import { Page } from './Page'
import { SkeletonRows, Waiting } from './Skeleton'
import { Stack } from './Stack'
import { ErrorState } from './StateMessage'
import { Heading, Text } from './Text'

export interface FramedPageProps {
  title: string
  intro: string
  /** Said while the device is offline. */
  offline: string
  /** Said while there is no content yet, with as many rows in its place. */
  loading: { label: string; rows: number }
  /** Set when the content could not be fetched. */
  failure: { title: string; hint: string; onRetry: () => void; retrying: boolean } | null
  /** Above all. */
  notice?: ReactNode
  /** null until it has come. */
  children: ReactNode
}

/** A page about one thing that a household has: what it is, and its content once that has come. */
export function FramedPage(props: FramedPageProps) {
  const { title, intro, offline, loading, failure, notice = null, children } = props
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        {notice}
        <Stack $gap={1}>
          <Heading level={1}>{title}</Heading>
          <Text $muted>{intro}</Text>
        </Stack>
        <Notes $gap={5}>
          <OfflineNote>{offline}</OfflineNote>
        </Notes>
        {children ??
          (failure === null ? (
            <Waiting label={loading.label}>
              <Card>
                <SkeletonRows count={loading.rows} />
              </Card>
            </Waiting>
          ) : (
            <ErrorState title={failure.title} onRetry={failure.onRetry} retrying={failure.retrying}>
              {failure.hint}
            </ErrorState>
          ))}
      </Stack>
    </Page>
  )
}
