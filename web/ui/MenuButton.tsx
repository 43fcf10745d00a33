import { Ellipsis } from 'lucide-react'
import { IconButton } from './IconButton'
import { late } from './late'
import type { MenuControlProps } from './MenuControl'
import type { MenuItem } from './menuItem'
import { useFirstOpening } from './useFirstOpening'

const control = late<MenuControlProps>(async () => (await import('./MenuControl')).MenuControl)

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
