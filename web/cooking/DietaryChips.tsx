import { useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { media } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Chip } from '../ui/Chip'
import { ChipList } from './ChipList'
import { messages } from './messages'

/** How many are shown at first. */
const FEW = 3

/** The requirements that a meal meets: a few, then all on a press, and all on paper (docs/product.md COOK-19, COOK-32). */
export function DietaryChips({ labels }: { labels: readonly string[] }) {
  const [all, setAll] = useState(labels.length <= FEW + 1)
  if (labels.length === 0) return null
  return (
    <ChipList role="list" aria-label={messages.dietary}>
      {labels.map((label, index) => (
        <Label key={label} $late={!all && index >= FEW}>
          <Chip tone="accent">{label}</Chip>
        </Label>
      ))}
      {all ? null : (
        <More>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {messages.andMore({ count: labels.length - FEW })}
          </Button>
        </More>
      )}
    </ChipList>
  )
}

const Label = styled.li<{ $late: boolean }>`
  display: ${({ $late }) => ($late ? 'none' : 'flex')};

  ${media.print} {
    display: flex;
  }
`

const More = styled.li`
  ${screenOnly}
`
