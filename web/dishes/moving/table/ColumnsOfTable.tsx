import { useState } from 'react'
import styled from 'styled-components'
import { type ColumnsRead, makesRecipes, type TableColumn } from '../../../../schema/tableColumns'
import { media, space } from '../../../styles/tokens'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { Row, Stack } from '../../../ui/Stack'
import { Heading, Text } from '../../../ui/Text'
import { FirstRow } from './FirstRow'
import { messages } from './messages'
import type { FirstRows } from './FirstRows'

export interface ColumnsOfTableProps {
  /** What the file is called. */
  name: string
  table: FirstRows
  /** Another file is under way, or there is no connection. */
  busy: boolean
  onBringIn: (columns: ColumnsRead) => void
  onDiscard: () => void
}

/** What a person chooses from; others are there where a column is called so. */
const USUAL: readonly TableColumn[] = [
  ...(['name', 'ingredients', 'steps', 'serves', 'prep', 'cook', 'total', 'description', 'notes', 'other'] as const),
  ...(['labels', 'source', 'url', 'rating', 'picture'] as const),
]
const NOT_READ = ''
/** Characters of a value that show below its column. */
const SHOWN = 60

/** What each column of a table is read as, for the person to see and to change before it is sent (docs/product.md MOVE-35). */
export function ColumnsOfTable({ name, table, busy, onBringIn, onDiscard }: ColumnsOfTableProps) {
  const [columns, setColumns] = useState(table.columns)
  const missing = makesRecipes(columns) ? null : columns.includes('name') ? messages.needsContent : messages.needsName
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Heading level={2} look="title">
          {messages.title({ name })}
        </Heading>
        <Text $muted>{messages.intro}</Text>
      </Stack>
      <Columns role="group" aria-label={messages.columns}>
        {columns.map((column, at) => (
          <Select
            key={at}
            label={table.names[at] || messages.unnamed({ at: at + 1 })}
            hint={shortly(table.row[at] ?? '') || messages.empty}
            options={optionsFor(table.columns[at] ?? null)}
            value={column ?? NOT_READ}
            onChange={(next) => setColumns(columns.with(at, next === NOT_READ ? null : next))}
          />
        ))}
      </Columns>
      <FirstRow table={table} columns={columns} />
      <Stack $gap={2}>
        {missing === null ? null : <Text role="status">{missing}</Text>}
        <Row $gap={2}>
          <Button variant="primary" busy={busy} disabled={missing !== null} onClick={() => onBringIn(columns)}>
            {messages.bringIn}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </Row>
      </Stack>
    </Stack>
  )
}

function optionsFor(byName: TableColumn | null): { value: TableColumn | typeof NOT_READ; label: string }[] {
  const all = byName === null || USUAL.includes(byName) ? USUAL : [...USUAL, byName]
  return [
    ...all.map((column) => ({ value: column, label: messages.readAs({ column }) })),
    { value: NOT_READ, label: messages.notRead },
  ]
}

/** The beginning of a value on one line. */
function shortly(value: string): string {
  const text = value.replace(/\s+/g, ' ')
  return text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text
}

const Columns = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  overflow-wrap: anywhere;

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
