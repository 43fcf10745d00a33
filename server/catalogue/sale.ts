import type { Ingredient, Sale, ShoppingUnit } from './types'

/** What an ingredient's entry says of its sale. */
export interface SaleEntry {
  by: Sale['by']
  size?: number | number[]
  unit?: ShoppingUnit
  gives?: number
  name?: string | [one: string, many: string]
  cupboard?: boolean
}

/** What a butcher or greengrocer weighs is bought in steps of so many g. */
const STEP = 50

/** Kinds of which a kitchen has some, as long as they are not fresh. */
const CUPBOARD_KINDS: ReadonlySet<string> = new Set([
  'spices',
  'herbs',
  'salt',
  'oil',
  'vinegar',
  'sugar',
  'flour',
  'honey',
  'syrup',
  'vanilla',
  'raising agents',
  'soy sauce',
  'fish sauce',
  'oyster sauce',
  'hoisin sauce',
  'chilli sauce',
  'chilli paste',
  'Worcestershire sauce',
  'tomato sauce',
  'mustard',
  'mayonnaise',
  'jam',
  'yeast spread',
  'cocoa',
])

/** A sale from its entry. */
export function toSale(entry: SaleEntry, { unit: own }: Pick<Ingredient, 'unit'>): Sale {
  const { by, size, gives = null, name, cupboard = null } = entry
  const loose = { piece: { unit: 'piece', size: 1 }, loose: { unit: 'g', size: STEP } } as const
  const usual = by === 'piece' || by === 'loose' ? loose[by] : { unit: own, size: [] }
  const [one, many = one] = [name ?? []].flat()
  return {
    by,
    sizes: [size ?? usual.size].flat(),
    unit: entry.unit ?? usual.unit,
    gives,
    name: one === undefined || many === undefined ? null : { one, many },
    cupboard,
  }
}

/** The sale of what says nothing of it: by the piece what is counted in pieces, the rest loose. */
export function usualSale(unit: ShoppingUnit): Sale {
  const isPiece = unit === 'piece'
  return {
    by: isPiece ? 'piece' : 'loose',
    sizes: [isPiece ? 1 : STEP],
    unit,
    gives: null,
    name: null,
    cupboard: null,
  }
}

/** Whether a kitchen has the ingredient in the cupboard, so that one looks there before buying it. */
export function isKept({ sold, kind, perishable }: Pick<Ingredient, 'sold' | 'kind' | 'perishable'>): boolean {
  return sold?.cupboard ?? (CUPBOARD_KINDS.has(kind) && !perishable)
}
