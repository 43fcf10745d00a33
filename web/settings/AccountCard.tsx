import { KeyRound, LogOut, MessageSquareHeart } from 'lucide-react'
import { useLogOut } from '../session/useLogOut'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { messages } from './messages'

/** The buttons of docs/product.md SET-2. */
export function AccountCard() {
  const logOut = useLogOut()
  return (
    <Card title={messages.account} mark={<Picture name="key" />}>
      <Row>
        <ButtonLink to="/change-password" icon={<KeyRound aria-hidden="true" />}>
          {messages.changePassword}
        </ButtonLink>
        <ButtonLink to="/feedback" icon={<MessageSquareHeart aria-hidden="true" />}>
          {messages.feedback}
        </ButtonLink>
        <Button icon={<LogOut aria-hidden="true" />} onClick={logOut}>
          {messages.logOut}
        </Button>
      </Row>
    </Card>
  )
}
