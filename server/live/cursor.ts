import type { Snapshot } from './snapshot'

/*
 * A cursor names what a device has of a household, and where it comes from a subscription also the versions at which that was
 * read, so that a device that missed nothing is recognised without a read. To clients it is a text.
 */

/** @param mark of the versions at which the snapshot was read; null where they are not known. */
export const cursorOf = ({ cursor }: Snapshot, mark: string | null): string =>
  mark === null ? cursor : `${cursor}.${mark}`

/** The content that a cursor names. */
export const contentOf = (cursor: string): string => cursor.split('.', 1)[0] ?? ''

/** The mark of the versions; null without one. */
export const markOf = (cursor: string): string | null => cursor.split('.')[1] ?? null
