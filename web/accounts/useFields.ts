import { useState } from 'react'
import { type AnswerError, fieldError } from './answerErrors'

/** The text fields of a form by name, with what was wrong with each in the last answer until it is changed. */
export function useFields<Name extends string>(
  empty: Readonly<Record<Name, string>>,
  labels: Readonly<Record<NoInfer<Name>, string>>,
) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const field = (name: Name) => ({
    name,
    label: labels[name],
    required: true,
    value: values[name],
    error: fieldError(errors, name),
    onChange: (value: string) => {
      setValues({ ...values, [name]: value })
      setErrors(errors.filter((error) => error.field !== name))
    },
  })
  return { values, setValues, setErrors, field }
}
