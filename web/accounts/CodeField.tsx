import { type Ref, useState } from 'react'
import { Button } from '../ui/Button'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'

export interface CodeFieldProps {
  value: string
  error?: string
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

/**
 * Takes the code of an authenticator app, or a recovery code: the server tells them apart, and a phone has keys for the one or
 * the other (docs/product.md ACC-83).
 */
export function CodeField({ ref, ...props }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <Stack $gap={1}>
      <TextField
        {...props}
        ref={ref}
        name="code"
        required
        label={isRecovery ? messages.recoveryCode : messages.code}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
      />
      <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? messages.useApp : messages.useRecoveryCode}
      </Button>
    </Stack>
  )
}
