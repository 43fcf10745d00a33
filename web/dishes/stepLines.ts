import type { StepSectionInput } from '../apollo/schemaTypes.generated'

/** How a line of the steps begins that is a heading. */
const MARK = '# '

/** The steps a line each, with the headings before them as lines of their own: `# The sauce`. */
export function toStepLines(steps: readonly string[], sections: readonly StepSectionInput[]): string {
  const titles = new Map(sections.map(({ before, title }) => [before, title]))
  return steps
    .flatMap((step, index) => {
      const title = titles.get(index)
      return title === undefined ? [step] : [MARK + title, step]
    })
    .join('\n')
}

/** What such lines say; `isOpen`: whether a heading has no step after it. Of headings one right after the other the last counts. */
export function readStepLines(text: string): { steps: string[]; stepSections: StepSectionInput[]; isOpen: boolean } {
  const steps: string[] = []
  const titles = new Map<number, string>()
  for (const line of text.split('\n').map((one) => one.trim())) {
    const title = /^#+\s*(.*)$/.exec(line)?.[1]
    if (title) titles.set(steps.length, title)
    else if (title === undefined && line !== '') steps.push(line)
  }
  const isOpen = titles.has(steps.length)
  const stepSections = [...titles].flatMap(([before, title]) => (before < steps.length ? [{ before, title }] : []))
  return { steps, stepSections, isOpen }
}

/** The text with a heading begun before the line at a place, at the end for null, and where its words go. */
export function withHeadingLine(text: string, at: number | null): { text: string; place: number } {
  if (at === null) {
    const lines = text.trimEnd()
    const whole = `${lines}${lines === '' ? '' : '\n'}${MARK}`
    return { text: whole, place: whole.length }
  }
  const start = text.lastIndexOf('\n', at - 1) + 1
  const before = text.slice(0, start)
  return { text: `${before}${MARK}\n${text.slice(start)}`, place: start + MARK.length }
}
