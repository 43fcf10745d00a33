import { soundUrl } from '../../dishes/reader/sourceRecipe'
import { decode } from '../fields/decode'
import { isPicture } from '../fields/photo'
import type { ReadRecipe } from '../fields/readRecipe'
import { recipesInPage } from '../formats/page'

/** A file that was saved with a page. */
export interface SavedPart {
  readonly address: string
  readonly bytes: () => Buffer
}

/** A page as a browser saved it in one file, with its pictures (docs/product.md MOVE-25). */
export interface SavedPage {
  /** Where it was; '' for unknown. */
  readonly address: string
  readonly bytes: Buffer
  /** Its encoding; '' for unknown. */
  readonly charset: string
  readonly parts: readonly SavedPart[]
}

/** Pictures of a recipe that are looked for. */
const MOST_NAMED = 10

/** The recipes of a saved page, each with the picture that its data name, if that was saved with it. */
export function* recipesInSavedPage(page: SavedPage, photoBytes: number): Generator<ReadRecipe> {
  const own = soundUrl(page.address)
  const pictureNamed = pictures(page, photoBytes)
  for (const recipe of recipesInPage(textOf(page))) {
    const { photo, pictureUrl, source } = recipe
    const named = [...(typeof photo === 'string' ? [photo] : []), ...pictureUrl.split(' ')].filter(Boolean)
    yield {
      ...recipe,
      photo: photo instanceof Uint8Array ? photo : pictureNamed(named.slice(0, MOST_NAMED)),
      source: { ...source, url: source.url ?? own },
    }
  }
}

/** UTF-8 and Windows' Latin are known by their bytes. */
function textOf({ bytes, charset }: SavedPage): string {
  if (charset === '' || /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i.test(charset)) return decode(bytes)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return decode(bytes)
  }
}

/** How addresses are compared: as they are, without their query, and without the size that sites put into the name. */
const FORMS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => address.replace(/[?#].*$/, ''),
  (address) => address.replace(/[?#].*$/, '').replace(/-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/, ''),
]

/** Finds the first of the pictures with one of these addresses. */
function pictures({ address, parts }: SavedPage, most: number): (named: readonly string[]) => Buffer | null {
  const base = URL.canParse(address) ? address : undefined
  const byForm = FORMS.map((form) => new Map(parts.toReversed().map((part) => [form(part.address), part])))
  return (named) => {
    const wanted = named.flatMap((name) => (URL.canParse(name, base) ? new URL(name, base).href : []))
    for (const [at, form] of FORMS.entries())
      for (const one of wanted) {
        const bytes = byForm[at]?.get(form(one))?.bytes()
        if (bytes && bytes.length <= most && isPicture(bytes)) return bytes
      }
    return null
  }
}
