import { CheckboxGroup } from '../ui/CheckboxGroup'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { ChoiceSettings, type FieldInputProps } from './ChoiceSettings'

/** Stands for no choice of a dropdown; the API takes an empty text for it. */
const NONE = { value: '', label: 'None' }

/** A field of a settings form, whichever of the four types it has. It knows no field by its label. */
export function FieldInput(props: FieldInputProps) {
  const { field, answer, onChange, error } = props
  const { label, help, type } = field
  const choices = field.choices ?? []
  switch (type) {
    case 'TEXT':
      return <TextArea label={label} hint={help} error={error} rows={2} value={answer.text ?? ''} onChange={(text) => onChange({ text })} />
    case 'DROPDOWN':
      return (
        <Select
          label={label}
          hint={help}
          error={error}
          options={[NONE, ...choices.map((choice) => ({ value: choice, label: choice }))]}
          value={answer.choice ?? ''}
          onChange={(choice) => onChange({ choice })}
          disabled={choices.length === 0}
        />
      )
    case 'CHECKBOX':
      return (
        <CheckboxGroup
          label={label}
          hint={help}
          error={error}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          value={answer.choices ?? []}
          onChange={(next) => onChange({ choices: next })}
        />
      )
    case 'MULTI_CHECKBOX':
      return <ChoiceSettings {...props} />
  }
}
