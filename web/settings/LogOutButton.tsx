import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { sendEdits } from '../live/sendEdits'
import { useLogOut } from '../session/useLogOut'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { messages } from './messages'

/** Logs out, at once where everything is on the server; otherwise it tries that first and asks (docs/product.md PLAN-47). */
export function LogOutButton() {
  const logOut = useLogOut()
  const [isSending, setSending] = useState(false)
  const [asks, setAsks] = useState(false)

  const leave = async () => {
    setSending(true)
    const isSent = await sendEdits()
    setSending(false)
    if (isSent) logOut()
    else setAsks(true)
  }

  return (
    <>
      <Button icon={<LogOut aria-hidden="true" />} busy={isSending} onClick={() => void leave()}>
        {messages.logOut}
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={messages.unsent.title}
        description={messages.unsent.description}
        actions={
          <>
            <Button onClick={logOut}>{messages.unsent.leave}</Button>
            <Button variant="primary" onClick={() => setAsks(false)}>
              {messages.unsent.stay}
            </Button>
          </>
        }
      />
    </>
  )
}
