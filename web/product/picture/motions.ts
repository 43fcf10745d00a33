import { css, keyframes } from 'styled-components'
import { color } from '../../styles/themes'
import { media, space } from '../../styles/tokens'

const come = keyframes`
  from { opacity: 0; translate: ${space[4]} 0; }
`

const find = keyframes`
  from { translate: 0 calc(var(--from) * ${space[8]}); }
`

const read = keyframes`
  from { background-size: 0 100%; }
`

/** Nothing moves for those who prefer that: the picture is there as it ends. */
const still = css`
  ${media.still} {
    animation: none;
  }
`

/** A meal comes into the plan, each after the one above it. */
export const comes = css<{ $at: number }>`
  animation: ${come} 400ms ${({ $at }) => 300 + $at * 200}ms ease-out backwards;
  ${still}
`

/** A line of the list finds its place. */
export const finds = css<{ $from: number }>`
  --from: ${({ $from }) => $from};
  animation: ${find} 600ms 1800ms ease-in-out backwards;
  ${still}
`

/** The words of a step are marked as they are read. */
export const isRead = css`
  background: linear-gradient(${color.stateSoft}, ${color.stateSoft}) no-repeat 0 0 / 100% 100%;
  color: ${color.onStateSoft};
  animation: ${read} 1800ms 2600ms linear backwards;
  ${still}
`
