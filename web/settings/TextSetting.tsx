import { useRef } from 'react'
import { Stack } from '../ui/Stack'
import { TextArea } from '../ui/TextArea'
import type { FieldInputProps } from './ChoiceSettings'
import { replaceInText } from './replaceWord'
import { WordEffectList } from './WordEffectList'

/** A free text; where its words exclude ingredients, with what each of them excludes. */
export function TextSetting({ field, answer, onChange, error }: FieldInputProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const text = answer.text ?? ''
  const replace = (word: string, by: string) => {
    // The button that was pressed disappears with its word.
    box.current?.focus()
    onChange({ text: replaceInText(text, word, by) ?? text })
  }
  return (
    <Stack $gap={3}>
      <TextArea
        ref={box}
        label={field.label}
        hint={field.help}
        error={error}
        rows={2}
        value={text}
        onChange={(next) => onChange({ text: next })}
      />
      {field.excludesIngredients ? <WordEffectList text={text} fieldId={field.id} onReplace={replace} /> : null}
    </Stack>
  )
}
