import type { ApolloClient } from '@apollo/client'
import { ask } from '../apollo/uncached'
import { renewIngredient } from '../live/cupboard/formerCupboard'
import { isKeptIngredient } from '../live/guards.generated'
import type { KeptIngredientFragment } from '../live/operations.generated'
import { arrayOf, type Guard, isNumber, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { tokenOwner } from '../session/tokenOwner'
import { KnownIngredientsDocument } from './operations.generated'

/** How long the kept ingredients are good enough, in milliseconds. */
const FRESH = 7 * 24 * 60 * 60 * 1000

interface KnownIngredients {
  /** When they were fetched, in milliseconds since 1970. */
  at: number
  ingredients: KeptIngredientFragment[]
}

/** What an earlier release kept is read as well (`formerCupboard.ts`). */
const isKept: Guard<KeptIngredientFragment> = (value): value is KeptIngredientFragment =>
  isKeptIngredient(renewIngredient(value))

const known = ownedStorage<KnownIngredients>(
  'knownIngredients',
  shape<KnownIngredients>({ at: isNumber, ingredients: arrayOf(isKept) }),
)

/** The ingredients of the catalogue as a person's device keeps them, so that they are found without a network. */
export const readIngredients = (owner: string): readonly KeptIngredientFragment[] =>
  known.read(owner)?.ingredients.map((ingredient) => renewIngredient(ingredient) as KeptIngredientFragment) ?? []

/** Keeps all ingredients for the person who is signed in, once a week (docs/product.md DEV-16). Rejects without an answer. */
export async function keepIngredients(client: ApolloClient, now = Date.now()): Promise<void> {
  const owner = tokenOwner()
  if ((known.read(owner)?.at ?? 0) > now - FRESH) return
  const ingredients = await fetchIngredients(client, null)
  if (tokenOwner() === owner) known.write({ at: now, ingredients }, owner)
}

async function fetchIngredients(client: ApolloClient, after: string | null): Promise<KeptIngredientFragment[]> {
  const { nodes, pageInfo } = (await ask(client, KnownIngredientsDocument, { after })).ingredients
  return pageInfo.hasNextPage ? [...nodes, ...(await fetchIngredients(client, pageInfo.endCursor))] : nodes
}
