import { useApolloClient } from '@apollo/client/react'
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
import { ReadDishDocument } from './operations.generated'
import { condense, isTooLong, MOST_BYTES } from './recipeSource'

/** Props of `BringIn`. */
export interface BringInProps {
  text: string
  onText: (text: string) => void
  /** What was read. */
  onRead: (form: DishForm) => void
}

/** Where a recipe comes in: pasted, or as a file. What is read is corrected next. */
export function BringIn({ text, onText, onRead }: BringInProps) {
  const client = useApolloClient()
  const alerts = useAlerts()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const read = async (source: string) => {
    const recipe = condense(source)
    if (recipe === '') return setProblem('Paste a recipe first.')
    if (isTooLong(recipe)) return setProblem(messages.tooLong(LIMITS.dishTextLength))
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await client.mutate({ mutation: ReadDishDocument, variables: { input: { text: recipe } }, fetchPolicy: 'no-cache' })
      const { draft, errors } = data?.readDish ?? { draft: null, errors: [] }
      if (draft) onRead(formOfDraft(draft))
      else setProblem(errors[0]?.message ?? messages.readFailed)
    } catch {
      setProblem(messages.tryAgain)
      alerts.error(messages.readFailed)
    } finally {
      setBusy(false)
    }
  }

  const readFile = async (file: File) => {
    if (file.size > MOST_BYTES) return setProblem(messages.fileTooLarge)
    try {
      await read(await file.text())
    } catch {
      setProblem(messages.fileUnreadable)
    }
  }

  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Back to="/dishes">Your own dishes</Back>
        <Heading level={1}>{messages.bringIn}</Heading>
        <Text $muted>Paste it or choose a file. You check what we read before anything is kept.</Text>
        <OfflineNote>You're offline. A recipe can be read once you're back.</OfflineNote>
      </Stack>
      <Card title="The recipe" mark={<Picture name="clipboard" />}>
        <TextArea
          label="Recipe text"
          rows={10}
          value={text}
          onChange={onText}
          error={problem}
          placeholder={EXAMPLE}
          hint="The text of a recipe, or a page's source with its recipe data. Addresses are not opened."
        />
        <FileDrop onFile={(file) => void readFile(file)} />
        <Row>
          <Button variant="primary" icon={<BookOpenText aria-hidden="true" />} busy={busy} onClick={() => void read(text)}>
            Read Recipe
          </Button>
          <Button variant="quiet" icon={<PenLine aria-hidden="true" />} onClick={() => onRead(emptyForm())}>
            Write it here instead
          </Button>
        </Row>
      </Card>
      <Privacy>A file is read in your browser. Only the recipe's text is sent, and it stays yours alone.</Privacy>
    </Stack>
  )
}

const EXAMPLE = `Lentil soup
Serves 4

Ingredients
1 cup red lentils
2 carrots, diced
1 x 400 g tin tomatoes

Method
1. Rinse the lentils …`

const Back = styled(Link)`
  width: fit-content;
  color: ${color.accent};
`

const Privacy = styled.p`
  margin-block-start: -${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
`
