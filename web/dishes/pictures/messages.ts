import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'

/** What is shown where pictures and PDF files are read. */
export const messages = defineMessages({
  title: 'Read from pictures',
  help: 'Print is read here, on your device: nothing is sent. Compare the text with the picture and correct it before you use it.',
  handwriting:
    "Handwriting? Your phone's own text recognition reads it better and costs nothing: Live Text on an iPhone, Google Lens on Android. Copy the text there and paste it as a recipe.",
  language: 'Language of the text',
  languages: { eng: 'English', deu: 'German', fra: 'French', spa: 'Spanish', ita: 'Italian' },
  readAgain: 'Read again',
  opening: 'Opening …',
  starting: 'Getting ready to read …',
  reading: ({ number, count }: { number: number; count: number }) => `Reading ${number} of ${count}`,
  done: ({ count }: { count: number }) =>
    plural(count, { one: 'One picture is read.', other: `${formatNumber(count)} pictures are read.` }),
  stop: 'Stop',
  goOn: 'Read the rest',
  more: 'Add more',
  moreHint: 'or drop them here: photos or a PDF',
  use: 'Use this text',
  back: 'Back',
  nothingToUse: 'There is no text yet.',
  text: ({ name }: { name: string }) => `Text of ${name}`,
  picture: ({ name }: { name: string }) => `Picture: ${name}`,
  waiting: 'Not read yet.',
  nothingRead: 'Nothing was read here. Type the text, or take the picture from closer and in more light.',
  asPhoto: 'Use this picture as the photo',
  isPhoto: 'This is the photo of the dish',
  remove: 'Remove',
  takeAway: ({ name }: { name: string }) => `Remove ${name}`,
  toVision: ({ host }: { host: string }) => `Read handwriting (sent to ${host})`,
  replaced: 'The text was replaced.',
  undo: 'Undo',
  handwritingFailed: 'Could not read the handwriting. Check your connection, then try again.',
  pageOf: ({ name, number }: { name: string; number: number }) => `${name}, page ${number}`,
  unreadable: ({ name }: { name: string }) =>
    `${name} is no picture that this browser can read. Choose a JPEG, PNG or WebP file, or a PDF.`,
  tooManyPixels: ({ name, most }: { name: string; most: number }) =>
    `${name} is too large. A picture has at most ${most} megapixels.`,
  fileTooLarge: ({ name, most }: { name: string; most: number }) =>
    `${name} is too large. A PDF has at most ${most} MB.`,
  tooManyPages: ({ name, count, most }: { name: string; count: number; most: number }) =>
    `${name} has ${formatNumber(count)} pages. At most ${most} are read at once: print the recipe's own pages into another PDF.`,
  tooManyPictures: ({ most }: { most: number }) =>
    `At most ${most} pictures are read at once. The others were left out.`,
  locked: ({ name }: { name: string }) => `${name} has a password. Save it without one, then choose it again.`,
  damaged: ({ name }: { name: string }) => `${name} is damaged, or is no PDF.`,
  notOpened: ({ name }: { name: string }) => `Could not open ${name}. Check your connection, then try again.`,
  notRead: 'Could not fetch what reads pictures. Check your connection, then try again. What was read is still here.',
})
