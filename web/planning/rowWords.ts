import { planMessages } from '../plan/messages'
import type { Category } from '../plan/plan'

export interface InCategory {
  category: Category
}

export interface InRow extends InCategory {
  row: number
}

/** A row with its meal; empty for none. */
export interface NamedRow extends InRow {
  name: string
}

/** A row inside a sentence, such as 'dinner 2'. */
export function rowWord({ category, row }: InRow): string {
  return planMessages.place({ category: planMessages.categoryWord[category], row })
}

/** A row with its meal, such as 'dinner 2, Mapo tofu'. */
export const wholeName = ({ name, ...where }: NamedRow): string =>
  name ? `${rowWord(where)}, ${name}` : rowWord(where)
