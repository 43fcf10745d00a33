import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/Button'

interface OpenerProps {
  icon: ReactNode
  label: string
  /** What opens, whose code may come then. @param close Closes it. */
  children: (close: () => void) => ReactNode
}

/** A quiet button that opens something over the page. */
export function Opener({ icon, label, children }: OpenerProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={icon} onClick={() => open(true)}>
        {label}
      </Button>
      {isOpen ? <Suspense>{children(() => open(false))}</Suspense> : null}
    </>
  )
}
