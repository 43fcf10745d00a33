import { ImageUp, ScanText, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { productConfig } from '../../product/productConfig'
import { color } from '../../styles/themes'
import { line, media, radius, size, space } from '../../styles/tokens'
import { useAlerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { Row, Stack } from '../../ui/Stack'
import { TextArea } from '../../ui/TextArea'
import { messages } from './messages'
import type { ReadSheet } from './PictureReading'
import { readHandwriting } from './readHandwriting'

export interface SheetViewProps {
  sheet: ReadSheet
  isPhoto: boolean
  onPhoto: (is: boolean) => void
  onWords: (words: string) => void
  onRemove: () => void
  /** Something is wrong; null: nothing any more. */
  onProblem: (problem: string | null) => void
}

/** A picture and its text, beside each other where there is room. */
export function SheetView({ sheet, isPhoto, onPhoto, onWords, onRemove, onProblem }: SheetViewProps) {
  const alerts = useAlerts()
  const [sending, setSending] = useState(false)
  const { name, shown, words, state } = sheet
  const { vision } = productConfig()

  const readByVision = async () => {
    setSending(true)
    onProblem(null)
    const answer = await readHandwriting(await sheet.draw())
    setSending(false)
    if ('problem' in answer) return onProblem(answer.problem)
    onWords(answer.text)
    alerts.info(messages.replaced, { action: { label: messages.undo, onPress: () => onWords(words) } })
  }

  return (
    <Root role="group" aria-label={name}>
      <Paper
        role="img"
        aria-label={messages.picture({ name })}
        ref={(box) => {
          box?.replaceChildren(shown)
        }}
      />
      <Stack $gap={3}>
        <TextArea
          label={messages.text({ name })}
          rows={12}
          value={words}
          onChange={onWords}
          placeholder={state === 'read' ? messages.nothingRead : messages.waiting}
        />
        <Row $gap={2}>
          {sheet.file === null ? null : (
            <Button icon={<ImageUp aria-hidden="true" />} aria-pressed={isPhoto} onClick={() => onPhoto(!isPhoto)}>
              {isPhoto ? messages.isPhoto : messages.asPhoto}
            </Button>
          )}
          {vision === null ? null : (
            <Button icon={<ScanText aria-hidden="true" />} busy={sending} onClick={() => void readByVision()}>
              {messages.toVision({ host: vision })}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<X aria-hidden="true" />}
            aria-label={messages.takeAway({ name })}
            onClick={onRemove}
          >
            {messages.remove}
          </Button>
        </Row>
      </Stack>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: ${line.hairline} solid ${color.border};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* As long as its picture, so that lines can be compared. */
  & textarea {
    max-height: none;
    font-size: ${size.body};
  }
`

const Paper = styled.div`
  & > canvas {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${radius.medium};
    border: ${line.hairline} solid ${color.border};
  }
`
