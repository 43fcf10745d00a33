import { BaseModel } from '../../database/BaseModel'
import type { Swap } from '../types'

/** A swap as it is stored; `position` counts the swaps of one ingredient from 0, the preferred one first. */
export class SwapModel extends BaseModel implements Swap {
  static override tableName = 'swaps'
  static override idColumn = ['from', 'position']
  static override jsonAttributes = ['words']

  declare from: string
  declare position: number
  declare to: string | null
  declare ratio: number
  declare note: string
  declare preparation: string | null
  declare before: string | null
  declare words: Readonly<Record<string, string>> | null
}
