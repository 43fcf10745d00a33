import { Card } from '../../ui/Card'
import { Stack } from '../../ui/Stack'
import { Heading } from '../../ui/Text'
import type { MealInstructionsFragment } from '../operations.generated'
import { messages } from './messages'
import { Paragraphs } from './Paragraphs'
import { SourceLine } from './SourceLine'

/** What is shown of an own dish beside its recipe; while it is cooked its notes alone. */
export type AboutOwn = Pick<MealInstructionsFragment, 'notes'> &
  Partial<Pick<MealInstructionsFragment, 'description' | 'source'>>

/** Description and notes of an own dish, and where it is from. */
export default function AboutCard({ recipe: { description = null, notes, source = null } }: { recipe: AboutOwn }) {
  const isNotesAlone = description === null && source === null
  return (
    <Card title={isNotesAlone ? messages.notes : messages.about}>
      {description === null ? null : <Paragraphs>{description}</Paragraphs>}
      {notes === null ? null : (
        <Stack $gap={1}>
          {isNotesAlone ? null : (
            <Heading level={3} look="lead">
              {messages.notes}
            </Heading>
          )}
          <Paragraphs>{notes}</Paragraphs>
        </Stack>
      )}
      {source === null ? null : <SourceLine source={source} />}
    </Card>
  )
}
