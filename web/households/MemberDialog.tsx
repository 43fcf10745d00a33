import { useId, useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { Button } from '../ui/Button'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { Dialog } from '../ui/Dialog'
import { FormProblems, type Problem, problemAt } from '../ui/FormProblems'
import { Select } from '../ui/Select'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import type { MemberFragment } from './operations.generated'
import { PORTIONS, portionText } from './portions'

/** What is known of a member and may be changed. */
export type MemberAnswers = Pick<MemberFragment, 'name' | 'portion' | 'eats' | 'answersEditedBy'>

export interface MemberDialogProps {
  title: string
  hint?: string
  /** What the fields begin with. */
  member: MemberAnswers & Pick<MemberFragment, 'role' | 'isViewer'>
  /** Of another person's account only what they eat may be changed. */
  mayEditAll: boolean
  busy: boolean
  onClose: () => void
  /** Stores the answers; the problems are shown at their fields, or below the form. */
  onSave: (answers: MemberAnswers) => Promise<readonly Problem[]>
  /** More that can be done to the member, above the buttons. */
  more?: React.ReactNode
}

const CATEGORIES = ['BREAKFAST', 'LUNCH', 'DINNER'] as const
const ALL_FIELDS = ['name', 'portion', 'eats', 'answersEditedBy']

/** Name, portion, meals eaten at home, and who may change what the person may eat. */
export function MemberDialog({ title, hint, member, mayEditAll, busy, onClose, onSave, more }: MemberDialogProps) {
  const formId = useId()
  const [answers, setAnswers] = useState<MemberAnswers>(() => answersOf(member))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const errorAt = (field: string) => problemAt(problems, field)
  const change = (next: Partial<MemberAnswers>) => {
    setAnswers({ ...answers, ...next })
    setProblems([])
  }

  const save = async () => {
    const found = await onSave(answers)
    setProblems(found)
    if (found.length === 0) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={hint}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        aria-label={title}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        {mayEditAll ? (
          <>
            <TextField
              label={messages.personName}
              autoComplete="off"
              maxLength={LIMITS.householdNameLength}
              required
              value={answers.name}
              error={errorAt('name')}
              onChange={(name) => change({ name })}
            />
            <Select
              label={messages.portion}
              hint={messages.portionHint}
              options={PORTIONS.map((portion) => ({ value: portion, label: portionText(portion) }))}
              value={answers.portion}
              error={errorAt('portion')}
              onChange={(portion) => change({ portion })}
            />
          </>
        ) : null}
        <CheckboxGroup
          label={messages.eatsAtHome}
          options={CATEGORIES.map((category) => ({ value: category, label: messages.Category[category] }))}
          value={[...answers.eats]}
          error={errorAt('eats')}
          onChange={(chosen) => change({ eats: CATEGORIES.filter((category) => chosen.includes(category)) })}
        />
        {mayEditAll ? (
          <Select
            label={messages.answersEditedBy}
            options={(member.role === null ? (['OWNER', 'EVERYONE'] as const) : (['SELF', 'EVERYONE'] as const)).map(
              (editors) => ({
                value: editors,
                label: (member.isViewer ? messages.ownEditors : messages.editors)[editors],
              }),
            )}
            value={answers.answersEditedBy}
            error={errorAt('answersEditedBy')}
            onChange={(answersEditedBy) => change({ answersEditedBy })}
          />
        ) : null}
        <FormProblems problems={problems} fields={mayEditAll ? ALL_FIELDS : ['eats']} />
      </Stack>
      {more}
    </Dialog>
  )
}

function answersOf({ name, portion, eats, answersEditedBy }: MemberAnswers): MemberAnswers {
  return { name, portion, eats, answersEditedBy }
}
