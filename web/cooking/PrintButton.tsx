import { Printer } from 'lucide-react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { Button } from '../ui/Button'
import { messages } from './messages'

/** Prints the page. */
export function PrintButton() {
  return (
    <Root variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {messages.print}
    </Root>
  )
}

const Root = styled(Button)`
  ${screenOnly}
`
