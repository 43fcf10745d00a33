import { LIMITS } from '../../../schema/limits'
import type { AddWebhookInput, WebhookKind } from '../../apollo/schemaTypes.generated'
import { AccountName } from '../../session/AccountName'
import { ProofField } from '../../session/provider/ProofField'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import { FormProblems, type Problem } from '../../ui/FormProblems'
import { Row, Stack } from '../../ui/Stack'
import { TextField } from '../../ui/TextField'
import { messages } from './messages'
import { useProvenForm } from '../useProvenForm'

/** What a person's webhooks may be called for. */
const KINDS: readonly WebhookKind[] = ['PLAN_CHANGED', 'LIST_CHANGED', 'KEY_EXPIRING']
const FIELDS = ['address', 'kinds', 'password']
const BLANK = { address: '', kinds: [] as WebhookKind[], password: '' }

export interface AddWebhookFormProps {
  busy: boolean
  /** Adds the webhook; the problems are shown at their fields. */
  onAdd: (input: AddWebhookInput) => Promise<readonly Problem[]>
}

/** Asks where a webhook leads and what it is called for, and for the password (docs/product.md HOOK-5). */
export function AddWebhookForm({ busy, onAdd }: AddWebhookFormProps) {
  const { wanted, problems, errorAt, change, onSubmit } = useProvenForm(BLANK, { busy, onMake: onAdd })
  return (
    <Card title={messages.add}>
      <Stack as="form" method="dialog" aria-label={messages.add} noValidate onSubmit={onSubmit}>
        <TextField
          label={messages.address}
          hint={messages.addressHint}
          type="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.addressLength}
          required
          value={wanted.address}
          error={errorAt('address')}
          onChange={(address) => change({ address })}
        />
        <CheckboxGroup
          label={messages.calledFor}
          hint={messages.onlyThat}
          options={KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
          value={wanted.kinds}
          error={errorAt('kinds')}
          onChange={(chosen) => change({ kinds: KINDS.filter((kind) => chosen.includes(kind)) })}
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
            {messages.add}
          </Button>
        </Row>
        <FormProblems problems={problems} fields={FIELDS} />
      </Stack>
    </Card>
  )
}
