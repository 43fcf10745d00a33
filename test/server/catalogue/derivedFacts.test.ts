import * as fc from 'fast-check'
import { compositionOf } from '../../../server/catalogue/composition'
import { derivedFacts } from '../../../server/catalogue/derivedFacts'
import { DERIVED_FACTS, type DerivedFact, type Fact } from '../../../server/catalogue/dietaryFacts'
import type { Composition } from '../../../server/catalogue/types'

const NUTS: readonly [DerivedFact, string][] = [
  ['almond', 'almonds'],
  ['brazil_nut', 'brazil nuts'],
  ['cashew', 'cashews'],
  ['hazelnut', 'hazelnuts'],
  ['macadamia', 'macadamias'],
  ['pecan', 'pecans'],
  ['pine_nut', 'pine nuts'],
  ['pistachio', 'pistachios'],
  ['walnut', 'walnuts'],
]
const CEREALS: readonly [DerivedFact, string][] = [
  ['barley', 'barley'],
  ['oats', 'oats'],
  ['rye', 'rye'],
]
const OTHERS: readonly [DerivedFact, string][] = [
  ['allium', 'alliums'],
  ['nightshade', 'nightshades'],
  ['corn', 'corn'],
  ['root_vegetable', 'root vegetables'],
  ['mushroom', 'mushrooms'],
  ['not_kosher', 'animals that are not kosher'],
]
/** What says in which state a food is sold; what is made of it has it not. */
const STATES: readonly [DerivedFact, string][] = [
  ['not_in_pregnancy', 'food to avoid in pregnancy'],
  ['heat_first', 'food to heat in pregnancy'],
]
const states = STATES.map(([fact]) => fact)
const nuts = NUTS.map(([fact]) => fact)
const cereals = CEREALS.map(([fact]) => fact)
const others = OTHERS.map(([fact]) => fact)
const named = new Map([...NUTS, ...CEREALS, ...OTHERS].map(([fact, group]) => [group, fact]))

/** A food of the world below: its reviewed facts, and what it is called and may hold. */
interface Food {
  readonly contains: Fact[] | null
  readonly composition: Composition | null
}
type World = Readonly<Record<string, Food>>

const SLUGS = ['first', 'second', 'third']
const names = fc.subarray([...named.keys(), 'chestnuts', 'salt', 'vegetables'], { maxLength: 5 })
const contains = fc.subarray<Fact>(['tree_nut', 'gluten', 'wheat', 'milk', 'peanut'])
const composition = fc.record({ names, mayHold: fc.subarray(SLUGS) })
const food = fc.record<Food>({ contains, composition })
const world = fc.record<Record<string, Food>>(
  Object.fromEntries(SLUGS.map((slug) => [slug, fc.record<Food>({ contains, composition })])),
)
const factsOf = (one: Food, foods: World = {}): readonly DerivedFact[] => {
  const others = Object.entries(foods).map(([slug, other]) => ({ slug, ...other }))
  return derivedFacts([{ slug: 'one', ...one }, ...others]).get('one') ?? []
}
/** The groups that a food has itself, and through uncomposed foods that it may hold. */
const groupsOf = ({ composition: own }: Food, foods: World): Set<string> =>
  new Set([
    ...(own?.names ?? []),
    ...(own?.mayHold ?? []).flatMap((slug) => {
      const held = foods[slug]?.composition
      return held && held.mayHold.length === 0 ? held.names : []
    }),
  ])

test('no fact is derived without the reviewed one that it comes with, and none of a food that is not reviewed', () => {
  fc.assert(
    fc.property(food, world, (one, foods) => {
      const facts = factsOf(one, foods)
      if (!one.contains?.includes('tree_nut')) expect(facts.filter((fact) => nuts.includes(fact))).toEqual([])
      if (!one.contains?.includes('gluten')) expect(facts.filter((fact) => cereals.includes(fact))).toEqual([])
      expect(factsOf({ ...one, contains: null }, foods)).toEqual([])
    }),
  )
})

test('every group that a food belongs to or may hold has its fact, as far as its reviewed facts allow', () => {
  fc.assert(
    fc.property(food, world, (one, foods) => {
      const facts = new Set(factsOf(one, foods))
      const possible = [
        ...(one.contains?.includes('tree_nut') ? nuts : []),
        ...(one.contains?.includes('gluten') ? cereals : []),
        ...others,
      ]
      const groups = [...groupsOf(one, foods)].flatMap((group) => named.get(group) ?? [])
      for (const fact of groups.filter((each) => possible.includes(each))) expect(facts).toContain(fact)
      expect([...facts].filter((fact) => others.includes(fact) && !groups.includes(fact))).toEqual([])
    }),
  )
})

test('what is not known to be made of anything may be made of all that its reviewed facts allow', () => {
  expect(new Set(factsOf({ contains: ['tree_nut', 'gluten'], composition: null }))).toEqual(new Set(DERIVED_FACTS))
  expect(new Set(factsOf({ contains: ['gluten', 'wheat'], composition: null }))).toEqual(
    new Set([...cereals, ...others, ...states]),
  )
  expect(new Set(factsOf({ contains: [], composition: null }))).toEqual(new Set([...others, ...states]))
})

test('tree nuts that nothing names are all nine, gluten without wheat or a named cereal all three', () => {
  fc.assert(
    fc.property(food, world, (one, foods) => {
      const facts = factsOf(one, foods)
      const groups = groupsOf(one, foods)
      const isNamed = (all: readonly [DerivedFact, string][]) => all.some(([, group]) => groups.has(group))
      if (one.contains?.includes('tree_nut') && !isNamed(NUTS))
        expect(facts.filter((fact) => nuts.includes(fact))).toEqual(
          one.composition?.names.includes('chestnuts') ? [] : nuts,
        )
      if (one.contains?.includes('gluten') && !isNamed(CEREALS))
        expect(facts.filter((fact) => cereals.includes(fact))).toEqual(one.contains.includes('wheat') ? [] : cereals)
    }),
  )
})

test('a further group or holding takes no fact away, but for the nuts or cereals that nothing named before', () => {
  fc.assert(
    fc.property(food, world, fc.constantFrom(...named.keys()), (one, foods, group) => {
      const groups = groupsOf(one, foods)
      const unsaid = [
        ...(NUTS.some(([, each]) => groups.has(each)) ? [] : nuts),
        ...(CEREALS.some(([, each]) => groups.has(each)) ? [] : cereals),
      ]
      const before = factsOf(one, foods).filter((fact) => !unsaid.includes(fact))
      const { names: own, mayHold } = one.composition ?? { names: [], mayHold: [] }
      const called = { ...one, composition: { names: [...own, group], mayHold } }
      expect(factsOf(called, foods)).toEqual(expect.arrayContaining(before))
      const holding = { ...one, composition: { names: own, mayHold: [...mayHold, 'further'] } }
      const further = { contains: [], composition: { names: [group], mayHold: [] } }
      const after = factsOf(holding, { ...foods, further })
      expect(after).toEqual(expect.arrayContaining(before))
      expect(after).toEqual(factsOf(called, foods))
    }),
  )
})

test('a food that is mixed itself is held part by part: its own groups say nothing of what holds it', () => {
  const mixed = { contains: [], composition: { names: ['alliums'], mayHold: ['salt'] } }
  expect(factsOf({ contains: [], composition: { names: [], mayHold: ['mixed'] } }, { mixed })).toEqual([])
})

test('what is made of a food that must be heated first need not be heated itself', () => {
  const groups = [
    { names: ['eggs'], members: ['egg', 'cake'] },
    { names: ['food to heat in pregnancy'], ofItself: true, members: ['egg'] },
  ]
  const compositions = compositionOf(groups, [{ ingredient: 'cake', holds: ['egg', 'eggs'] }])
  const foods = ['egg', 'cake'].map((slug) => ({ slug, contains: [], composition: compositions.get(slug) ?? null }))
  const derived = derivedFacts(foods)
  expect([derived.get('egg'), derived.get('cake')]).toEqual([['heat_first'], []])
})
