import styled from 'styled-components'
import { encode } from 'uqr'
import { space } from '../../styles/tokens'

/** Light modules around a code, which scanners need. */
const QUIET = 4

export interface QrCodeProps {
  text: string
  label: string
}

/** A text as a QR code, dark on light in both themes, since many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Root>
  )
}

const Root = styled.svg`
  width: min(14rem, 100%);
  margin-inline: auto;
  padding: ${space[2]};
`
