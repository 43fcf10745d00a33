const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š' },
  ...{ t: 'ţ', u: 'û', w: 'ŵ', y: 'ý', z: 'ž', A: 'Å', C: 'Ç', D: 'Ð', E: 'É', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ' },
  ...{ L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
}

/** How much longer than English a translated text may be expected to be. */
const GROWTH = 0.35

/** A text as the pseudo-locale shows it: accented, in brackets and longer by a third, so that what it lacks stands out. */
export function pseudo(text: string): string {
  if (text.trim() === '') return text
  const accented = [...text].map((letter) => ACCENTED[letter] ?? letter).join('')
  // In pieces, because translated sentences wrap between words too.
  const growth = '~'.repeat(Math.ceil(text.length * GROWTH)).replace(/~{6}(?=~)/g, '$& ')
  return `[${accented}${growth}]`
}

/** Whether a text went through `pseudo`. */
export function isPseudo(text: string): boolean {
  return /^\[.*~+\]$/su.test(text.trim())
}
