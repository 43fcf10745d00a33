import { TAGS, type Tag } from './types'

/** A text as a key: `kid friendly` is `kid-friendly`, `meat & deli` is `meat-and-deli`. */
export const slugOf = (text: string): string =>
  text
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/gi, '-')
    .toLowerCase()

const tagBySlug = new Map<string, Tag>(TAGS.map((tag) => [slugOf(tag), tag]))

/** The tag of a key; undefined where there is none. */
export const tagOfKey = (key: string): Tag | undefined => tagBySlug.get(key)
