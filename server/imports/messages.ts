import { IMPORT_LIMITS } from '../../schema/importLimits'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { TABLE_COLUMNS } from '../../schema/tableColumns'
import { defineMessages } from '../../schema/text/defineMessages'

const MEGA = 1_000_000

/** Texts about recipes that are brought in out of other applications. */
export const messages = defineMessages({
  missing: 'Choose a file first.',
  tooLarge: () =>
    `This file is too large. A file has at most ${IMPORT_LIMITS.bytes / MEGA} MB: export fewer recipes at once.`,
  notKept: 'We could not take the file. Nothing was changed. Try again in a while.',
  oneAtOnce: 'Another file of yours is being brought in. Wait until it is done, or stop it.',
  noSuchImport: 'There is no such import.',
  isOver: 'This import is over.',
  isGone: 'This import has been undone.',
  columns: () =>
    `Name what each column is read as, in their order, with commas between: ${TABLE_COLUMNS.join(', ')}, or nothing for a column that is not read. At most ${IMPORT_LIMITS.columns}.`,
  columnsNeeded: 'A column is needed that is read as the name, and one as ingredients or steps.',
})

/** Why nothing came of a file, by its code. */
export const problems = defineMessages({
  NO_RECIPES: 'We found no recipe in this file. Is it what your other application exports?',
  TOO_LARGE: 'What is in this file is too large. Export fewer recipes at once.',
  TOO_MANY: () =>
    `This file has too much in it. A file has at most ${IMPORT_LIMITS.recipes.toLocaleString('en')} recipes: export fewer at once.`,
  TOO_DEEP: 'This file has archives within archives within archives. Send those within it one by one.',
  UNSAFE_NAME: 'This file has names in it that reach outside of it, so we did not open it.',
  TRUNCATED: 'This file is damaged, or a part of it is missing. Export it once more.',
  WRONG_SIZE: 'This file is damaged: what is in it is not what it says. Export it once more.',
  NOT_AN_ARCHIVE: 'We can’t open archives of this kind. Pack it as a zip, or send the files in it one by one.',
  PASSWORD: 'This file is locked with a password. Export it without one.',
  NEEDS_EXPORT: 'This is a backup that only its own application can read. Export your recipes from it instead.',
  INTERRUPTED: 'We were interrupted while we read this file. Nothing of it was brought in. Send it again.',
  TOOK_TOO_LONG: 'This file took too long to read, so we stopped. Export fewer recipes at once.',
  SHOPPING_LOG: 'This is a log of what was ticked on a shopping list of Cooklang. Send the list instead.',
  NOT_A_TABLE: 'This file is no table, so it has no columns to choose. Send it without them.',
  UNREADABLE: 'We could not read this file. Nothing of it was brought in.',
})

/** Why a recipe is no dish, by its code. */
export const reasons = defineMessages({
  UNREADABLE: 'This part of the file could not be read.',
  TOOK_TOO_LONG: 'It took too long to read.',
  NO_RECIPES: 'There is no recipe in it.',
  TOO_LARGE: 'It is larger than a recipe may be.',
  SHOPPING_LOG: 'It says what was ticked on a shopping list, and is none itself.',
  NOTHING_IN_IT: 'It has neither ingredients nor steps.',
  TOO_LONG: 'It is longer than a dish may be.',
  NO_ROOM: 'You have as many dishes as one may have.',
  STOPPED: 'You stopped before its turn.',
  THERE: 'You have it already.',
  PLAN_THERE: 'Your household has a plan of this name already.',
  NO_ROOM_FOR_PLAN: 'Your household has as many plans as it may have. Delete some, then send the file again.',
  EARLIER_PLANS: () => `Of a file at most ${IMPORT_LIMITS.plans} plans are brought in, the last ones.`,
  NO_PLANS_BY_KEY: 'The key that sent the file may not change plans.',
  HOUSEHOLD_LEFT: 'You have left the household that it was for.',
})

/** Why a photo of a dish that was brought in could not be kept. */
export const lostPhotoTexts = defineMessages({
  KIND: 'A picture of it is of a kind that we can’t read.',
  HEIC: 'A photo of it is HEIC, which we can’t read.',
  MOVING: 'A picture of it moves. We keep still photos.',
  TOO_LARGE: 'A photo of it is too large.',
  DAMAGED: 'A photo of it is damaged.',
  TOOK_TOO_LONG: 'A photo of it took too long to read.',
  TOO_MANY: () => `It has more than ${PHOTO_LIMITS.perDish} photos. The first ones are here.`,
  NO_ROOM: () => `Your photos take ${PHOTO_LIMITS.bytesPerUser / MEGA} MB, the most that can be kept.`,
  NOT_STORED: 'A photo of it could not be stored.',
  GONE: 'A photo of it could not be kept.',
})

const among = <Texts extends object>(texts: Texts, code: string): code is Extract<keyof Texts, string> =>
  Object.hasOwn(texts, code)

const said = (text: string | (() => string)): string => (typeof text === 'string' ? text : text())

/** Why nothing came of a file, in words. */
export const problemOf = (code: string): string => said(among(problems, code) ? problems[code] : problems.UNREADABLE)

/** Why a recipe is no dish, in words. */
export const reasonOf = (code: string): string => said(among(reasons, code) ? reasons[code] : reasons.UNREADABLE)
