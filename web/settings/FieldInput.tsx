import { CheckboxGroup } from '../ui/CheckboxGroup'
import { Select } from '../ui/Select'
import { ChoiceSettings, type FieldInputProps } from './ChoiceSettings'
import { messages } from './messages'
import { TextSetting } from './TextSetting'

/** A field of a settings form by its type (docs/product.md SET-5). */
export function FieldInput(props: FieldInputProps) {
  const { field, answer, onChange, error } = props
  const { label, help, type } = field
  const options = field.options.map((option) => ({ value: option.id, label: option.label }))
  switch (type) {
    case 'TEXT':
      return <TextSetting {...props} />
    case 'DROPDOWN':
      return (
        <Select
          label={label}
          hint={help}
          error={error}
          options={[{ value: '', label: messages.none }, ...options]}
          value={answer.optionIds?.[0] ?? ''}
          onChange={(id) => onChange({ optionIds: id === '' ? [] : [id] })}
          disabled={options.length === 0}
        />
      )
    case 'CHECKBOX':
      return (
        <CheckboxGroup
          label={label}
          hint={help}
          error={error}
          options={options}
          value={answer.optionIds ?? []}
          onChange={(optionIds) => onChange({ optionIds })}
        />
      )
    case 'MULTI_CHECKBOX':
      return <ChoiceSettings {...props} />
  }
}
