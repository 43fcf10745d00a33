import { FileText, X } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { FieldError } from '../ui/FieldFrame'
import { messages } from './messages'

/** A page's source or a file that was brought in. It is too long to be shown. */
export interface RecipeSource {
  /** Name of the file; null for what was pasted. */
  name: string | null
  text: string
  /** Where it is from, of what another page sent. */
  url?: string
}

export interface SourceNoteProps {
  source: RecipeSource
  /** What is wrong with it. */
  error: string | null
  onTakeAway: () => void
}

/** Stands for what was brought in, with what is wrong with it, until it is taken away. */
export function SourceNote({ source: { name, text }, error, onTakeAway }: SourceNoteProps) {
  return (
    <div>
      <Root>
        <FileText aria-hidden="true" />
        <Words>
          <Name>{name ?? messages.pageSource}</Name>
          <Size>{messages.sourceSize({ characters: text.length })}</Size>
        </Words>
        <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={onTakeAway}>
          {messages.takeAway}
        </Button>
      </Root>
      <div role="alert">{error ? <FieldError>{error}</FieldError> : null}</div>
    </div>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  & > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: ${color.accent};
  }
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${weight.strong};
`

const Size = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`
