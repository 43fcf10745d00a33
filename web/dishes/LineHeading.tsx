import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DETAIL_LIMITS } from '../../schema/detailLimits'
import { color } from '../styles/themes'
import { family, line as lines, size, space, weight } from '../styles/tokens'
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
        maxLength={DETAIL_LIMITS.sectionLength}
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

  /* It looks as it will be read: a line below it says that it is written here. */
  & input {
    padding-inline: 0;
    border-width: 0 0 ${lines.hairline};
    border-color: ${color.borderStrong};
    border-radius: 0;
    background: none;
    font-family: ${family.heading};
    font-size: max(1rem, ${size.lead});
    font-weight: ${weight.strong};
  }

  li:not(:first-child) > & {
    padding-top: ${space[3]};
  }
`
