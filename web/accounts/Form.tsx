import type { ReactNode } from 'react'
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

/** A form on a card. It fetches the client's code when it gets the focus. */
export function Form({ label, onSubmit, noValidate, children }: FormProps) {
  return (
    <Card>
      <Stack
        as="form"
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
