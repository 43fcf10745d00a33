import { useState } from 'react'
import styled from 'styled-components'
import { screenOnly, tabular } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { size, space } from '../../styles/tokens'
import { estimateOf } from './estimate'
import { messages } from './messages'
import type { Entry } from '../entries'
import type { OwnPrices } from '../../../schema/ownPrices'

/**
 * About what the rows that are left cost, and of how many of them that is known. Its place stays when nothing is left, so
 * that no row below moves.
 */
export function EstimateLine({ entries, prices }: { entries: readonly Entry[]; prices: OwnPrices }) {
  const estimate = estimateOf(entries, prices)
  const [hasPlace, setHasPlace] = useState(false)
  if (estimate.left > 0 && !hasPlace) setHasPlace(true)
  if (estimate.left === 0) return hasPlace ? <Root aria-hidden="true">&nbsp;</Root> : null
  return <Root>{estimate.known === 0 ? messages.noPrices : messages.estimate(estimate)}</Root>
}

const Root = styled.p`
  ${tabular}
  ${screenOnly}
  padding-block: ${space[3]};
  font-size: ${size.small};
  color: ${color.textMuted};
`
