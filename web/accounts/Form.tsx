import type { ReactNode } from 'react'
import { fetchClientCode } from '../app/clientHolder'
import { Card } from '../ui/Card'
import { Stack } from '../ui/Stack'

/** Props of `Form`. */
export interface FormProps {
  /** Names the form for screen readers. */
  label: string
  onSubmit: () => void
  /** Leaves the checks to the page instead of the browser. */
  noValidate?: boolean
  children: ReactNode
}

/** A form on a card, its parts one below the other. */
export function Form({ label, onSubmit, noValidate, children }: FormProps) {
  return (
    <Card>
      <Stack
        as="form"
        aria-label={label}
        noValidate={noValidate}
        onFocus={fetchClientCode}
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
