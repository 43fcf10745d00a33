import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, motion, size, space, weight } from '../styles/tokens'
import { FieldError, FieldHint } from '../ui/FieldFrame'
import { SegmentedControl } from '../ui/SegmentedControl'
import { withSetting, type Answer, type Field } from './answers'
import { messages } from './messages'

export interface FieldInputProps {
  field: Field
  answer: Answer
  onChange: (answer: Answer) => void
  error: string | null
}

/** Choices that each have a setting: a row per choice that shows all its possible settings. */
export function ChoiceSettings({ field, answer, onChange, error }: FieldInputProps) {
  const id = useId()
  const settings = useMemo(
    () => new Map((answer.optionSettings ?? []).map(({ optionId, settingId }) => [optionId, settingId])),
    [answer.optionSettings],
  )
  const described = [error ? `${id}-error` : '', field.help ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  return (
    <Root aria-describedby={described}>
      <Legend>
        {field.label}
        <Count>{settings.size > 0 ? messages.set({ count: settings.size }) : ''}</Count>
      </Legend>
      {field.help ? <FieldHint id={`${id}-hint`}>{field.help}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <Rows role="list">
        {field.options.map((option) => {
          const setting = settings.get(option.id) ?? ''
          return (
            <Row key={option.id} data-set={setting !== '' || undefined} data-setting={option.label}>
              <Choice aria-hidden="true">{option.label}</Choice>
              <SegmentedControl
                label={option.label}
                options={[
                  { value: '', label: messages.off },
                  ...option.settings.map(({ id: value, label }) => ({ value, label })),
                ]}
                value={setting}
                onChange={(next) => onChange(withSetting(answer, option.id, next))}
              />
            </Row>
          )
        })}
      </Rows>
    </Root>
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

const Count = styled.span`
  font-weight: ${weight.regular};
  color: ${color.textMuted};
`

const Rows = styled.ul`
  display: grid;
  margin-block-start: ${space[2]};
  list-style: none;

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
  padding-block: ${space[2]};
  border-top: ${line.hairline} solid ${color.border};
  transition: color ${motion.quick};

  ${media.phone} {
    & [role='radio'] {
      padding-inline: ${space[2]};
    }
  }

  &[data-set] > :first-child {
    color: ${color.accent};
    font-weight: ${weight.strong};
  }
`

const Choice = styled.span`
  flex: 1 1 4.5rem;
  min-width: 0;
  font-weight: ${weight.medium};
  line-height: 1.25;
`
