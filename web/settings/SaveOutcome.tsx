import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Stack } from '../ui/Stack'
import { useFocusHeir } from '../ui/useFocusHeir'
import { messages } from './messages'
import { PlanChanges } from './PlanChanges'
import type { Outcome } from './settingsMemory'
import { UnknownWordList } from './UnknownWordList'
import type { SettingsControls } from './useSettings'

/** Whether there is more to say than that all went well. */
function isNotable({ unknownWords, changes }: Outcome): boolean {
  return unknownWords.length > 0 || changes === null || changes.length > 0
}

/**
 * What came of the last save: words that were not understood, and what it changed in the plan. Stays until it is closed,
 * and is brought into sight when it is new.
 */
export function SaveOutcome({ settings }: { settings: SettingsControls }) {
  const { outcome } = settings
  const [recalled] = useState(outcome)
  return outcome ? <Shown outcome={outcome} isNew={outcome !== recalled} settings={settings} /> : null
}

function Shown({ outcome, isNew, settings }: { outcome: Outcome; isNew: boolean; settings: SettingsControls }) {
  const { saving, correct, dismissOutcome, retryScrub } = settings
  const { unknownWords, changes } = outcome
  const root = useFocusHeir<HTMLDivElement>()
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
          <Button variant="quiet" onClick={retryScrub}>
            Check my plan
          </Button>
        </Banner>
      ) : changes.length === 0 ? (
        <Banner tone="success">{messages.planSuits}</Banner>
      ) : (
        <PlanChanges changes={changes} onDismiss={dismissOutcome} />
      )}
    </Root>
  )
}

const Root = styled(Stack)`
  scroll-margin-block-start: ${space[4]};
  outline: none;
`
