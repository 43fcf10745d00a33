import { decodeHTMLStrict } from 'entities'

/** Trade marks and characters that only say where a line may break: nothing that a cook reads. */
const UNSEEN = /[\u00ad\u00ae\u2122\u200b-\u200f]/g
const ENTITY = /&#?[a-z0-9]{1,31};/gi

/** Entities become characters; what is no entity stays as it is written, and so does any other text. */
function decode(markup: string): string {
  return markup.replace(ENTITY, (entity) =>
    decodeHTMLStrict(entity)
      .replace(UNSEEN, '')
      .replace(/\u2044/g, '/'),
  )
}

/** Markup as plain text: tags that part lines become line breaks, the others vanish, entities become characters. */
export function plainText(markup: string): string {
  const text = markup
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
  // Pages encode twice: `&amp;frac12;`.
  return decode(decode(text)).replace(
    /[\u0000-\u0008\u000b-\u001f\u007f\u00a0\u2000-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    ' ',
  )
}

/** One line of plain text. */
export function oneLine(markup: string): string {
  return plainText(markup).replace(/\s+/g, ' ').trim()
}
