import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tabular, visuallyHidden } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'

/** One column of a `Table`. */
export interface TableColumn<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Figures are at the end and have one width. */
  figures?: boolean
  /** The cell that names its row. */
  heads?: boolean
}

export interface TableProps<Row> {
  /** Says what the table holds; for screen readers unless `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * A table of data that scrolls sideways by itself when it is too wide.
 *
 *     <Table caption="Produce" columns={columns} rows={items} rowKey={(item) => item.name} />
 */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <Root>
        <Caption $shown={showCaption}>{caption}</Caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-figures={column.figures || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const content = column.cell(row)
                const figures = column.figures || undefined
                return column.heads ? (
                  <th key={column.key} scope="row" data-figures={figures}>
                    {content}
                  </th>
                ) : (
                  <td key={column.key} data-figures={figures}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroll>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
`

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: ${line.hairline} solid ${color.border};
    text-align: start;
    vertical-align: middle;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  thead th {
    font-size: ${size.small};
    font-weight: ${weight.strong};
    color: ${color.textMuted};
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  [data-figures] {
    ${tabular}
    text-align: end;
    white-space: nowrap;
  }
`

const Caption = styled.caption<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && visuallyHidden}
  text-align: start;
  font-weight: ${weight.strong};
`
