import { REQUIREMENTS, type RequirementKey, type RequirementMode } from '../../../server/catalogue/requirements'
import { NAMED_BY_REQUIREMENT, NAMED_BY_WORD } from '../../support/namedAllergens'
import { NAMED_IN_MEALS } from '../../support/namedStates'
import { brokenByName } from '../../support/nameRule'

/** Settings as a person may have them. */
export interface RandomSettings {
  requirements: Partial<Record<RequirementKey, RequirementMode>>
  words: readonly (typeof NAMED_BY_WORD)[number][]
  /** How many serves the person eats; missing for one. */
  serves?: number
}

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Up to three requirements in either mode, and up to two words. Rounds one after another have each requirement in each mode. */
export function randomSettings(next: () => number, round?: number): RandomSettings {
  const some = <T>(items: readonly T[], most: number): T[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, () => items[Math.floor(next() * items.length)]).filter(
      (item) => item !== undefined,
    )
  const keys = some(
    REQUIREMENTS.map(({ key }) => key),
    3,
  )
  const requirements = Object.fromEntries(
    keys.map((key) => [key, next() < 0.4 ? ('STRICT' as const) : ('ADAPT' as const)]),
  )
  const turn = round === undefined ? undefined : REQUIREMENTS[round % REQUIREMENTS.length]
  if (turn) requirements[turn.key] = Math.floor((round ?? 0) / REQUIREMENTS.length) % 2 === 0 ? 'ADAPT' : 'STRICT'
  return { requirements, words: some(NAMED_BY_WORD, 2) }
}

/** What names say of ingredients that the settings forbid: those that are eaten, and those of the recipe as it stands. */
export function brokenByNames(
  settings: RandomSettings,
  eaten: readonly string[],
  original: readonly string[],
): string[] {
  const byRequirement = Object.entries(settings.requirements).flatMap(([key, mode]) => {
    const rules = { ...NAMED_BY_REQUIREMENT, ...NAMED_IN_MEALS }[key as RequirementKey]
    const names = mode === 'STRICT' ? [...eaten, ...original] : eaten
    return names.flatMap((name) => brokenByName(name, rules).map((broken) => `${key} ${mode}: ${broken}`))
  })
  const byWord = eaten.flatMap((name) => brokenByName(name, settings.words).map((broken) => `never eaten: ${broken}`))
  return [...byRequirement, ...byWord]
}
