import { applyPlanAct, type PlanOperation, type PlanRows } from '../../../../schema/planOperations'
import { CATEGORY_ENUM, emptyEntry, type Plan } from '../../../../web/plan/plan'
import { shownOf } from '../../../../web/live/plan/livePlan'
import type { SentPlan } from '../../../../web/live/plan/sentPlan'
import type { PlacedEdit } from '../../../support/placedEdits'
import { type Answer, Page } from '../../../support/planPage'
import { names } from '../planStates'
import { meal } from '../samples'

/** An entry for the id of one of the meals of `samples.ts`. */
export const entryOf = (uniqueId: string): ReturnType<typeof meal> =>
  uniqueId === '' ? { ...emptyEntry(), plate: '' } : meal(uniqueId.slice(3))

/**
 * What the server does with operations, and what it tells. A row whose serves follow has one for each of its named eaters,
 * or `portions` for all who eat.
 */
export class Server {
  version = 0
  savedVersion: number | null = null
  rows: PlanRows = []
  portions = 2
  /** Meals that do not suit. */
  unsuitable: string[] = []
  /** Meals that the server does not know (any more). */
  unknown: string[] = []
  /** Every operation that was done, in the order of arrival. */
  readonly done: string[] = []

  apply(operations: readonly PlanOperation[]): Answer {
    const fresh = operations.filter(({ id }) => !this.done.includes(id))
    const errors = fresh.flatMap(({ id, act }) => {
      const { uniqueId } = 'setMeal' in act ? act.setMeal : 'addRow' in act ? act.addRow : { uniqueId: '' }
      const field = `operations[${operations.findIndex((one) => one.id === id)}].act.setMeal.uniqueId`
      return this.unknown.includes(uniqueId)
        ? [{ code: 'INVALID' as const, field, message: 'There is no such meal.' }]
        : []
    })
    if (errors.length > 0) return { plan: null, errors }
    for (const { id, act } of fresh) {
      this.rows = applyPlanAct(this.rows, act)
      this.done.push(id)
    }
    this.version += fresh.length
    return { plan: this.tell(), errors: [] }
  }

  tell(): SentPlan {
    const rows = this.rows.map(
      ({ id, category, uniqueId, serves, eaters, variantOf, isLocked = false, isWeekly = false, date = null }) => ({
        isLocked,
        isWeekly,
        date,
        id,
        category: CATEGORY_ENUM[category],
        entry: { ...entryOf(uniqueId), swaps: [], numServes: serves ?? eaters?.length ?? this.portions },
        hasSetServes: serves !== null,
        eaters: eaters && [...eaters],
        variantOf: this.rows.some((row) => row.id === variantOf) ? variantOf : null,
      }),
    )
    const unsuitable = this.rows.filter(({ uniqueId }) => this.unsuitable.includes(uniqueId)).map(({ id }) => id)
    return { version: this.version, savedVersion: this.savedVersion, rows, unsuitable }
  }

  /** The plan as every page should show it in the end. */
  get plan(): Plan {
    const base = this.tell()
    return shownOf({
      base: {
        rows: this.rows,
        entries: new Map(base.rows.map(({ id, entry }) => [id, entry])),
        unsuitable: [],
      },
      pending: [],
    })
  }
}

/** Everything that is under way arrives, until nothing changes any more. */
export async function settle(server: Server, pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1)
    for (const page of pages) {
      page.fate = 'arrives'
      await page.answer()
      page.send()
      await page.answer()
      page.receive(server.tell())
    }
}

/** What a person does on a page, which sends it. */
export function act(page: Page, ...edits: PlacedEdit[]) {
  page.do(...edits)
  page.send()
}

/** Two people whose pages show lunches of these meals. */
export async function together(...lunches: string[]) {
  const server = new Server()
  const [ana, ben] = [new Page(server), new Page(server)]
  act(
    ana,
    { type: 'setCount', category: 'lunch', count: lunches.length },
    ...lunches.map((name, row): PlacedEdit => ({ type: 'pickMeal', category: 'lunch', row, meal: meal(name) })),
  )
  await settle(server, [ana, ben])
  expect(names(ben.state, 'lunch')).toEqual(lunches)
  return { server, ana, ben }
}
