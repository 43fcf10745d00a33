import { emptyEntry, type Plan } from '../../../web/plan/plan'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import { SaveSettingsDocument, SettingsFormsDocument } from '../../../web/settings/operations.generated'
import { meal, planAnswer, planOf } from '../plan/samples'
import { answer, type Mock } from '../shopping/renderMode'
import { forms } from './forms'

/** A plan, what a save makes of it, and what is said of that. */
export const plan = planOf({ dinner: [meal('Dal', { numServes: 4 }), meal('Pie')] })
export const adapted = planOf({
  dinner: [meal('Dal', { numServes: 4, isCustomised: true, uniqueId: 'other' }), emptyEntry(1)],
})
export const changes = [
  {
    __typename: 'ScrubbedRow',
    category: 'DINNER',
    row: 0,
    mealName: 'Dal',
    change: 'ADAPTED',
    reasons: ['Contains milk, and you asked for No milk'],
  },
  {
    __typename: 'ScrubbedRow',
    category: 'DINNER',
    row: 1,
    mealName: 'Pie',
    change: 'REMOVED',
    reasons: ['Contains olives, which you never eat'],
  },
]

type Heard = (variables: unknown) => void

/** An answer to the next loading of the forms. */
export const loads = (found: object = forms()): Mock => answer(SettingsFormsDocument, { settingsForms: found })

/** An answer to the next save; `sent` receives what was sent. */
export const saves = (result: object = {}, sent?: Heard): Mock =>
  answer(SaveSettingsDocument, { saveSettings: { forms: forms(), unknownWords: [], errors: [], ...result } }, sent)

/** An answer to the next scrub; `sent` receives what was sent, before the answer comes. */
export const scrubs = (to: Plan | null = plan, changed: object[] = [], sent?: Heard): Mock =>
  answer(ScrubMealPlanDocument, { scrubMealPlan: { plan: to && planAnswer(to), changes: changed, errors: [] } }, sent)
