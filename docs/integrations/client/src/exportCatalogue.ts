import { type Failure, failureOf, badAnswer, MealwrightError, withoutAnswer } from './failures.ts'
import { jsonOf, type ReadAnswer, type Sender } from './Sender.ts'

/** A meal in the file of the whole catalogue. */
export interface ExportedMeal {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly categories: readonly string[]
  readonly mainIngredient: string
  readonly minutes: number
  readonly tags: readonly string[]
  readonly dietary: readonly string[]
  readonly dietaryWithSwaps: readonly string[]
  readonly ingredients: readonly {
    readonly ingredient: string
    readonly name: string
    readonly amount: number
    readonly unit: string
    readonly preparation?: string | null
    readonly optional?: boolean
    /** Null where it is not known what it contains. */
    readonly contains: readonly string[] | null
    readonly source: unknown
  }[]
  readonly steps: readonly string[]
  readonly nutrition: {
    readonly perServe: Readonly<Record<string, number>> | null
    readonly unknown: readonly string[]
  }
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** The whole catalogue, or that it is as it was. */
export type CatalogueExport =
  | { readonly ok: true; readonly isUnchanged: true; readonly etag: string }
  | {
      readonly ok: true
      readonly isUnchanged: false
      /** Give it as `etag` next time. */
      readonly etag: string | null
      /** To be read once, while it arrives. @throws MealwrightError when the connection is lost on the way. */
      readonly meals: AsyncIterable<ExportedMeal>
    }
  | { readonly ok: false; readonly failure: Failure }

/** What is asked for. */
export interface ExportOptions {
  /** Of the last export that was read: an unchanged catalogue is then not sent again. */
  readonly etag?: string | null
  readonly signal?: AbortSignal
}

const PATH = '/api/partners/catalogue.ndjson'

/** Every meal of the catalogue, a line each. To follow it, `catalogueChanges` costs less. */
export async function exportCatalogue(
  sender: Sender,
  { etag = null, signal }: ExportOptions = {},
): Promise<CatalogueExport> {
  const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag }
  const { read, failure } = await sender.send(PATH, PATH, { headers }, readExport, signal)
  if (failure !== null) return { ok: false, failure }
  if (read.status === 304) return { ok: true, isUnchanged: true, etag: etag ?? '' }
  return { ok: true, isUnchanged: false, etag: read.headers.get('etag'), meals: linesOf<ExportedMeal>(read) }
}

const readExport: ReadAnswer<Response> = async (response) => {
  if (response.ok || response.status === 304) return { read: response, failure: null }
  const answer = await jsonOf(response)
  if ('failure' in answer) return { read: null, failure: answer.failure }
  const { errors, detail } = (answer.json ?? {}) as { errors?: Parameters<typeof failureOf>[0][]; detail?: unknown }
  const [error] = Array.isArray(errors) ? errors : []
  return {
    read: null,
    failure: error ? failureOf(error, response) : badAnswer(response, String(detail ?? `Status ${response.status}`)),
  }
}

/** The values of a body with a line of JSON each. A last line that is cut off is an error of the connection. */
async function* linesOf<Value>(response: Response): AsyncGenerator<Value, void, undefined> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let end = !reader; !end;) {
      const chunk = await reader?.read().catch((error: unknown) => {
        throw new MealwrightError(withoutAnswer(error, false))
      })
      end = chunk?.done !== false
      rest += decoder.decode(chunk?.value, { stream: !end })
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as Value
    }
  } finally {
    // Where the caller has enough of it, the rest is not sent.
    await reader?.cancel().catch(() => {})
  }
  if (rest !== '') throw new MealwrightError(badAnswer(response, 'The last line is cut off'))
}
