import { Check, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space, target, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import type { Field } from './answers'
import { messages } from './messages'

interface AddChoicesProps {
  field: Field
  /** The setting of each choice that is chosen, by ids. */
  settings: ReadonlyMap<string, string>
  /** An empty setting takes a choice out. */
  onSet: (optionId: string, settingId: string) => void
  onClose: () => void
}

/** All choices of a field, to search and to press: one that is added has the first of its settings until another is chosen. */
export function AddChoices({ field, settings, onSet, onClose }: AddChoicesProps) {
  const base = useId()
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = field.options.filter(({ label, note }) => `${label} ${note ?? ''}`.toLowerCase().includes(words))
  return (
    <Dialog
      open
      tall
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={messages.addTo({ field: field.label })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <TextField label={messages.search} type="search" autoComplete="off" value={search} onChange={setSearch} />
      <Text $muted $size="small" role="status">
        {found.length === 0 ? messages.nothingFound : messages.chosenCount({ count: settings.size })}
      </Text>
      <Options role="list" aria-label={field.label}>
        {found.map(({ id, label, note, settings: possible }, index) => {
          const noteId = `${base}${index}`
          const isChosen = settings.has(id)
          const Icon = isChosen ? Check : Plus
          return (
            <li key={id}>
              <Option
                type="button"
                aria-describedby={note ? noteId : undefined}
                aria-pressed={isChosen}
                onClick={() => onSet(id, isChosen ? '' : (possible[0]?.id ?? ''))}
              >
                <Icon aria-hidden="true" />
                {label}
              </Option>
              {note ? <Note id={noteId}>{note}</Note> : null}
            </li>
          )
        })}
      </Options>
    </Dialog>
  )
}

const Options = styled.ul`
  flex: 1;
  list-style: none;

  & > li {
    border-block-end: ${line.hairline} solid ${color.border};
  }
`

/** Below the name that it is about, and no part of what is pressed. */
const Note = styled.p`
  padding: 0 ${space[3]} ${space[3]} calc(1.25rem + 2 * ${space[3]});
  font-size: ${size.small};
`

const Option = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  font-weight: ${weight.medium};

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accent};
  }

  &[aria-pressed='true'] {
    background: ${color.stateSoft};
    color: ${color.onStateSoft};
    box-shadow: inset ${line.strong} 0 0 ${color.stateMark};

    & > svg {
      color: ${color.state};
    }
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      & > svg {
        color: HighlightText;
      }
    }
  }
`
