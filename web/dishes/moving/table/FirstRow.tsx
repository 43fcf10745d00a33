import { useId } from 'react'
import styled from 'styled-components'
import { type ColumnsRead, ingredientsIn, TABLE_COLUMNS, type TableColumn } from '../../../../schema/tableColumns'
import { color } from '../../../styles/themes'
import { radius, size, space } from '../../../styles/tokens'
import { Heading } from '../../../ui/Text'
import { messages } from './messages'
import type { FirstRows } from './FirstRows'

/** Lines of a part that show. */
const MOST_LINES = 8
/** As a recipe is read; what is not named here comes after. */
const ORDER: readonly TableColumn[] = [
  ...(['name', 'description', 'serves', 'prep', 'cook', 'total', 'ingredients', 'steps', 'notes', 'other'] as const),
  ...TABLE_COLUMNS,
]

/** The first row of a table as its columns are read. */
export function FirstRow({ table, columns }: { table: FirstRows; columns: ColumnsRead }) {
  const title = useId()
  const parts = [...new Set(ORDER)].flatMap((column) => {
    const lines = columns.flatMap((read, at) => (read === column ? linesOf(column, table, at) : []))
    return lines.length === 0 ? [] : [{ column, lines }]
  })
  return (
    <Root aria-labelledby={title}>
      <Heading level={3} look="lead" id={title}>
        {messages.first}
      </Heading>
      <Parts>
        {parts.map(({ column, lines }) => (
          <div key={column}>
            <dt>{messages.readAs({ column })}</dt>
            {lines.slice(0, MOST_LINES).map((line, at) => (
              <dd key={at}>{line}</dd>
            ))}
            {lines.length > MOST_LINES ? <dd>…</dd> : null}
          </div>
        ))}
      </Parts>
    </Root>
  )
}

function linesOf(column: TableColumn, { names, row }: FirstRows, at: number): string[] {
  const value = row[at] ?? ''
  const lines = column === 'ingredients' ? ingredientsIn(value) : value.split(/\r?\n/)
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  return column === 'other' && said.length > 0 ? [`${names[at]}: ${said.join(' ')}`] : said
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`

const Parts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0;
  overflow-wrap: anywhere;

  dt {
    color: ${color.textMuted};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
  }
`
