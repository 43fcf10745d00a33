import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space } from '../styles/tokens'
import { HighSodium } from './HighSodium'
import { messages } from './messages'
import { formatFigure } from './nutrients'
import type { NutritionPerServeFragment } from './operations.generated'

/** The sodium of a serve, marked where it is high. */
export function SodiumLine({ nutrition: { perServe, isHighInSodium } }: { nutrition: NutritionPerServeFragment }) {
  if (!perServe) return null
  return (
    <Root>
      {messages.sodiumPerServe({ amount: formatFigure('sodium', perServe.sodium) })}
      {isHighInSodium ? <HighSodium /> : null}
    </Root>
  )
}

const Root = styled.p`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block-start: ${space[3]};
  border-top: ${line.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${size.small};
`
