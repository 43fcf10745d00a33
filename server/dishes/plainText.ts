const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', frac12: '½', frac14: '¼', frac34: '¾', deg: '°',
  ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', hellip: '…', times: '×', eacute: 'é',
  egrave: 'è', ntilde: 'ñ', uuml: 'ü', ouml: 'ö', auml: 'ä', ccedil: 'ç', bull: '•', frasl: '/', reg: '', trade: '',
  frac13: '⅓', frac23: '⅔', frac15: '⅕', frac25: '⅖', frac35: '⅗', frac45: '⅘', frac16: '⅙', frac18: '⅛', frac38: '⅜',
  frac58: '⅝', frac78: '⅞', half: '½', agrave: 'à', aacute: 'á', acirc: 'â', aring: 'å', ecirc: 'ê', euml: 'ë',
  iacute: 'í', icirc: 'î', iuml: 'ï', oacute: 'ó', ocirc: 'ô', oslash: 'ø', uacute: 'ú', ucirc: 'û', ugrave: 'ù',
  szlig: 'ß', middot: '·', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', zwnj: '', colon: ':', comma: ',', lpar: '(',
  rpar: ')',
}

/** The character that an entity stands for; what is unknown stays as it is written. */
function decode(entity: string, name: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1] ?? null
  const number = code === null ? Number(/^#(\d{1,7})$/.exec(name)?.[1] ?? NaN) : parseInt(code, 16)
  if (Number.isNaN(number)) return Object.hasOwn(NAMED, name) ? NAMED[name] ?? entity : entity
  return number > 0 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff) ? String.fromCodePoint(number) : ''
}

/** Markup as plain text: tags that part lines become line breaks, the others vanish, entities become characters. */
export function plainText(markup: string): string {
  return markup
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(#?[a-z0-9]{1,8});/gi, decode)
    .replace(/&(#?[a-z0-9]{1,8});/gi, decode)
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, ' ')
}

/** One line of plain text. */
export function oneLine(markup: string): string {
  return plainText(markup).replace(/\s+/g, ' ').trim()
}
