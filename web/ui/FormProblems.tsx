import { FieldError } from './FieldFrame'

/** One thing that is wrong with what was sent. */
export interface Problem {
  field: string | null
  message: string
}

/** What is wrong with a field; null when nothing is. */
export function problemAt(problems: readonly Problem[], field: string): string | null {
  return problems.find((problem) => problem.field === field)?.message ?? null
}

/** Below a form: what is wrong but belongs to none of its fields. */
export function FormProblems({ problems, fields }: { problems: readonly Problem[]; fields: readonly string[] }) {
  const others = problems.filter(({ field }) => field === null || !fields.includes(field))
  return (
    <div role="alert">
      {others.map(({ message }) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
    </div>
  )
}
