import { defineMessages } from '../../../schema/text/defineMessages'

/** What the camera shows that reads bar codes (docs/product.md SHOP-66, SHOP-67). */
export const messages = defineMessages({
  scan: 'Scan a bar code',
  title: 'Scan',
  hint: 'Hold the bar code of a product in the frame.',
  several: 'Several bar codes are in view. Show one at a time.',
  waiting: 'Waiting for the camera',
  lightOn: 'Turn the light on',
  lightOff: 'Turn the light off',
  problems: {
    denied: { title: 'The camera is not allowed', help: 'Allow it for this page in your browser, then try again.' },
    missing: { title: 'No camera found', help: 'Connect one, then try again.' },
    taken: { title: 'The camera is in use', help: 'Close what else uses it, then try again.' },
    failed: { title: 'Could not open the camera', help: 'Close this and try again.' },
    unreadable: { title: 'Could not read bar codes', help: 'Your browser stopped reading them. Try again later.' },
  },
  undo: 'Undo',
  somethingElse: 'It is something else',
  askHint: ({ code }: { code: string }) => `Bar code ${code}. Your household remembers it.`,
  skip: 'Skip',
})
