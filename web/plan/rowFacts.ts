import { arrayOf, isFlag, isText, orMissing } from '../session/guards'

/** What a row of a plan says of who eats it; each is left out where there is nothing to say. */
export interface RowFacts {
  /** Ids of the members who eat it, in the household's order; left out where all who eat the category do. */
  readonly eaters?: readonly string[]
  /** No one has set the serves: they follow the portions of those who eat it (docs/product.md PLAN-35). */
  readonly followsPortions?: boolean
  /** It is another version of the meal of the row before it (docs/product.md PLAN-41). */
  readonly isVersion?: boolean
}

/** The same as the API has it, where nothing to say is null or false. */
interface ToldFacts {
  readonly eaters?: readonly string[] | null
  readonly followsPortions?: boolean
  readonly isVersion?: boolean
}

/** Guards of the fields. Entries of earlier releases have none of them. */
export const factGuards = {
  eaters: orMissing(arrayOf(isText)),
  followsPortions: orMissing(isFlag),
  isVersion: orMissing(isFlag),
}

/** What an entry says of who eats it, and nothing else; always in the same order of fields. */
export function factsOf({ eaters, followsPortions, isVersion }: ToldFacts): RowFacts {
  return {
    ...(eaters && { eaters: [...eaters] }),
    ...(followsPortions && { followsPortions }),
    ...(isVersion && { isVersion }),
  }
}

/** The same without anything of that. */
export function withoutFacts<T extends RowFacts>({
  eaters: _eaters,
  followsPortions: _follows,
  isVersion: _is,
  ...rest
}: T) {
  return rest
}
