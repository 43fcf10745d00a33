import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIMITS } from '../../schema/limits'
import { forgetHousehold } from '../live/household'
import { beginIn } from '../live/openHousehold'
import { sendEdits } from '../live/sendEdits'
import { forgetMealOptions } from '../plan/mealOptions'
import { forgetPlanCheck } from '../plan/plannerStorage'
import { readUser } from '../session/session'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Skeleton } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import { type MemberFragment, useAcceptInvitationMutation, useHouseholdQuery } from './operations.generated'
import { useBelongings } from './useBelongings'
import { useHouseholds } from './useHouseholds'

interface JoinFormProps {
  keyText: string
  /** Name of the member whose place the newcomer takes; null for a new place. */
  forMember: string | null
}

/** Asks what a newcomer is called and brings along, and joins (docs/product.md HH-11, HH-21, HH-22, HH-29). */
export function JoinForm(props: JoinFormProps) {
  const { data, error } = useHouseholdQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && !error) return <Skeleton shape="card" />
  return <LoadedForm {...props} members={data?.viewer.household?.members ?? []} />
}

function LoadedForm({ keyText, forMember, members }: JoinFormProps & { members: readonly MemberFragment[] }) {
  const isAlone = members.filter(({ role }) => role !== null).length === 1
  const belongings = useBelongings()
  const isInSeveral = useHouseholds().length > 1
  const [wantsBoth, setWantsBoth] = useState(false)
  const isFurther = isInSeveral || wantsBoth
  const [typed, setTyped] = useState<string | null>(null)
  const [bringMembers, setBringMembers] = useState(false)
  const [bringItems, setBringItems] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const [nameProblem, setNameProblem] = useState<string | null>(null)
  const [accept, { loading, client }] = useAcceptInvitationMutation()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const name = typed ?? givenName(members) ?? forMember ?? ''

  const join = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    setProblem(null)
    if (name.trim() === '') return setNameProblem(messages.enterYourName)
    try {
      const input = isFurther
        ? { key: keyText, isFurther, name }
        : { key: keyText, bringMembers, bringItems: belongings !== null && bringItems, name }
      const { data } = await accept({ variables: { input } })
      const [refused] = data?.acceptInvitation.errors ?? [{ field: null, message: messages.acceptFailed }]
      if (refused) return (refused.field === 'name' ? setNameProblem : setProblem)(refused.message)
      const joined = data?.acceptInvitation.household
      if (isFurther && joined) {
        // What could not be sent is for the other household, wherever the person is then.
        await sendEdits()
        return beginIn(joined, '/')
      }
      forgetHousehold()
      forgetMealOptions()
      // What was fetched before belongs to the household that was left.
      await client.clearStore()
      forgetPlanCheck()
      alerts.info(messages.accepted)
      await navigate('/')
    } catch {
      setProblem(messages.acceptFailed)
    }
  }

  return (
    <Stack as="form" noValidate aria-label={messages.accept} onSubmit={(event: FormEvent) => void join(event)}>
      <TextField
        label={messages.yourName}
        hint={messages.yourNameHint}
        autoComplete="given-name"
        maxLength={LIMITS.householdNameLength}
        value={name}
        error={nameProblem}
        onChange={(next) => {
          setTyped(next)
          setNameProblem(null)
        }}
      />
      {isInSeveral ? null : <Checkbox label={messages.besides} checked={wantsBoth} onChange={setWantsBoth} />}
      <Text $muted>{isFurther ? messages.whatHappensBesides : messages.whatHappens}</Text>
      {!isFurther && isAlone && members.length > 1 ? (
        <Checkbox label={messages.bringMembers} checked={bringMembers} onChange={setBringMembers} />
      ) : null}
      {!isFurther && isAlone && belongings !== null ? (
        <Checkbox label={messages.bringItems(belongings)} checked={bringItems} onChange={setBringItems} />
      ) : null}
      <Button type="submit" variant="primary" size="large" wide busy={loading}>
        {messages.accept}
      </Button>
      <div role="alert">{problem ? <Text>{problem}</Text> : null}</div>
    </Stack>
  )
}

/** The name that the newcomer has given before; null where it is still the first half of the address. */
function givenName(members: readonly MemberFragment[]): string | null {
  const name = members.find(({ isViewer }) => isViewer)?.name
  return name === undefined || name === readUser()?.email.replace(/@[^@]*$/, '') ? null : name
}
