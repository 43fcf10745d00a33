import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type CopyWords, useCopy } from '../product/useCopy'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row, Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'

/** The words about something that is shown once. */
export interface OnceWords extends CopyWords {
  title: string
  label: string
  hint: string
  copy: string
}

export interface ShownOnceProps {
  value: string
  words: OnceWords
  /** What is said of it below. */
  children?: ReactNode
}

/** The one time that a key or a secret is shown: to copy. */
export function ShownOnce({ value, words, children }: ShownOnceProps) {
  const copy = useCopy()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [value])
  return (
    <Card title={words.title} mark={<Picture name="key" />}>
      <Stack $gap={3}>
        <TextField
          ref={field}
          label={words.label}
          hint={words.hint}
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={() => {}}
          onFocus={({ target }) => {
            target.select()
            // A narrow field shows the beginning, by which it is known.
            requestAnimationFrame(() => (target.scrollLeft = 0))
          }}
        />
        <Row>
          <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(value, words)}>
            {words.copy}
          </Button>
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
