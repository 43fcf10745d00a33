import { useEffect, useState } from 'react'
import { usePlan } from '../plan/PlannerContext'
import { useFirstMinuteQuery } from './operations.generated'
import { Questions } from './Questions'
import type { Asked } from './useFirstMinute'

/** How often it is looked whether another dialog is closed, in milliseconds. */
const CHECK_MS = 250

/** Props of `FirstMinute`. */
export interface FirstMinuteProps {
  /** Proposes a meal for every row of the plan. */
  randomizeAll: () => Promise<void>
}

/**
 * Asks a person who plans for the first time three questions and then plans (docs/product.md PLAN-84): once, on whatever
 * device, who is alone in a household whose plan no one has worked on.
 */
export default function FirstMinute({ randomizeAll }: FirstMinuteProps) {
  const { isUntouched } = usePlan()
  const { data } = useFirstMinuteQuery({ fetchPolicy: 'network-only' })
  const [isClosed, setClosed] = useState(false)
  const { firstQuestionsAt, member, household } = data?.viewer ?? {}
  const isAlone = household?.members.length === 1
  const isNew = isUntouched && firstQuestionsAt === null && isAlone && household.plan?.version === 0
  const isFree = useNoOtherDialog(isNew)
  // What is stored on the way must not end the questions.
  const [asked, setAsked] = useState<Asked | null>(null)
  if (isNew && isFree && member && !asked) setAsked(member)
  if (!asked || isClosed) return null
  return <Questions asked={asked} randomizeAll={randomizeAll} onClose={() => setClosed(true)} />
}

/** Whether no other dialog is open, once that is so. */
function useNoOtherDialog(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isWanted || isFree) return
    const look = () => {
      if (document.querySelector('[role="dialog"]:not([hidden])') === null) setFree(true)
    }
    look()
    const timer = setInterval(look, CHECK_MS)
    return () => clearInterval(timer)
  }, [isWanted, isFree])
  return isFree
}
