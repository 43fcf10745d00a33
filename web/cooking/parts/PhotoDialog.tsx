import { photoPath } from '../../../schema/photoPath'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { space } from '../../styles/tokens'
import { Dialog } from '../../ui/Dialog'
import { IconButton } from '../../ui/IconButton'
import { LargePhoto } from '../../ui/photo/LargePhoto'
import { Text } from '../../ui/Text'
import { useSwipe } from '../useSwipe'
import { messages } from './messages'

export interface PhotoDialogProps {
  /** What the dish is called. */
  name: string
  photos: readonly { readonly id: string }[]
  /** Which of them is shown first, from 0. */
  start: number
  onClose: () => void
}

/** The photos of a dish, one at a time and as large as the screen allows: by buttons, arrow keys and swipes. */
export default function PhotoDialog({ name, photos, start, onClose }: PhotoDialogProps) {
  const [at, setAt] = useState(start)
  const of = photos.length
  const turn = useCallback((by: number) => setAt((now) => Math.min(of - 1, Math.max(0, now + by))), [of])
  const swipe = useSwipe(
    () => turn(1),
    () => turn(-1),
  )

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by !== undefined) turn(by)
    }
    // The dialog lets no arrow keys out.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [turn])

  return (
    <Dialog open onOpenChange={onClose} title={name} tall wide>
      <LargePhoto
        src={photoPath(photos[at]?.id ?? '', 'whole')}
        alt={of === 1 ? name : messages.photoOf({ name, number: at + 1, of })}
        missing={messages.photoMissing}
        {...swipe}
      />
      {of === 1 ? null : (
        <Turns>
          <IconButton
            label={messages.previousPhoto}
            icon={<ArrowLeft />}
            variant="outlined"
            resting={at === 0}
            onClick={() => turn(-1)}
          />
          <Text role="status">{messages.place({ number: at + 1, of })}</Text>
          <IconButton
            label={messages.nextPhoto}
            icon={<ArrowRight />}
            variant="outlined"
            resting={at === of - 1}
            onClick={() => turn(1)}
          />
        </Turns>
      )}
    </Dialog>
  )
}

const Turns = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
`
