import { Plus } from 'lucide-react'
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { TextArea } from '../ui/TextArea'
import type { DishForm, Problems } from './dishForm'
import { messages } from './messages'
import { withHeadingLine } from './stepLines'

export interface StepsFieldProps {
  steps: string
  setForm: Dispatch<SetStateAction<DishForm>>
  problems: Problems
}

/** The steps of a dish, one a line, with headings between them. */
export function StepsField({ steps, setForm, problems }: StepsFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  /** Where the words of a heading that was just added go. */
  const place = useRef<number | null>(null)
  /** Whether the person was in the text, so that its caret is theirs. */
  const isEntered = useRef(false)
  const change = (text: string) => setForm((now) => ({ ...now, steps: text }))

  useLayoutEffect(() => {
    if (place.current === null) return
    box.current?.focus()
    box.current?.setSelectionRange(place.current, place.current)
    place.current = null
  })

  const addHeading = () => {
    const added = withHeadingLine(steps, isEntered.current ? (box.current?.selectionStart ?? null) : null)
    place.current = added.place
    change(added.text)
  }

  return (
    <Card
      title={messages.steps}
      mark={<Picture name="cooking" />}
      aside={
        <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={addHeading}>
          {messages.addHeading}
        </Button>
      }
    >
      <TextArea
        ref={box}
        label={messages.stepsLabel}
        hideLabel
        rows={8}
        placeholder={messages.stepsPlaceholder}
        value={steps}
        onChange={change}
        onFocus={() => {
          isEntered.current = true
        }}
        error={problems.steps ?? Object.entries(problems).find(([field]) => /^step(?:s|Sections)\[/.test(field))?.[1]}
        hint={messages.stepsHint}
      />
    </Card>
  )
}
