import type { Knex } from 'knex'
import { tagOfKey } from '../catalogue/labelKeys'
import type { TagPreferences } from '../catalogue/menu'
import { findRequirement, type RequirementKey, type RequirementMode } from '../catalogue/requirements'
import { TAGS, type Tag } from '../catalogue/types'
import { createBatchLoader } from '../database/createBatchLoader'
import type { MemberModel } from '../households/MemberModel'
import { type TargetFigures, toFigures } from '../wishes/targets'
import { ProfileSettingsModel } from './ProfileSettingsModel'
import { UserSettingsModel } from './UserSettingsModel'

/** What a person has set. */
export interface UserSettings {
  readonly requirements: ReadonlyMap<RequirementKey, RequirementMode>
  /** 'Ingredients I never eat' as it was typed. */
  readonly neverEaten: string
  /** Slugs of what that named when it was saved. */
  readonly neverEatenSlugs: readonly string[]
  /** 'Ingredients I don't like' as it was typed. */
  readonly disliked: string
  readonly tagPreferences: TagPreferences
  /** What the person wants of a day's food. */
  readonly targets: TargetFigures
  /** The preferred store; null when none is chosen. */
  readonly preferredStoreId: string | null
}

/** What stands before a person has set anything. */
export const NO_SETTINGS: UserSettings = {
  requirements: new Map(),
  neverEaten: '',
  neverEatenSlugs: [],
  disliked: '',
  tagPreferences: new Map(),
  targets: new Map(),
  preferredStoreId: null,
}

const rowOf = createBatchLoader(async (db, userIds) => {
  const rows = await UserSettingsModel.query(db).findByIds([...userIds])
  return new Map(rows.map((row) => [row.userId, row]))
})

const profileOf = createBatchLoader(async (db, memberIds) => {
  const rows = await ProfileSettingsModel.query(db).findByIds([...memberIds])
  return new Map(rows.map((row) => [row.memberId, row]))
})

/** The settings of an account; one query, shared with what reads settings at the same time. */
export async function readSettings(db: Knex, userId: string): Promise<UserSettings> {
  const row = await rowOf(db, userId)
  return row ? fromRow(row) : NO_SETTINGS
}

/** The settings of a member with an account or without one. Those of several, asked for at the same time, are two queries. */
export async function readMemberSettings(
  db: Knex,
  { id, userId }: Pick<MemberModel, 'id' | 'userId'>,
): Promise<UserSettings> {
  if (userId !== null) return readSettings(db, userId)
  const row = await profileOf(db, id)
  return row ? fromRow(row) : NO_SETTINGS
}

/** Answers as the database has them, parsed. */
export type StoredAnswers = Pick<
  ProfileSettingsModel,
  'requirements' | 'neverEaten' | 'neverEatenSlugs' | 'disliked' | 'tagPreferences' | 'targets'
> & { preferredStoreId?: string | null }

/** The settings of a stored row. @throws Error on a requirement that is not known. */
export const fromRow = (row: UserSettingsModel | ProfileSettingsModel): UserSettings => fromAnswers(row, row.$id())

/**
 * The settings that stored answers stand for. Tags that no longer exist are left out.
 * @param whose names the row in an error. @throws Error on a requirement that is not known: leaving it out would not be safe.
 */
export function fromAnswers(answers: StoredAnswers, whose: unknown): UserSettings {
  const requirements = Object.entries(answers.requirements).map(([key, mode]) => {
    const requirement = findRequirement(key)
    if (!requirement) throw new Error(`The settings of ${String(whose)} hold the unknown requirement ${key}`)
    return [requirement.key, mode] as const
  })
  const tags = Object.entries(answers.tagPreferences).flatMap(([word, setting]) => {
    const tag = tagOf(word)
    return tag ? [[tag, setting] as const] : []
  })
  return {
    requirements: new Map(requirements),
    neverEaten: answers.neverEaten,
    neverEatenSlugs: answers.neverEatenSlugs,
    disliked: answers.disliked ?? '',
    tagPreferences: new Map(tags),
    targets: toFigures(answers.targets),
    preferredStoreId: answers.preferredStoreId ?? null,
  }
}

/** The tag that a word or slug names. Words are stored; a later release may store slugs once this one has read both. */
const tagOf = (word: string): Tag | undefined => TAGS.find((tag) => tag === word) ?? tagOfKey(word)
