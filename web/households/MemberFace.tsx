import styled from 'styled-components'
import { color } from '../styles/themes'
import { family, radius, size, weight } from '../styles/tokens'

/** The first letter of a member's name in a circle; the name itself stands beside it. */
export function MemberFace({ name }: { name: string }) {
  return <Root aria-hidden="true">{firstLetter(name)}</Root>
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en-AU').segment(name.trim())
  return (first?.segment ?? '').toLocaleUpperCase('en-AU')
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  font-family: ${family.heading};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
`
