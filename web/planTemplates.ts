import { planMessages } from './plan/messages'
import { SAMPLE, sampleRows } from './plan/sampleRows'
import { messages } from './planning/messages'

/**
 * What the build drew of the planner as templates for web/first/drawPlan.ts: with `[[…]]` where it writes, with one list of
 * sample rows, and to be read only, since nothing of it does anything yet.
 */
export function asTemplates(html: string): string {
  const first = html.indexOf('</ul>')
  const lists = html.slice(first).replace(/(<ul role="list"[^>]*>)[^]*?(?=<\/ul>)/g, '$1')
  return toRead(withPlaces(html.slice(0, first) + lists))
}

function withPlaces(html: string): string {
  const places: [string, string][] = [
    [messages.minutes(SAMPLE), messages.minutes({ minutes: 0 }).replace('0', '[[minutes]]')],
    [messages.swaps({ count: SAMPLE.swaps }), messages.swaps({ count: 0 }).replace('0', '[[swaps]]')],
    [`<span>${SAMPLE.serves}</span>`, '<span>[[serves]]</span>'],
    [`<span>${sampleRows().length}</span>`, '<span>[[count]]</span>'],
    ...sampleRows().map((_, row): [string, string] => [
      messages.servesOfRow({ category: 'breakfast', row }),
      planMessages.servesUnit,
    ]),
  ]
  return places.reduce((text, [sample, place]) => {
    if (!text.includes(sample)) throw new Error(`The planner as it is drawn lacks ${sample}`)
    return text.replaceAll(sample, place)
  }, html)
}

/**
 * Buttons become what they look like. Their words are for the eye, but a count's; names that a control has for itself go, and
 * a picked meal is read where it is seen.
 */
function toRead(html: string): string {
  return html
    .replace(/<input [^>]*>|<label [^>]*>[^<]*<\/label>/g, '')
    .replace(/<button ([^>]*)>/g, (_all, attributes: string) => {
      const kept = attributes.match(/(?:class|data-active|data-resting)="[^"]*"/g) ?? []
      return `<span ${kept.join(' ')}${attributes.includes('role="combobox"') ? '' : ' aria-hidden="true"'}>`
    })
    .replaceAll('</button>', '</span>')
    .replace(/<div aria-hidden="true"/g, '<div')
    .replace(/role="(?:tablist|group)" aria-label="[^"]*"/g, '')
    .replace(/role="tabpanel"[^>]*?(?= class)/g, 'data-panel=""')
}
