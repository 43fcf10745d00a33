import { useState } from 'react'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import type { Problem } from '../ui/FormProblems'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'

export interface PasswordCardProps {
  hasPassword: boolean
  busy: boolean
  onRemove: (password: string) => Promise<readonly Problem[]>
}

/** Where there are other ways in: removes the password, or sets one again (docs/product.md ACC-76). */
export function PasswordCard({ hasPassword, busy, onRemove }: PasswordCardProps) {
  const [asks, setAsks] = useState(false)
  return (
    <Card title={messages.passwordTitle}>
      <Stack>
        <Text $muted>{hasPassword ? messages.mayGo : messages.noPassword}</Text>
        <div>
          {hasPassword ? (
            <Button onClick={() => setAsks(true)}>{messages.removePassword}</Button>
          ) : (
            <ButtonLink to="/change-password">{messages.setPassword}</ButtonLink>
          )}
        </div>
      </Stack>
      {asks ? (
        <ProvenDialog
          title={messages.removePasswordTitle}
          description={messages.removePasswordWarning}
          password={messages.password}
          keep={messages.keep}
          confirm={messages.removePassword}
          variant="danger"
          busy={busy}
          onConfirm={onRemove}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Card>
  )
}
