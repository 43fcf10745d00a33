import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { space } from '../styles/tokens'
import { TextField } from '../ui/TextField'
import type { FormLine } from './formLines'
import { messages } from './messages'

export interface LineHeadingProps {
  line: FormLine
  title: string
  error: string | undefined
  onChange: (key: number, change: Partial<FormLine>) => void
}

/** The heading before a line, written where it stands. It has the focus when it was just added, and is gone once it is left empty. */
export function LineHeading({ line: { key, name }, title, error, onChange }: LineHeadingProps) {
  const box = useRef<HTMLInputElement>(null)
  const isNew = useRef(title === '')
  useEffect(() => {
    if (isNew.current) box.current?.focus()
  }, [])
  return (
    <Root>
      <TextField
        ref={box}
        label={messages.headingBefore({ name })}
        hideLabel
        placeholder={messages.headingExample}
        autoComplete="off"
        maxLength={LIMITS.dishSectionLength}
        value={title}
        onChange={(section) => onChange(key, { section })}
        onBlur={() => {
          if (title.trim() === '') onChange(key, { section: null })
        }}
        error={error}
      />
    </Root>
  )
}

const Root = styled.div`
  padding-bottom: ${space[2]};

  li:not(:first-child) > & {
    padding-top: ${space[3]};
  }
`
