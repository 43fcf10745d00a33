import { CalendarDays } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { planMessages } from '../plan/messages'
import { PlanChanges } from '../plan/PlanChanges'
import { usePlan } from '../plan/PlannerContext'
import { useMode } from '../plan/useMode'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Stack } from '../ui/Stack'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import type { Outcome } from './settingsMemory'
import { UnknownWordList } from './UnknownWordList'
import type { SettingsControls } from './useSettings'

/** Whether the outcome is more than success. */
function isNotable({ unknownWords, changes }: Outcome): boolean {
  return unknownWords.length > 0 || changes === null || changes.length > 0
}

/**
 * The outcome of the last save: words that name no ingredient, and what it changed in the plan. Stays until it is closed,
 * and is scrolled into view when it is new.
 */
export function SaveOutcome({ settings }: { settings: SettingsControls }) {
  const { outcome } = settings
  const [recalled] = useState(outcome)
  return outcome ? <Shown outcome={outcome} isNew={outcome !== recalled} settings={settings} /> : null
}

function Shown({ outcome, isNew, settings }: { outcome: Outcome; isNew: boolean; settings: SettingsControls }) {
  const { saving, correct, dismissOutcome, retryScrub } = settings
  const { unknownWords, changes } = outcome
  const { entries } = usePlan()
  const { selectMode } = useMode()
  const root = useFocusOnRemoval<HTMLDivElement>()
  useEffect(() => {
    if (!isNew || !isNotable(outcome)) return
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' })
  }, [isNew, outcome, root])

  return (
    <Root ref={root} tabIndex={-1} $gap={5}>
      {unknownWords.length > 0 ? <UnknownWordList words={unknownWords} busy={saving} onCorrect={correct} /> : null}
      {changes === null ? (
        <Banner key="unchecked" tone="warning">
          {messages.planMayNotSuit}{' '}
          <Button variant="quiet" busy={saving} onClick={retryScrub}>
            {planMessages.checkPlan}
          </Button>
        </Banner>
      ) : changes.length === 0 ? (
        <Banner tone="success">{entries.length > 0 ? messages.planSuits : null}</Banner>
      ) : (
        <PlanChanges changes={changes} onDismiss={dismissOutcome}>
          <Button icon={<CalendarDays aria-hidden="true" />} onClick={() => selectMode('plan')}>
            {messages.goToPlan}
          </Button>
        </PlanChanges>
      )}
    </Root>
  )
}

const Root = styled(Stack)`
  scroll-margin-block-start: ${space[4]};
  outline: none;
`
