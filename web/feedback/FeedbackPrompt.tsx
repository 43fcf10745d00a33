import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '../../schema/limits'
import { productConfig } from '../product/productConfig'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Picture } from '../ui/Picture'
import { messages } from './messages'
import { isPromptDue, notePrompt } from './promptTimes'
import { watchBusy } from './watchBusy'

/** How often a busy person is checked again, in milliseconds. */
const CHECK_MS = 250

/** Advertises the raffle 2 seconds after it is mounted, every seven days (docs/product.md FEED-20, FEED-21). */
export default function FeedbackPrompt() {
  const [open, setOpen] = useWhenDue()
  const navigate = useNavigate()
  const { rafflePrize } = productConfig()
  const goToFeedback = () => {
    setOpen(false)
    void navigate('/feedback')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={messages.promptTitle({ prize: rafflePrize })}
      picture={<Picture name="wrapped-gift" />}
      description={messages.prompt({ prize: rafflePrize })}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{messages.later}</Button>
          <Button variant="primary" onClick={goToFeedback}>
            {messages.giveFeedback}
          </Button>
        </>
      }
    />
  )
}

function useWhenDue() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!isPromptDue(Date.now())) return
    const { isBusy, stop } = watchBusy()
    let timer = setTimeout(check, TIMES.feedbackPromptDelay)
    function check() {
      if (isBusy()) timer = setTimeout(check, CHECK_MS)
      // Another tab may have shown it meanwhile.
      else if (isPromptDue(Date.now())) setOpen(true)
    }
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])

  useEffect(() => {
    // However it ends, by a button, by Escape or by leaving the page: it has been shown.
    if (open) return () => notePrompt(Date.now())
  }, [open])

  return [open, setOpen] as const
}
