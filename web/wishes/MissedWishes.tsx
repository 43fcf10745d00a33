import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, radius, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { MissedWishFragment } from './operations.generated'
import type { Relaxation } from './useRelaxing'

interface MissedWishesProps {
  missed: readonly MissedWishFragment[]
  /** The label of what is being saved, and of what could not be. */
  busy: string | null
  failed: string | null
  onRelax: (one: Relaxation) => void
}

/** What the plan misses, by which wish, and what relaxes it with one press. */
export function MissedWishes({ missed, busy, failed, onRelax }: MissedWishesProps) {
  return missed.map(({ text, blockedText, relaxations }) => (
    <Missed key={text}>
      <Stack $gap={2}>
        <Text $strong>{text}</Text>
        {blockedText ? <Text>{blockedText}</Text> : null}
        <Row $gap={2}>
          {relaxations.map((one) => (
            <Button key={one.label} busy={busy === one.label} onClick={() => onRelax(one)}>
              {one.label}
            </Button>
          ))}
        </Row>
        {relaxations.some(({ label }) => label === failed) ? <Text role="alert">{messages.saveFailed}</Text> : null}
      </Stack>
    </Missed>
  ))
}

const Missed = styled.div`
  padding: ${space[4]};
  border: ${line.hairline} solid transparent;
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  color: ${color.onDangerSoft};

  /* Large text on a phone: words need the width. */
  @media (max-width: 16em) {
    padding: ${space[2]};
  }
`
