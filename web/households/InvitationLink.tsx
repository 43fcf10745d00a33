import { Copy, Share2 } from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'
import { productConfig } from '../product/productConfig'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Skeleton } from '../ui/Skeleton'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import type { QrCodeProps } from './QrCode'

/** Left out when its code cannot be loaded: the link is beside it. */
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('./QrCode').then(
    ({ QrCode: Code }) => ({ default: Code }),
    () => ({ default: () => null }),
  ),
)

/** The link of a fresh invitation: to copy, to share, and as a QR code. */
export function InvitationLink({ link, mailedTo }: { link: string; mailedTo: string | null }) {
  const alerts = useAlerts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      alerts.info(messages.copied)
    } catch {
      alerts.error(messages.copyFailed)
    }
  }
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
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {messages.copyLink}
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
            {messages.shareLink}
          </Button>
        ) : null}
      </Row>
      <Suspense fallback={<Skeleton shape="card" />}>
        <QrCode text={link} label={messages.qrCode} />
      </Suspense>
      <Text $muted $size="small">
        {messages.invitationLink}
      </Text>
    </Stack>
  )
}
