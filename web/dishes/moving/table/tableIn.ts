import { useEffect, useState } from 'react'
import type { FirstRows } from './FirstRows'

const TABLE_TYPE = /^text\/(?:csv|tab-separated-values)\b/

/** The table that a file is, if its columns are to be shown before it is sent (docs/product.md MOVE-35); else null. */
export async function tableIn(file: File): Promise<FirstRows | null> {
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
export function useFirstRows(file: File): FirstRows | null | undefined {
  const [found, setFound] = useState<{ file: File; table: FirstRows | null } | null>(null)
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
