import { type ReactNode, useEffect, useRef } from 'react'
import { usePrefetchClient } from '../apollo/lazyApolloClient'
import { Card } from '../ui/Card'
import { Stack } from '../ui/Stack'

/** Props of `Form`. */
export interface FormProps {
  /** Names the form for screen readers. */
  label: string
  onSubmit: () => void
  /** Switches the browser's own checks off. */
  noValidate?: boolean
  children: ReactNode
}

/**
 * A form on a card. It fetches the client's code when it gets the focus. Sent before this code was there, it is sent now, and
 * so does a button of it what it was pressed for (docs/product.md ACC-48).
 */
export function Form({ label, onSubmit, noValidate, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Marked by first/earlyPresses.ts. What was typed is in the fields' state a moment later.
    const isSent = form.current?.dataset.sent === 'early'
    const pressed = form.current?.querySelector<HTMLElement>('[data-pressed]')
    if (!isSent && !pressed) return
    const timer = setTimeout(() => (pressed ? pressed.click() : form.current?.requestSubmit()))
    return () => clearTimeout(timer)
  }, [])
  return (
    <Card>
      <Stack
        as="form"
        ref={form}
        // Sent before the script is there, a form would go into the address; so the browser itself sends it nowhere.
        method="dialog"
        aria-label={label}
        noValidate={noValidate}
        onFocus={usePrefetchClient()}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </Stack>
    </Card>
  )
}
