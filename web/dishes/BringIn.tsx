import { BookOpenText, PenLine } from 'lucide-react'
import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { LatePart } from '../ui/LatePart'
import { OfflineNote } from '../ui/OfflineNote'
import { Row, Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { TextArea } from '../ui/TextArea'
import { emptyForm, formOfDraft, type DishForm } from './dishForm'
import { FileDrop } from './FileDrop'
import { messages } from './messages'
import { RecipeChoice } from './RecipeChoice'
import { fromAnyPage } from './received/lateFromAnyPage'
import { messages as received } from './received/messages'
import { isPicture, onlyAddress, type Received } from './received/Received'
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
  onRead: (form: DishForm) => void
  /** The box of the text. */
  box: RefObject<HTMLTextAreaElement | null>
}

/** Takes in a recipe as pasted text, as a page's source or as a file (docs/product.md DISH-2). */
export function BringIn({ text, onText, source, onSource, onRead, box }: BringInProps) {
  const alerts = useAlerts()
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const { read, choose, forget, recipes, problem, busy } = useReadRecipe({
    onRead: (draft) => onRead(formOfDraft(draft)),
    onRefused: () => box.current?.focus(),
    onFailed: () => alerts.error(messages.readFailed),
  })

  const take = (taken: RecipeSource) => {
    onSource(taken)
    setFileProblem(null)
    void read(taken.text)
  }

  const takeAway = () => {
    flushSync(() => {
      forget()
      onSource(null)
    })
    box.current?.focus()
  }

  const readFile = async (file: File) => {
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
    setNote({ address, pictures: files.filter(isPicture) })
    const file = files.find((one) => !isPicture(one))
    if (host !== null) take({ name: received.pageOf({ host }), text: shared, url, picture })
    else if (file) void readFile(file)
    else if (address === undefined && shared !== '') onText(shared)
  }
  useReceived(receive)

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
      <Privacy>{messages.privacy}</Privacy>
      <LatePart of={fromAnyPage} />
    </Stack>
  )
}

const Privacy = styled.p`
  margin-block-start: -${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
`
