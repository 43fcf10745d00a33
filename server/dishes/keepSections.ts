import type { DishFields, DishModel, StepSection, StoredLine } from './DishModel'

/**
 * What is stored of a dish's headings when a save does not name them, as clients that know none send it: a heading stays over
 * the lines and steps of the same texts that it was over, wherever they are now (docs/product.md DISH-42).
 * @param areLinesNamed whether the save says which lines have headings.
 */
export function keepSections(
  present: Pick<DishModel, 'lines' | 'steps' | 'stepSections'> | null,
  fields: DishFields,
  areLinesNamed: boolean,
): DishFields {
  if (!present) return fields
  const lines = areLinesNamed ? fields.lines : keepOfLines(present.lines, fields.lines)
  if (fields.stepSections !== undefined || present.stepSections === null) return { ...fields, lines }
  const titles = new Map(present.stepSections.map(({ before, title }) => [before, title]))
  const kept = headingsOf(
    present.steps.map((text, index) => ({ text, title: titles.get(index) })),
    fields.steps,
  )
  const sections: StepSection[] = kept.flatMap((title, before) => (title === undefined ? [] : [{ before, title }]))
  return { ...fields, lines, stepSections: sections.length > 0 ? sections : null }
}

function keepOfLines(before: readonly StoredLine[], after: StoredLine[]): StoredLine[] {
  if (before.every(({ section }) => section === undefined)) return after
  const kept = headingsOf(
    before.map(({ text, section: title }) => ({ text, title })),
    after.map(({ text }) => text),
  )
  return after.map((line, index) => {
    const section = kept[index]
    return section === undefined ? line : { ...line, section }
  })
}

/** The heading before each of the texts, undefined for none. A text that is new is under the heading of the one before it. */
function headingsOf(
  before: readonly { readonly text: string; readonly title: string | undefined }[],
  after: readonly string[],
): (string | undefined)[] {
  const over = new Map<string, string[]>()
  let current = ''
  for (const { text, title } of before) {
    current = title ?? current
    over.set(text, [...(over.get(text) ?? []), current])
  }
  let last = ''
  return after.map((text) => {
    const title = over.get(text)?.shift() ?? last
    const isNew = title !== last && title !== ''
    last = isNew ? title : last
    return isNew ? title : undefined
  })
}
