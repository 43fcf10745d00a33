import { type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { usePlan } from '../plan/PlannerContext'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { Dialog } from '../ui/Dialog'
import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { Text } from '../ui/Text'
import { Leftovers } from './Leftovers'
import { messages } from './messages'
import { MissedWishes } from './MissedWishes'
import type { PlanSummaryFragment } from './operations.generated'
import { RelaxedNote } from './RelaxedNote'
import { Targets } from './Targets'
import { useRelaxing } from './useRelaxing'
import { useSummary } from './useSummary'
import { WhyTheseMeals } from './WhyTheseMeals'

export interface SummarySheetProps {
  /** Searches the whole plan again. */
  randomizeAll: () => Promise<void>
  onClose: () => void
}

/** What the plan on the page amounts to, what it misses and what would help (docs/product.md WISH-6). */
export default function SummarySheet({ randomizeAll, onClose }: SummarySheetProps) {
  const { summary, failed, loading, reload } = useSummary()
  const relaxing = useRelaxing(reload)
  const lead = useRef<HTMLParagraphElement>(null)
  const { relaxed, busy } = relaxing
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={messages.summary}>
      {relaxed ? (
        <RelaxedNote
          label={relaxed.label}
          isMissing={(summary?.missed.length ?? 0) > 0}
          busy={busy === relaxed.label}
          failed={relaxing.failed === relaxed.label}
          randomizeAll={randomizeAll}
          onUndo={() => void relaxing.takeBack(relaxed).then(() => lead.current?.focus())}
        />
      ) : null}
      {summary ? (
        <Content summary={summary} lead={lead} relaxing={relaxing} />
      ) : failed ? (
        <ErrorState title={messages.summaryFailed} onRetry={reload} retrying={loading} level={3}>
          {messages.tryAgain}
        </ErrorState>
      ) : loading ? (
        <Waiting label={messages.summaryLoading}>
          <SkeletonRows count={5} />
        </Waiting>
      ) : (
        <EmptyState picture="fork-and-knife-with-plate" title={messages.summaryEmpty} level={3}>
          {messages.summaryEmptyHint}
        </EmptyState>
      )}
    </Dialog>
  )
}

interface ContentProps {
  summary: PlanSummaryFragment
  lead: RefObject<HTMLParagraphElement | null>
  relaxing: ReturnType<typeof useRelaxing>
}

function Content({ summary, lead, relaxing }: ContentProps) {
  const { entries } = usePlan()
  const { targets, leftovers, lineCount, minutes, dollars, pricedLineCount, missed } = summary
  const met = targets.filter(({ isMet }) => isMet).length
  const meals = entries.length
  return (
    <Stack $gap={5}>
      <Lead ref={lead} tabIndex={-1}>
        {targets.length > 0 ? <b>{messages.targetsMet({ met, count: targets.length })} </b> : null}
        {messages.totals({ meals, minutes, leftovers: leftovers.length, lines: lineCount })}
        {dollars === null ? null : <> {messages.cost({ dollars, known: pricedLineCount, lines: lineCount })}</>}
      </Lead>
      <MissedWishes
        missed={missed}
        busy={relaxing.busy}
        failed={relaxing.failed}
        onRelax={(one) => void relaxing.relax(one)}
      />
      <Targets targets={targets} />
      <WhyTheseMeals />
      <Leftovers leftovers={leftovers} />
      <Text $muted $size="small">
        {targets.some(({ member }) => member === null) ? `${messages.adult} ` : ''}
        {messages.perDay}
      </Text>
      <Ways>
        <Link to="/wishes">{messages.toWishes}</Link>
      </Ways>
    </Stack>
  )
}

const Lead = styled.p`
  font-size: ${size.lead};
  color: ${color.textMuted};

  & > b {
    color: ${color.text};
  }
`

const Ways = styled.p`
  margin-block-end: ${space[2]};

  & a {
    display: inline-block;
    padding-block: ${space[3]};
    color: ${color.accent};
  }
`
