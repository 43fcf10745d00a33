import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { media, space } from '../styles/tokens'
import { Select } from '../ui/Select'
import { FilterChip } from '../ui/FilterChip'
import { SearchField } from '../ui/SearchField'
import { messages } from './messages'
import { type OfferQuery, ORDERS, PLACES, ROLES, type Switch, SWITCHES } from './offerQuery'

interface MealFiltersProps {
  query: OfferQuery
  /** What becomes of what is asked for, which may be more than is on the page yet. */
  onChange: (change: (query: OfferQuery) => OfferQuery) => void
}

/** Search, filters and order of the meals. */
export function MealFilters({ query, onChange }: MealFiltersProps) {
  const { category, role, switches, order } = query
  const turn = (one: Switch) =>
    onChange((asked) => ({
      ...asked,
      switches: asked.switches.includes(one)
        ? asked.switches.filter((other) => other !== one)
        : [...asked.switches, one],
    }))
  return (
    <Root>
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        clearLabel={messages.clearSearch}
        value={query.search}
        onChange={(search) => onChange((asked) => ({ ...asked, search }))}
      />
      <Order>
        <Select
          label={messages.sort}
          hideLabel
          options={ORDERS.map((value) => ({ value, label: messages.order[value] }))}
          value={order}
          onChange={(next) => onChange((asked) => ({ ...asked, order: next }))}
        />
      </Order>
      <Chips role="group" aria-label={messages.filters}>
        {PLACES.map((one) => (
          <FilterChip
            key={one}
            on={category === one}
            onPress={() =>
              onChange(({ role: _role, ...asked }) => ({ ...asked, category: asked.category === one ? null : one }))
            }
          >
            {messages.category[one]}
          </FilterChip>
        ))}
        {ROLES.map((one) => (
          <FilterChip
            key={one}
            on={role === one}
            onPress={() =>
              onChange(({ role: before, ...asked }) => ({
                ...asked,
                category: null,
                ...(before !== one && { role: one }),
              }))
            }
          >
            {messages.role[one]}
          </FilterChip>
        ))}
        <Gap aria-hidden="true" />
        {SWITCHES.map((one) => (
          <FilterChip key={one} on={switches.includes(one)} onPress={() => turn(one)}>
            {messages.filter[one]}
          </FilterChip>
        ))}
      </Chips>
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(12rem, auto);
  }
`

const Order = styled.div`
  min-width: 0;
`

/* One line that is pushed sideways on a phone; the edge of the next chip says that there is more. */
const Chips = styled.div`
  display: flex;
  gap: ${space[2]};
  grid-column: 1 / -1;
  flex-wrap: wrap;

  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[1]} var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`

const Gap = styled.span`
  flex: none;
  width: ${space[2]};
`
