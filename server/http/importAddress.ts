/** Where files of recipes are sent. */
export const IMPORTS = '/api/imports'
/** How long a file may take to arrive, in milliseconds: 500 MB over a poor network. */
export const IMPORT_DEADLINE = 15 * 60_000
