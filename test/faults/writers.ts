import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../support/people'
import type { Answered } from './calls'
import type { Call, Writer } from './Writer'
import { SIGN_UP, type SignedIn } from './people'

/** Writes that carry a name of their own, so that the same one may be sent until it is acknowledged. */
export interface NamedWriter extends Writer {
  kind: 'event' | 'feedback' | 'sign-up'
  sent: Set<string>
  acknowledged: Set<string>
}

/** A plan that is saved on the version that it replaces. */
export interface PlanWriter extends Writer {
  kind: 'plan'
  /** What is stored after the last acknowledgement. */
  acknowledged: { version: number; mark: number }
  /** The write that was sent since and is not acknowledged. */
  pending: number | null
  /** Answers that no order of the writes explains. */
  contradictions: string[]
}

/** A setting that is replaced without a version: a write that no one answered may take effect at any later time. */
export interface SettingsWriter extends Writer {
  kind: 'settings'
  acknowledged: { count: number; mark: number }
  unanswered: Set<number>
}

const EVENT =
  'mutation ($id: ID!, $at: Timestamp!) { recordEvent(input: { eventType: SERVES_CHANGED, page: "/plan", timestamp: $at, eventId: $id, metadata: { mark: $id } }) { accepted } }'
const FEEDBACK =
  'mutation ($id: ID!, $text: String!) { submitFeedback(input: { submissionId: $id, textResponses: { general: $text } }) { submitted } }'
const SETTINGS = 'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { errors { code } } }'

/** Every value of the settings, so that each can be read from the number. */
export const settingsOf = (mark: number) => ({
  neverEaten: `olives, ${mark}`,
  requirement: mark % 2 === 0 ? 'Strict' : 'Adapt',
  tag: ['More', 'Less', 'Never'][mark % 3] ?? '',
})

function settingsInput(mark: number): object {
  const { neverEaten, requirement, tag } = settingsOf(mark)
  return {
    dietary: [
      { label: 'Dietary requirements', settings: [{ choice: 'Gluten free', setting: requirement }] },
      { label: 'Ingredients I never eat', text: neverEaten },
    ],
    tags: [{ label: 'Tags', settings: [{ choice: 'Quick', setting: tag }] }],
  }
}
const PLAN =
  'mutation ($plan: MealPlanInput!, $version: Int!) { saveMealPlan(input: { plan: $plan, version: $version }) { saved { version plan { breakfast { mealList { numServes } } } } errors { code } } }'

/** Whether the field of the answer holds the mark of success. */
function succeeded({ seen, data }: Answered, field: string, is: (result: Record<string, unknown>) => boolean): boolean {
  const result = (data as Record<string, Record<string, unknown>> | null)?.[field]
  return seen === 200 && result !== undefined && is(result)
}

const hasNoErrors = ({ errors }: Record<string, unknown>): boolean => Array.isArray(errors) && errors.length === 0

function namedWriter(kind: NamedWriter['kind'], person: SignedIn, send: (id: string) => Promise<boolean>): NamedWriter {
  let current: string | null = null
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  return {
    kind,
    person,
    sent,
    acknowledged,
    write: async () => {
      current ??= randomUUID()
      sent.add(current)
      if (!(await send(current))) return
      acknowledged.add(current)
      current = null
    },
  }
}

/** The address that a sign-up of that name is for. */
export const addressOf = (id: string): string => `new-${id}@example.com`

export function eventWriter(call: Call, person: SignedIn): NamedWriter {
  return namedWriter('event', person, async (id) =>
    succeeded(
      await call(EVENT, { id, at: Date.now() }, person.token),
      'recordEvent',
      ({ accepted }) => accepted === true,
    ),
  )
}

/** So long that tables grow while a fault lasts: a full disk is felt only then. */
const LONG = ` ${'tomatoes'.repeat(400)}`

export function feedbackWriter(call: Call, person: SignedIn): NamedWriter {
  return namedWriter('feedback', person, async (id) =>
    succeeded(
      await call(FEEDBACK, { id, text: id + LONG }, person.token),
      'submitFeedback',
      ({ submitted }) => submitted === true,
    ),
  )
}

export function signUpWriter(call: Call, person: SignedIn): NamedWriter {
  return namedWriter('sign-up', person, async (id) =>
    succeeded(await call(SIGN_UP, { email: addressOf(id), password: PASSWORD }), 'signUp', hasNoErrors),
  )
}

export function settingsWriter(call: Call, person: SignedIn): SettingsWriter {
  let next = 0
  const writer: SettingsWriter = {
    kind: 'settings',
    person,
    acknowledged: { count: 0, mark: 0 },
    unanswered: new Set(),
    write: async () => {
      const mark = (next += 1)
      writer.unanswered.add(mark)
      if (!succeeded(await call(SETTINGS, { input: settingsInput(mark) }, person.token), 'saveSettings', hasNoErrors))
        return
      writer.unanswered.delete(mark)
      writer.acknowledged = { count: writer.acknowledged.count + 1, mark }
    },
  }
  return writer
}

/** Serves of the four empty entries of a breakfast that stand for a number. */
const SERVES = 11
const toEntries = (mark: number) =>
  [0, 1, 2, 3].map((place) => ({ uniqueId: '', numServes: Math.floor(mark / SERVES ** place) % SERVES }))
/** The number that a plan's breakfast stands for. */
export const markOf = (serves: readonly number[]): number =>
  serves.reduce((mark, one, place) => mark + one * SERVES ** place, 0)

interface SaveAnswer {
  saveMealPlan: {
    saved: { version: number; plan: { breakfast: { mealList: { numServes: number }[] } } } | null
    errors: { code: string }[]
  }
}

export function planWriter(call: Call, person: SignedIn): PlanWriter {
  const none = { settings: { numMeals: 0 }, mealList: [] }
  const writer: PlanWriter = {
    kind: 'plan',
    person,
    acknowledged: { version: 0, mark: 0 },
    pending: null,
    contradictions: [],
    write: async () => {
      const { version } = writer.acknowledged
      const mark = (writer.pending ??= version + 1)
      const plan = {
        breakfast: { settings: { numMeals: 4 }, mealList: toEntries(mark) },
        lunch: none,
        dinner: none,
      }
      const { seen, data } = await call(PLAN, { plan, version }, person.token)
      const saved = (data as unknown as SaveAnswer | null)?.saveMealPlan.saved
      if (seen !== 200 || !saved) return
      // After a write that was not answered, the next attempt meets it as a conflict, with what is stored.
      const stored = markOf(saved.plan.breakfast.mealList.map(({ numServes }) => numServes))
      if (saved.version !== version + 1 || stored !== mark)
        writer.contradictions.push(`version ${version} and ${mark} became ${saved.version} and ${stored}`)
      writer.acknowledged = { version: saved.version, mark: stored }
      writer.pending = null
    },
  }
  return writer
}
