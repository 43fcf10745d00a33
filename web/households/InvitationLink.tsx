import { Copy, Share2 } from 'lucide-react'
import { productConfig } from '../product/productConfig'
import { LateQrCode } from '../product/qr/LateQrCode'
import { useCopy } from '../product/useCopy'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { messages } from './messages'

/** The link of a fresh invitation: to copy, to share, and as a QR code. */
export function InvitationLink({ link, mailedTo }: { link: string; mailedTo: string | null }) {
  const alerts = useAlerts()
  const copy = useCopy()
  const share = async () => {
    try {
      await navigator.share({ text: messages.shareText(productConfig()), url: link })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) alerts.error(messages.shareFailed)
    }
  }
  return (
    <Stack>
      {mailedTo === null ? null : <Text>{messages.invitationMailed({ email: mailedTo })}</Text>}
      <TextField
        label={messages.link}
        readOnly
        value={link}
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(link, messages)}>
          {messages.copyLink}
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
            {messages.shareLink}
          </Button>
        ) : null}
      </Row>
      <LateQrCode text={link} label={messages.qrCode} />
      <Text $muted $size="small">
        {messages.invitationLink}
      </Text>
    </Stack>
  )
}
