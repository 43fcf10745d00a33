import { PasswordField, type PasswordFieldProps } from '../../ui/PasswordField'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { FieldError } from '../../ui/FieldFrame'
import { messages } from './messages'
import { useProviderState } from './useProviderState'
import { VisitButton } from './VisitButton'

/**
 * Asks for the password, as proof that it is the person; where the account has none, the home's own provider confirms that
 * (docs/product.md ACC-62).
 */
export function ProofField(props: PasswordFieldProps) {
  const { state } = useProviderState()
  if (state === null || state.hasPassword || state.provider === null) return <PasswordField {...props} />
  const { name, isProven } = state.provider
  return (
    <Stack $gap={2}>
      <Text>{isProven ? messages.confirmed({ name }) : messages.noPassword({ name })}</Text>
      {isProven ? null : <VisitButton purpose="PROVE">{messages.confirm({ name })}</VisitButton>}
      {props.error ? <FieldError>{props.error}</FieldError> : null}
    </Stack>
  )
}
