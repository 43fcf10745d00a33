import { LIMITS } from '../../schema/limits'
import { Card } from '../ui/Card'
import { WordCountTextArea } from '../ui/WordCountTextArea'
import { type Box, BOXES } from './feedbackDraft'
import { messages } from './messages'

const { stores, benefits, wishes, general } = LIMITS.feedbackWords

/** The limit of each box in words (docs/product.md FEED-9), and its height in lines. */
const boxes: Record<Box, { maxWords: number; rows: number }> = {
  storesSupported: { maxWords: stores, rows: 2 },
  benefits: { maxWords: benefits, rows: 3 },
  wishes: { maxWords: wishes, rows: 3 },
  general: { maxWords: general, rows: 4 },
}

export interface TextBoxesProps {
  texts: Readonly<Record<Box, string>>
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onWrite: (box: Box, text: string) => void
}

/** The four boxes for answers in words. */
export function TextBoxes({ texts, errors, disabled, onWrite }: TextBoxesProps) {
  return (
    <Card title={messages.boxesTitle}>
      {BOXES.map((box) => (
        <WordCountTextArea
          key={box}
          {...boxes[box]}
          label={messages[box]}
          maxLength={LIMITS.textLength}
          disabled={disabled}
          value={texts[box]}
          error={errors[box]}
          onChange={(text) => onWrite(box, text)}
        />
      ))}
    </Card>
  )
}
