import { useId, useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { openHousehold } from '../live/openHousehold'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import { HouseholdsDocument, useCreateHouseholdMutation } from './operations.generated'

/** Makes a further household, and opens it (docs/product.md HH-28). */
export function NewHouseholdDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null)
  const [create, { loading }] = useCreateHouseholdMutation({ refetchQueries: [HouseholdsDocument] })
  const make = async () => {
    const failed = { field: null, message: messages.makeFailed }
    try {
      const { data } = await create({ variables: { input: { name } } })
      const made = data?.createHousehold
      if (!made?.household) return setProblem(made?.errors[0] ?? failed)
      // Where that is not possible now, it is in the list of households.
      if (!(await openHousehold(made.household, '/household'))) onClose()
    } catch {
      setProblem(failed)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={messages.makeTitle}
      description={messages.makeHint}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={loading}>
            {messages.make}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        aria-label={messages.makeTitle}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          if (!loading) void make()
        }}
      >
        <TextField
          label={messages.name}
          hint={messages.makeNameHint}
          maxLength={LIMITS.householdNameLength}
          autoComplete="off"
          value={name}
          error={problem?.field === 'name' ? problem.message : undefined}
          onChange={(next) => {
            setName(next)
            setProblem(null)
          }}
        />
        <div role="alert">{problem && problem.field !== 'name' ? <Text>{problem.message}</Text> : null}</div>
      </Stack>
    </Dialog>
  )
}
