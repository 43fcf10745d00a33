import { BookOpenText, ChevronLeft, RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { size } from '../../styles/tokens'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'
import { Progress } from '../../ui/Progress'
import { Select } from '../../ui/Select'
import { Row, Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { FileDrop } from '../FileDrop'
import { READ_LANGUAGES, type ReadLanguage, usualLanguage } from './languages'
import { messages } from './messages'
import { PICTURE_FILES } from './pictureFiles'
import { PictureReading } from './PictureReading'
import { SheetView } from './SheetView'

export interface ReadPicturesProps {
  /** What is read at once: pictures and PDF files. */
  first?: readonly File[]
  /** Gets the text as it was corrected, and the picture that is to be the photo of the dish, where one was chosen. */
  onText: (text: string, pictures: readonly File[]) => void
  onBack?: () => void
}

/** Reads pictures and PDF files on the device, and shows the text beside them before it is used (docs/product.md MOVE-26). */
export function ReadPictures({ first, onText, onBack }: ReadPicturesProps) {
  const [reading] = useState(() => new PictureReading())
  const { sheets, problems, doing } = useSyncExternalStore(reading.subscribe, reading.get)
  const [language, setLanguage] = useState<ReadLanguage>(() => usualLanguage())
  const [photo, setPhoto] = useState<number | null>(null)

  const begun = useRef<readonly File[] | null>(null)
  useEffect(() => () => reading.close(), [reading])
  useEffect(() => {
    if (first === undefined || begun.current === first) return
    begun.current = first
    void reading.add(first, usualLanguage())
  }, [reading, first])

  const use = () => {
    const text = sheets.map(({ words }) => words.trim()).filter((words) => words !== '')
    if (text.length === 0) return reading.say(messages.nothingToUse)
    onText(
      text.join('\n\n'),
      sheets.flatMap(({ id, file }) => (id === photo && file !== null ? [file] : [])),
    )
  }

  const waits = sheets.some(({ state }) => state === 'waiting')
  return (
    <Card title={messages.title} mark={<Picture name="clipboard" />}>
      <Stack $gap={1}>
        <Text $muted>{messages.help}</Text>
        <Advice>{messages.handwriting}</Advice>
      </Stack>
      <Row $align="end">
        <div>
          <Select
            label={messages.language}
            options={READ_LANGUAGES.map((value) => ({ value, label: messages.languages[value] }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
        {doing === null && !waits && sheets.some(({ text }) => text === null) ? (
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => void reading.again(language)}>
            {messages.readAgain}
          </Button>
        ) : null}
        {doing === null && waits ? (
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => void reading.read(language)}>
            {messages.goOn}
          </Button>
        ) : null}
      </Row>
      {doing === null ? null : (
        <Stack $gap={2} $align="stretch">
          <Progress label={doing.text} value={doing.done === null ? null : Math.round(doing.done * 100)} />
          <Row>
            <Button icon={<Square aria-hidden="true" />} onClick={() => reading.stop()}>
              {messages.stop}
            </Button>
          </Row>
        </Stack>
      )}
      <Said role="status">
        {doing === null && sheets.length > 0 && !waits ? messages.done({ count: sheets.length }) : doing?.text}
      </Said>
      {problems.map((problem) => (
        <Banner key={problem} tone="error">
          {problem}
        </Banner>
      ))}
      {sheets.map((sheet) => (
        <SheetView
          key={sheet.id}
          sheet={sheet}
          isPhoto={sheet.id === photo}
          onPhoto={(is) => setPhoto(is ? sheet.id : null)}
          onWords={(words) => reading.write(sheet.id, words)}
          onRemove={() => reading.remove(sheet.id)}
          onProblem={(problem) => reading.say(problem)}
        />
      ))}
      <FileDrop
        label={messages.more}
        hint={messages.moreHint}
        accept={PICTURE_FILES}
        onFiles={(files) => void reading.add(files, language)}
      />
      <Row>
        <Button variant="primary" icon={<BookOpenText aria-hidden="true" />} busy={doing !== null} onClick={use}>
          {messages.use}
        </Button>
        {onBack ? (
          <Button variant="quiet" icon={<ChevronLeft aria-hidden="true" />} onClick={onBack}>
            {messages.back}
          </Button>
        ) : null}
      </Row>
    </Card>
  )
}

const Advice = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Said = styled.span`
  ${visuallyHidden}
`
