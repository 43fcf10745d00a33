import { LIMITS } from '../../schema/limits'
import { readRecentPlan } from '../live/keptPlan'
import { modeOf } from '../plan/modes'
import type { FirstPlanQuery } from '../live/operations.generated'
import { CATEGORIES, commonServes, hasGaps, type Plan } from '../plan/plan'
import { hasOwnPlan } from '../plan/plannerStorage'
import { sampleOf } from '../plan/sampleRows'
import { servedNames } from '../plan/shownServed'
import { leftFrom, shownRow } from '../plan/shownRow'
import { shortDay } from '../plan/shortDay'
import { readDeviceOwner } from '../session/deviceOwner'
import { readToken } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'
import { platePath } from '../ui/platePath'

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

/** Says that nothing is planned where the answer does (docs/product.md PLAN-57). */
export function drawEmptyPlan(answer: FirstPlanQuery | null): void {
  if (answer && !answer.mealPlan && answer.viewer.household?.plan?.rows.length === 0)
    draw('empty-plan', (page) => write(page, { usualServes: LIMITS.defaultServes }))
}

/** Puts a template of the build in place of the placeholder, until the page's own code draws there. */
function draw(template: string, prepare: (page: DocumentFragment) => void = () => {}): void {
  const root = document.getElementById('root')
  const place = root?.querySelector('[data-place]')
  const page = copyOf(template)
  if (!root || !place || !page) return
  const { shell, begun, drawn } = root.dataset
  const isPlan = location.pathname === '/' && modeOf(new URLSearchParams(location.search)) === 'plan'
  if (!isPlan || shell !== 'frame' || begun !== undefined || drawn !== undefined) return
  prepare(page)
  place.replaceChildren(page)
  root.dataset.drawn = 'plan'
}

function copyOf(template: string): DocumentFragment | null {
  const found = document.getElementById(template)
  return found instanceof HTMLTemplateElement ? (found.content.cloneNode(true) as DocumentFragment) : null
}

/** The categories stand in their order, each with a row of each look. */
function fill(page: DocumentFragment, plan: Plan): void {
  const empty = copyOf('empty-plan')?.querySelectorAll('section')
  page.querySelectorAll('section').forEach((card, index) => {
    const rows = plan[CATEGORIES[index] ?? 'dinner'].mealList
    const without = empty?.[index]
    const usualServes = commonServes(plan[CATEGORIES[index] ?? 'dinner']) ?? LIMITS.defaultServes
    if (rows.length === 0 && without) {
      write(without, { usualServes })
      return card.replaceWith(without)
    }
    if (!hasGaps(rows)) card.querySelector('[data-gaps]')?.remove()
    const list = card.querySelector('[role=list]')
    const samples = [...(list?.children ?? [])]
    list?.replaceChildren(
      ...rows.map((row) => {
        const from = leftFrom(plan, row)
        const drawn = samples[sampleOf(row, from)]?.cloneNode(true) as Element
        const { minutes, numServes: serves, swaps, date, isWeekly, other } = row
        const { name = '', plate: path } = shownRow(row, from) ?? {}
        const served = servedNames(row)
        if (served.length === 0) drop(drawn, 'served')
        if (!date) drop(drawn, 'day')
        if (!isWeekly) drop(drawn, 'weekly')
        if (!other?.isOut) drop(drawn, 'out')
        if (!(minutes > 0)) drop(drawn, 'minutes')
        if (swaps.length === 0) drop(drawn, 'adapted')
        if (serves === usualServes) drop(drawn, 'serves')
        write(drawn, { name, minutes, serves, served: served.join(' · '), day: date ? shortDay(date) : '' })
        const picture = drawn.querySelector('img')
        const plate = platePath(path)
        if (picture && plate) picture.src = plate
        else picture?.remove()
        return drawn
      }),
    )
    write(card, { count: rows.length, usualServes })
  })
}

/** Writes values into their places, as text: nothing in them is markup. */
function write(element: Element | DocumentFragment, values: Readonly<Record<string, string | number>>): void {
  for (const [field, value] of Object.entries(values)) {
    for (let text = findText(element, `[[${field}]]`); text; text = findText(element, `[[${field}]]`)) {
      text.data = text.data.replace(`[[${field}]]`, () => String(value))
      const unit = text.parentElement?.nextElementSibling
      if (unit instanceof HTMLElement && unit.dataset.one)
        unit.textContent = (value === 1 ? unit.dataset.one : unit.dataset.other) ?? ''
    }
  }
}

/** What goes without saying of a row is not said. */
function drop(row: Element, fact: string): void {
  row.querySelector(`[data-fact=${fact}]`)?.remove()
}

function findText(element: Element | DocumentFragment, part: string): Text | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if ((texts.currentNode as Text).data.includes(part)) return texts.currentNode as Text
  return null
}
