import styled from 'styled-components'
import { color } from '../styles/themes'
import { family, line, radius, size, weight } from '../styles/tokens'

const SIZES = {
  tiny: { side: '1.25rem', text: size.tiny },
  small: { side: '1.75rem', text: size.small },
  large: { side: '2.75rem', text: size.lead },
}

export interface MemberFaceProps {
  name: string
  /** `small` within a line, `tiny` within a chip. */
  size?: keyof typeof SIZES
  /** Said where it is pointed at. */
  title?: string
}

/** The first letter of a member's name in a circle; the name itself is beside it. */
export function MemberFace({ name, size: wanted = 'large', title }: MemberFaceProps) {
  return (
    <Root aria-hidden="true" title={title} $size={wanted}>
      {firstLetter(name)}
    </Root>
  )
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en-AU').segment(name.trim())
  return (first?.segment ?? '').toLocaleUpperCase('en-AU')
}

const Root = styled.span<{ $size: keyof typeof SIZES }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => SIZES[$size].side};
  height: ${({ $size }) => SIZES[$size].side};
  border: ${line.hairline} solid ${({ $size }) => ($size === 'tiny' ? 'transparent' : color.borderStrong)};
  border-radius: ${radius.round};
  background: ${({ $size }) => ($size === 'tiny' ? color.accent : color.surfaceSunken)};
  color: ${({ $size }) => ($size === 'tiny' ? color.onAccent : color.text)};
  font-family: ${family.heading};
  font-size: ${({ $size }) => SIZES[$size].text};
  font-weight: ${weight.strong};
`
