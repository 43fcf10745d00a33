import type { ReadRecipe } from '../fields/readRecipe'
import type { DataNode } from '../fields/texts'

/** How one application, or a standard, writes a recipe as data. */
export interface DataFormat {
  /** Whether a thing is such a recipe, by its names. */
  holds(node: DataNode): boolean
  /** The recipe; null for a thing that says nothing of one. */
  read(node: DataNode): ReadRecipe | null
}
