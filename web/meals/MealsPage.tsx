import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { usePlanHome } from '../live/plan/usePlanHome'
import { usePlanSource } from '../live/plan/usePlanSource'
import { PlannerProvider } from '../plan/PlannerContext'
import { MarkedText } from '../product/MarkedText'
import { usePageTitle } from '../product/usePageTitle'
import { space } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
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
import { readQuery, writeQuery } from './offerQuery'
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
  const [params, setParams] = useSearchParams()
  const query = readQuery(params)
  const found = useOffers(query)
  const { awaited, missing } = usePlanSource()
  const ask = (next: typeof query) => setParams(writeQuery(next), { replace: true, preventScrollReset: true })
  const { offers, counts, total, failed, loading, reload } = found
  return (
    <Page>
      <Stack $gap={5}>
        <Back>
          <ButtonLink to="/" variant="quiet" icon={<ArrowLeft aria-hidden="true" />}>
            {messages.back}
          </ButtonLink>
        </Back>
        <Title>
          <Heading level={1}>{messages.title}</Heading>
          {counts ? (
            <Text $muted>
              <MarkedText text={messages.suit(counts)} marks={[(words) => <strong>{words}</strong>]} />
            </Text>
          ) : null}
        </Title>
        <MealFilters query={query} onChange={ask} />
        <Notes $gap={5}>
          <OfflineNote>{messages.offline}</OfflineNote>
        </Notes>
        <Text role="status" $muted $size="small">
          {offers === null ? '' : messages.found({ count: total })}
        </Text>
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
          <NothingFound query={query} onClear={() => ask(readQuery(new URLSearchParams()))} />
        ) : (
          <OfferGrid found={found} offers={offers} query={query} hasPlan={awaited ? null : !missing} />
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

/* Its arrow stands in line with the words below. */
const Back = styled.div`
  margin-block: -${space[3]};
  margin-inline-start: -${space[4]};
`
