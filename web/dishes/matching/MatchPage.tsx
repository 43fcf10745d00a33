import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { usePageTitle } from '../../product/usePageTitle'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { List } from '../../ui/List'
import { Page } from '../../ui/Page'
import { Progress } from '../../ui/Progress'
import { Skeleton, Waiting } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { EmptyState, ErrorState } from '../../ui/StateMessage'
import { Heading, Text } from '../../ui/Text'
import { useOnline } from '../../ui/useOnline'
import { messages } from './messages'
import { UnmatchedRow } from './UnmatchedRow'
import { useUnmatched } from './useUnmatched'

/** Says of each word of one's recipes that nothing matches what it means, once for all recipes (docs/product.md MOVE-11). */
export default function MatchPage() {
  usePageTitle(messages.title)
  const online = useOnline()
  const unmatched = useUnmatched()
  const { names, openCount, doneCount, assumedCount, answers, busy, more, failed, loading, reload } = unmatched
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={1}>{messages.title}</Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        {online ? null : <Banner tone="info">{messages.offline}</Banner>}
        {names === null ? (
          failed ? (
            <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
              {messages.tryAgain}
            </ErrorState>
          ) : (
            <Waiting label={messages.loading}>
              <Skeleton shape="card" height="12rem" />
            </Waiting>
          )
        ) : names.length === 0 ? (
          <EmptyState
            picture="books"
            title={messages.none}
            action={<ButtonLink to="/dishes">{messages.seeDishes}</ButtonLink>}
          >
            {messages.noneHelp}
          </EmptyState>
        ) : (
          <>
            <Banner tone="warning">{messages.believed}</Banner>
            {openCount > 0 ? (
              <Progress
                label={messages.progress({ done: Math.min(doneCount, openCount), all: openCount })}
                value={Math.min(doneCount, openCount)}
                max={openCount}
              />
            ) : null}
            <Card>
              <List aria-label={messages.words}>
                {names.map((one) => (
                  <UnmatchedRow
                    key={one.name}
                    of={one}
                    answer={answers.get(one.name) ?? null}
                    busy={busy === one.name}
                    resting={busy !== null && busy !== one.name}
                    offline={!online}
                    onAnswer={unmatched.answer}
                    onSkip={unmatched.skip}
                    onUndo={unmatched.undo}
                  />
                ))}
              </List>
              {more ? (
                <Button variant="quiet" wide busy={loading} onClick={more}>
                  {messages.showMore}
                </Button>
              ) : null}
            </Card>
          </>
        )}
        {assumedCount > 0 ? (
          <Text $muted>
            <Ways to="/dishes?check">{messages.assumed({ count: assumedCount })}</Ways>
          </Text>
        ) : null}
      </Stack>
    </Page>
  )
}

const Ways = styled(Link)`
  ${focusable}
  color: ${color.text};
`
