import { pseudo } from '../../schema/text/pseudo'

const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/**
 * The texts and text attributes in an element that the pseudo-locale left as they are: those that are no messages.
 * `content` is data, such as names of meals, which is shown as it is in every language.
 */
export function untranslatedTexts(root: Element, content: readonly string[] = []): string[] {
  const data = new Set(content)
  return textsIn(root).filter((text) => !data.has(text) && isPlain(text))
}

/** Whether a text has letters that the pseudo-locale would have accented. */
function isPlain(text: string): boolean {
  return [...text].some((letter) => !pseudo(letter).includes(letter))
}

function textsIn(root: Element): string[] {
  const texts: string[] = []
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*'))
    for (const name of TEXT_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.trim()).filter(Boolean)
}
