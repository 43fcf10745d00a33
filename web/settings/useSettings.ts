import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetMealOptions } from '../app/planner/mealOptions'
import { productConfig } from '../app/productConfig'
import { useAlerts } from '../ui/alerts'
import { type Answer, type Edits, errorsByField, type Field, fieldKey, type FormName, hasEdits, toInput } from './answers'
import { messages } from './messages'
import { type FormsFragment, SaveSettingsDocument, SettingsFormsDocument, useSettingsFormsQuery } from './operations.generated'
import { replaceWord } from './replaceWord'
import { type Outcome, recallSettings, rememberSettings, type SettingsMemory, subscribeToSettings } from './settingsMemory'
import { useScrub } from './useScrub'

/** The settings forms and what can be done with them. */
export interface SettingsControls {
  /** null while they are on their way, and when they did not come. */
  forms: FormsFragment | null
  loading: boolean
  failed: boolean
  reload: () => void
  edits: Edits
  change: (form: FormName, field: Field, answer: Answer) => void
  discard: () => void
  isUnsaved: boolean
  save: () => void
  saving: boolean
  /** What was wrong with the last save, by field; '' for the whole. Empty when nothing was. */
  problems: Readonly<Record<string, string>>
  outcome: Outcome | null
  dismissOutcome: () => void
  /** Puts a suggested word in the place of an unknown one and saves. */
  correct: (word: string, by: string) => void
  /** Checks the plan again after it failed. */
  retryScrub: () => void
}

/** Loads, edits and saves the two forms, and brings the plan in line after each save (specification, sections 4 and 8). */
export function useSettings(): SettingsControls {
  const client = useApolloClient()
  const alerts = useAlerts()
  const scrub = useScrub()
  const { data, error, loading, refetch } = useSettingsFormsQuery({ fetchPolicy: 'cache-and-network' })
  const { edits, outcome } = useSyncExternalStore(subscribeToSettings, recallSettings)
  const keep = (change: (now: SettingsMemory) => SettingsMemory) => rememberSettings(change(recallSettings()))
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<SettingsControls['problems']>({})
  const forms = data?.settingsForms ?? null
  const failed = error !== undefined && !loading && forms === null
  const isUnsaved = forms !== null && hasEdits(edits, forms)

  useEffect(() => {
    if (failed) alerts.error(messages.loadFailed(productConfig().productName))
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

  const store = async (answers: Edits) => {
    if (!forms) return
    setSaving(true)
    setProblems({})
    const input = toInput(answers, forms)
    try {
      const { data: answer } = await client.mutate({ mutation: SaveSettingsDocument, variables: { input }, fetchPolicy: 'no-cache' })
      const { forms: stored, unknownWords, errors } = answer?.saveSettings ?? { forms: null, unknownWords: [], errors: [] }
      if (!stored) return refuse(errors.length > 0 ? errorsByField(errors, input) : { '': messages.kept })
      client.writeQuery({ query: SettingsFormsDocument, data: { settingsForms: stored } })
      forgetMealOptions()
      // What was typed while the save was under way stays.
      keep((now) => ({ edits: now.edits === answers || now.edits === edits ? {} : now.edits, outcome: null }))
      alerts.info(messages.saved)
      const changes = await scrub()
      keep((now) => ({ ...now, outcome: { unknownWords, changes } }))
    } catch {
      refuse({ '': messages.kept })
    } finally {
      setSaving(false)
    }
  }

  return {
    forms, loading, failed, edits, isUnsaved, saving, problems, outcome,
    reload: () => void refetch().catch(() => {}),
    change: (form, field, answer) => keep((now) => ({ ...now, edits: { ...now.edits, [fieldKey(form, field)]: answer } })),
    discard: () => keep((now) => ({ ...now, edits: {} })),
    save: () => void store(edits),
    dismissOutcome: () =>
      keep((now) => ({ ...now, outcome: now.outcome?.unknownWords.length ? { ...now.outcome, changes: [] } : null })),
    correct: (word, by) => {
      const corrected = forms && replaceWord(edits, forms, word, by)
      if (corrected) void store(corrected)
    },
    retryScrub: () =>
      void scrub().then((changes) => keep((now) => (now.outcome ? { ...now, outcome: { ...now.outcome, changes } } : now))),
  }
}
