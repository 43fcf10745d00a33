import { Plus, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { FieldError, FieldHint } from '../ui/FieldFrame'
import { IconButton } from '../ui/IconButton'
import { Select } from '../ui/Select'
import { Text } from '../ui/Text'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { AddChoices } from './AddChoices'
import { type Answer, type Field, withSetting } from './answers'
import { messages } from './messages'

export interface FieldInputProps {
  field: Field
  answer: Answer
  onChange: (answer: Answer) => void
  error: string | null
}

/** Choices that each have a setting: a row for each that is chosen, and a list to add others from (docs/product.md SET-24). */
export function ChoiceSettings({ field, answer, onChange, error }: FieldInputProps) {
  const id = useId()
  const [adding, setAdding] = useState(false)
  const settings = useMemo(
    () => new Map((answer.optionSettings ?? []).map(({ optionId, settingId }) => [optionId, settingId])),
    [answer.optionSettings],
  )
  const chosen = field.options.filter((option) => settings.has(option.id))
  const others = field.options.filter((option) => !settings.has(option.id))
  const described = [error ? `${id}-error` : '', field.help ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  const set = (optionId: string, settingId: string) => onChange(withSetting(answer, optionId, settingId))
  return (
    <Root aria-describedby={described} tabIndex={-1} data-setting-list={others.map(({ label }) => label).join('\n')}>
      <Legend>{field.label}</Legend>
      {field.help ? <FieldHint id={`${id}-hint`}>{field.help}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {chosen.length > 0 ? (
        <Rows role="list" aria-label={field.label}>
          {chosen.map((option) => (
            <ChosenRow
              key={option.id}
              option={option}
              setting={settings.get(option.id) ?? ''}
              onSet={(setting) => set(option.id, setting)}
            />
          ))}
        </Rows>
      ) : null}
      <Add>
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          aria-label={messages.addTo({ field: field.label })}
          onClick={() => setAdding(true)}
        >
          {messages.add}
        </Button>
      </Add>
      {adding ? <AddChoices field={field} settings={settings} onSet={set} onClose={() => setAdding(false)} /> : null}
    </Root>
  )
}

interface ChosenRowProps {
  option: Field['options'][number]
  setting: string
  /** An empty setting takes the choice out. */
  onSet: (setting: string) => void
}

function ChosenRow({ option: { label, note, settings }, setting, onSet }: ChosenRowProps) {
  return (
    <Row ref={useFocusOnRemoval<HTMLLIElement>()} data-setting={label}>
      <Choice aria-hidden="true">{label}</Choice>
      <Select
        label={label}
        hideLabel
        compact
        options={settings.map(({ id: value, label: text }) => ({ value, label: text }))}
        value={setting}
        onChange={onSet}
      />
      <IconButton
        label={messages.removeChoice({ choice: label })}
        icon={<X aria-hidden="true" />}
        onClick={() => onSet('')}
      />
      {note ? (
        <Note $muted $size="small">
          {note}
        </Note>
      ) : null}
    </Row>
  )
}

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

const Legend = styled.legend`
  float: inline-start;
  padding: 0;
  font-size: ${size.lead};
  font-weight: ${weight.strong};
`

const Rows = styled.ul`
  list-style: none;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  padding-block: ${space[1]};
  border-block-end: ${line.hairline} solid ${color.border};
`

/* Below its row, as wide as the row. */
const Note = styled(Text)`
  flex-basis: 100%;
`

const Choice = styled.span`
  flex: 1 1 8ch;
  min-width: 0;
  font-weight: ${weight.strong};
  line-height: 1.25;
`

/* Its icon stands in line with the words above. */
const Add = styled.div`
  margin-inline-start: -${space[4]};
`
