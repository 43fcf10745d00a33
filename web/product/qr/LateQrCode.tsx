import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import type { QrCodeProps } from './QrCode'

/** Left out when its code cannot be loaded: what it says is beside it as text. */
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('./QrCode').then(
    ({ QrCode: Code }) => ({ default: Code }),
    () => ({ default: () => null }),
  ),
)

/** A QR code, whose code is fetched when it is first shown. */
export function LateQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <QrCode {...props} />
    </Suspense>
  )
}
