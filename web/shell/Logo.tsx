import styled from 'styled-components'
import { color } from '../styles/themes'

/** The mark: an m that rises like steam from a bowl. Decorative; the product's name is beside it. */
export function Logo() {
  return (
    <Mark viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="13" fill={color.accent} />
      <path d="M8.5 27h31a15.5 14.5 0 0 1-31 0Z" fill={color.onAccent} />
      <path
        d="M14.5 21v-6a4.75 4.75 0 0 1 9.5 0v6m0-6a4.75 4.75 0 0 1 9.5 0v6"
        fill="none"
        stroke={color.onAccent}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Mark>
  )
}

const Mark = styled.svg`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
`
