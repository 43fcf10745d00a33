/** The operator's server that reads handwriting (docs/product.md MOVE-29). */
export interface VisionSettings {
  /** Base of its API: what comes before `/chat/completions`, without a trailing slash. */
  url: string
  /** null: the server has one model, or chooses it. */
  model: string | null
  key: string | null
}

interface Given {
  VISION_URL?: string | undefined
  VISION_MODEL?: string | undefined
  VISION_KEY?: string | undefined
}

export function readVision({ VISION_URL, VISION_MODEL, VISION_KEY }: Given): VisionSettings | null {
  if (VISION_URL === undefined) return null
  return { url: VISION_URL.replace(/\/+$/, ''), model: VISION_MODEL ?? null, key: VISION_KEY ?? null }
}

/** Where it is, as people are shown it before they send a picture there. */
export const hostOfVision = ({ url }: VisionSettings): string => new URL(url).host

/** What is wrong with the settings of the server that reads handwriting. */
export function problemsOfVision({ VISION_URL, VISION_MODEL, VISION_KEY }: Given): string[] {
  if (VISION_URL === undefined)
    return Object.entries({ VISION_MODEL, VISION_KEY }).flatMap(([name, value]) =>
      value === undefined ? [] : [`VISION_URL: needed with ${name}`],
    )
  const { search, hash, username, password, pathname } = new URL(VISION_URL)
  return [
    ...(search + hash + username + password === ''
      ? []
      : ['VISION_URL: must have neither a query nor a user; the key is VISION_KEY']),
    ...(pathname.replace(/\/+$/, '').endsWith('/chat/completions')
      ? ['VISION_URL: is what comes before /chat/completions']
      : []),
  ]
}
