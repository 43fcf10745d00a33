import { useEffect, useState } from 'react'
import type { ColumnsRead } from '../../../../schema/tableColumns'

/** The beginning of a table of recipes. */
export interface Table {
  /** What its columns are called; '' for one without a name. */
  readonly names: readonly string[]
  /** What its first row has in each. */
  readonly row: readonly string[]
  /** What they are read as by their names. */
  readonly columns: ColumnsRead
}

const TABLE_TYPE = /^text\/(?:csv|tab-separated-values)\b/

/** The table that a file is, if its columns are to be shown before it is sent (docs/product.md MOVE-35); else null. */
export async function tableIn(file: File): Promise<Table | null> {
  const isNamedSo = /\.(?:csv|tsv|tab)$/i.test(file.name) || TABLE_TYPE.test(file.type)
  if (!isNamedSo && !/\.txt$/i.test(file.name)) return null
  try {
    const { readTable } = await import('./readTable')
    return await readTable(file, isNamedSo)
  } catch {
    // The server says what is wrong with it.
    return null
  }
}

/** The table that a file is; undefined until that is known. */
export function useTable(file: File): Table | null | undefined {
  const [found, setFound] = useState<{ file: File; table: Table | null } | null>(null)
  useEffect(() => {
    let isGone = false
    void tableIn(file).then((table) => {
      if (!isGone) setFound({ file, table })
    })
    return () => {
      isGone = true
    }
  }, [file])
  return found?.file === file ? found.table : undefined
}
