import type { Knex } from 'knex'

interface Found {
  id: string
  content: string | { rows: { serves: number | null }[] }
}

const AT_ONCE = 200

/**
 * Rows of the current plan that a person who plans alone has left at one serve follow the portions: one serve as before, and
 * more once others eat with the person. The release before made such rows with one serve that no one had set.
 */
export async function up(db: Knex): Promise<void> {
  for (let last = ''; ;) {
    const plans = (await db('plans')
      .where('plans.nameKey', '')
      .where('plans.id', '>', last)
      .whereRaw('(select count(*) from household_members where household_members.householdId = plans.householdId) = 1')
      .orderBy('plans.id')
      .limit(AT_ONCE)
      .select('plans.id', 'plans.content')) as Found[]
    for (const { id, content: stored } of plans) {
      const content = typeof stored === 'string' ? (JSON.parse(stored) as Exclude<Found['content'], string>) : stored
      if (!content.rows.some(({ serves }) => serves === 1)) continue
      const rows = content.rows.map((row) => (row.serves === 1 ? { ...row, serves: null } : row))
      await db('plans')
        .where({ id })
        .update({ content: JSON.stringify({ ...content, rows }) })
    }
    if (plans.length < AT_ONCE) return
    last = plans.at(-1)?.id ?? ''
  }
}

/** Nothing to take back: rows that follow the portions are of the release before, too. */
export async function down(): Promise<void> {}
