import { useCallback, useState } from 'react'

/** For a control that takes the place of a closed one which was opened: it is there first, has the focus, and opens. */
export function useOpensAtOnce(): {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: (button: HTMLElement | null) => void
} {
  const [open, setOpen] = useState(false)
  const trigger = useCallback((button: HTMLElement | null) => {
    button?.focus({ preventScroll: true })
    if (button) setOpen(true)
  }, [])
  return { open, onOpenChange: setOpen, trigger }
}
