import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loginAddress } from '../product/nextAddress'
import { resumeSession } from '../session/resumeSession'
import { useResumed } from '../session/useResumed'
import { useSession } from '../session/useSession'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Row } from '../ui/Stack'
import { messages } from './messages'

/** Says that a page shows what the device keeps while the server can't be reached, and offers to try again and to sign in. */
export function KeptNotice({ children }: { children: string }) {
  const here = useLocation()
  const isTrying = useSession() === 'resuming'
  useResumed()
  return (
    <Banner tone="warning">
      <Row>
        {children}
        <Actions $nowrap $gap={0}>
          <Button variant="quiet" busy={isTrying} onClick={() => void resumeSession()}>
            {messages.tryAgain}
          </Button>
          <ButtonLink to={loginAddress(here)} variant="quiet">
            {messages.toSignIn}
          </ButtonLink>
        </Actions>
      </Row>
    </Banner>
  )
}

/** The words of the buttons stand in line with the words before them, however these wrap. */
const Actions = styled(Row)`
  margin-block: -${space[3]};
  margin-inline-start: -${space[3]};
`
