import { Fragment, type ReactNode } from 'react'

/**
 * A message with elements among its words, so that a sentence with a link or a value is one message. `<0>words</0>`
 * becomes what the first function of `marks` returns for the words.
 *
 *     <MarkedText text="I agree to the <0>terms</0>" marks={[(words) => <Link to="/terms">{words}</Link>]} />
 */
export function MarkedText({ text, marks }: { text: string; marks: readonly ((words: string) => ReactNode)[] }) {
  return text.split(/(<\d>.*?<\/\d>)/u).map((part, place) => {
    const [, index, words] = /^<(\d)>(.*)<\/\d>$/u.exec(part) ?? []
    return <Fragment key={place}>{words === undefined ? part : marks[Number(index)]?.(words)}</Fragment>
  })
}
