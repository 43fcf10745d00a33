/**
 * Where the files of photos are. A file never changes once it is there, so that copies of it are always right. Errors of
 * what is behind it are thrown as they are: the caller says what that means for a person.
 */
export interface PhotoStore {
  /** Stores a file, whole and on the disk, or throws. */
  put(name: string, body: Buffer): Promise<void>
  /** A file; null where there is none. */
  get(name: string): Promise<Buffer | null>
  /** Deletes a file; one that is not there is deleted already. */
  delete(name: string): Promise<void>
}
