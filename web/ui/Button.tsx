import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonLook'
import { Spinner } from './Spinner'

/** Other attributes go to the `<button>`. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner in the icon's place and ignores presses, without losing the focus. */
  busy?: boolean
  /** Has nothing to do just now: `disabled`, but for what its own press may bring about, so that it keeps the focus. */
  resting?: boolean
  /** A lucide icon before the label. */
  icon?: ReactNode
  /** As wide as its container. */
  wide?: boolean
}

/**
 * A button.
 *
 *     <Button variant="primary" icon={<Dices />} busy={loading} onClick={randomize}>Randomize All</Button>
 *
 * `type` is `button` unless said otherwise; give the one that sends a form `type="submit"`.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    busy = false,
    resting = false,
    wide = false,
    icon,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || resting) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || resting || undefined}
      data-resting={resting || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  )
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`
