import { z } from 'zod'

/** The most characters of what a browser says of a passkey, as JSON. */
const LONGEST = 20_000

const text = z.string().min(1).max(LONGEST)

/** The parts of both forms that are needed here; what else there is goes to the library as it came. */
const shape = z.looseObject({
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text, userHandle: z.string().max(200).optional() }),
})

const clientData = z.looseObject({ challenge: z.string().regex(/^[\w-]{43}$/) })

/** What a browser says of a passkey, in the form of Web Authentication level 3; null where it has another. */
export function readResponse<Form>(given: Record<string, unknown>): Form | null {
  if (JSON.stringify(given).length > LONGEST) return null
  const { success } = shape.safeParse(given)
  return success ? (given as Form) : null
}

/** The challenge that was signed, as the browser says; null for none of ours. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return clientData.parse(said).challenge
  } catch {
    return null
  }
}
