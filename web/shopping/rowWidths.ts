/** A row of the list on the smallest phones, in the reader's text size: an amount stands below its name. */
export const narrowRow = '@container (max-width: 18.5rem)'

/** The same at 200 % text, where a name has hardly the space of its longest word: pictures are left out, buttons stand below. */
export const tinyRow = '@container (max-width: 13rem)'
