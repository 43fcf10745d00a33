import { Check } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import { FieldError } from '../ui/FieldFrame'
import { messages } from './messages'

export interface TagChoiceProps {
  choices: readonly string[]
  value: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | null
}

/** The words that describe a dish, each pressed or not. */
export function TagChoice({ choices, value, onChange, error }: TagChoiceProps) {
  const id = useId()
  const toggle = (tag: string) => onChange(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag])
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>{messages.tags}</Label>
      <Tags>
        {choices.map((tag) => (
          <Tag key={tag} type="button" aria-pressed={value.includes(tag)} onClick={() => toggle(tag)}>
            {value.includes(tag) ? <Check aria-hidden="true" /> : null}
            {tag}
          </Tag>
        ))}
      </Tags>
      {error ? <FieldError>{error}</FieldError> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

const Label = styled.span`
  font-weight: ${weight.strong};
`

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Tag = styled.button`
  ${plainButton}
  ${focusable}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${target};
  padding-inline: ${space[4]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.round};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  touch-action: manipulation;

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 3;
  }

  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      background: ${color.surfaceHover};
    }
  }
`
