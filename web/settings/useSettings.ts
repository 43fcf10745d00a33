import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetKeptPlan } from '../plan/keptPlan'
import { forgetMealOptions } from '../plan/mealOptions'
import { planMessages } from '../plan/messages'
import { hasMeals } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { useScrub } from '../plan/useScrub'
import { productConfig } from '../product/productConfig'
import { tokenOwner } from '../session/tokenOwner'
import { useAlerts } from '../ui/alerts'
import {
  type Answer,
  type Edits,
  errorsByField,
  type Field,
  fieldKey,
  type FormName,
  hasEdits,
  toInput,
} from './answers'
import { messages } from './messages'
import {
  type FormsFragment,
  SettingsFormsDocument,
  useSaveSettingsMutation,
  useSettingsFormsQuery,
} from './operations.generated'
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

/** What a save says of the settings and of the plan is one alert. */
const SAVED = 'settings'

/** The settings forms and what can be done with them. */
export interface SettingsControls {
  /** null until they are loaded. */
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
      const stored = answer?.saveSettings.forms
      if (!stored) return
      cache.writeQuery({ query: SettingsFormsDocument, variables: { memberId }, data: { settingsForms: stored } })
      // What these said of the meals held under the settings before.
      for (const fieldName of ['cookingMeal', 'instructions']) cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
  })
  const { data, error, loading, refetch } = useSettingsFormsQuery({
    variables: { memberId },
    fetchPolicy: 'cache-and-network',
  })
  const { edits, outcome } = memoryOf(useSyncExternalStore(subscribeToSettings, recallSettings), memberId)
  const keep = (change: (now: SettingsMemory) => SettingsMemory) =>
    rememberSettings({ ...change(memoryOf(recallSettings(), memberId)), memberId })
  const [problems, setProblems] = useState<SettingsControls['problems']>({})
  const forms = data?.settingsForms ?? null
  const failed = error !== undefined && !loading && forms === null
  const isUnsaved = forms !== null && hasEdits(edits, forms)

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
    const input = { ...toInput(answers, forms), ...(memberId !== null && { memberId }) }
    try {
      const { data: answer } = await saveSettings({ variables: { input } })
      const {
        forms: stored,
        unknownWords,
        errors,
      } = answer?.saveSettings ?? { forms: null, unknownWords: [], errors: [] }
      if (!stored) return refuse(errors.length > 0 ? errorsByField(errors, input) : { '': messages.kept })
      forgetMealOptions()
      // It suited the answers before; the check keeps it again.
      forgetKeptPlan(tokenOwner())
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
    saving: storing || scrubbing,
    problems,
    outcome,
    reload: () => void refetch().catch(() => {}),
    change: (form, field, answer) =>
      keep((now) => ({ ...now, edits: { ...now.edits, [fieldKey(form, field)]: answer } })),
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
