import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '../../schema/limits'
import { productConfig } from '../app/productConfig'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Picture } from '../ui/Picture'
import { messages } from './messages'
import { isPromptDue, notePrompt } from './promptTimes'
import { watchBusy } from './watchBusy'

/** How often it is looked whether somebody who was busy still is, in milliseconds. */
const LOOK_AGAIN_MS = 1000

/** Opens by itself 2 seconds after it is put on the page, every seven days, to tell of the raffle (specification, section 2). */
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
      title={messages.promptTitle(rafflePrize)}
      picture={<Picture name="wrapped-gift" />}
      description={messages.prompt(rafflePrize)}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Maybe later</Button>
          <Button variant="primary" onClick={goToFeedback}>Give feedback</Button>
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
    let timer = setTimeout(look, TIMES.feedbackPromptDelay)
    function look() {
      if (isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS)
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
