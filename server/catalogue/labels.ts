import { nutrients } from './apiNames'
import type { Resolvers } from '../generated/resolverTypes'
import { globalId } from '../pure/globalId'
import { slugOf, tagOfKey } from './labelKeys'
import { messages } from './messages'
import { noteOf, REQUIREMENTS, type Requirement } from './requirements'
import { AREAS, TAGS, UNITS, type Area, type Unit } from './types'
import { dimensionOf, toBase } from './units'
import type { GroupView } from './views'

const codeOf = (text: string): string => slugOf(text).replaceAll('-', '_').toUpperCase()

const coded = <Text extends string>(texts: readonly Text[]): Record<string, Text> =>
  Object.fromEntries(texts.map((text) => [codeOf(text), text]))

const areaBySlug = new Map<string, Area>(AREAS.map((area) => [slugOf(area), area]))
const requirementByKey = new Map<string, Requirement>(REQUIREMENTS.map((one) => [one.key, one]))

/** What ids of labels name, by their keys; undefined where there is none. */
export const labelsByKey = {
  Tag: tagOfKey,
  StoreArea: (key: string) => areaBySlug.get(key),
  Requirement: (key: string) => requirementByKey.get(key),
}

/** The key of an everyday group. */
export const groupKey = (kind: GroupView): string => slugOf(kind)

/** Requirements by the names that the API's enum has for them. */
export const requirementsOf = (keys: Iterable<string>): Requirement[] =>
  [...keys].flatMap((key) => requirementByKey.get(key) ?? [])

/** Words that describe recipes, units, areas, groups and requirements, as objects beside the texts that they are elsewhere. */
export const labels: Resolvers = {
  Query: {
    tags: () => [...TAGS],
    units: () => [...UNITS],
    storeAreas: () => [...AREAS],
    requirements: () => [...REQUIREMENTS],
  },
  Unit: {
    code: (unit) => unit,
    symbol: (unit) => unit,
    label: (unit) => messages.units[unit].one,
    labelPlural: (unit) => messages.units[unit].many,
    dimension: (unit) => DIMENSIONS[dimensionOf(unit)],
    inBase: (unit) => toBase(1, unit),
  },
  StoreArea: {
    id: (area) => globalId('StoreArea', slugOf(area)),
    code: (area) => area,
    label: (area) => `${area.charAt(0).toUpperCase()}${area.slice(1)}`,
    position: (area) => AREAS.indexOf(area),
  },
  Tag: { id: (tag) => globalId('Tag', slugOf(tag)), slug: (tag) => slugOf(tag), label: (tag) => tag },
  IngredientGroup: {
    id: (kind) => globalId('IngredientGroup', slugOf(kind)),
    slug: (kind) => slugOf(kind),
    label: (kind) => kind,
  },
  Requirement: {
    id: ({ key }) => globalId('Requirement', key),
    code: ({ key }) => key,
    note: ({ key }) => noteOf(key),
    forbids: ({ forbidden }) => [...forbidden],
    keepsApart: ({ notTogether = [] }) => notTogether.map((facts) => [...facts]),
  },
  Nutrient: nutrients,
  UnitCode: coded(UNITS) as Record<Uppercase<Unit>, Unit>,
  StoreAreaCode: coded(AREAS),
}

const DIMENSIONS = { mass: 'MASS', volume: 'VOLUME', count: 'COUNT' } as const
