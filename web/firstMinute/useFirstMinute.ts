import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { parts } from '../live/household'
import { tellHousehold } from '../live/tellHousehold'
import { tableOf } from '../live/useTable'
import { forgetMealOptions } from '../plan/mealOptions'
import { CATEGORIES } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { newId } from '../../schema/newId'
import { type Answers, avoidedBy, formAnswers } from './answers'
import { messages } from './messages'
import {
  type FirstMinuteQuery,
  useAddFirstMemberMutation,
  useCloseFirstQuestionsMutation,
  useNameFirstMemberMutation,
  useSaveFirstAnswersMutation,
} from './operations.generated'
import type { LiveHouseholdFragment } from '../live/operations.generated'

/** The person who is asked, as the server says. */
export type Asked = NonNullable<FirstMinuteQuery['viewer']['member']>

/** Thrown with what the server says is wrong. */
class Refused extends Error {}

/** What answers are stored with, and what came of it. */
export interface FirstMinute {
  /** Stores the answers, and plans when `isPlanned`. @returns whether all of it was stored; what was stays for the next try. */
  finish: (answers: Answers, isPlanned: boolean) => Promise<boolean>
  /** Stores nothing but that there is nothing more to ask. */
  close: () => void
  busy: boolean
  problem: string | null
  /** Whether something of the answers is stored, so that they stay as they are. */
  hasBegun: boolean
}

/** Stores the answers to the first questions and makes the plan (docs/product.md PLAN-85, PLAN-86). */
export function useFirstMinute(asked: Asked, randomizeAll: () => Promise<void>): FirstMinute {
  const { dispatch } = usePlan()
  const [name] = useNameFirstMemberMutation()
  const [add] = useAddFirstMemberMutation()
  const [save] = useSaveFirstAnswersMutation()
  const [closeQuestions] = useCloseFirstQuestionsMutation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The members that the people of the answers have become, by their keys. */
  const stored = useRef(new Map<string, string>())
  const [hasBegun, setHasBegun] = useState(false)

  const nameSelf = async ({ eaters: [self] }: Answers) => {
    stored.current.set(self.key, asked.id)
    const given = self.name.trim()
    if (given === '' && self.portion === asked.portion) return
    const input = { memberId: asked.id, portion: self.portion, ...(given !== '' && { name: given }) }
    heard((await name({ variables: { input } })).data?.updateHouseholdMember)
  }

  const addOthers = async ({ eaters: [, ...others] }: Answers) => {
    for (const { key, name: called, portion } of others) {
      if (stored.current.has(key)) continue
      const input = { operationId: key, name: called, portion }
      const household = heard((await add({ variables: { input } })).data?.addHouseholdMember)
      stored.current.set(key, household.members.at(-1)?.id ?? '')
    }
  }

  const saveForms = async (answers: Answers) => {
    for (const { key } of answers.eaters) {
      const memberId = stored.current.get(key)
      const said = formAnswers(asked.form, avoidedBy(answers, key), memberId === asked.id)
      if (said.length === 0) continue
      const input = { answers: said, isPreview: false, ...(memberId !== asked.id && { memberId }) }
      const outcome = (await save({ variables: { input } })).data?.saveForms
      const [wrong] = outcome?.errors ?? [{ message: messages.failed }]
      if (wrong) throw new Refused(wrong.message)
    }
  }

  /** As many rows as were asked for, whose serves follow who eats. */
  const addRows = ({ counts }: Answers) => {
    const { portions } = tableOf(parts.household.latest()?.members ?? [])
    flushSync(() => {
      for (const category of CATEGORIES)
        if (counts[category] > 0)
          dispatch({ type: 'setCount', category, count: counts[category], portions, seed: newId() })
    })
  }

  const finish = async (answers: Answers, isPlanned: boolean) => {
    setBusy(true)
    setProblem(null)
    setHasBegun(true)
    try {
      await nameSelf(answers)
      await addOthers(answers)
      await saveForms(answers)
      await closeQuestions()
      forgetMealOptions()
      if (isPlanned) {
        addRows(answers)
        void randomizeAll()
      }
      return true
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : messages.failed)
      return false
    } finally {
      setBusy(false)
    }
  }

  // Where that can't be sent, the questions come once more.
  const close = () => void closeQuestions().catch(() => {})
  return { finish, close, busy, problem, hasBegun }
}

interface Answer {
  household: LiveHouseholdFragment | null
  errors: readonly { message: string }[]
}

/** Hands on the household of an answer. @throws Refused */
function heard(answer: Answer | null | undefined): LiveHouseholdFragment {
  if (!answer?.household) throw new Refused(answer?.errors[0]?.message ?? messages.failed)
  tellHousehold(answer.household)
  return answer.household
}
