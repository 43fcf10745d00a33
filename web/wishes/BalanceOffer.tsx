import { useApolloClient } from '@apollo/client/react'
import { Scale, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { type Plan, rowById } from '../plan/plan'
import { entryOfRow } from '../plan/planAnswer'
import { usePlan } from '../plan/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, layer, line, media, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { Text } from '../ui/Text'
import { draftRows } from './draftRows'
import { messages } from './messages'
import { BalancePlanDocument, type BalancePlanQuery } from './operations.generated'
import { useHandEdit } from './useHandEdit'

/** What was balanced: the plan before, and what changed. */
interface Done extends Pick<BalancePlanQuery['balancePlan'], 'changed' | 'effects'> {
  readonly before: Plan
  /** How often the plan had been changed on this page then. */
  readonly edits: number
}

/**
 * After a meal was put into a row by hand: offers to change at most four others so that the plan meets the wishes again
 * (docs/product.md WISH-7). What it changed can be taken back by one Undo.
 */
export default function BalanceOffer() {
  const client = useApolloClient()
  const { latestPlan, dispatch, undo, edits } = usePlan()
  const { rowId, forget } = useHandEdit()
  const [busy, setBusy] = useState(false)
  const [outcome, setDone] = useState<Done | null>(null)
  const [problem, setProblem] = useState<{ readonly row: string; readonly text: string } | null>(null)
  // Once something else is done, it is not what Undo takes back.
  const done = outcome?.edits === edits ? outcome : null

  const balance = async (changedRow: string) => {
    const before = latestPlan()
    setBusy(true)
    setProblem(null)
    const answer = await client
      .query({
        query: BalancePlanDocument,
        variables: { input: { rows: draftRows(before), changedRow } },
        fetchPolicy: 'no-cache',
      })
      .then(({ data }) => data?.balancePlan ?? null)
      .catch(() => null)
    setBusy(false)
    if (!answer || answer.errors.length > 0 || latestPlan() !== before) {
      const text = latestPlan() === before ? messages.balanceFailed : messages.balanceOvertaken
      setProblem({ row: changedRow, text })
      return
    }
    const { changed, effects } = answer
    const proposal = new Map(changed.map(({ row }) => [row.id, entryOfRow(row)]))
    if (proposal.size > 0) flushSync(() => dispatch({ type: 'randomize', proposal }))
    setDone({ before, changed, effects, edits: edits + Math.min(1, proposal.size) })
    forget()
  }
  const takeBack = (before: Plan) => {
    undo(before)
    setDone(null)
  }

  if (rowId === null && done === null) return null
  const wrong = problem?.row === rowId ? problem.text : null
  const name = rowId === null ? '' : (rowById(latestPlan(), rowId)?.entry.name ?? '')
  return (
    <Bar role="region" aria-label={messages.balance} data-float="bottom">
      <Words role="status">
        {rowId !== null ? (
          <Text $strong={wrong !== null}>{wrong ?? messages.balanceOffered({ name })}</Text>
        ) : done ? (
          <Outcome done={done} />
        ) : null}
      </Words>
      <Tools>
        {rowId !== null ? (
          <Button variant="primary" icon={<Scale aria-hidden="true" />} busy={busy} onClick={() => void balance(rowId)}>
            {messages.balance}
          </Button>
        ) : done && done.changed.length > 0 ? (
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => takeBack(done.before)}>
            {messages.undo}
          </Button>
        ) : null}
        <IconButton
          label={messages.close}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            forget()
            setDone(null)
            setProblem(null)
          }}
        />
      </Tools>
    </Bar>
  )
}

function Outcome({ done: { changed, effects } }: { done: Done }) {
  if (changed.length === 0) return <Text>{messages.balanced}</Text>
  return (
    <>
      <Text $strong>{messages.balancedRows({ count: changed.length })}</Text>
      <Changes>
        {changed.map(({ row, before, why }) => (
          <li key={row.id}>
            {row.title}
            <Why>{messages.insteadOf({ before, why })}</Why>
          </li>
        ))}
      </Changes>
      <Text $muted $size="small">
        {effects.join('. ')}
      </Text>
    </>
  )
}

/* In view while the plan scrolls. */
const Bar = styled.div`
  ${screenOnly}
  position: var(--bar-position);
  inset-block-end: calc(var(--bar-height) + ${space[2]});
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  max-height: 60vh;
  overflow-y: auto;
  margin-block-start: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.medium};

  ${media.short} {
    max-height: none;
  }
`

const Words = styled.div`
  flex: 999 1 14rem;
  min-width: 0;
`

/* In sight, however long the words are. */
const Tools = styled.div`
  position: sticky;
  inset-block-end: -${space[3]};
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-block-end: -${space[3]};
  padding-block-end: ${space[3]};
  background: inherit;
`

const Changes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: ${space[1]} 0;
  padding: 0;
  list-style: none;
  font-weight: ${weight.medium};
`

const Why = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.regular};
`
