import { readRecentPlan } from '../plan/keptPlan'
import { editsOf } from '../plan/live/editsStorage'
import { modeOf } from '../plan/modes'
import type { FirstPlanQuery } from '../plan/operations.generated'
import { CATEGORIES, isEmptyEntry, type Plan, type Row } from '../plan/plan'
import { hasOwnPlan } from '../plan/plannerStorage'
import { readDeviceOwner } from '../session/deviceOwner'
import { readToken } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'

/**
 * Draws the plan that this device keeps for the person who is known on it, to read, until the planner has it checked
 * (docs/product.md PLAN-56). A tab with its own plan shows that one, and never shows another person's.
 */
export function drawKeptPlan(): void {
  const owner = readDeviceOwner()
  if (owner === null || hasOwnPlan(owner) || (readToken() !== null && tokenOwner() !== owner)) return
  const kept = readRecentPlan(owner)
  if (kept) draw('kept-plan', (page) => fill(page, kept.plan))
}

/** Says that nothing is planned where the answer and what this device has not sent do (docs/product.md PLAN-57). */
export function drawEmptyPlan(answer: FirstPlanQuery | null): void {
  if (!answer || answer.mealPlan || answer.currentPlan.rows.length > 0) return
  if (editsOf(tokenOwner()).read().length === 0) draw('empty-plan')
}

/** Puts a template of the build in place of the placeholder, until the page's own code draws there. */
function draw(template: string, prepare: (page: DocumentFragment) => void = () => {}): void {
  const found = document.getElementById(template)
  const root = document.getElementById('root')
  const main = root?.querySelector('main')
  if (!(found instanceof HTMLTemplateElement) || !root || !main) return
  const { shell, begun, drawn } = root.dataset
  const isPlan = location.pathname === '/' && modeOf(new URLSearchParams(location.search)) === 'plan'
  if (!isPlan || shell !== 'frame' || begun !== undefined || drawn !== undefined) return
  const page = found.content.cloneNode(true) as DocumentFragment
  prepare(page)
  main.replaceChildren(page)
  root.dataset.drawn = 'plan'
}

function fill(page: DocumentFragment, plan: Plan): void {
  for (const category of CATEGORIES) {
    const list = page.querySelector(`[data-category=${category}]`)
    const sample = list?.firstElementChild
    const rows = plan[category].mealList.filter((row) => !isEmptyEntry(row))
    if (sample) list.replaceChildren(...rows.map((row) => filled(sample.cloneNode(true) as Element, row)))
  }
}

/** Names and pictures enter as text and as the address of a picture, never as markup. */
function filled(row: Element, { name, picture, minutes, numServes }: Row): Element {
  const write = (field: string, value: string | number) =>
    row.querySelector(`[data-field=${field}]`)?.replaceChildren(String(value))
  if (picture) row.querySelector('img')?.setAttribute('src', `/pictures/${encodeURIComponent(picture)}.svg`)
  write('name', name)
  write('minutes', minutes)
  write('serves', numServes)
  if (!(minutes > 0)) row.querySelector('[data-of=minutes]')?.remove()
  return row
}
