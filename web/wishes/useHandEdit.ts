import { useEffect, useRef, useState } from 'react'
import type { Plan } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { changedByHand } from './handEdit'

/**
 * The row that the person has last changed by hand, until anything else is done to the plan; null for none. What dice
 * proposed, others did and an undo brought back is not by hand.
 */
export function useHandEdit(): { rowId: string | null; forget: () => void } {
  const { plan, changed, edits } = usePlan()
  const last = useRef({ plan, edits })
  const seen = useRef(new WeakSet<Plan>([plan]))
  const [rowId, setRowId] = useState<string | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { plan, edits }
    if (before.plan === plan) return
    const isOwn = before.edits !== edits && !seen.current.has(plan)
    seen.current.add(plan)
    const row = isOwn ? changedByHand(before.plan, plan) : null
    setRowId(row !== null && !changed.includes(row) ? row : null)
  }, [plan, changed, edits])
  return { rowId, forget: () => setRowId(null) }
}
