import { KeyRound, LogOut, MessageSquareHeart } from 'lucide-react'
import { useLogOut } from '../app/useLogOut'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'

/** The way to another password, to the feedback page and out. */
export function AccountCard() {
  const logOut = useLogOut()
  return (
    <Card title="Sign-in and feedback" mark={<Picture name="key" />}>
      <Row>
        <ButtonLink to="/change-password" icon={<KeyRound aria-hidden="true" />}>
          Change Password
        </ButtonLink>
        <ButtonLink to="/feedback" icon={<MessageSquareHeart aria-hidden="true" />}>
          Feedback
        </ButtonLink>
        <Button icon={<LogOut aria-hidden="true" />} onClick={logOut}>
          Logout
        </Button>
      </Row>
    </Card>
  )
}
