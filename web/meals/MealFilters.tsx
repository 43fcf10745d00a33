import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, space } from '../styles/tokens'
import { IconButton } from '../ui/IconButton'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import { FilterChip } from '../ui/FilterChip'
import { messages } from './messages'
import { type OfferQuery, ORDERS, PLACES, ROLES, type Switch, SWITCHES } from './offerQuery'

/** How long one types on before the meals are asked for, in milliseconds. */
const PAUSE = 250

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
      <SearchField value={query.search} onChange={(search) => onChange((asked) => ({ ...asked, search }))} />
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

/** What is typed is asked for after a pause, and follows the address when that changes otherwise. */
function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value.trim()) setTyped(value)
  }
  const ask = useEffectEvent(() => {
    if (typed !== value) onChange(typed)
  })
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Field>
      <Search aria-hidden="true" />
      <TextField
        label={messages.search}
        hideLabel
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder={messages.searchPlaceholder}
        value={typed}
        onChange={setTyped}
        end={
          typed === '' ? undefined : (
            <IconButton label={messages.clearSearch} icon={<X />} onClick={() => setTyped('')} />
          )
        }
      />
    </Field>
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

const Field = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    z-index: 1;
    inset-block-start: 0.75rem;
    inset-inline-start: ${space[3]};
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.textMuted};
    pointer-events: none;
  }

  & input {
    padding-inline-start: 2.75rem;
  }

  & input::-webkit-search-cancel-button {
    display: none;
  }
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
