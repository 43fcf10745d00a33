import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton'
import { late } from './late'
import type { MenuControlProps } from './MenuControl'
import { useFirstOpening } from './useFirstOpening'

const control = late<MenuControlProps>(async () => (await import('./MenuControl')).MenuControl)

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

/**
 * Three dots that open a menu with words: what is seldom needed.
 *
 *     <MenuButton label="More for the list" items={[{ label: 'Print the list', icon: <Printer />, onPress: print }]} />
 */
export function MenuButton({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const { Control, busy, handlers } = useFirstOpening(control)
  const button = <IconButton label={label} icon={<Ellipsis />} />
  if (Control) return <Control items={items} button={button} />
  return (
    <IconButton
      label={label}
      icon={<Ellipsis />}
      aria-haspopup="menu"
      aria-expanded={false}
      busy={busy}
      {...handlers}
    />
  )
}
