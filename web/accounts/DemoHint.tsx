import styled from 'styled-components'
import { productConfig, type ProductConfig } from '../product/productConfig'
import { MarkedText } from '../product/MarkedText'
import { color } from '../styles/themes'
import { line, radius, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { messages } from './messages'

/** Props of `DemoHint`. */
export interface DemoHintProps {
  /** Called with the account to fill in. */
  onUse: (demo: NonNullable<ProductConfig['demo']>) => void
}

/** The account with which the product can be tried, where there is one (docs/product.md GEN-11). */
export function DemoHint({ onUse }: DemoHintProps) {
  const { demo } = productConfig()
  if (demo === null) return null
  return (
    <Root aria-label={messages.demoAccount}>
      <p>
        <MarkedText text={messages.demoHint} marks={[() => <b>{demo.email}</b>, () => <b>{demo.password}</b>]} />
      </p>
      <Button onClick={() => onUse(demo)}>{messages.demoFill}</Button>
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
