import { useEffect, useState, useSyncExternalStore } from 'react'
import { sendEdits } from '../live/sendEdits'
import { replicaOf } from '../live/replica/Replica'
import { forgetMealOptions } from '../plan/mealOptions'
import { planMessages } from '../plan/messages'
import { hasMeals } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { useScrub } from '../plan/useScrub'
import { productConfig } from '../product/productConfig'
import { tokenOwner } from '../session/tokenOwner'
import { useAlerts } from '../ui/alerts'
import { type Answer, type Edits, errorsByField, type Field, type Forms, hasEdits, toAnswers } from './answers'
import { messages } from './messages'
import { useSaveSettingsMutation } from './operations.generated'
import { replaceWord } from './replaceWord'
import {
  type Changes,
  memoryOf,
  type Outcome,
  recallSettings,
  rememberSettings,
  type SettingsMemory,
  subscribeToSettings,
} from './settingsMemory'
import { useForms } from './useForms'
import { type SaveEffect, useSaveEffect } from './useSaveEffect'

/** What a save says of the settings and of the plan is one alert. */
const SAVED = 'settings'

/** The settings forms and what can be done with them. */
export interface SettingsControls {
  /** null until they are loaded. */
  forms: Forms | null
  loading: boolean
  failed: boolean
  reload: () => void
  edits: Edits
  change: (field: Field, answer: Answer) => void
  discard: () => void
  isUnsaved: boolean
  /** What saving would do to the plan; null for nothing. */
  effect: SaveEffect | null
  save: () => void
  saving: boolean
  /** The errors of the last save by field, those about the whole under ''. */
  problems: Readonly<Record<string, string>>
  outcome: Outcome | null
  dismissOutcome: () => void
  /** Replaces an unknown word by a suggested one and saves. */
  correct: (word: string, by: string) => void
  /** Checks the plan again after that failed. */
  retryScrub: () => void
}

/**
 * Loads, edits and saves the two forms, and scrubs the plan after each save (docs/product.md SET-9, SET-10, SET-11).
 * @param memberId the member of the household whose answers these are; null for the person's own.
 */
export function useSettings(memberId: string | null): SettingsControls {
  const alerts = useAlerts()
  const { scrubLatest, scrubbing } = useScrub()
  const { latestPlan, dispatch } = usePlan()
  const [saveSettings, { loading: storing }] = useSaveSettingsMutation({
    update: (cache, { data: answer }) => {
      if (!answer?.saveForms.forms) return
      // What these said of the meals held under the settings before.
      for (const fieldName of ['nodes', 'instructions']) cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
  })
  const { forms, failed, loading, reload } = useForms(memberId)
  const { edits, outcome } = memoryOf(useSyncExternalStore(subscribeToSettings, recallSettings), memberId)
  const keep = (change: (now: SettingsMemory) => SettingsMemory) =>
    rememberSettings({ ...change(memoryOf(recallSettings(), memberId)), memberId })
  const [sending, setSending] = useState(false)
  const [problems, setProblems] = useState<SettingsControls['problems']>({})
  const isUnsaved = forms !== null && hasEdits(edits, forms)
  const effect = useSaveEffect(forms, isUnsaved ? edits : null, memberId)

  useEffect(() => {
    if (failed) alerts.error(messages.loadFailed(productConfig()))
  }, [alerts, failed])

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const refuse = (found: SettingsControls['problems']) => {
    alerts.error(messages.saveFailed)
    setProblems(found)
  }

  /** Reports the outcome, in one alert with what was said before it; null when the plan can't be checked. */
  const scrubPage = async (said?: string): Promise<Changes | null> => {
    try {
      const hadMeals = hasMeals(latestPlan())
      const checked = await scrubLatest()
      dispatch({ type: 'scrub', checked })
      if (hadMeals) alerts.info(said ?? planMessages.scrubbed, { topic: SAVED, more: said && planMessages.scrubbed })
      return [...checked.changes]
    } catch {
      dispatch({ type: 'unchecked' })
      alerts.error(planMessages.scrubFailed)
      return null
    }
  }

  const store = async (answers: Edits) => {
    if (!forms) return
    setProblems({})
    // What an earlier save took out has to be on the server before this one can bring it back.
    setSending(true)
    await sendEdits().finally(() => setSending(false))
    const sent = toAnswers(answers, forms)
    const input = { answers: sent, isPreview: false, ...(memberId !== null && { memberId }) }
    try {
      const { data: answer } = await saveSettings({ variables: { input } })
      const { forms: stored, effect: done, errors } = answer?.saveForms ?? { forms: null, effect: null, errors: [] }
      if (!stored) return refuse(errors.length > 0 ? errorsByField(errors, sent) : { '': messages.kept })
      const unknownWords = [...(done?.neverEaten ?? []), ...(done?.disliked ?? [])].filter(
        ({ understood }) => !understood,
      )
      forgetMealOptions()
      // It suited the answers before; the check keeps it again.
      replicaOf(tokenOwner()).showFirst({ plan: null })
      // What was typed during the save stays.
      keep((now) => ({
        ...now,
        edits: now.edits === answers || now.edits === edits ? {} : now.edits,
        outcome: null,
      }))
      alerts.info(messages.saved, { topic: SAVED })
      const changes = await scrubPage(messages.saved)
      keep((now) => ({ ...now, outcome: { unknownWords, changes } }))
    } catch {
      refuse({ '': messages.kept })
    }
  }

  return {
    forms,
    loading,
    failed,
    edits,
    isUnsaved,
    effect,
    saving: sending || storing || scrubbing,
    problems,
    outcome,
    reload,
    change: (field, answer) => keep((now) => ({ ...now, edits: { ...now.edits, [field.id]: answer } })),
    discard: () => keep((now) => ({ ...now, edits: {} })),
    save: () => void store(edits),
    dismissOutcome: () =>
      keep((now) => ({ ...now, outcome: now.outcome?.unknownWords.length ? { ...now.outcome, changes: [] } : null })),
    correct: (word, by) => {
      const corrected = forms && replaceWord(edits, forms, word, by)
      if (corrected) void store(corrected)
    },
    retryScrub: () =>
      void scrubPage().then((changes) =>
        keep((now) => (now.outcome ? { ...now, outcome: { ...now.outcome, changes } } : now)),
      ),
  }
}
