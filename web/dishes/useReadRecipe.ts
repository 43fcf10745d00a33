import { useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { messages } from './messages'
import {
  type ReadDraftFragment,
  type ReadResultFragment,
  useReadDishMutation,
  useReadPageMutation,
} from './operations.generated'
import { onlyAddress } from './received/Received'
import { condense, isSource, isTooLong } from './recipeSource'
import { usualMeasures } from './usualMeasures'

/** The recipes of a page that has several. */
export type FoundRecipes = ReadResultFragment['recipes']

/** A text, or the address of a page, which the server fetches where it may. */
type Given = { text: string } | { url: string }

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
  const [asked, setAsked] = useState<{ given: Given; recipes: FoundRecipes } | null>(null)
  const onError = () => {
    setProblem(messages.tryAgain)
    onFailed()
  }
  const [readDish, { loading: reading }] = useReadDishMutation({ onError })
  const [readPage, { loading: fetching }] = useReadPageMutation({ onError })

  const refuse = (why: string) => {
    setProblem(why)
    onRefused()
  }

  const resultOf = async (given: Given, recipe?: number): Promise<ReadResultFragment | undefined> => {
    const how = { recipe, usualMeasures: usualMeasures.read()?.measures }
    return 'url' in given
      ? (await readPage({ variables: { input: { ...given, ...how } } })).data?.readPage
      : (await readDish({ variables: { input: { ...given, ...how } } })).data?.readDish
  }

  const send = async (given: Given, recipe?: number) => {
    setProblem(null)
    const result = await resultOf(given, recipe).catch(() => undefined)
    if (!result) return
    const { draft, recipes, errors } = result
    if (recipe === undefined && recipes.length > 1) setAsked({ given, recipes })
    else if (draft) onRead(draft)
    else refuse(errors[0]?.message ?? messages.readFailed)
  }

  const read = async (source: string) => {
    setAsked(null)
    const text = condense(source)
    if (text === '') return refuse(messages.pasteFirst)
    const url = onlyAddress(text)
    if (url !== null) return send({ url })
    if (isTooLong(text))
      return refuse(
        isSource(text)
          ? messages.pageTooLong({ most: LIMITS.pageSourceLength })
          : messages.tooLong({ most: LIMITS.dishTextLength }),
      )
    await send({ text })
  }

  return {
    read,
    /** Reads one of `recipes`, by its position. */
    choose: async (index: number) => {
      if (asked) await send(asked.given, index)
    },
    /** Null: there is no choice. */
    recipes: asked?.recipes ?? null,
    problem,
    /** What was read is taken away, and with it what was wrong with it. */
    forget: () => {
      setProblem(null)
      setAsked(null)
    },
    busy: reading || fetching,
  }
}
