import { useId } from 'react'
import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { size, weight } from '../styles/tokens'
import { countWords } from '../../schema/countWords'
import { messages } from './messages'
import { TextArea, type TextAreaProps } from './TextArea'
import { VisuallyHidden } from './VisuallyHidden'

export interface WordCountTextAreaProps extends Omit<TextAreaProps, 'foot'> {
  maxWords: number
}

/**
 * A text area with the counter 'n / max words'. Input that would pass the limit is refused and leaves the text as it
 * was; the counter turns red at the limit (docs/product.md FEED-10).
 *
 *     <WordCountTextArea label="Benefits" maxWords={50} value={benefits} onChange={setBenefits} />
 */
export function WordCountTextArea({ maxWords, value, onChange, ...rest }: WordCountTextAreaProps) {
  const counterId = useId()
  const words = countWords(value)
  const full = words >= maxWords
  const accept = (next: string, box: HTMLTextAreaElement) => {
    // A text that came too long from elsewhere may still be edited, but not grow.
    if (countWords(next) <= Math.max(maxWords, words)) return onChange(next, box)
    // With the text that is put back the caret would go to its end.
    const caret = Math.max(0, box.selectionStart - (next.length - value.length))
    queueMicrotask(() => box.setSelectionRange(caret, caret))
  }
  return (
    <TextArea
      {...rest}
      value={value}
      onChange={accept}
      aria-describedby={counterId}
      foot={
        <>
          <Counter id={counterId} data-full={full || undefined}>
            {messages.wordCount({ words, limit: maxWords })}
          </Counter>
          <VisuallyHidden role="status">{full ? messages.wordLimit : ''}</VisuallyHidden>
        </>
      }
    />
  )
}

const Counter = styled.p`
  ${tabular}
  align-self: flex-end;
  font-size: ${size.small};
  color: ${color.textMuted};

  &[data-full] {
    color: ${color.danger};
    font-weight: ${weight.strong};
  }
`
