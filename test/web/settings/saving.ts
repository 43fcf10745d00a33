import { emptyEntry, type Plan } from '../../../web/plan/plan'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import type { Forms } from '../../../web/settings/answers'
import {
  MemberFormsDocument,
  PreviewFormsDocument,
  SaveSettingsDocument,
  SettingsFormsDocument,
} from '../../../web/settings/operations.generated'
import type { UnknownWords } from '../../../web/settings/settingsMemory'
import { meal, planAnswer, planOf } from '../plan/samples'
import { answer, type Mock } from '../shopping/renderMode'
import { forms, formsAnswer } from './forms'

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

const memberWith = (found: Forms, id: string) => ({
  __typename: 'HouseholdMember',
  id,
  ...formsAnswer(found, id),
})

/** An answer to the next loading of the person's own forms. */
export const loads = (found: Forms = forms()): Mock =>
  answer(SettingsFormsDocument, { viewer: { __typename: 'Viewer', member: memberWith(found, 'anna') } })

/** An answer to the next loading of another member's forms. */
export const loadsOf = (member: string, found: Forms = forms()): Mock => ({
  ...answer(MemberFormsDocument, { node: memberWith(found, member) }),
  request: { query: MemberFormsDocument, variables: { id: `HouseholdMember:${member}` } },
})

interface Saved {
  /** The forms as they are stored; null on failure. */
  forms?: Forms | null
  member?: string
  unknownWords?: UnknownWords
  errors?: object[]
}

/** An answer to the next save; `sent` receives what was sent. */
export function saves(
  { forms: stored = forms(), member, unknownWords = [], errors = [] }: Saved = {},
  sent?: Heard,
): Mock {
  const neverEaten = unknownWords.map((word) => ({ __typename: 'NeverEatenWord', understood: false, ...word }))
  const result = {
    __typename: 'SaveFormsResult',
    forms: stored && Object.values(formsAnswer(stored, member)),
    effect: stored && { __typename: 'SettingsEffect', neverEaten },
    errors,
  }
  return answer(SaveSettingsDocument, { saveForms: result }, sent)
}

/** An answer to the next scrub; `sent` receives what was sent, before the answer comes. */
export const scrubs = (to: Plan | null = plan, changed: object[] = [], sent?: Heard): Mock =>
  answer(ScrubMealPlanDocument, { scrubMealPlan: { plan: to && planAnswer(to), changes: changed, errors: [] } }, sent)

/** What saving would remove, adapt and bring back; `sent` receives the answers by id. */
export function previews([removed, adapted, returningCount]: readonly number[] = [0, 0, 0], sent?: Heard): Mock[] {
  const problem = (replacement: object | null, id: number) => ({
    row: { __typename: 'PlanRow', id: String(id), content: { __typename: 'PlannedMeal' } },
    replacement,
  })
  const problems = [
    ...Array.from({ length: removed ?? 0 }, (_, index) => problem(null, index)),
    ...Array.from({ length: adapted ?? 0 }, (_, index) =>
      problem({ __typename: 'RecipeVersion', id: 'v' }, 100 + index),
    ),
  ]
  const again = { maxUsageCount: 9 }
  return [{ ...answer(PreviewFormsDocument, { saveForms: { effect: { problems, returningCount } } }, sent), ...again }]
}
