import { DISH_SLUG } from '../../../schema/dishSlug'
import { emptyEntry, type Entry, mapRows, type Plan, type Row } from '../../plan/plan'
import { inRow } from '../../plan/planEdits'
import { editsBetween } from '../../plan/planRows'
import { forgetCheckHere } from '../../plan/plannerStorage'
import { tokenOwner } from '../../session/tokenOwner'
import { platePath } from '../../ui/platePath'
import { replicaOf } from '../replica/Replica'
import { planPart } from './planPart'

const partHere = () => replicaOf(tokenOwner()).part(planPart)

/** Takes a person's own dish that is no more out of the plan: its rows become empty and keep their serves. */
export function emptyRowsOf(dish: Pick<Entry, 'slug'>): void {
  const part = partHere()
  const { plan } = part.view()
  const without: Plan = mapRows(plan, (row): Row => (isOf(row, dish) ? inRow(emptyEntry(), row) : row))
  const edits = editsBetween(plan, without)
  if (edits.length > 0) part.act(edits)
  forgetCheckHere()
}

/** Shows a person's own dish in the plan as it is called now. */
export function renameRowsOf(dish: Pick<Entry, 'slug' | 'name' | 'picture' | 'plate' | 'minutes'>): void {
  const part = partHere()
  const told = part.told()
  const { slug, name, picture, minutes } = dish
  const asItIs = platePath(dish.plate) ?? ''
  if (told) {
    const rows = told.rows.map((row) => {
      if (!isOf(row.entry, dish)) return row
      // That of a version comes with the next answer.
      const plate = row.entry.isCustomised ? row.entry.plate : asItIs
      return { ...row, entry: { ...row.entry, slug, name, picture, plate, minutes } }
    })
    part.hear({ ...told, rows })
  }
  forgetCheckHere()
}

const isOf = (entry: Pick<Entry, 'slug'>, dish: Pick<Entry, 'slug'>): boolean => keyOf(entry) === keyOf(dish)

/** What of a slug stays when its dish gets another name. */
const keyOf = ({ slug }: Pick<Entry, 'slug'>): string => DISH_SLUG.exec(slug)?.[0] ?? slug
