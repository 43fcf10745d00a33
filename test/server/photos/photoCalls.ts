import sharp, { type Sharp } from 'sharp'
import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import { ERRORS, type Wrong } from '../../support/plans'

/** What an upload answered. */
export interface Sent {
  status: number
  photo: { id: string; url: string } | null
  errors: Wrong[]
}

/** Sends bytes as a photo, with an access token or a key. */
export async function send(app: RunningApp, token: string | null, body: Buffer, type = 'image/jpeg'): Promise<Sent> {
  const answer = await app.fetch('/api/photos', {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'Content-Type': type, ...(token !== null && { Authorization: `Bearer ${token}` }) },
  })
  return { status: answer.status, ...((await answer.json()) as Omit<Sent, 'status'>) }
}

/** Sends a photo that must be fine. @returns its id. */
export async function sent(app: RunningApp, person: Person, body?: Buffer): Promise<string> {
  const answer = await send(app, person.token, body ?? (await picture()))
  if (!answer.photo) throw new Error(JSON.stringify(answer))
  return answer.photo.id
}

/** A picture of four fields: red and green over blue and white. */
export function fields(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const }
  const field = (background: string, left: number, top: number) => ({
    input: { create: { ...half, background } },
    left,
    top,
  })
  const [right, below] = [width - half.width, height - half.height]
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    field('red', 0, 0),
    field('green', right, 0),
    field('blue', 0, below),
  ])
}

/** A photo as a file. */
export const picture = (width = 1600, height = 1200): Promise<Buffer> => fields(width, height).jpeg().toBuffer()

/** Which colour is at a place of a picture, from 0 to 1. */
export async function colourAt(body: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  if (Math.min(red, green, blue) > 200) return 'white'
  return red > green && red > blue ? 'red' : blue > green ? 'blue' : 'green'
}

/** A dish's photo and plate as the calls answer with them. */
export interface Shown {
  photo: { id: string; url: string } | null
  plate: string
}

/** Gives a dish a photo, or takes it away. */
export async function setPhoto(
  app: RunningApp,
  person: Person,
  id: string,
  photo: string | null,
): Promise<{ ok: boolean; dish: Shown | null; errors: Wrong[] }> {
  const query =
    'mutation ($input: SetDishPhotoInput!) { setDishPhoto(input: $input) { ok dish { photo { id url } plate } errors { code field message } } }'
  const { data } = await app.graphql(query, { input: { id, photo } }, person.token)
  return (data as unknown as { setDishPhoto: { ok: boolean; dish: Shown | null; errors: Wrong[] } }).setDishPhoto
}

/** How a household shops, as far as photos of products go. */
export interface HabitsWithPhotos {
  version: number
  photos: { product: string; photo: string; url: string }[]
}
export const HABITS_WITH_PHOTOS = 'shopHabits { version photos { product photo url } }'

/** Gives something that a household buys a photo, or takes it away. */
export async function setProductPhoto(
  app: RunningApp,
  person: Pick<Person, 'token'>,
  input: { product: string; photo: string | null },
): Promise<{ ok: boolean; shopHabits: HabitsWithPhotos | null; errors: Wrong[] }> {
  const { data, errors } = await app.graphql(
    `mutation ($input: SetProductPhotoInput!) { setProductPhoto(input: $input) { ok ${HABITS_WITH_PHOTOS} ${ERRORS} } }`,
    { input },
    person.token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.setProductPhoto as never
}

/** Gets a file of this server as a picture of a page does: with the cookie of a session, or without one. */
export const asPicture = (app: RunningApp, address: string, person: Pick<Person, 'cookie'> | null) =>
  app.fetch(address.replace(/^https?:\/\/[^/]+/, ''), {
    redirect: 'manual',
    ...(person && { headers: { cookie: person.cookie } }),
  })

/** The bytes of such an answer. */
export const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())
