import styled from 'styled-components'
import { productConfig, type ProductConfig } from '../app/productConfig'
import { color } from '../styles/themes'
import { line, radius, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'

/** Props of `DemoHint`. */
export interface DemoHintProps {
  /** Called with the account to fill in. */
  onUse: (demo: NonNullable<ProductConfig['demo']>) => void
}

/** Says with which account the product can be tried; nothing where there is none. */
export function DemoHint({ onUse }: DemoHintProps) {
  const { demo } = productConfig()
  if (demo === null) return null
  return (
    <Root aria-label="Demo account">
      <p>
        Just looking? Sign in as <b>{demo.email}</b> with the password <b>{demo.password}</b>
      </p>
      <Button onClick={() => onUse(demo)}>Fill in</Button>
    </Root>
  )
}

const Root = styled.aside`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: ${line.hairline} dashed ${color.borderStrong};
  border-radius: ${radius.large};
  font-size: ${size.small};

  & > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`
