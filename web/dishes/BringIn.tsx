import { BookOpenText, Camera, PenLine } from 'lucide-react'
import { lazy, Suspense, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { productConfig } from '../product/productConfig'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { LatePart } from '../ui/LatePart'
import { Spinner } from '../ui/Spinner'
import { OfflineNote } from '../ui/OfflineNote'
import { Row, Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { TextArea } from '../ui/TextArea'
import { emptyForm, formOfDraft, type DishForm } from './dishForm'
import { FileDrop } from './FileDrop'
import { messages } from './messages'
import { PhotoInput } from '../ui/photo/PhotoInput'
import { isPictureFile, PICTURE_FILES } from './pictures/pictureFiles'
import { RecipeChoice } from './RecipeChoice'
import { fromAnyPage } from './received/lateFromAnyPage'
import { messages as received } from './received/messages'
import { onlyAddress, type Received } from './received/Received'
import { type ReceivedNote, ReceivedNotes } from './received/ReceivedNotes'
import { useReceived } from './received/useReceived'
import { isSource, MOST_BYTES } from './recipeSource'
import { SourceNote, type RecipeSource } from './SourceNote'
import { useReadRecipe } from './useReadRecipe'

/** Files of one recipe, as the device's picker knows them. */
const RECIPE_FILES = '.json,.jsonld,.html,.htm,.txt,.md,application/json,application/ld+json,text/html,text/plain'

export interface BringInProps {
  text: string
  onText: (text: string) => void
  /** What was pasted or chosen and is too long to be shown; null: the text is what is read. */
  source: RecipeSource | null
  onSource: (source: RecipeSource | null) => void
  /** Pictures and PDF files that are read; null: none. */
  pictures: readonly File[] | null
  onPictures: (pictures: readonly File[] | null) => void
  /** Says which picture is to be the photo of the dish. */
  onPhoto: (picture: File | null) => void
  onRead: (form: DishForm) => void
  /** The box of the text. */
  box: RefObject<HTMLTextAreaElement | null>
}

const ReadPictures = lazy(async () => ({ default: (await import('./pictures/ReadPictures')).ReadPictures }))

/** Takes in a recipe as pasted text, as a page's source, as a file (docs/product.md DISH-2), or from pictures (MOVE-26). */
export function BringIn({ text, onText, source, onSource, pictures, onPictures, onPhoto, onRead, box }: BringInProps) {
  const alerts = useAlerts()
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const { read, choose, forget, recipes, problem, busy } = useReadRecipe({
    onRead: (draft) => onRead(formOfDraft(draft)),
    onRefused: () => box.current?.focus(),
    onFailed: () => alerts.error(messages.readFailed),
  })

  const take = (taken: RecipeSource, picture: File | null = null) => {
    onSource(taken)
    onPhoto(picture)
    setFileProblem(null)
    void read(taken.text)
  }

  const takeAway = () => {
    flushSync(() => {
      forget()
      onSource(null)
      onPhoto(null)
    })
    box.current?.focus()
  }

  const readFile = async (file: File) => {
    if (isPictureFile(file)) return onPictures([file])
    if (file.size > MOST_BYTES) return setFileProblem(messages.fileTooLarge)
    try {
      take({ name: file.name, text: await file.text() })
    } catch {
      setFileProblem(messages.fileUnreadable)
    }
  }

  const [note, setNote] = useState<ReceivedNote>({})
  const receive = (came: Received | null) => {
    if (came === null) return setNote({ isLost: true })
    const { host, text: shared, url, picture, files } = came
    const address = onlyAddress(shared) ?? undefined
    setNote({ address })
    const [arrived, file] = [files.filter(isPictureFile), files.find((one) => !isPictureFile(one))]
    if (arrived.length > 0) onPictures(arrived)
    if (host !== null) take({ name: received.pageOf({ host }), text: shared, url }, picture)
    else if (file) void readFile(file)
    // The server fetches what an address names when its person presses, and never by itself.
    else if (address !== undefined && productConfig().fetchesPages) onText(address)
    else if (address === undefined && shared !== '') onText(shared)
  }
  useReceived(receive)

  /** What was read off pictures goes the way of what is pasted, and stays in the box. */
  const takeRead = (words: string, [first]: readonly File[]) => {
    onPhoto(first ?? null)
    onPictures(null)
    onSource(null)
    onText(words)
    void read(words)
  }

  /** A whole page is read at once: in the box it would only make the browser slow. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.length <= LIMITS.dishTextLength || !isSource(pasted)) return
    event.preventDefault()
    take({ name: null, text: pasted })
  }

  const readNow = () => {
    setFileProblem(null)
    void read(source?.text ?? text)
  }

  const readByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!busy) readNow()
  }

  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Heading level={1}>{messages.bringIn}</Heading>
        <Text $muted>{messages.bringInHelp}</Text>
        <OfflineNote>{messages.bringInOffline}</OfflineNote>
      </Stack>
      <ReceivedNotes {...note} />
      {recipes === null ? null : (
        <RecipeChoice recipes={recipes} busy={busy} onChoose={(index) => void choose(index)} />
      )}
      {pictures === null ? null : (
        <Suspense fallback={<Spinner />}>
          <ReadPictures first={pictures} onText={takeRead} onBack={() => onPictures(null)} />
        </Suspense>
      )}
      {pictures !== null ? null : (
        <Card title={messages.recipe} mark={<Picture name="clipboard" />}>
          {source === null ? (
            <>
              <TextArea
                ref={box}
                label={messages.recipeText}
                rows={10}
                value={text}
                onChange={onText}
                onPaste={paste}
                onKeyDown={readByKeys}
                error={fileProblem ?? problem}
                placeholder={messages.recipeExample}
                hint={messages.recipeHint}
              />
              <FileDrop
                label={messages.chooseFile}
                hint={messages.dropFile}
                accept={RECIPE_FILES}
                onFile={(file) => void readFile(file)}
              />
              <FileDrop
                label={messages.fromPictures}
                hint={messages.dropPictures}
                accept={PICTURE_FILES}
                onFiles={onPictures}
              />
              <Touch>
                <PhotoInput
                  label={messages.photograph}
                  icon={<Camera aria-hidden="true" />}
                  camera
                  busy={false}
                  onFiles={onPictures}
                />
              </Touch>
            </>
          ) : (
            <SourceNote source={source} error={problem} onTakeAway={takeAway} />
          )}
          <Row>
            <Button variant="primary" icon={<BookOpenText aria-hidden="true" />} busy={busy} onClick={readNow}>
              {messages.read}
            </Button>
            <Button variant="quiet" icon={<PenLine aria-hidden="true" />} onClick={() => onRead(emptyForm())}>
              {messages.writeInstead}
            </Button>
          </Row>
        </Card>
      )}
      <Privacy>{messages.privacy}</Privacy>
      <LatePart of={fromAnyPage} />
    </Stack>
  )
}

/* Elsewhere the camera is no quicker than a file. */
const Touch = styled.span`
  display: none;

  @media (pointer: coarse) {
    display: contents;
  }
`

const Privacy = styled.p`
  margin-block-start: -${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
`
