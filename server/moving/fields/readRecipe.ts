import { readYield } from '../../dishes/reader/readYield'
import { soundServes, soundUrl } from '../../dishes/reader/sourceRecipe'
import type { AppName } from '../AppName'
import type { MovedRecipe, SectionedText } from '../MovedRecipe'
import { timeTexts, type Time } from './minutes'
import type { Pictures } from './Pictures'
import { lineOf, paragraphs, plain } from './texts'

/** A picture, or the name of one elsewhere in the file. */
export type ReadPhoto = Uint8Array | string

/** A recipe as a format's reader gives it. */
export interface ReadRecipe extends Omit<MovedRecipe, 'photo' | 'furtherPhotos' | 'lostPhoto'> {
  readonly photo: ReadPhoto | null
  readonly furtherPhotos: readonly ReadPhoto[]
  /** Where pages have its picture; '' for nowhere. */
  readonly pictureUrl: string
}

/** What readers find; whatever they leave out is none. */
export interface Given extends Partial<
  Omit<ReadRecipe, 'source' | 'name' | 'description' | 'notes' | 'nutrition' | 'serves' | 'yieldText'>
> {
  readonly app: AppName | null
  readonly id?: unknown
  readonly url?: unknown
  readonly sourceName?: unknown
  readonly name: unknown
  readonly description?: unknown
  readonly notes?: unknown
  readonly nutrition?: unknown
  /** A number, or words. */
  readonly makes?: unknown
  readonly prep?: Time
  readonly cook?: Time
  readonly total?: Time
  readonly lines: readonly SectionedText[]
  readonly steps: readonly SectionedText[]
}

/** A recipe of what a reader found. Without a name, lines and steps it is none. */
export function readRecipe(given: Given): ReadRecipe | null {
  const name = lineOf(given.name)
  if (given.lines.length === 0 && given.steps.length === 0 && (name === '' || plain(given.description) === ''))
    return null
  const url = soundUrl(given.url)
  const times = [given.prep, given.cook, given.total].filter((time) => time !== undefined)
  return {
    source: {
      app: given.app,
      id: lineOf(given.id) || null,
      url,
      name: lineOf(given.sourceName) || null,
    },
    name,
    description: plain(given.description),
    photo: given.photo ?? null,
    furtherPhotos: given.furtherPhotos ?? [],
    ...makes(given.makes),
    prepMinutes: given.prep?.minutes ?? null,
    cookMinutes: given.cook?.minutes ?? null,
    totalMinutes: given.total?.minutes ?? null,
    timeText: given.timeText ?? timeTexts(...times),
    categories: given.categories ?? [],
    labels: given.labels ?? [],
    rating: given.rating ?? null,
    favourite: given.favourite ?? false,
    cookedOn: given.cookedOn ?? [],
    notes: plain(given.notes),
    lines: given.lines,
    steps: given.steps,
    nutrition: plain(given.nutrition),
    createdOn: given.createdOn ?? null,
    // An address that no page has is still what the person noted.
    pictureUrl: given.pictureUrl ?? '',
    left: paragraphs(url === null && lineOf(given.url) !== '' ? `url: ${lineOf(given.url)}` : '', given.left ?? ''),
  }
}

/** The pictures of a recipe, or their names, as far as they are known. */
export const photosOf = ({ photo, furtherPhotos }: ReadRecipe): ReadPhoto[] => [
  ...(photo === null ? [] : [photo]),
  ...furtherPhotos,
]

/** A recipe with its pictures. The address of one counts only where there is none, since addresses are never fetched. */
export function withPictures({ pictureUrl, ...recipe }: ReadRecipe, { kept, lost }: Pictures): MovedRecipe {
  const [photo = null, ...furtherPhotos] = kept
  const left = photo === null && pictureUrl !== '' ? paragraphs(recipe.left, `image: ${pictureUrl}`) : recipe.left
  return { ...recipe, photo, furtherPhotos, lostPhoto: lost, left }
}

/** For how many, or what: `4`, `4 servings`, `12 muffins`. Nought is neither. */
function makes(value: unknown): { serves: number | null; yieldText: string } {
  if (typeof value === 'number') return { serves: soundServes(Math.round(value)), yieldText: '' }
  const text = lineOf(value).slice(0, 300)
  const { serves, yields } = readYield(text)
  return { serves, yieldText: serves === null && !/^0?$/.test(text) ? (yields ?? '') : '' }
}
