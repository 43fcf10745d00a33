import { useState } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import type { KeyScope, MakePersonalKeyInput } from '../apollo/schemaTypes.generated'
import { AccountName } from '../session/AccountName'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { FormProblems, type Problem, problemAt } from '../ui/FormProblems'
import { PasswordField } from '../ui/PasswordField'
import { Select } from '../ui/Select'
import { Row, Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import { inOrder, scopeOptions } from './scopes'

const DAYS = [30, 90, 365] as const
const FIELDS = ['name', 'scopes', 'days', 'password']
const BLANK = { name: '', scopes: [] as KeyScope[], days: 90 as (typeof DAYS)[number], password: '' }

export interface MakeKeyFormProps {
  busy: boolean
  /** Makes the key; the problems are shown at their fields. */
  onMake: (input: MakePersonalKeyInput) => Promise<readonly Problem[]>
}

/** Asks what a key is called, what it may do and for how long, and for the password (docs/product.md ACC-56). */
export function MakeKeyForm({ busy, onMake }: MakeKeyFormProps) {
  const [wanted, setWanted] = useState(BLANK)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const errorAt = (field: string) => problemAt(problems, field)
  const change = (next: Partial<typeof BLANK>) => {
    setWanted({ ...wanted, ...next })
    setProblems(problems.filter(({ field }) => field === null || !(field in next)))
  }
  const make = async () => {
    setProblems([])
    const found = await onMake(wanted)
    setProblems(found)
    setWanted(found.length === 0 ? BLANK : { ...wanted, password: '' })
  }
  return (
    <Card title={messages.make}>
      <Stack
        as="form"
        method="dialog"
        aria-label={messages.make}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          if (!busy) void make()
        }}
      >
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="off"
          maxLength={LIMITS.householdNameLength}
          required
          value={wanted.name}
          error={errorAt('name')}
          onChange={(name) => change({ name })}
        />
        <Pairs>
          <CheckboxGroup
            label={messages.mayDo}
            hint={messages.never}
            options={scopeOptions()}
            value={wanted.scopes}
            error={errorAt('scopes')}
            onChange={(chosen) => change({ scopes: inOrder(chosen) })}
          />
        </Pairs>
        <Select
          label={messages.ends}
          options={DAYS.map((days) => ({ value: days, label: messages.days[days] }))}
          value={wanted.days}
          error={errorAt('days')}
          onChange={(days) => change({ days })}
        />
        <AccountName />
        <PasswordField
          label={messages.password}
          hint={messages.passwordHint}
          name="password"
          autoComplete="current-password"
          required
          value={wanted.password}
          error={errorAt('password')}
          onChange={(password) => change({ password })}
        />
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.make}
          </Button>
        </Row>
        <FormProblems problems={problems} fields={FIELDS} />
      </Stack>
    </Card>
  )
}

/** Two boxes in a line at most: to see a thing, and to change it. */
const Pairs = styled.div`
  max-width: 36rem;
`
