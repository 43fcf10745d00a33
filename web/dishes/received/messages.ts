import { defineMessages } from '../../../schema/text/defineMessages'

/** What is said of recipes that come from other sites' pages, are shared with the product, or are opened with it. */
export const messages = defineMessages({
  fromAnyPage: 'From any page',
  fromAnyPageHelp:
    'A bookmark that sends the page you are looking at, with its picture, also where you have to be signed in to see it.',
  bookmark: ({ product }: { product: string }) => `To ${product}`,
  drag: 'Drag it to your bookmarks bar. On a recipe’s page, press it there.',
  dragIt: 'Drag this to your bookmarks bar, or copy it.',
  copy: 'Copy the bookmark',
  copied: 'Bookmark copied',
  copyFailed: 'Could not copy the bookmark',
  onPhone: 'On a phone',
  copyStep: 'Copy the bookmark here, then bookmark any page.',
  ios: {
    title: 'iPhone and iPad',
    edit: 'Open your bookmarks, edit that one, and paste over its address.',
    press: 'On a recipe’s page, open your bookmarks and tap it.',
  },
  android: {
    title: 'Android',
    edit: 'Edit that bookmark, and paste over its address.',
    press: 'On a recipe’s page, type the bookmark’s name in the address bar and tap it.',
  },
  blocked: 'Your browser did not open a window. Allow windows for this page, then try again.',
  receiving: 'Receiving the page',
  receivingHelp: 'Its picture may take a moment.',
  notReceived: 'No page came',
  none: 'Press the bookmark on a recipe’s page. Some sites let no other page know of theirs: copy the recipe there and paste it here.',
  tooLarge: 'This page or its picture is too large. Select the recipe on it, then press the bookmark again.',
  malformed: 'What came is not a page. Copy the bookmark again: yours may be out of date.',
  notKept: 'Your browser keeps nothing for this site. Copy the recipe and paste it here.',
  paste: 'Paste a recipe',
  lost: 'What you shared is no longer here. Share it again, or paste the recipe.',
  onlyAddress:
    'This is only an address, which we don’t open. Open it, then use the bookmark below, or paste the recipe.',
  fetchAddress: ({ read }: { read: string }) =>
    `This is only an address. Press ${read} and we fetch its page, or open it yourself.`,
  openPage: ({ host }: { host: string }) => `Open ${host}`,
  pageOf: ({ host }: { host: string }) => (host === '' ? 'A page without an address' : `The page of ${host}`),
  ready: ({ name }: { name: string }) => `${name} is ready to be brought in.`,
  bringIn: 'Bring it in',
  discard: 'Discard it',
})
