import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../product/whenIdle'
import { productConfig } from '../product/productConfig'
import { canUsePasskeys } from '../session/canUsePasskeys'
import { Button } from '../ui/Button'
import { messages } from './messages'
import type { NoticeState } from './Notice'
import { useEntrance } from './useLogIn'

/** What a browser can do does not change. */
const never = () => () => {}
const load = () => import('../session/passkeys/signIn')

/**
 * Signs in with a passkey, where the browser has them: by the button, or where it fills in the address (docs/product.md
 * ACC-72), there again once the button's dialog was put away. What it does is fetched when the page is idle.
 */
export function PasskeyButton({ notice }: { notice: NoticeState }) {
  const isHere = useSyncExternalStore(never, canUsePasskeys, () => productConfig().passkeys)
  const [busy, setBusy] = useState(false)
  const [putAway, setPutAway] = useState(0)
  const offer = useRef(new AbortController())
  const entrance = { enter: useEntrance(), fail: notice.fail }

  const beginOffer = useEffectEvent(() => {
    offer.current = new AbortController()
    load()
      .then(({ offerPasskeys }) => offerPasskeys(entrance, offer.current.signal))
      .catch(() => {})
  })
  useEffect(() => {
    if (!canUsePasskeys()) return
    const cancel = whenIdle(beginOffer, 3000)
    return () => {
      cancel()
      offer.current.abort()
    }
  }, [putAway])

  const press = async () => {
    notice.clear()
    offer.current.abort()
    setBusy(true)
    const hasEntered = await load().then(
      ({ signInByPasskey }) => signInByPasskey(entrance),
      () => notice.fail(messages.unreachable),
    )
    setBusy(false)
    // The dialog took the place of the offer.
    if (hasEntered !== true) setPutAway(putAway + 1)
  }
  return isHere ? (
    <Button size="large" wide busy={busy} onClick={() => void press()}>
      {messages.passkey}
    </Button>
  ) : null
}
