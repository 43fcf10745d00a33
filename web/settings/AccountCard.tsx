import {
  Bell,
  Fingerprint,
  KeyRound,
  MessageSquareHeart,
  MonitorSmartphone,
  Server,
  ShieldCheck,
  Smartphone,
  SquareTerminal,
} from 'lucide-react'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { LogOutButton } from './LogOutButton'
import { messages } from './messages'

/**
 * The buttons of docs/product.md SET-2, and the ways to notifications (PUSH-1), to where the person is signed in (ACC-65), to
 * passkeys (ACC-71), to authenticator codes (ACC-82), to what happened to the account (ACC-77), to the keys of programs
 * (ACC-55) and, for its owner, to the server (OPS-1).
 */
export function AccountCard({ ownsServer }: { ownsServer: boolean }) {
  return (
    <Card title={messages.account} mark={<Picture name="key" />}>
      <Row>
        <ButtonLink to="/change-password" icon={<KeyRound aria-hidden="true" />}>
          {messages.changePassword}
        </ButtonLink>
        <ButtonLink to="/notifications" icon={<Bell aria-hidden="true" />}>
          {messages.notifications}
        </ButtonLink>
        <ButtonLink to="/sessions" icon={<MonitorSmartphone aria-hidden="true" />}>
          {messages.sessions}
        </ButtonLink>
        <ButtonLink to="/passkeys" icon={<Fingerprint aria-hidden="true" />}>
          {messages.passkeys}
        </ButtonLink>
        <ButtonLink to="/second-factor" icon={<Smartphone aria-hidden="true" />}>
          {messages.secondFactor}
        </ButtonLink>
        <ButtonLink to="/security" icon={<ShieldCheck aria-hidden="true" />}>
          {messages.security}
        </ButtonLink>
        <ButtonLink to="/keys" icon={<SquareTerminal aria-hidden="true" />}>
          {messages.keys}
        </ButtonLink>
        {ownsServer ? (
          <ButtonLink to="/server" icon={<Server aria-hidden="true" />}>
            {messages.server}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/feedback" icon={<MessageSquareHeart aria-hidden="true" />}>
          {messages.feedback}
        </ButtonLink>
        <LogOutButton />
      </Row>
    </Card>
  )
}
