import { LIMITS } from '../../schema/limits'
import { Card } from '../ui/Card'
import { WordCountTextArea } from '../ui/WordCountTextArea'
import { type Box, BOXES } from './feedbackDraft'

const { stores, benefits, wishes, general } = LIMITS.feedbackWords

/** Each box's words and limit (specification, section 5). */
const boxes: Record<Box, { label: string; maxWords: number; rows: number }> = {
  storesSupported: { label: 'Which stores should we support?', maxWords: stores, rows: 2 },
  benefits: { label: 'How does it benefit you?', maxWords: benefits, rows: 3 },
  wishes: { label: 'What do you wish it could do?', maxWords: wishes, rows: 3 },
  general: { label: 'General feedback', maxWords: general, rows: 4 },
}

/** Props of `TextBoxes`. */
export interface TextBoxesProps {
  texts: Readonly<Record<Box, string>>
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onWrite: (box: Box, text: string) => void
}

/** The four boxes for answers in words. */
export function TextBoxes({ texts, errors, disabled, onWrite }: TextBoxesProps) {
  return (
    <Card title="In your own words">
      {BOXES.map((box) => (
        <WordCountTextArea
          key={box}
          {...boxes[box]}
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
