import { type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { VisitPurpose } from '../../apollo/schemaTypes.generated'
import { Button } from '../../ui/Button'
import { FieldError } from '../../ui/FieldFrame'
import { Stack } from '../../ui/Stack'
import { SessionEndsContext } from '../plainHooks'
import { beginVisit } from './beginVisit'
import { messages } from './messages'

export interface VisitButtonProps {
  purpose: VisitPurpose
  /** The page to which the visit leads; by default this one. */
  next?: string
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** Leaves for the home's own provider, and says below what stands against it. */
export function VisitButton({ purpose, next, variant = 'secondary', children }: VisitButtonProps) {
  const ends = useContext(SessionEndsContext)
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    if (ends === null) return
    setBusy(true)
    setProblem(await beginVisit(purpose, next ?? pathname + search, ends).catch(() => messages.failed))
    setBusy(false)
  }
  return (
    <Stack $gap={2}>
      <div>
        <Button variant={variant} busy={busy} onClick={() => void leave()}>
          {children}
        </Button>
      </div>
      <div role="alert">{problem === null ? null : <FieldError>{problem}</FieldError>}</div>
    </Stack>
  )
}
