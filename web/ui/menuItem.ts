import type { ReactNode } from 'react'

/** Something that a menu does. */
export interface MenuItem {
  /** In words; no two of a menu are the same. */
  label: string
  /** What comes of it, below the label. */
  hint?: string | undefined
  icon: ReactNode
  /** Has nothing to do just now. */
  resting?: boolean
  onPress: () => void
}
