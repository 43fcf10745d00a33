import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import type { KeyScope, MakePersonalKeyInput } from '../apollo/schemaTypes.generated'
import { AccountName } from '../session/AccountName'
import { ProofField } from '../session/provider/ProofField'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { FormProblems, type Problem } from '../ui/FormProblems'
import { Select } from '../ui/Select'
import { Row, Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import { inOrder, scopeOptions } from './scopes'
import { useProvenForm } from './useProvenForm'

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
  const { wanted, problems, errorAt, change, onSubmit } = useProvenForm(BLANK, { busy, onMake })
  return (
    <Card title={messages.make}>
      <Stack as="form" method="dialog" aria-label={messages.make} noValidate onSubmit={onSubmit}>
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
        <ProofField
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
