import styled from 'styled-components'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { FieldHint } from '../ui/FieldFrame'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'
import { separators } from './replaceWord'
import { useWordEffects } from './useWordEffects'
import { KnownWord, PendingWord, UnknownWord, WordRows } from './WordRow'

interface WordEffectListProps {
  /** The text of the field, words parted by commas, semicolons or new lines. */
  text: string
  /** Whose text it is. */
  fieldId: string
  onReplace: (word: string, by: string) => void
}

/**
 * What each word of a text excludes, as the person types: how many ingredients and meals, which ingredients when opened,
 * and for a word that is not understood what it may mean (docs/product.md SET-14, SET-15).
 */
export function WordEffectList({ text, fieldId, onReplace }: WordEffectListProps) {
  const { effect, failed, retry } = useWordEffects(text, fieldId)
  const typed = text.split(separators).filter((part) => part.trim() !== '' && !separators.test(part))
  const words = effect?.words ?? []
  const known = words.filter(({ understood }) => understood)
  // First, because they are what to do something about.
  const unknown = words.filter(({ understood }) => !understood)
  return (
    <Root>
      <VisuallyHidden role="status">
        {typed.length > 0 && words.length > 0
          ? messages.effectSaid({ meals: effect?.mealCount ?? 0, unknown: unknown.length })
          : ''}
      </VisuallyHidden>
      {typed.length === 0 ? null : failed ? (
        <FieldHint>
          {messages.effectFailed}{' '}
          <Button variant="quiet" onClick={retry}>
            {messages.tryAgain}
          </Button>
        </FieldHint>
      ) : effect && effect.errors.length > 0 ? (
        <FieldHint>{effect.errors.map(({ message }) => message).join(' ')}</FieldHint>
      ) : (
        <>
          <WordRows role="list" aria-label={messages.wordEffects}>
            {unknown.map((word) => (
              <UnknownWord key={word.word} word={word} onReplace={onReplace} />
            ))}
            {effect
              ? known.map((word) => <KnownWord key={word.word} word={word} />)
              : typed.map((word, index) => <PendingWord key={index}>{word.trim()}</PendingWord>)}
          </WordRows>
          {effect && effect.mealCount > 0 ? <Sum>{messages.effectSum({ count: effect.mealCount })}</Sum> : null}
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

const Sum = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`
