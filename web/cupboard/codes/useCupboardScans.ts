import { useState } from 'react'
import { itemKey } from '../../../schema/itemKey'
import { LIMITS } from '../../../schema/limits'
import type { CupboardControls } from '../../live/cupboard/useCupboard'
import type { LearnedCode } from '../../live/habits/habitsView'
import type { Habits } from '../../live/habits/useHabits'
import type { KeptIngredientFragment } from '../../live/operations.generated'
import type { Scan, ScanSteps } from '../../ui/scan/scan'
import { readIngredients } from '../knownIngredients'
import { messages } from './messages'

/** What scanning works on. */
export interface CupboardScansOptions {
  /** Whose device it is. */
  owner: string
  /** The date in Sydney. */
  today: string
  cupboard: Pick<CupboardControls, 'view' | 'keep' | 'take'>
  habits: Pick<Habits, 'codes' | 'acts'>
}

/** What scanning does. */
export interface CupboardScans extends ScanSteps {
  /** What the household calls the code that is asked about; null for one that it does not know. */
  called: string | null
  choose: (ingredient: KeptIngredientFragment) => void
}

/** What scanned codes do: a known one is at home from then on, of another it is asked which ingredient it is (CUP-15). */
export function useCupboardScans({ owner, today, cupboard, habits }: CupboardScansOptions): CupboardScans {
  const [scan, setScan] = useState<Scan | null>(null)
  const { items, bySlug } = cupboard.view

  const keep = (code: string, ingredient: KeptIngredientFragment) => {
    const { slug, name } = ingredient
    const present = bySlug.get(slug)
    if (!present && items.length >= LIMITS.cupboardItems) return setScan({ code, said: messages.full() })
    // What is left of what was there before is still to be used by its day, unless that is past (docs/product.md CUP-11).
    const useBy = present?.useBy != null && present.useBy >= today ? present.useBy : null
    if (present && present.amount === null && present.useBy === useBy)
      return setScan({ code, said: messages.wasThere({ name }) })
    cupboard.keep(ingredient, { amount: null, unit: null, useBy })
    const undo = () => {
      if (present) cupboard.keep(ingredient, present)
      else cupboard.take(slug)
      setScan({ code, said: messages.removed({ name }) })
    }
    setScan({ code, said: messages.added({ name }), undo })
  }
  const ask = (code: string) => setScan({ code, said: null })
  return {
    scan,
    called: (scan && habits.codes.get(scan.code)?.name) ?? null,
    take: (code) => {
      const learned = habits.codes.get(code)
      const known = items.map(({ ingredient }) => ingredient)
      const found = learned && ingredientOf(learned, [...known, ...readIngredients(owner)])
      if (found) keep(code, found)
      else ask(code)
    },
    askAgain: () => {
      scan?.undo?.()
      if (scan) ask(scan.code)
    },
    choose: (ingredient) => {
      if (!scan) return
      const { slug, name } = ingredient
      const learned = habits.codes.get(scan.code)
      // What the household calls a product stays, unless that was an ingredient's name.
      const called = learned && learned.ingredient === null ? learned.name : name
      habits.acts.learnCode(scan.code, { name: called, ingredient: slug })
      keep(scan.code, ingredient)
    },
    skip: () => setScan(null),
  }
}

/** The ingredient that a code is: as it was chosen, or else by its name. */
function ingredientOf(
  { name, ingredient }: LearnedCode,
  known: readonly KeptIngredientFragment[],
): KeptIngredientFragment | undefined {
  const key = itemKey(name)
  return ingredient === null
    ? known.find((one) => itemKey(one.name) === key)
    : known.find(({ slug }) => slug === ingredient)
}
