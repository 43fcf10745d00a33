import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonLook'

/** Other attributes go to the `<Link>`. */
export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  wide?: boolean
}

/**
 * A link that looks like a button: it goes somewhere, a `Button` does something.
 *
 *     <ButtonLink to="/signup" variant="secondary" wide>Sign Up</ButtonLink>
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', wide = false, icon, children, ...rest } = props
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
    </Root>
  )
}

const Root = styled(Link)<ButtonLook>`
  ${buttonLook}
`
