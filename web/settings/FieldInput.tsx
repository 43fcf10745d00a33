import { CheckboxGroup } from '../ui/CheckboxGroup'
import { Select } from '../ui/Select'
import { ChoiceSettings, type FieldInputProps } from './ChoiceSettings'
import { messages } from './messages'
import { TextSetting } from './TextSetting'

/** A field of a settings form by its type (docs/product.md SET-5). No choice of a dropdown is an empty text in the API. */
export function FieldInput(props: FieldInputProps) {
  const { field, answer, onChange, error } = props
  const { label, help, type } = field
  const choices = field.choices ?? []
  switch (type) {
    case 'TEXT':
      return <TextSetting {...props} />
    case 'DROPDOWN':
      return (
        <Select
          label={label}
          hint={help}
          error={error}
          options={[
            { value: '', label: messages.none },
            ...choices.map((choice) => ({ value: choice, label: choice })),
          ]}
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
