import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import type { TagPreferences } from '../catalogue/menu'
import { dietOfRequirements } from '../catalogue/requirementInputs'
import type { RequirementInput } from '../generated/schemaTypes'
import { memberView } from '../households/memberView'
import type { MemberView } from '../households/views'
import { bitsOf, CATEGORIES } from '../pure/mealCategories'
import { type Eater, menuOfTable, type TableMenu } from './tableMenu'

/** Belongs to no household. */
const NOWHERE = ''

/** What a guest has said. */
interface Said extends Pick<Eater, 'preferredStoreId'> {
  readonly requirements: readonly RequirementInput[]
  /** Slugs of what is never eaten. */
  readonly neverEaten?: ReadonlySet<string>
  readonly tags?: TagPreferences
}

/** The table of a caller who asks for no household: one guest, who has said this alone. */
export function guestTable(
  catalogue: CompiledCatalogue,
  dishes: readonly CompiledMeal[],
  { requirements, preferredStoreId, neverEaten = new Set(), tags = new Map() }: Said,
): TableMenu {
  const guest: Eater = {
    id: 'guest',
    householdId: NOWHERE,
    userId: null,
    name: '',
    portion: 100,
    eats: bitsOf(CATEGORIES),
    joinedAt: 0,
    place: 0,
    answersEditedBy: 'SELF',
    role: null,
    isViewer: true,
    mayEditAnswers: false,
    diet: { ...dietOfRequirements(requirements), neverEaten, disliked: new Set() },
    tags,
    targets: new Map(),
    preferredStoreId,
  }
  return menuOfTable(catalogue, [guest], dishes)
}

/** Whether a table is a household's, and not a guest's. */
export const isHouseholds = ({ members }: Pick<TableMenu, 'members'>): boolean =>
  members.some(({ householdId }) => householdId !== NOWHERE)

/** Those of the people at a table who are members of a household, as the API shows them. */
export const membersAmong = (eaters: readonly Eater[]): MemberView[] =>
  eaters.filter(({ householdId }) => householdId !== NOWHERE).map(memberView)
