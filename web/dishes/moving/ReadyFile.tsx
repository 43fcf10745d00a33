import type { ColumnsRead } from '../../../schema/tableColumns'
import { Button } from '../../ui/Button'
import { LatePart } from '../../ui/LatePart'
import { Row, Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from '../received/messages'
import { columnsOfTable } from './table/lateColumnsOfTable'
import { useFirstRows } from './table/tableIn'

export interface ReadyFileProps {
  /** A file that was shared with the product, or opened with it, or a table that was chosen. */
  file: File
  /** Another one is under way, or there is no connection. */
  busy: boolean
  /** With what the columns of a table are read as. */
  onBringIn: (columns: ColumnsRead | null) => void
  onDiscard: () => void
}

/** A file that waits for the person to begin: what others hand over is not brought in by itself (docs/product.md MOVE-24), and of a table its columns are seen first (MOVE-35). */
export function ReadyFile({ file, busy, onBringIn, onDiscard }: ReadyFileProps) {
  const table = useFirstRows(file)
  if (table === undefined) return null
  if (table !== null)
    return (
      <LatePart
        key={`${file.name} ${file.lastModified}`}
        of={columnsOfTable}
        {...{ name: file.name, table, busy, onBringIn, onDiscard }}
      />
    )
  return (
    <Stack $gap={2}>
      <Text>{messages.ready({ name: file.name })}</Text>
      <Row $gap={2}>
        <Button variant="primary" busy={busy} onClick={() => onBringIn(null)}>
          {messages.bringIn}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </Row>
    </Stack>
  )
}
