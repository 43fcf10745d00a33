import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '../../styles/mixins'
import { space } from '../../styles/tokens'
import { useAlerts } from '../../ui/alerts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { MealPlate } from '../../ui/MealPlate'
import { messages } from '../messages'
import { PhotoInput } from './PhotoInput'
import { sendPhoto } from './sendPhoto'

export interface PhotoOfDishProps {
  /** What the dish is called. */
  name: string
  /** Id of its photo; null without one. */
  photo: string | null
  /** A photo that came with the recipe: it is sent at once, as one that is chosen. */
  first?: File | null
  /** What is shown and offered without a photo. */
  children?: ReactNode
  /** Gives the dish a photo or takes it away. Says what is wrong, null where it is done. */
  onPhoto: (photo: string | null) => Promise<string | null>
  /** One is being sent, or no longer: what is saved meanwhile would be without it. */
  onSending?: (sending: boolean) => void
}

/** The photo of a dish: taken, chosen, replaced and removed (docs/product.md DISH-35, DISH-40). */
export function PhotoOfDish({ name, photo, first = null, children, onPhoto, onSending }: PhotoOfDishProps) {
  const alerts = useAlerts()
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  const give = async (next: string | null, former: string | null) => {
    const wrong = await onPhoto(next)
    setProblem(wrong)
    if (wrong !== null) return
    // The button that was pressed is gone with the photo.
    if (next === null) root.current?.focus()
    const undo = { label: messages.photo.undo, onPress: () => void give(former, next) }
    alerts.info(next === null ? messages.photo.removed : messages.photo.saved, {
      topic: 'photo',
      ...(former !== null && { action: undo }),
    })
  }

  const send = async (file: File) => {
    setProblem(null)
    setSending(true)
    onSending?.(true)
    const answer = await sendPhoto(file)
    if ('problem' in answer) setProblem(answer.problem)
    else await give(answer.id, photo)
    setSending(false)
    onSending?.(false)
  }

  const sent = useRef(false)
  const sendFirst = useEffectEvent((file: File) => {
    if (photo === null && !sent.current) void send(file)
    sent.current = true
  })
  useEffect(() => {
    if (first) sendFirst(first)
  }, [first])

  const choose = photo === null ? messages.photo.choose : messages.photo.another
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-label={messages.photo.photo}>
      {photo === null ? children : <MealPlate src={`/plates/${photo}-400.webp`} alt={name} size={168} eager />}
      <Tools>
        <Touch>
          <PhotoInput
            label={messages.photo.take}
            icon={<Camera aria-hidden="true" />}
            camera
            busy={sending}
            onFile={(file) => void send(file)}
          />
        </Touch>
        <PhotoInput
          label={choose}
          icon={<ImagePlus aria-hidden="true" />}
          busy={sending}
          onFile={(file) => void send(file)}
        />
        {photo === null ? null : (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => void give(null, photo)}>
            {messages.photo.remove}
          </Button>
        )}
      </Tools>
      <Said role="status">{sending ? messages.photo.sending : ''}</Said>
      <Banner tone="error">{problem}</Banner>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  &:focus {
    outline: none;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

/* Elsewhere the camera is no quicker than a file. */
const Touch = styled.span`
  display: none;

  @media (pointer: coarse) {
    display: contents;
  }
`

const Said = styled.span`
  ${visuallyHidden}
`
