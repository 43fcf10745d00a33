import { useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { productConfig } from '../product/productConfig'
import { SessionEndsContext } from '../session/plainHooks'
import { Button, type ButtonProps } from '../ui/Button'
import { messages } from './messages'
import type { NoticeState } from './Notice'

/** Signs in with the home's own provider, where there is one (docs/product.md ACC-59). What it does is fetched when it is pressed. */
export function ProviderButton({ notice, variant }: { notice: NoticeState } & Pick<ButtonProps, 'variant'>) {
  const name = productConfig().provider
  const ends = useContext(SessionEndsContext)
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await import('./provider/leave').then(
      ({ leave }) => leave(search, ends, notice),
      () => notice.fail(messages.unreachable),
    )
    setBusy(false)
  }
  return name === null ? null : (
    <Button variant={variant} size="large" wide busy={busy} onClick={() => void press()}>
      {messages.continueWith({ name })}
    </Button>
  )
}
