import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { usePageTitle } from '../product/usePageTitle'
import { color } from '../styles/themes'
import { line, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { FilterChip } from '../ui/FilterChip'
import { Page } from '../ui/Page'
import { SearchField } from '../ui/SearchField'
import { Row, Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { DeleteDishDialog } from './DeleteDishDialog'
import { DishRow } from './DishRow'
import { DishesSkeleton } from './DishSkeletons'
import { UnmatchedLink } from './matching/UnmatchedLink'
import { messages } from './messages'
import { useDishes } from './useDishes'

/** So many dishes are searched. */
const SEARCHED = 8

/** The user's own dishes (docs/product.md DISH-1). */
export default function DishesPage() {
  usePageTitle(messages.title)
  const { dishes, total, search, setSearch, assumedCount, onlyAssumed, showAssumed, ...list } = useDishes()
  const { failed, loading, reload, more, asking, ask, remove, removing } = list
  const bringIn = (
    <ButtonLink to="/dishes/new" variant="primary" icon={<Plus aria-hidden="true" />}>
      {messages.bringIn}
    </ButtonLink>
  )
  const ways = (
    <>
      {bringIn}
      <ButtonLink to="/dishes/moving-in">{messages.moveIn}</ButtonLink>
      <UnmatchedLink />
    </>
  )
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={1}>{messages.title}</Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        {dishes === null ? (
          failed ? (
            <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
              {messages.tryAgain}
            </ErrorState>
          ) : (
            <DishesSkeleton />
          )
        ) : dishes.length === 0 && search === '' && !onlyAssumed && total === 0 ? (
          <EmptyState
            picture="books"
            title={messages.none}
            action={
              <Row $gap={2} $justify="center">
                {ways}
              </Row>
            }
          >
            {messages.noneHelp}
          </EmptyState>
        ) : (
          <>
            <Row $justify="space-between">
              <Row $gap={2}>{ways}</Row>
              <Text $muted $size="small" $figures>
                {messages.count({ count: total })}
              </Text>
            </Row>
            {failed ? (
              <Banner tone="warning">
                {messages.mayBeOutOfDate} {messages.tryAgain}
              </Banner>
            ) : null}
            {total >= SEARCHED || search !== '' ? (
              <SearchField
                label={messages.search}
                placeholder={messages.searchPlaceholder}
                clearLabel={messages.clearSearch}
                value={search}
                onChange={setSearch}
              />
            ) : null}
            {assumedCount > 0 || onlyAssumed ? (
              <Row>
                <FilterChip on={onlyAssumed} onPress={showAssumed}>
                  {messages.needLook({ count: assumedCount })}
                </FilterChip>
              </Row>
            ) : null}
            <Card>
              {dishes.length === 0 ? (
                <Text $muted>{search === '' ? messages.noneToCheck : messages.noneFound}</Text>
              ) : null}
              <List role="list" aria-label={messages.title}>
                {dishes.map((dish) => (
                  <DishRow key={dish.id} dish={dish} onDelete={ask} />
                ))}
              </List>
              {more ? (
                <Button variant="quiet" wide busy={loading} onClick={more}>
                  {messages.showMore}
                </Button>
              ) : null}
            </Card>
            <Row $justify="center">
              <ButtonLink to="/dishes/moving-out" variant="quiet">
                {messages.moveOut}
              </ButtonLink>
            </Row>
          </>
        )}
      </Stack>
      <DeleteDishDialog dish={asking} busy={removing} onClose={() => ask(null)} onDelete={remove} />
    </Page>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
  margin-block: -${space[3]};

  & > li + li {
    border-top: ${line.hairline} solid ${color.border};
  }
`
