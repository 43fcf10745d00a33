import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { visuallyHidden } from '../../styles/mixins'
import { sendPhoto } from '../../session/photos/sendPhoto'
import { space } from '../../styles/tokens'
import { useAlerts } from '../../ui/alerts'
import { Banner } from '../../ui/Banner'
import { PhotoInput } from '../../ui/photo/PhotoInput'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from './messages'
import { PhotoTile } from './PhotoTile'
import { usePhotoList } from './usePhotoList'

export interface PhotosOfDishProps {
  /** What the dish is called. */
  name: string
  /** Ids of its photos, as they are at first. */
  start: readonly string[]
  /** Photos that came with the recipe: they are sent at once, as those that are chosen. */
  first?: readonly File[]
  /** What is shown and offered without a photo. */
  children?: ReactNode
  /** Gives the dish these photos and no others. Says what is wrong, null where it is done. */
  onPhotos: (photos: readonly string[]) => Promise<string | null>
  /** Some are being sent, or no longer: what is saved meanwhile would be without them. */
  onSending?: (sending: boolean) => void
}

const NONE: readonly File[] = []

/** The photos of a dish: taken, chosen, put in order and removed (docs/product.md DISH-40, DISH-49). */
export function PhotosOfDish({ name, start, first = NONE, children, onPhotos, onSending }: PhotosOfDishProps) {
  const alerts = useAlerts()
  const { photos, change } = usePhotoList(start, onPhotos)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [sending, setSending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const of = photos.length

  // A photo that changes places takes the focus of its button along.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [photos])

  const step = (from: number, by: number, button: HTMLElement) => {
    pressed.current = button
    setSaid(messages.place({ number: from + 1 + by, of }))
    void change((now) => movedTo(now, from, from + by)).then(setProblem)
  }

  const remove = async (photo: string) => {
    const at = photos.indexOf(photo)
    // The button that was pressed is gone with the photo.
    root.current?.focus()
    const wrong = await change((now) => now.filter((one) => one !== photo))
    setProblem(wrong)
    if (wrong !== null) return
    const back = () => void change((now) => now.toSpliced(at, 0, photo)).then(setProblem)
    alerts.info(messages.removed, { topic: 'photo', action: { label: messages.undo, onPress: back } })
  }

  const send = async (files: readonly File[]) => {
    setProblem(null)
    setSending(true)
    onSending?.(true)
    const sent = files.slice(0, PHOTO_LIMITS.perDish - of)
    const problems: string[] = []
    let count = 0
    for (const [index, file] of sent.entries()) {
      setSaid(messages.sending({ number: index + 1, of: sent.length }))
      const answer = await sendPhoto(file)
      const wrong = 'problem' in answer ? answer.problem : await change((now) => [...now, answer.id])
      if (wrong === null) count += 1
      else problems.push(sent.length === 1 ? wrong : messages.ofFile({ name: file.name, problem: wrong }))
    }
    if (files.length > sent.length) problems.push(messages.tooMany())
    setSending(false)
    onSending?.(false)
    setSaid('')
    setProblem(problems[0] ?? null)
    if (count > 0) alerts.info(messages.saved({ count }), { topic: 'photo' })
  }

  const wasSent = useRef(false)
  const sendFirst = useEffectEvent((files: readonly File[]) => {
    if (!wasSent.current && photos.length === 0) void send(files)
    wasSent.current = true
  })
  useEffect(() => {
    if (first.length > 0) sendFirst(first)
  }, [first])

  const inputs = { busy: sending, onFiles: (files: readonly File[]) => void send(files) }
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-label={messages.photos}>
      {of === 0 ? (
        children
      ) : (
        <Tiles role="list">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo}
              {...{ name, photo, of }}
              number={index + 1}
              onStep={(by, button) => step(index, by, button)}
              onRemove={() => void remove(photo)}
            />
          ))}
        </Tiles>
      )}
      <Stack $gap={2}>
        {of >= PHOTO_LIMITS.perDish ? (
          <Text $muted>{messages.tooMany()}</Text>
        ) : (
          <Tools>
            <Touch>
              <PhotoInput label={messages.take} icon={<Camera aria-hidden="true" />} camera {...inputs} />
            </Touch>
            <PhotoInput
              label={of === 0 ? messages.choose : messages.add}
              icon={<ImagePlus aria-hidden="true" />}
              {...inputs}
            />
          </Tools>
        )}
        {of > 1 ? (
          <Text $muted $size="small">
            {messages.firstIsShown}
          </Text>
        ) : null}
      </Stack>
      <Said role="status">{said}</Said>
      <Banner tone="error">{problem}</Banner>
    </Root>
  )
}

/** A list with one of its photos at another place. */
function movedTo(photos: readonly string[], from: number, to: number): readonly string[] {
  const [photo] = photos.slice(from, from + 1)
  return photo === undefined ? photos : photos.toSpliced(from, 1).toSpliced(to, 0, photo)
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

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  list-style: none;
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
