/** A row of the list at 200 % text on a phone, where a name has hardly the space of its longest word: pictures are left out. */
export const tinyRow = '@container (max-width: 13rem)'
