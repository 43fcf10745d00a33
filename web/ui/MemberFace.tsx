import styled from 'styled-components'
import { color } from '../styles/themes'
import { family, radius, size, weight } from '../styles/tokens'

export interface MemberFaceProps {
  name: string
  /** Within a line, as small as its text. */
  small?: boolean
}

/** The first letter of a member's name in a circle; the name itself stands beside it. */
export function MemberFace({ name, small = false }: MemberFaceProps) {
  return (
    <Root aria-hidden="true" $small={small}>
      {firstLetter(name)}
    </Root>
  )
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en-AU').segment(name.trim())
  return (first?.segment ?? '').toLocaleUpperCase('en-AU')
}

const Root = styled.span<{ $small: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? '1.75rem' : '2.75rem')};
  height: ${({ $small }) => ($small ? '1.75rem' : '2.75rem')};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  font-family: ${family.heading};
  font-size: ${({ $small }) => ($small ? size.small : size.lead)};
  font-weight: ${weight.strong};
`
