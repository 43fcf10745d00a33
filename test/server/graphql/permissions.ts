import type { Speaker } from '../../support/principals'
import { passkeyPermissions } from './passkeyPermissions'

/** What a speaker gets: the data, or the code of the refusal. */
export type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN'

/** A call of one root field, and what each speaker gets. Written by hand: it is the promise, not a copy of the schema. */
export interface Permission {
  /** The field with its arguments and selections, as in an operation. */
  call: string
  /** Variables, with their types, where the call has any. */
  variables?: Record<string, { type: string; value: unknown }>
  /** Sent with the refresh cookie of the speaker, a person made for this call alone, since it ends the session. */
  ends?: true
  who: Record<Speaker, Outcome>
}

const open = { anonymous: 'ok', owner: 'ok', other: 'ok', reader: 'ok', writer: 'ok' } as const
const people = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'ok',
  other: 'ok',
  reader: 'FORBIDDEN',
  writer: 'FORBIDDEN',
} as const
const readers = { anonymous: 'UNAUTHENTICATED', owner: 'ok', other: 'ok', reader: 'ok', writer: 'FORBIDDEN' } as const
const mealPartners = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'ok',
  writer: 'FORBIDDEN',
} as const
const linkWriters = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'FORBIDDEN',
  writer: 'ok',
} as const
/** Any key of a partner. */
const partners = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'ok',
  writer: 'ok',
} as const
/** The session is that of the cookie, which keys and strangers do not have. */
const cookieHolders = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'ok',
  other: 'ok',
  reader: 'UNAUTHENTICATED',
  writer: 'UNAUTHENTICATED',
} as const

/** An owner of the server alone: test/server/backups/owner.test.ts. */
const serverOwners = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'FORBIDDEN',
  writer: 'FORBIDDEN',
} as const

const NO_MEALS = { settings: { numMeals: 0 }, mealList: [] }
const plan = {
  type: 'MealPlanInput!',
  value: {
    breakfast: NO_MEALS,
    lunch: NO_MEALS,
    dinner: { settings: { numMeals: 1 }, mealList: [{ uniqueId: '', numServes: 1 }] },
  },
}
const errors = 'errors { code }'

/** Every field of Query. */
export const QUERIES: Record<string, Permission> = {
  product: { call: 'product { name }', who: open },
  node: { call: 'node(id: "Tag:quick") { id }', who: open },
  nodes: { call: 'nodes(ids: ["Tag:quick"]) { id }', who: open },
  recipe: { call: 'recipe(slug: "apple-pie-porridge") { name cooking { steps { text } } }', who: open },
  tags: { call: 'tags { label }', who: open },
  units: { call: 'units { label }', who: open },
  storeAreas: { call: 'storeAreas { label }', who: open },
  requirements: { call: 'requirements { label }', who: open },
  viewer: { call: 'viewer { id email }', who: people },
  household: { call: 'household { id name members { id name } }', who: people },
  invitation: { call: 'invitation(key: "none") { householdName }', who: open },
  myData: { call: 'myData', who: people },
  meals: { call: 'meals(first: 1) { totalCount }', who: readers },
  meal: { call: 'meal(slug: "apple-pie-porridge") { name }', who: readers },
  catalogueChanges: { call: 'catalogueChanges(first: 1) { changes { kind meal { name } } token }', who: mealPartners },
  partner: { call: 'partner { name key { prefix } stores { store } limits { calls } }', who: partners },
  ingredients: { call: 'ingredients(first: 1) { totalCount }', who: readers },
  neverEatenEffect: { call: `neverEatenEffect(text: "mushrooms") { mealCount ${errors} }`, who: people },
  settingsForms: { call: 'settingsForms { dietary { label value { text } } }', who: people },
  mealBases: { call: 'mealBases(category: LUNCH) { mealList { name } }', who: readers },
  mealVersions: {
    call: 'mealVersions(meal: "apple-pie-porridge", category: BREAKFAST) { entry { name } eaters }',
    who: people,
  },
  currentPlan: { call: 'currentPlan { version rows { id entry { name } } }', who: people },
  cupboard: { call: 'cupboard { version items { useBy } }', who: people },
  shopHabits: { call: 'shopHabits { version orders { areas } prices { cents } }', who: people },
  sharedList: { call: 'sharedList { version ticks { key } ownItems { text } }', who: people },
  mealPlan: { call: 'mealPlan { version plan { dinner { mealList { name } } } }', who: people },
  shoppingList: { call: `shoppingList(plan: $plan) { ${errors} }`, variables: { plan }, who: people },
  shoppingListForMeals: {
    call: `shoppingListForMeals(meals: [{ meal: "apple-pie-porridge", serves: 1 }]) { ${errors} }`,
    who: readers,
  },
  cookingMeal: { call: `cookingMeal(entry: { uniqueId: "", numServes: 1 }) { ${errors} }`, who: people },
  instructions: { call: 'instructions(slug: "apple-pie-porridge") { name }', who: open },
  plannedInstructions: { call: 'plannedInstructions(meals: [{ uniqueId: "", serves: 1 }]) { name }', who: people },
  balancePlan: { call: `balancePlan(input: { rows: [], changedRow: "none" }) { ok ${errors} }`, who: people },
  draftPlan: {
    call: `draftPlan(input: { rows: [] }) { ok plan { id shoppingList { leftCount } } ${errors} }`,
    who: readers,
  },
  proposePlan: {
    call: `proposePlan(input: { counts: [{ category: DINNER, count: 1 }] }) { ok plan { id summary { minutes } } ${errors} }`,
    who: readers,
  },
  raffleStatus: { call: 'raffleStatus { month }', who: people },
  mealNames: { call: 'mealNames', who: people },
  dish: { call: 'dish(id: "none") { name }', who: people },
  dishes: { call: 'dishes(first: 10) { totalCount nodes { id name } }', who: people },
}

/** Every field of Mutation. */
export const MUTATIONS: Record<string, Permission> = {
  ping: { call: 'ping', who: open },
  logIn: { call: `logIn(input: { email: "nobody@example.com", password: "not the one" }) { ${errors} }`, who: open },
  refreshSession: { call: 'refreshSession { accessToken }', ends: true, who: cookieHolders },
  logOut: { call: 'logOut { ok }', ends: true, who: open },
  signUp: { call: `signUp(input: { email: "nowhere", password: "short" }) { ${errors} }`, who: open },
  confirmEmail: { call: `confirmEmail(input: { key: "none" }) { ${errors} }`, who: open },
  requestPasswordReset: {
    call: `requestPasswordReset(input: { email: "nobody@example.com" }) { ${errors} }`,
    who: open,
  },
  resetPassword: {
    call: `resetPassword(input: { key: "none", newPassword: "Another-fine-pot-7" }) { ${errors} }`,
    who: open,
  },
  changePassword: {
    call: `changePassword(input: { currentPassword: "not the one", newPassword: "Another-fine-pot-7", confirmNewPassword: "Another-fine-pot-7" }) { ${errors} }`,
    who: people,
  },
  deleteAccount: { call: `deleteAccount(input: { password: "not the one" }) { ${errors} }`, who: people },
  closeFirstQuestions: { call: `closeFirstQuestions { ${errors} }`, who: people },
  makePersonalKey: {
    call: `makePersonalKey(input: { name: "", scopes: [], days: 30, password: "not the one" }) { key ${errors} }`,
    who: people,
  },
  beginProviderVisit: { call: `beginProviderVisit(input: {}) { url ${errors} }`, who: open },
  signInByProvider: { call: `signInByProvider(input: {}) { email ${errors} }`, who: open },
  connectProvider: { call: `connectProvider(input: {}) { email ${errors} }`, who: people },
  proveByProvider: { call: `proveByProvider { ${errors} }`, who: people },
  ...passkeyPermissions({ open, people }),
  disconnectProvider: { call: `disconnectProvider(input: { password: "" }) { ${errors} }`, who: people },
  // A partner needs a key with the scope WEBHOOKS_WRITE: test/server/webhooks/owners.test.ts.
  addWebhook: {
    call: `addWebhook(input: { address: "", kinds: [], password: "not the one" }) { secret ${errors} }`,
    who: people,
  },
  removeWebhook: { call: `removeWebhook(input: { id: "none" }) { ${errors} }`, who: people },
  testWebhook: { call: `testWebhook(input: { id: "none" }) { ${errors} }`, who: people },
  switchOnWebhook: { call: `switchOnWebhook(input: { id: "none" }) { ${errors} }`, who: people },
  rollWebhookSecret: { call: `rollWebhookSecret(input: { id: "none" }) { secret ${errors} }`, who: people },
  makeBackup: { call: `makeBackup { ${errors} }`, who: serverOwners },
  deleteBackup: { call: `deleteBackup(input: { id: "none" }) { ${errors} }`, who: serverOwners },
  linkBackup: { call: `linkBackup(input: { id: "none", password: "" }) { link ${errors} }`, who: serverOwners },
  prepareRestore: { call: `prepareRestore(input: { id: "none", password: "" }) { ${errors} }`, who: serverOwners },
  cancelRestore: { call: `cancelRestore { ${errors} }`, who: serverOwners },
  setKitchenTimers: { call: `setKitchenTimers(input: { timers: [] }) { ${errors} }`, who: people },
  addNotificationDevice: {
    call: `addNotificationDevice(input: { subscription: { endpoint: "", p256dh: "", auth: "", publicKey: "" }, label: "", kinds: [] }) { ${errors} }`,
    who: people,
  },
  changeNotificationDevice: { call: `changeNotificationDevice(input: { id: "none" }) { ${errors} }`, who: people },
  renewNotificationDevice: {
    call: `renewNotificationDevice(input: { subscription: { endpoint: "", p256dh: "", auth: "", publicKey: "" } }) { ${errors} }`,
    who: people,
  },
  removeNotificationDevice: { call: `removeNotificationDevice(input: { id: "none" }) { ${errors} }`, who: people },
  requestEmailChange: { call: `requestEmailChange(input: { email: "", password: "" }) { ${errors} }`, who: people },
  confirmEmailChange: { call: `confirmEmailChange(input: { key: "none" }) { ${errors} }`, who: open },
  returnEmail: { call: `returnEmail(input: { key: "none" }) { ${errors} }`, who: open },
  endSession: { call: `endSession(input: { id: "none" }) { ${errors} }`, who: people },
  endOtherSessions: { call: `endOtherSessions { ${errors} }`, who: people, ends: true },
  sendTestNotification: { call: `sendTestNotification(input: { id: "none" }) { ${errors} }`, who: people },
  revokePersonalKey: { call: `revokePersonalKey(input: { id: "none" }) { ${errors} }`, who: people },
  makeCalendarFeed: { call: `makeCalendarFeed(input: { memberId: "none" }) { ${errors} }`, who: people },
  endCalendarFeed: { call: `endCalendarFeed(input: { id: "none" }) { ${errors} }`, who: people },
  renameHousehold: { call: `renameHousehold(input: { name: "" }) { ${errors} }`, who: people },
  addHouseholdMember: { call: `addHouseholdMember(input: { name: "" }) { ${errors} }`, who: people },
  updateHouseholdMember: { call: `updateHouseholdMember(input: { memberId: "none" }) { ${errors} }`, who: people },
  removeHouseholdMember: { call: `removeHouseholdMember(input: { memberId: "none" }) { ${errors} }`, who: people },
  createHousehold: { call: `createHousehold(input: { name: "Allotment" }) { ${errors} }`, who: people },
  leaveHousehold: { call: `leaveHousehold { household { members { name } } ${errors} }`, who: people },
  handOverHousehold: { call: `handOverHousehold(input: { memberId: "none" }) { ${errors} }`, who: people },
  applyOperations: { call: `applyOperations(input: { operations: [] }) { ${errors} }`, who: people },
  applyPlanOperations: { call: `applyPlanOperations(operations: []) { ${errors} }`, who: people },
  keepInCupboard: { call: `keepInCupboard(items: []) { ${errors} }`, who: people },
  applyCupboardOperations: { call: `applyCupboardOperations(operations: []) { ${errors} }`, who: people },
  takeFromCupboard: { call: `takeFromCupboard(items: []) { ${errors} }`, who: people },
  arrangeShop: { call: `arrangeShop(areas: []) { ${errors} }`, who: people },
  setOwnPrices: { call: `setOwnPrices(prices: []) { ${errors} }`, who: people },
  applyListOperations: { call: `applyListOperations(operations: []) { ${errors} }`, who: people },
  announcePresence: { call: `announcePresence(input: { device: "none", mode: "" }) { ${errors} }`, who: people },
  inviteToHousehold: { call: `inviteToHousehold(input: { email: "nowhere" }) { link ${errors} }`, who: people },
  revokeInvitation: { call: `revokeInvitation(input: { invitationId: "none" }) { ${errors} }`, who: people },
  acceptInvitation: { call: `acceptInvitation(input: { key: "none" }) { ${errors} }`, who: people },
  saveForms: { call: `saveForms(input: { answers: [], isPreview: true }) { ${errors} }`, who: people },
  saveSettings: { call: `saveSettings(input: {}) { ${errors} }`, who: people },
  randomizeMealPlan: { call: `randomizeMealPlan(input: { dinner: { numMeals: 1 } }) { ${errors} }`, who: people },
  saveMealPlan: {
    call: `saveMealPlan(input: { plan: $plan, version: 999 }) { saved { version } ${errors} }`,
    variables: { plan },
    who: people,
  },
  scrubMealPlan: { call: `scrubMealPlan(input: { plan: $plan }) { ${errors} }`, variables: { plan }, who: people },
  savePlan: { call: `savePlan(input: { planId: "none" }) { plan { id } ${errors} }`, who: people },
  beginWeek: { call: `beginWeek(input: { isRepeat: false }) { plan { id } ${errors} }`, who: people },
  loadPlan: { call: `loadPlan(input: { planId: "none" }) { plan { id } ${errors} }`, who: people },
  renamePlan: { call: `renamePlan(input: { planId: "none", name: "One" }) { plan { id } ${errors} }`, who: people },
  deletePlan: { call: `deletePlan(input: { planId: "none" }) { ${errors} }`, who: people },
  setOpinion: { call: `setOpinion(input: { recipe: "none" }) { ${errors} }`, who: people },
  submitFeedback: { call: `submitFeedback(input: {}) { ${errors} }`, who: people },
  readDish: { call: `readDish(input: { text: "Toast" }) { ${errors} }`, who: people },
  saveDish: {
    call: `saveDish(input: { name: "", categories: [], minutes: 1, lines: [], steps: [] }) { ${errors} }`,
    who: people,
  },
  setDishPhoto: { call: `setDishPhoto(input: { id: "none" }) { ${errors} }`, who: people },
  deleteDish: { call: `deleteDish(id: "none") { ${errors} }`, who: people },
  recordEvent: {
    call: `recordEvent(input: { eventType: MODE_ENTERED, page: "/", timestamp: 1 }) { ${errors} }`,
    who: open,
  },
  setProductLinks: { call: `setProductLinks(links: []) { ${errors} }`, who: linkWriters },
}
