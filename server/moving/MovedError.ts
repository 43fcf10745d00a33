/** Why a file, or an entry of one, could not be read. */
export type Reason =
  /** A kind of archive that is not read, such as rar or 7z. */
  | 'NOT_AN_ARCHIVE'
  /** An archive ends before its list of entries, or an entry before its end. */
  | 'TRUNCATED'
  /** An entry's content has another size or checksum than the archive says. */
  | 'WRONG_SIZE'
  | 'PASSWORD'
  /** More bytes than the limits allow, counted while inflating. */
  | 'TOO_LARGE'
  | 'TOO_MANY'
  /** Archives within archives, or data within data, deeper than the limits allow. */
  | 'TOO_DEEP'
  /** An entry's name leads out of its folder. */
  | 'UNSAFE_NAME'
  /** An application's own store: it must export to a form that is read. */
  | 'NEEDS_EXPORT'
  /** What was ticked on a shopping list, without the list. */
  | 'SHOPPING_LOG'
  /** Its sender named columns, and it has none. */
  | 'NOT_A_TABLE'
  | 'UNREADABLE'
  | 'NO_RECIPES'

/** What is wrong with a file or an entry. */
export class MovedError extends Error {
  override readonly name = 'MovedError'

  constructor(readonly code: Reason) {
    super(code)
  }
}
