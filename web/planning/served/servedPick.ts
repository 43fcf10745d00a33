import { createContext } from 'react'
import type { ServedRole } from '../../../schema/servedWith'
import type { Dish } from '../../plan/dish'
import type { Category, Row } from '../../plan/plan'

/** For which row something is picked, and what takes it. */
export interface ServedPick {
  readonly role: ServedRole
  readonly category: Category
  readonly entry: Row
  readonly onDish: (dish: Dish) => void
}

/** A picker's control is the same for all rows, so that it comes once; what it is for comes to it by this. */
export const ServedPickContext = createContext<ServedPick | null>(null)
