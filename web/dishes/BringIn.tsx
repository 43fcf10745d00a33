import { BookOpenText, PenLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { OfflineNote } from '../ui/OfflineNote'
import { Row, Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { TextArea } from '../ui/TextArea'
import { emptyForm, formOfDraft, type DishForm } from './dishForm'
import { FileDrop } from './FileDrop'
import { messages } from './messages'
import { useReadDishMutation } from './operations.generated'
import { condense, isTooLong, MOST_BYTES } from './recipeSource'

export interface BringInProps {
  text: string
  onText: (text: string) => void
  onRead: (form: DishForm) => void
}

/** Takes in a recipe as pasted text or as a file (docs/product.md DISH-2). */
export function BringIn({ text, onText, onRead }: BringInProps) {
  const alerts = useAlerts()
  const [problem, setProblem] = useState<string | null>(null)
  const [readDish, { loading }] = useReadDishMutation({
    onCompleted: ({ readDish: { draft, errors } }) => {
      if (draft) onRead(formOfDraft(draft))
      else setProblem(errors[0]?.message ?? messages.readFailed)
    },
    onError: () => {
      setProblem(messages.tryAgain)
      alerts.error(messages.readFailed)
    },
  })

  const read = (source: string) => {
    const recipe = condense(source)
    if (recipe === '') return setProblem(messages.pasteFirst)
    if (isTooLong(recipe)) return setProblem(messages.tooLong({ most: LIMITS.dishTextLength }))
    setProblem(null)
    void readDish({ variables: { input: { text: recipe } } })
  }

  const readFile = async (file: File) => {
    if (file.size > MOST_BYTES) return setProblem(messages.fileTooLarge)
    try {
      read(await file.text())
    } catch {
      setProblem(messages.fileUnreadable)
    }
  }

  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Back to="/dishes">{messages.title}</Back>
        <Heading level={1}>{messages.bringIn}</Heading>
        <Text $muted>{messages.bringInHelp}</Text>
        <OfflineNote>{messages.bringInOffline}</OfflineNote>
      </Stack>
      <Card title={messages.recipe} mark={<Picture name="clipboard" />}>
        <TextArea
          label={messages.recipeText}
          rows={10}
          value={text}
          onChange={onText}
          error={problem}
          placeholder={messages.recipeExample}
          hint={messages.recipeHint}
        />
        <FileDrop onFile={(file) => void readFile(file)} />
        <Row>
          <Button
            variant="primary"
            icon={<BookOpenText aria-hidden="true" />}
            busy={loading}
            onClick={() => read(text)}
          >
            {messages.read}
          </Button>
          <Button variant="quiet" icon={<PenLine aria-hidden="true" />} onClick={() => onRead(emptyForm())}>
            {messages.writeInstead}
          </Button>
        </Row>
      </Card>
      <Privacy>{messages.privacy}</Privacy>
    </Stack>
  )
}

const Back = styled(Link)`
  width: fit-content;
  color: ${color.accent};
`

const Privacy = styled.p`
  margin-block-start: -${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
`
