/** Why a photo is not kept. */
export type LostPhoto =
  | 'KIND'
  | 'HEIC'
  | 'MOVING'
  | 'TOO_LARGE'
  | 'DAMAGED'
  | 'TOOK_TOO_LONG'
  /** More than a dish may have. */
  | 'TOO_MANY'
  /** The person's photos take as much room as they may. */
  | 'NO_ROOM'
  | 'NOT_STORED'
  /** It was there, and forgotten before a dish took it up. */
  | 'GONE'
