/** What file systems and readers of archives do not take in a name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu
/** Names that Windows keeps for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** Characters at most, each up to four bytes of the 255 that a name may have. */
const LONGEST = 55

/** Names files of an archive after recipes, each differently also where capitals do not count. */
export class FileNames {
  readonly #taken = new Set<string>()

  /** A name without an ending for what is called so. */
  of(title: string): string {
    const name = safe(title)
    for (let count = 1; ; count += 1) {
      const tried = count === 1 ? name : `${name} (${count})`
      const key = tried.normalize('NFKC').toLowerCase()
      if (this.#taken.has(key)) continue
      this.#taken.add(key)
      return tried
    }
  }
}

function safe(title: string): string {
  const words = title.normalize('NFC').replace(REFUSED, ' ').replace(/\s+/g, ' ')
  const name = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return name === '' ? 'Recipe' : DEVICES.test(name) ? `${name} recipe` : name
}
