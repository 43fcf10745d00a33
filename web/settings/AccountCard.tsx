import { KeyRound, MessageSquareHeart, SquareTerminal } from 'lucide-react'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { LogOutButton } from './LogOutButton'
import { messages } from './messages'

/** The buttons of docs/product.md SET-2, and the way to the keys of programs (ACC-55). */
export function AccountCard() {
  return (
    <Card title={messages.account} mark={<Picture name="key" />}>
      <Row>
        <ButtonLink to="/change-password" icon={<KeyRound aria-hidden="true" />}>
          {messages.changePassword}
        </ButtonLink>
        <ButtonLink to="/keys" icon={<SquareTerminal aria-hidden="true" />}>
          {messages.keys}
        </ButtonLink>
        <ButtonLink to="/feedback" icon={<MessageSquareHeart aria-hidden="true" />}>
          {messages.feedback}
        </ButtonLink>
        <LogOutButton />
      </Row>
    </Card>
  )
}
