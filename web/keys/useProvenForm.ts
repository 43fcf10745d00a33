import { useState } from 'react'
import { type Problem, problemAt } from '../ui/FormProblems'

/** What a form asks for, the password as proof among it. */
interface Proven {
  password: string
}

/**
 * A form that makes something with the person's password (docs/product.md ACC-56). Problems stay at their fields until these
 * change; the password has to be given again after a refusal, and everything is blank after it was made.
 * @param blank the form without an answer; the same at every call.
 */
export function useProvenForm<Wanted extends Proven>(
  blank: Wanted,
  { busy, onMake }: { busy: boolean; onMake: (wanted: Wanted) => Promise<readonly Problem[]> },
) {
  const [wanted, setWanted] = useState(blank)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const make = async () => {
    setProblems([])
    const found = await onMake(wanted)
    setProblems(found)
    setWanted(found.length === 0 ? blank : { ...wanted, password: '' })
  }
  return {
    wanted,
    problems,
    errorAt: (field: string) => problemAt(problems, field),
    change: (next: Partial<Wanted>) => {
      setWanted({ ...wanted, ...next })
      setProblems(problems.filter(({ field }) => field === null || !(field in next)))
    },
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault()
      if (!busy) void make()
    },
  }
}
