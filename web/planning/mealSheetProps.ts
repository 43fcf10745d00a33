import type { Table } from '../live/useTable'
import type { Category, Row } from '../plan/plan'
import type { PickerGroup } from '../ui/GroupedPicker'
import type { RowPeople } from './useRowPeople'

export interface MealSheetProps {
  category: Category
  row: number
  entry: Row
  groups: readonly PickerGroup[]
  loading: boolean
  busy: boolean
  table: Table
  /** Meals that the category has. */
  count: number
  /** How the row belongs to others with versions of the same meal; null where it does not. */
  version: 'main' | 'other' | null
  people: RowPeople
  onClose: () => void
  /** These get the id of the row. */
  onPick: (id: string, uniqueId: string) => void
  onServes: (id: string, serves: number) => void
  onRandomize: (id: string) => Promise<void>
  onLock: (id: string, isLocked: boolean) => void
  /** null while a proposal is being fetched, which must find the row that it is for. */
  onRemove: ((id: string) => void) | null
}
