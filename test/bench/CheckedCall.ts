/** A call with what it has to answer. */
export interface CheckedCall {
  name: string
  method: string
  path: string | (() => string)
  body?: object | (() => object)
  /** Whose: the person's unless it is said. No one's is ''. */
  token?: string
  /** 200 unless it is said. */
  status?: number
  /** Whether the answer is of the right shape. */
  isRight: (text: string) => boolean
  /** Why it takes longer over a larger catalogue by its nature. */
  grows?: string
}

/** Answers that hold the whole catalogue. */
export const WHOLE = 'as long as the catalogue'
/** A list that was not asked for lately. */
export const FRESH = 'a new filter looks at each meal once'
