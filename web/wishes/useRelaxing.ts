import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { FormAnswerInput } from '../apollo/schemaTypes.generated'
import type { Plan } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import {
  type MissedWishFragment,
  useSaveWishesMutation,
  type WishFieldFragment,
  WishFormsDocument,
} from './operations.generated'

/** What may be pressed to relax a wish. */
export type Relaxation = MissedWishFragment['relaxations'][number]

/** A wish that was relaxed, and what it was before. */
interface Relaxed {
  readonly label: string
  readonly memberId: string | null
  readonly former: FormAnswerInput
  /** The plan at that time. */
  readonly plan: Plan
}

/**
 * Relaxes a wish and takes that back (docs/product.md WISH-10).
 * @param onChanged A wish was changed.
 */
export function useRelaxing(onChanged: () => void) {
  const client = useApolloClient()
  const { latestPlan, undo } = usePlan()
  const [send] = useSaveWishesMutation()
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [relaxed, setRelaxed] = useState<Relaxed | null>(null)

  /** The answer that a field has before it is changed. Throws where it can't be known. */
  const formerAnswer = async ({ memberId, fieldId }: Relaxation): Promise<FormAnswerInput> => {
    const { data } = await client.query({ query: WishFormsDocument, fetchPolicy: 'network-only' })
    const household = data?.viewer.household
    const form = memberId === null ? household?.wishForm : household?.members.find(({ id }) => id === memberId)?.form
    const field = form?.fields.find(({ id }) => id === fieldId)
    if (!field) throw new Error('The field has gone')
    return answerOf(field, memberId)
  }
  const save = async (memberId: string | null, answer: FormAnswerInput): Promise<void> => {
    const { data } = await send({ variables: { input: { memberId, answers: [answer], isPreview: false } } })
    if (data?.saveForms.errors.length !== 0) throw new Error('The answer was refused')
  }
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    setBusy(name)
    setFailed(null)
    await work().then(onChanged, () => setFailed(name))
    setBusy(null)
  }
  return {
    /** The label of what is being saved, and of what could not be. */
    busy,
    failed,
    /** What was relaxed last and can be taken back. */
    relaxed,
    relax: (one: Relaxation) =>
      attempt(one.label, async () => {
        const former = await formerAnswer(one)
        await save(one.memberId, answerOf({ id: one.fieldId, answer: one.answer }, one.memberId))
        setRelaxed({ label: one.label, memberId: one.memberId, former, plan: latestPlan() })
      }),
    /** The wish as it was, and the plan as well where it was searched again. */
    takeBack: ({ label, memberId, former, plan }: Relaxed) =>
      attempt(label, async () => {
        await save(memberId, former)
        setRelaxed(null)
        if (latestPlan() !== plan) undo(plan)
      }),
  }
}

interface Field {
  readonly id: string
  readonly answer: Pick<WishFieldFragment['answer'], 'optionIds' | 'settings'>
}

/** An answer as it is sent; targets are the settings of options, wishes an option. */
function answerOf({ id, answer }: Field, memberId: string | null): FormAnswerInput {
  if (memberId === null) return { fieldId: id, optionIds: [...answer.optionIds] }
  const settings = answer.settings.map(({ optionId, settingId }) => ({ optionId, settingId }))
  return { fieldId: id, optionSettings: settings }
}
