import { useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { messages } from './messages'
import { type ReadDishMutation, type ReadDraftFragment, useReadDishMutation } from './operations.generated'
import { condense, isSource, isTooLong } from './recipeSource'
import { usualMeasures } from './usualMeasures'

/** The recipes of a page that has several. */
export type FoundRecipes = ReadDishMutation['readDish']['recipes']

export interface ReadRecipeEvents {
  onRead: (draft: ReadDraftFragment) => void
  /** Something is wrong with what was to be read; `problem` says what. */
  onRefused: () => void
  /** The call itself failed. */
  onFailed: () => void
}

/** Reads what was brought in, and first asks which recipe is meant where a page has several. */
export function useReadRecipe({ onRead, onRefused, onFailed }: ReadRecipeEvents) {
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ text: string; recipes: FoundRecipes } | null>(null)
  const [readDish, { loading: busy }] = useReadDishMutation({
    onError: () => {
      setProblem(messages.tryAgain)
      onFailed()
    },
  })

  const refuse = (why: string) => {
    setProblem(why)
    onRefused()
  }

  const send = async (text: string, recipe?: number) => {
    setProblem(null)
    const usual = usualMeasures.read()?.measures
    const answer = await readDish({ variables: { input: { text, recipe, usualMeasures: usual } } }).catch(() => null)
    if (!answer?.data) return
    const { data } = answer
    const { draft, recipes, errors } = data.readDish
    if (recipe === undefined && recipes.length > 1) setAsked({ text, recipes })
    else if (draft) onRead(draft)
    else refuse(errors[0]?.message ?? messages.readFailed)
  }

  const read = async (source: string) => {
    setAsked(null)
    const text = condense(source)
    if (text === '') return refuse(messages.pasteFirst)
    if (isTooLong(text))
      return refuse(
        isSource(text)
          ? messages.pageTooLong({ most: LIMITS.pageSourceLength })
          : messages.tooLong({ most: LIMITS.dishTextLength }),
      )
    await send(text)
  }

  return {
    read,
    /** Reads one of `recipes`, by its position. */
    choose: async (index: number) => {
      if (asked) await send(asked.text, index)
    },
    /** Null: there is no choice. */
    recipes: asked?.recipes ?? null,
    problem,
    /** What was read is taken away, and with it what was wrong with it. */
    forget: () => {
      setProblem(null)
      setAsked(null)
    },
    busy,
  }
}
