import { LIMITS } from '../../schema/limits'
import { LIST_LIMITS } from '../../schema/namedLists'
import { NOTE_LIMITS } from '../../schema/noteText'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../schema/text/format'
import type { Pack } from '../catalogue/types'
import type { ShoppingUnit } from '../catalogue/types'

const PACKS: Readonly<Record<Pack, { one: string; other: string }>> = {
  bag: { one: 'bag', other: 'bags' },
  ball: { one: 'ball', other: 'balls' },
  block: { one: 'block', other: 'blocks' },
  bottle: { one: 'bottle', other: 'bottles' },
  box: { one: 'box', other: 'boxes' },
  bulb: { one: 'bulb', other: 'bulbs' },
  bunch: { one: 'bunch', other: 'bunches' },
  carton: { one: 'carton', other: 'cartons' },
  cob: { one: 'cob', other: 'cobs' },
  head: { one: 'head', other: 'heads' },
  jar: { one: 'jar', other: 'jars' },
  loaf: { one: 'loaf', other: 'loaves' },
  packet: { one: 'packet', other: 'packets' },
  pot: { one: 'pot', other: 'pots' },
  punnet: { one: 'punnet', other: 'punnets' },
  sachet: { one: 'sachet', other: 'sachets' },
  stick: { one: 'stick', other: 'sticks' },
  tin: { one: 'tin', other: 'tins' },
  tray: { one: 'tray', other: 'trays' },
  tub: { one: 'tub', other: 'tubs' },
  tube: { one: 'tube', other: 'tubes' },
  wheel: { one: 'wheel', other: 'wheels' },
}

interface OfPacks {
  count: number
  pack: Pack
  of: string
}

const packs = ({ count, pack, of }: OfPacks): string => `${formatNumber(count)} ${plural(count, PACKS[pack])} of ${of}`

/** 400 g, 1.5 l, 12. */
function measure(amount: number, unit: ShoppingUnit): string {
  if (unit === 'piece') return formatNumber(amount)
  if (amount < 1000) return `${formatNumber(amount)} ${unit}`
  return `${formatNumber(amount / 1000)} ${unit === 'g' ? 'kg' : 'l'}`
}

/** 600 ml; of packs of two sizes 2 × 600 ml and 300 ml. */
function sizes(of: readonly { size: number; count: number }[], unit: ShoppingUnit): string {
  const [first] = of
  if (first && of.length === 1) return measure(first.size, unit)
  return listOf(
    of.map(({ size, count }) => (count > 1 ? `${formatNumber(count)} × ${measure(size, unit)}` : measure(size, unit))),
  )
}

const MEASURES = {
  teaspoon: { one: 'teaspoon', other: 'teaspoons' },
  tablespoon: { one: 'tablespoon', other: 'tablespoons' },
  cup: { one: 'cup', other: 'cups' },
} as const

const QUARTERS = ['', '¼', '½', '¾'] as const

/** 2, ½, 1¼: a number of quarters as a cook writes it. */
function quarters(count: number): string {
  const [whole, rest] = [Math.floor(count), QUARTERS[Math.round((count % 1) * 4)] ?? '']
  return whole === 0 ? rest : `${formatNumber(whole)}${rest}`
}

export const messages = defineMessages({
  noServes: 'A meal in your mealplan has no serves!',
  onlyTrue: 'Send true, or leave it out.',
  notKey: 'This is not the key of a line.',
  amountRange: 'An amount is 0 or more.',
  noText: 'Enter what to buy.',
  textTooLong: () => `An item has at most ${LIMITS.ownItemLength} characters.`,
  noteTooLong: () => `A note has at most ${NOTE_LIMITS.length} characters.`,
  tooManyItems: () => `Your lists have at most ${LIMITS.ownItems} items of your own.`,
  moveInstead: 'Use moveItem to move an item.',
  listFaults: {
    REQUIRED: () => 'Enter a name.',
    TOO_LONG: () => `A name has at most ${LIST_LIMITS.nameLength} characters.`,
    DUPLICATE: () => 'Another list has this name.',
    TOO_MANY: () => `There are at most ${LIST_LIMITS.count} lists beside that of the plan.`,
  },
  listTooLong: () => `A list has at most ${LIMITS.entriesPerList} meals.`,
  unsuitable: ({ meal, reasons }: { meal: string; reasons: string }) => `${meal} does not suit: ${reasons}.`,
  pieces: ({ count, of }: { count: number; of: string }) => `${formatNumber(count)} ${of}`,
  weighed: ({ amount, unit, of }: { amount: number; unit: ShoppingUnit; of: string }) =>
    `${measure(amount, unit)} ${of}`,
  measured: ({ amount, unit }: { amount: number; unit: ShoppingUnit }) => measure(amount, unit),
  cooked: ({ count, of }: { count: number; of: string }) => `${quarters(count)} ${of}`,
  pinchOf: ({ of }: { of: string }) => `a pinch of ${of}`,
  spoons: ({ count, measure: by, of }: { count: number; measure: keyof typeof MEASURES; of: string }) =>
    `${quarters(count)} ${count > 1 ? MEASURES[by].other : MEASURES[by].one} of ${of}`,
  leaves: ({ what }: { what: string }) => `leaves about ${what}`,
  packs,
  packsOf: ({ unit, ...of }: OfPacks & { packs: readonly { size: number; count: number }[]; unit: ShoppingUnit }) =>
    unit === 'piece' ? `${packs(of)} (${sizes(of.packs, unit)})` : `${packs(of)}, ${sizes(of.packs, unit)}`,
})
