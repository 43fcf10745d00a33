import { Camera, ImagePlus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { photoPath } from '../../../schema/photoPath'
import { sendPhoto } from '../../session/photos/sendPhoto'
import { useSignedIn } from '../../session/useSession'
import { visuallyHidden } from '../../styles/mixins'
import { space } from '../../styles/tokens'
import { alerts } from '../../ui/alerts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Notes } from '../../ui/Notes'
import { OfflineNote } from '../../ui/OfflineNote'
import { LargePhoto } from '../../ui/photo/LargePhoto'
import { PhotoInput } from '../../ui/photo/PhotoInput'
import { messages } from './messages'
import { useSetPhoto } from './useSetPhoto'

export interface PhotoSheetProps {
  /** What the row is called. */
  name: string
  product: string
  /** Id of its photo; null for none. */
  photo: string | null
  onClose: () => void
}

/** The photo of a product, large, and what adds, replaces and removes it (docs/product.md SHOP-69, SHOP-72). */
export default function PhotoSheet({ name, product, photo, onClose }: PhotoSheetProps) {
  const signedIn = useSignedIn()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      tall={photo !== null}
      wide={photo !== null}
      description={photo === null ? messages.hint : undefined}
    >
      {photo === null ? null : <LargePhoto src={photoPath(photo, 'whole')} alt={name} missing={messages.missing} />}
      {signedIn ? <Tools {...{ name, product, photo, onClose }} /> : null}
    </Dialog>
  )
}

/** A file that was chosen stays until it is saved or the sheet is closed. */
function Tools({ name, product, photo, onClose }: PhotoSheetProps) {
  const setPhoto = useSetPhoto()
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isNew = photo === null

  /** Does something, and closes the sheet where nothing is wrong. */
  const act = async (work: () => Promise<string | null>, done: () => void) => {
    setProblem(null)
    setBusy(true)
    const wrong = await work()
    setBusy(false)
    setProblem(wrong)
    if (wrong !== null) return
    done()
    onClose()
  }
  const send = (file: File) => {
    setChosen(file)
    const work = async () => {
      const answer = await sendPhoto(file)
      return 'problem' in answer ? answer.problem : setPhoto(product, answer.id)
    }
    void act(work, () => alerts.info(messages.saved({ name }), { topic: 'photo' }))
  }
  const remove = () => {
    const back = () =>
      void setPhoto(product, photo).then((wrong) => {
        if (wrong !== null) alerts.error(wrong)
      })
    const done = () =>
      alerts.info(messages.removed({ name }), { topic: 'photo', action: { label: messages.undo, onPress: back } })
    void act(() => setPhoto(product, null), done)
  }
  const inputs = { busy, single: true, onFiles: ([file]: readonly File[]) => file && send(file) }
  return (
    <>
      <Notes $gap={4}>
        <OfflineNote>{messages.offline}</OfflineNote>
        <Banner tone="error">
          {problem === null ? null : (
            <>
              {problem}
              {chosen === null ? null : <Waits>{messages.waits({ file: chosen.name })}</Waits>}
            </>
          )}
        </Banner>
      </Notes>
      <Buttons>
        {problem !== null && chosen !== null ? (
          <Button variant="primary" icon={<RotateCcw aria-hidden="true" />} busy={busy} onClick={() => send(chosen)}>
            {messages.again}
          </Button>
        ) : null}
        <Touch>
          <PhotoInput label={messages.take({ isNew })} icon={<Camera aria-hidden="true" />} camera {...inputs} />
        </Touch>
        <PhotoInput label={messages.choose({ isNew })} icon={<ImagePlus aria-hidden="true" />} {...inputs} />
        {isNew ? null : (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} busy={busy} onClick={remove}>
            {messages.remove}
          </Button>
        )}
      </Buttons>
      <Said role="status">{busy ? messages.sending : ''}</Said>
    </>
  )
}

const Waits = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
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
