import styled from 'styled-components'
import { usePlanHome } from '../live/plan/usePlanHome'
import { usePlanSource } from '../live/plan/usePlanSource'
import { PlannerProvider } from '../plan/PlannerContext'
import { MarkedText } from '../product/MarkedText'
import { usePageTitle } from '../product/usePageTitle'
import { space } from '../styles/tokens'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { MealFilters } from './MealFilters'
import { messages } from './messages'
import { NothingFound } from './NothingFound'
import { OfferGrid } from './OfferGrid'
import { readQuery } from './offerQuery'
import { useOfferQuery } from './useOfferQuery'
import { useOffers } from './useOffers'

/** Everything that suits the table, to search, to say something of, and to put into the plan (docs/product.md WEEK-1, WEEK-5). */
export default function MealsPage() {
  return (
    <PlannerProvider home={usePlanHome()}>
      <Meals />
    </PlannerProvider>
  )
}

function Meals() {
  usePageTitle(messages.title)
  const { query, change } = useOfferQuery()
  const found = useOffers(query)
  const { awaited, missing } = usePlanSource()
  const none = <NothingFound query={query} onClear={() => change(() => readQuery(new URLSearchParams()))} />
  const { offers, counts, total, failed, loading, reload } = found
  return (
    <Page>
      <Stack $gap={5}>
        <Title>
          <Heading level={1}>{messages.title}</Heading>
          {counts ? (
            <Text $muted>
              <MarkedText text={messages.suit(counts)} marks={[(words) => <strong>{words}</strong>]} />
            </Text>
          ) : null}
        </Title>
        <MealFilters query={query} onChange={change} />
        <Notes $gap={5}>
          <OfflineNote>{messages.offline}</OfflineNote>
          <Text role="status" $muted $size="small">
            {offers === null || total === counts?.suitable ? null : messages.found({ count: total })}
          </Text>
        </Notes>
        {offers === null ? (
          failed ? (
            <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
              {messages.tryAgain}
            </ErrorState>
          ) : (
            <Waiting label={messages.loading}>
              <SkeletonRows count={6} />
            </Waiting>
          )
        ) : offers.length === 0 ? (
          none
        ) : (
          <OfferGrid found={found} offers={offers} query={query} hasPlan={awaited ? null : !missing} none={none} />
        )}
      </Stack>
    </Page>
  )
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
`
