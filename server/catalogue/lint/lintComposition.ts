import type { CatalogueFile, CatalogueProblem } from '../readCatalogue'
import type { ComposedFood, FoodGroup } from '../composition'
import type { Fact } from '../types'
import type { LocatedCatalogue } from './located'

/** The two files that say what foods are called, belong to and hold; their shapes are right. */
export interface CompositionFiles {
  readonly groups: readonly CatalogueFile[]
  readonly holds: readonly CatalogueFile[]
}

/**
 * Checks groups.yaml and holds.yaml against the ingredients: every name is known and unique where it must be, no group is
 * below itself, and a composed food declares the facts of what it holds: of a
 * group, those that every member has.
 */
export function lintComposition({ bySlug }: LocatedCatalogue, { groups, holds }: CompositionFiles): CatalogueProblem[] {
  const problems: CatalogueProblem[] = []
  const report = (file: CatalogueFile, path: readonly (string | number)[], message: string): void => {
    problems.push({ file: file.file, line: file.lineOf(path), message })
  }
  const entries = groups.flatMap((file) => (file.value as FoodGroup[]).map((group, index) => ({ file, index, group })))
  const byName = new Map<string, FoodGroup>()
  for (const { file, index, group } of entries) {
    const name = group.names[0] ?? ''
    if (byName.has(name)) report(file, [index, 'names', 0], `another group is called ${name}`)
    else byName.set(name, group)
  }
  for (const { file, index, group } of entries) {
    group.members.forEach((slug, at) => {
      if (!bySlug.has(slug)) report(file, [index, 'members', at], `there is no ingredient ${slug}`)
    })
    group.groups?.forEach((name, at) => {
      if (!byName.has(name)) report(file, [index, 'groups', at], `there is no group ${name}`)
    })
    if (isBelowItself(group, byName)) report(file, [index], `${group.names[0] ?? ''} is below itself`)
  }
  const composed = new Set<string>()
  for (const file of holds) {
    ;(file.value as ComposedFood[]).forEach((food, index) => {
      const holder = bySlug.get(food.ingredient)
      if (holder === undefined) report(file, [index, 'ingredient'], `there is no ingredient ${food.ingredient}`)
      if (composed.has(food.ingredient)) report(file, [index, 'ingredient'], `${food.ingredient} is listed twice`)
      composed.add(food.ingredient)
      food.holds.forEach((name, at) => {
        const group = byName.get(name)
        const held = group ? membersOf(group, byName) : [name]
        if (held.length === 0) return
        if (!group && !bySlug.has(name))
          report(file, [index, 'holds', at], `there is no group and no ingredient ${name}`)
        const certain = factsOfAll(held.map((slug) => bySlug.get(slug)?.contains ?? []))
        const missing = certain.filter((fact) => holder?.contains?.includes(fact) === false)
        if (missing.length > 0)
          report(
            file,
            [index, 'holds', at],
            `${food.ingredient} holds ${name}, so it must declare ${missing.join(', ')}`,
          )
      })
    })
  }
  return problems
}

/** Ingredients that are in no group, in a catalogue that has groups: every word that is never eaten excludes them. */
export function lintUngrouped({ ingredients }: LocatedCatalogue, { groups }: CompositionFiles): CatalogueProblem[] {
  if (groups.length === 0) return []
  const grouped = new Set(groups.flatMap((file) => file.value as FoodGroup[]).flatMap(({ members }) => members))
  return ingredients
    .filter(({ value }) => !grouped.has(value.slug))
    .map(({ value, problem }) => problem(['slug'], `${value.slug} is in no group of groups.yaml`))
}

/** What gelatine is made from; what holds gelatine declares that alone. */
const OF_GELATINE: readonly Fact[] = ['meat', 'beef', 'pork']

/** The facts that each of some foods declares. */
function factsOfAll([first = [], ...rest]: readonly (readonly Fact[])[]): Fact[] {
  const shared = first.filter((fact) => rest.every((facts) => facts.includes(fact)))
  return shared.includes('gelatine') ? shared.filter((fact) => !OF_GELATINE.includes(fact)) : shared
}

function membersOf(group: FoodGroup, byName: ReadonlyMap<string, FoodGroup>): string[] {
  return [group, ...groupsBelow(group, byName)].flatMap(({ members }) => members)
}

function isBelowItself(group: FoodGroup, byName: ReadonlyMap<string, FoodGroup>): boolean {
  return groupsBelow(group, byName).has(group)
}

function groupsBelow(group: FoodGroup, byName: ReadonlyMap<string, FoodGroup>): Set<FoodGroup> {
  const below = new Set<FoodGroup>()
  const add = ({ groups = [] }: FoodGroup) => {
    for (const name of groups) {
      const other = byName.get(name)
      if (other) below.add(other)
    }
  }
  add(group)
  for (const one of below) add(one)
  return below
}
