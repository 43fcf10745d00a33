import type { Composition } from './types'

/** A group of foods: an entry of groups.yaml. The first name is the one by which others refer to it. */
export interface FoodGroup {
  readonly names: readonly string[]
  /** Slugs. */
  readonly members: readonly string[]
  /** Groups that belong to it as a whole, by their first names. */
  readonly groups?: readonly string[]
  /** Whether it says in what state a food is sold: what holds a member is not of the group. */
  readonly ofItself?: boolean
}

/** What a composed food holds or may hold: an entry of holds.yaml. */
export interface ComposedFood {
  /** Slug. */
  readonly ingredient: string
  /** First names of groups, or slugs; a text that is both is the group. */
  readonly holds: readonly string[]
}

interface Held {
  readonly groups: ReadonlySet<FoodGroup>
  readonly slugs: ReadonlySet<string>
}

/**
 * What every ingredient of the groups is called and may hold, by slug. An ingredient that is in no group is missing: nothing
 * is known of what it holds. What is held brings the groups above it with it (stock that holds celery holds vegetables), and
 * a held group everything below it (pesto that holds nuts may hold any nut). Members that are composed themselves are left
 * out of that, except where the food is one of the group, as any cheese is one of the cheeses: what is made of corn need
 * not hold tortillas. References that name nothing are ignored; the linter reports them.
 */
export function compositionOf(
  groups: readonly FoodGroup[],
  composed: readonly ComposedFood[],
): ReadonlyMap<string, Composition> {
  const byName = new Map(groups.map((group) => [group.names[0] ?? '', group]))
  const foods = new Map(composed.map((food) => [food.ingredient, food]))
  const parents = listParents(groups, byName)
  const direct = new Map<string, FoodGroup[]>()
  for (const group of groups) for (const slug of group.members) direct.set(slug, [...(direct.get(slug) ?? []), group])
  const above = (slug: string) => reach(direct.get(slug) ?? [], (group) => parents.get(group) ?? [])
  const below = (group: FoodGroup) => reach([group], ({ groups: names = [] }) => namedGroups(names, byName))

  const heldGroup = (group: FoodGroup, holder: string): Held => {
    const kinds = below(group)
    const members = [...kinds].flatMap((kind) => kind.members)
    const isOne = members.includes(holder)
    const over = reach([group], (one) => parents.get(one) ?? [])
    return {
      groups: new Set([...kinds, ...over]),
      slugs: new Set(members.filter((slug) => isOne || !foods.has(slug))),
    }
  }
  /** What a food holds, and what the foods hold that it names; a circle ends where it began. */
  const heldBy = (slug: string): Held => {
    const held = { groups: new Set<FoodGroup>(), slugs: new Set<string>() }
    const holders = new Set([slug])
    for (const holder of holders)
      for (const name of foods.get(holder)?.holds ?? []) {
        const group = byName.get(name)
        if (group === undefined) holders.add(name)
        const part = group ? heldGroup(group, holder) : { groups: above(name), slugs: new Set([name]) }
        for (const one of part.groups) if (!one.ofItself) held.groups.add(one)
        for (const one of part.slugs) held.slugs.add(one)
      }
    held.slugs.delete(slug)
    return held
  }

  return new Map(
    [...direct.keys()].map((slug) => {
      const held = heldBy(slug)
      const names = [...above(slug), ...held.groups].flatMap((group) => group.names)
      return [slug, { names: [...new Set(names)].sort(), mayHold: [...held.slugs].sort() }]
    }),
  )
}

function listParents(
  groups: readonly FoodGroup[],
  byName: ReadonlyMap<string, FoodGroup>,
): ReadonlyMap<FoodGroup, FoodGroup[]> {
  const parents = new Map<FoodGroup, FoodGroup[]>()
  for (const parent of groups)
    for (const child of namedGroups(parent.groups ?? [], byName))
      parents.set(child, [...(parents.get(child) ?? []), parent])
  return parents
}

function namedGroups(names: readonly string[], byName: ReadonlyMap<string, FoodGroup>): FoodGroup[] {
  return names.flatMap((name) => byName.get(name) ?? [])
}

/** Groups and everything that is reached from them. */
function reach(from: readonly FoodGroup[], next: (group: FoodGroup) => readonly FoodGroup[]): Set<FoodGroup> {
  const found = new Set(from)
  // A set's iteration goes on over what is added meanwhile.
  for (const group of found) for (const other of next(group)) found.add(other)
  return found
}
