import { useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { Button } from '../ui/Button'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import type { HouseholdControls } from './useHousehold'

/** For the owner: the household's name. */
export function HouseholdName({ name, controls }: { name: string; controls: HouseholdControls }) {
  const [value, setValue] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => setProblem((await controls.rename(value.trim()))[0]?.message ?? null)
  return (
    <Stack
      as="form"
      aria-label={messages.name}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        maxLength={LIMITS.householdNameLength}
        autoComplete="off"
        value={value}
        error={problem}
        onChange={(next) => {
          setValue(next)
          setProblem(null)
        }}
      />
      {value.trim() === name || value.trim() === '' ? null : (
        <div>
          <Button type="submit" busy={controls.busy}>
            {messages.rename}
          </Button>
        </div>
      )}
    </Stack>
  )
}
