import { messages } from './messages'
import { isWebAddress } from './productLinkRows'

const LONGEST = 500

/** What is wrong with a store's link template; null when nothing is. */
export function problemOfTemplate(template: string): string | null {
  if (template.length > LONGEST) return messages.template.long({ most: LONGEST })
  const unknown = template.match(/\{[^}]*\}?/g)?.find((part) => part !== '{name}' && part !== '{slug}')
  if (unknown) return messages.template.unknownPart({ part: unknown })
  if (!/\{(name|slug)\}/.test(template)) return messages.template.noPart
  // What fills the template must not change which host is asked.
  const origins = ['a', 'b'].map((filling) => originOf(fill(template, filling, filling)))
  if (origins[0] === null || origins[0] !== origins[1]) return messages.template.host
  return null
}

/** The link that a template gives for an ingredient; null when that is not a web address. */
export function fillTemplate(template: string, { name, slug }: { name: string; slug: string }): string | null {
  const url = fill(template, name, slug)
  return isWebAddress(url) ? url : null
}

function fill(template: string, name: string, slug: string): string {
  return template
    .replaceAll('{name}', () => encodeURIComponent(name))
    .replaceAll('{slug}', () => encodeURIComponent(slug))
}

function originOf(url: string): string | null {
  return isWebAddress(url) ? new URL(url).origin : null
}
