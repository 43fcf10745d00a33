import { z } from 'zod'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import type { ErrorCode } from '../../generated/schemaTypes'
import { FAILED, json, NO_TOKEN, TOO_MANY } from '../documentParts'
import { detail } from '../shapes'

/** The group of calls whose body or answer is a file. */
export const FILES = 'Files'

/** What the calls for a person's session and keys have in common. */
export const FOR_PEOPLE = { tags: [FILES], security: [{ accessToken: [] }, { personalKey: [] }] }

/** What all calls of files may be answered. */
export const ANSWERS_OF_ALL = { 401: NO_TOKEN, 429: TOO_MANY, ...FAILED }

/** An answer that says in `detail` what is wrong. */
export const saying = (description: string) => ({ description, content: json(detail) })

/** 403 of a call for people, whose keys need a scope. */
export const lacking = (scope: string) => saying(`A partner key was sent, or the personal key lacks ${scope}.`)

/** 415 of a body that is read as it is. */
export const COMPRESSED = saying('The body is compressed (Content-Encoding).')

/** A body that is a picture. Its bytes say what it is, so no type of it is refused. */
export const pictureBody = (name: string) => ({
  required: true,
  description: `${name}: JPEG, PNG, WebP or AVIF, at most ${PHOTO_LIMITS.bytes} bytes and ${PHOTO_LIMITS.pixels} pixels. Its bytes say what it is, whatever its type is called.`,
  content: Object.fromEntries(['jpeg', 'png', 'webp', 'avif'].map((kind) => [`image/${kind}`, {}])),
})

/** What is wrong with one field of a call. */
export const wrong = <Field extends string>(field: Field, codes: readonly [ErrorCode, ...ErrorCode[]]) =>
  z.object({ code: z.enum(codes), field: z.literal(field), message: z.string() })

/** What is answered in the place of `result` where something is wrong with what was sent. */
export const refusing = (result: string, entry: z.ZodType) =>
  z.object({ [result]: z.null(), errors: z.array(entry).min(1) })

/** `errors` of an answer without any. */
export const noErrors = z.array(z.never()).max(0)
