import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './IconButton'
import { messages } from './messages'
import { TextField, type TextFieldProps } from './TextField'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>

/**
 * A password with a show/hide toggle.
 *
 *     <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      label={shown ? messages.hidePassword(props) : messages.showPassword(props)}
      icon={shown ? <EyeOff /> : <Eye />}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  )
}
