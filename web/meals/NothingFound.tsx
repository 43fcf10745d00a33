import { Link } from 'react-router-dom'
import { MarkedText } from '../product/MarkedText'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/StateMessage'
import { messages } from './messages'
import type { OfferQuery, Switch } from './offerQuery'

/** In place of meals, where none is as it is asked for: why, and a way on. */
export function NothingFound({ query, onClear }: { query: OfferQuery; onClear: () => void }) {
  const { search, category, role, switches } = query
  const only: Switch | 'several' | null =
    search.trim() !== '' || category !== null || role || switches.length > 1 ? 'several' : (switches[0] ?? null)
  const clear = <Button onClick={onClear}>{messages.clearFilters}</Button>
  if (only === 'favourites')
    return (
      <EmptyState picture="green-salad" title={messages.noFavourites} action={clear}>
        {messages.noFavouritesHint}
      </EmptyState>
    )
  if (only === 'never')
    return (
      <EmptyState picture="green-salad" title={messages.nothingNever} action={clear}>
        {messages.nothingNeverHint}
      </EmptyState>
    )
  if (only === 'own')
    return (
      <EmptyState picture="books" title={messages.noOwn} action={clear}>
        <MarkedText text={messages.noOwnHint} marks={[(words) => <Link to="/dishes/new">{words}</Link>]} />
      </EmptyState>
    )
  if (only === 'uses' || only === 'now')
    return (
      <EmptyState picture="canned-food" title={messages.nothingAtHome} action={clear}>
        <MarkedText text={messages.nothingAtHomeHint} marks={[(words) => <Link to="/cupboard">{words}</Link>]} />
      </EmptyState>
    )
  return (
    <EmptyState title={messages.none} action={only === null ? undefined : clear}>
      {messages.noneHint}
    </EmptyState>
  )
}
