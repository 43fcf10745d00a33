import { Printer } from 'lucide-react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { Button } from '../ui/Button'

/** Puts the page on paper, without what only works on a screen. */
export function PrintButton() {
  return (
    <Root variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      Print
    </Root>
  )
}

const Root = styled(Button)`
  ${screenOnly}
`
