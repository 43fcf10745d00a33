import { productConfig } from '../../product/productConfig'
import { FieldError } from '../../ui/FieldFrame'
import { PasswordField, type PasswordFieldProps } from '../../ui/PasswordField'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { canUsePasskeys } from '../canUsePasskeys'
import { messages as passkeys } from '../passkeys/messages'
import { PasskeyProof } from '../passkeys/PasskeyProof'
import { messages } from './messages'
import { useProviderState } from './useProviderState'
import { VisitButton } from './VisitButton'

/**
 * Asks for the password, as proof that it is the person; where the account has none, a passkey or the home's own provider
 * confirms that (docs/product.md ACC-62, ACC-75).
 */
export function ProofField(props: PasswordFieldProps) {
  const { state, reload } = useProviderState(productConfig().provider !== null || canUsePasskeys())
  if (state === null || state.hasPassword) return <PasswordField {...props} />
  const { provider, isProven } = state
  const hasPasskeys = state.passkeys.length > 0
  const name = provider?.connectedAt != null || !hasPasskeys ? (provider?.name ?? null) : null
  if (!hasPasskeys && name === null) return <PasswordField {...props} />
  const confirmed = hasPasskeys || name === null ? passkeys.confirmed : messages.confirmed({ name })
  const asks = hasPasskeys || name === null ? passkeys.noPassword : messages.noPassword({ name })
  return (
    <Stack $gap={2}>
      <Text>{isProven ? confirmed : asks}</Text>
      {isProven || !hasPasskeys ? null : <PasskeyProof onProven={reload} />}
      {isProven || name === null ? null : <VisitButton purpose="PROVE">{messages.confirm({ name })}</VisitButton>}
      {props.error ? <FieldError>{props.error}</FieldError> : null}
    </Stack>
  )
}
