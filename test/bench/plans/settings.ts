import type { Category } from '../../../server/catalogue/types'
import { tastesOf } from '../../../server/menu/eatersMenu'
import { type Eater, menuOfTable, type TableMenu } from '../../../server/menu/tableMenu'
import { NO_SETTINGS, type UserSettings } from '../../../server/settings/readSettings'
import { fullCatalogue } from '../../support/fullCatalogue'

/** A household that the bench plans for. */
export interface BenchSetting {
  readonly name: string
  readonly table: TableMenu
}

type Requirements = UserSettings['requirements']

function member(id: string, portion: number, requirements: [string, string][], neverEaten = ''): Eater {
  const settings = { ...NO_SETTINGS, requirements: new Map(requirements) as Requirements, neverEaten }
  return {
    id,
    portion,
    eats: 7,
    householdId: 'home',
    userId: null,
    name: id,
    isViewer: id === 'p0',
    mayEditAnswers: true,
    joinedAt: 0,
    role: null,
    answersEditedBy: 'OWNER',
    preferredStoreId: null,
    place: 0,
    targets: new Map(),
    ...tastesOf(fullCatalogue(), settings),
  }
}

/** The settings of docs/benchmark.md. */
export function benchSettings(): BenchSetting[] {
  const table = (...members: Eater[]) => menuOfTable(fullCatalogue(), members, [])
  return [
    { name: 'A', table: table(member('p0', 100, [])) },
    {
      name: 'B',
      table: table(
        member('p0', 100, [
          ['VEGETARIAN', 'ADAPT'],
          ['GLUTEN_FREE', 'ADAPT'],
        ]),
      ),
    },
    {
      name: 'C',
      table: table(
        member('p0', 100, [['DAIRY_FREE', 'ADAPT']]),
        member('p1', 100, [['NUT_FREE', 'ADAPT']]),
        member('p2', 75, [], 'coriander'),
        member('p3', 50, []),
      ),
    },
  ]
}

/** The serves of a row in each setting. */
export const SERVES: Readonly<Record<string, number>> = { A: 2, B: 2, C: 4 }

export const SIZES: readonly { readonly name: string; readonly counts: Readonly<Record<Category, number>> }[] = [
  { name: '7/7/7', counts: { breakfast: 7, lunch: 7, dinner: 7 } },
  { name: '0/0/5', counts: { breakfast: 0, lunch: 0, dinner: 5 } },
]
