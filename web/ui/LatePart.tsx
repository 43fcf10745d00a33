import { type ComponentType, useEffect, useState } from 'react'
import type { Late } from './late'
import { Spinner } from './Spinner'

/** A part of what a control opens, once its code is there. */
export function LatePart<Props extends object>({ of, ...props }: { of: Late<Props> } & Props) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(of.latest)
  useEffect(() => {
    // What can't be fetched now is asked for again when it is opened again.
    void of.fetch().then(
      (part) => setPart(() => part),
      () => {},
    )
  }, [of])
  return Part === null ? <Spinner /> : <Part {...(props as unknown as Props)} />
}
