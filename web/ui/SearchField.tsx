import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { space } from '../styles/tokens'
import { IconButton } from './IconButton'
import { TextField } from './TextField'

/** How long one types on before it is asked for, in milliseconds. */
const PAUSE = 250

export interface SearchFieldProps {
  label: string
  placeholder: string
  /** Of the button that empties it. */
  clearLabel: string
  value: string
  onChange: (search: string) => void
}

/**
 * Words that are searched for, a quarter of a second after they were typed. They follow `value` when that changes otherwise.
 *
 *     <SearchField label="Search meals" placeholder="Meal or tag" clearLabel="Clear the search" value={search} onChange={setSearch} />
 */
export function SearchField({ label, placeholder, clearLabel, value, onChange }: SearchFieldProps) {
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
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        end={typed === '' ? undefined : <IconButton label={clearLabel} icon={<X />} onClick={() => setTyped('')} />}
      />
    </Field>
  )
}

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
