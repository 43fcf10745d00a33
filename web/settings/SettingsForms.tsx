import { Save } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { depth, layer, line, radius, space, weight } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notes } from '../ui/Notes'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { type FormName, type Forms, FORMS, shownAnswer } from './answers'
import { FieldInput } from './FieldInput'
import { messages } from './messages'
import { SaveOutcome } from './SaveOutcome'
import { useAskedSetting } from './useAskedSetting'
import type { SettingsControls } from './useSettings'

const pictures: Readonly<Record<FormName, string>> = { dietary: 'green-salad', tags: 'sparkles' }

/** Both forms, with one button that stores them together (docs/product.md SET-1). */
export function SettingsForms({ forms, settings }: { forms: Forms; settings: SettingsControls }) {
  const { edits, change, discard, effect, isUnsaved, save, saving, problems } = settings
  const form = useAskedSetting()
  const saveButton = useRef<HTMLButtonElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!saving) save()
  }
  return (
    <Stack as="form" ref={form} aria-label={messages.userSettings} noValidate onSubmit={send} $gap={5}>
      <SaveOutcome settings={settings} />
      {FORMS.map((name) => (
        <Card key={name} title={messages.heads[name]} mark={<Picture name={pictures[name]} />}>
          {forms[name].map((field) => (
            <Setting key={field.id} data-setting={field.label}>
              <FieldInput
                field={field}
                answer={shownAnswer(edits, field)}
                onChange={(answer) => change(field, answer)}
                error={problems[field.id] ?? null}
              />
            </Setting>
          ))}
        </Card>
      ))}
      <Notes $gap={5}>
        <Banner tone="error">{Object.keys(problems).length > 0 ? (problems[''] ?? messages.saveFailed) : null}</Banner>
      </Notes>
      <SaveBar
        $afloat={isUnsaved}
        data-float={isUnsaved ? 'bottom' : undefined}
        data-foot={isUnsaved ? 'high' : undefined}
      >
        <Hint role="status">
          {isUnsaved ? messages.unsaved : ''}
          {isUnsaved && effect ? <Effect>{messages.saveEffect(effect)}</Effect> : null}
        </Hint>
        {isUnsaved ? (
          <Button
            variant="quiet"
            onClick={() => {
              discard()
              saveButton.current?.focus()
            }}
          >
            {messages.discard}
          </Button>
        ) : null}
        <Button ref={saveButton} type="submit" variant="primary" icon={<Save aria-hidden="true" />} busy={saving}>
          {messages.saveSettings}
        </Button>
      </SaveBar>
    </Stack>
  )
}

/* The bar that floats at the bottom must not cover what has the focus. */
const Setting = styled.div`
  & :is(button, textarea, input) {
    scroll-margin-block-end: 6rem;
  }
`

/* Stays in view while there is something to save. */
const SaveBar = styled.div<{ $afloat: boolean }>`
  position: ${({ $afloat }) => ($afloat ? 'var(--bar-position)' : 'static')};
  inset-block-end: calc(var(--bar-height) + ${space[2]});
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${({ $afloat }) => ($afloat ? `${space[2]} ${space[2]} ${space[2]} ${space[4]}` : '0')};
  border: ${line.hairline} solid ${({ $afloat }) => ($afloat ? color.border : 'transparent')};
  border-radius: ${radius.large};
  background: ${({ $afloat }) => ($afloat ? color.surfaceRaised : 'transparent')};
  box-shadow: ${({ $afloat }) => ($afloat ? depth.medium : 'none')};
`

const Hint = styled.p`
  flex: 1 1 12rem;
  min-width: 0;
  font-weight: ${weight.medium};
  line-height: 1.25;
`

const Effect = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`
