import { planMessages } from './plan/messages'
import { CATEGORIES } from './plan/plan'
import { SAMPLE, sampleRows } from './plan/sampleRows'
import { shortDay } from './plan/shortDay'
import { messages } from './planning/messages'

/**
 * What the build drew of the planner as templates for web/first/drawPlan.ts: with `[[…]]` where it writes, and to be read only,
 * since nothing of it does anything yet.
 */
export function asTemplates(html: string): string {
  return toRead(withPlaces(html))
}

function withPlaces(html: string): string {
  const places: [string, string][] = [
    [`>${shortDay(SAMPLE.date)}<`, '>[[day]]<'],
    [messages.minutes(SAMPLE), messages.minutes({ minutes: 0 }).replace('0', '[[minutes]]')],
    [`<span>${SAMPLE.serves}</span>`, '<span>[[serves]]</span>'],
    [`<span>${SAMPLE.otherServes}</span>`, '<span>[[serves]]</span>'],
    [`<span>${sampleRows().length}</span>`, '<span>[[count]]</span>'],
    [`<span>${SAMPLE.usualServes}</span>`, '<span>[[usualServes]]</span>'],
    ...CATEGORIES.flatMap((category) =>
      sampleRows().map((_, row): [string, string] => [
        messages.servesOfRow({ category, row }),
        planMessages.servesUnit,
      ]),
    ),
  ]
  return places.reduce((text, [sample, place]) => {
    if (!text.includes(sample)) throw new Error(`The planner as it is drawn lacks ${sample}`)
    return text.replaceAll(sample, place)
  }, html)
}

/**
 * Buttons become what they look like. Their words are for the eye, but a count's and a meal's name; names that a control has
 * for itself go. A grid is for keys: what is only read is a list.
 */
function toRead(html: string): string {
  return html
    .replace(/<input [^>]*>|<label [^>]*>[^<]*<\/label>/g, '')
    .replace(/<button ([^>]*)>/g, (_all, attributes: string) => {
      const kept =
        attributes.match(/(?:class|data-active|data-resting|data-row|data-empty|data-lock|data-gaps)="[^"]*"/g) ?? []
      return `<span ${kept.join(' ')}${/role="combobox"|data-row/.test(attributes) ? '' : ' aria-hidden="true"'}>`
    })
    .replaceAll('</button>', '</span>')
    .replaceAll('role="grid"', 'role="list"')
    .replaceAll('role="row"', 'role="listitem"')
    .replaceAll(' role="gridcell"', '')
    .replace(/role="(?:tablist|group)" aria-label="[^"]*"/g, '')
    .replace(/role="tabpanel"[^>]*?(?= class|>)/g, 'data-panel=""')
}
