/** The whole schema as text, made from schema/*.graphql. */
export const typeDefs = `schema {
  query: Query
  mutation: Mutation
  subscription: Subscription
}

"""
The callers that may use this field. Every field of Query and Mutation has it. An anonymous caller gets UNAUTHENTICATED
(401); a caller of another kind, or a key without the scope, gets FORBIDDEN (403). What people's own keys may use is said
by their scopes (\`KeyScope\`), field by field, and nothing else.
"""
directive @auth(
  """The kinds of caller; a signed-in person unless it says otherwise."""
  as: [Principal!]! = [USER]
  """What a partner's key has to allow; null where any key will do."""
  scope: PartnerScope
) on FIELD_DEFINITION

"""
What a field costs beyond the 1 of each object in the answer, after IBM's specification of costs for GraphQL
(docs/product.md SEC-5).
"""
directive @cost(
  """Points, a whole number as text."""
  weight: String!
) on FIELD_DEFINITION

"""
How many items a list is taken to have when an operation's cost is worked out, after IBM's specification of costs for
GraphQL. A list without it counts as 10 items.
"""
directive @listSize(
  """Items that the list is taken to have."""
  assumedSize: Int
  """
  Whether exactly one of those arguments has to be given; here it never has.
  """
  requireOneSlicingArgument: Boolean = false
  """
  Fields of the answer to which the number applies; the field's own list when left out.
  """
  sizedFields: [String!]
  """
  Arguments that say how many items there are: a number, or the items of a list.
  """
  slicingArguments: [String!]
) on FIELD_DEFINITION

"""Controls the rate of traffic."""
directive @rateLimit(
  """Number of seconds before limit is reset."""
  duration: Int! = 60
  """Number of occurrences allowed over duration."""
  limit: Int! = 60
) on FIELD_DEFINITION | OBJECT

"""An invitation to accept."""
input AcceptInvitationInput {
  """
  Whether the own items of the caller's list that are not ticked, and what is in the caller's cupboard, come along. Without
  this, and where the caller leaves other accounts behind or joins beside them, they stay where they are or end with the
  household that ends (docs/product.md HH-22).
  """
  bringItems: Boolean! = false
  """
  Whether the members without an account of the caller's household come along. Without this they end with that household.
  """
  bringMembers: Boolean! = false
  """
  Whether the caller joins beside the households that the caller is in, which stay as they are; then nothing comes along but
  the caller's own dishes and answers, \`bringMembers\` is ignored, and HAND_OVER_FIRST is not asked for (docs/product.md HH-26).
  """
  isFurther: Boolean! = false
  """The key of its link."""
  key: String!
  """
  What the others will call the caller, 1 to 60 characters; null to stay with the name that the caller has.
  """
  name: String
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""One act on what a household shares. Give exactly one."""
input ActInput @oneOf {
  """On the cupboard; about each ingredient the latest time counts."""
  cupboard: CupboardActInput
  """
  On how the household shops; about each store and price the latest time counts.
  """
  habits: HabitsActInput
  """On the list; about each line and item the latest time counts."""
  list: ListActInput
  """On the current plan; in the order of arrival."""
  plan: PlanActInput
}

"""A member to add, without an account."""
input AddHouseholdMemberInput {
  """Who may change the person's answers: OWNER or EVERYONE."""
  answersEditedBy: AnswerEditors! = OWNER
  """Categories that the person eats at home; all of them when left out."""
  eats: [MealCategory!]
  """1 to 60 characters, without the space around them."""
  name: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """Share of a serve that the person eats: 0.25 to 2 in quarters."""
  portion: Float! = 1
}

"""A device that is to be notified."""
input AddNotificationDeviceInput {
  """The hour in Sydney at which it is notified of dinner, 0 to 23."""
  dinnerHour: Int = 16
  """What it is to be notified of; at least one."""
  kinds: [NotificationKind!]!
  """What the device is to be called; at most 60 characters."""
  label: String!
  """
  Of the browser. A device that has it already is replaced, whose ever it was: a browser is notified for one person.
  """
  subscription: PushSubscriptionInput!
}

"""A row to add."""
input AddRowInput {
  """
  The row before it; null puts it first in its category, a row that is not there last.
  """
  after: ID
  """Its category."""
  category: MealCategory!
  """What is eaten, in place of \`uniqueId\`, which is empty then."""
  content: RowContentInput
  """Its day; null for none."""
  date: Date
  """Members who eat it, at least one; null for all who eat the category."""
  eaters: [ID!]
  """Whether dice leave it alone; false when left out or null."""
  isLocked: Boolean
  """
  Whether what it holds comes again in each next week; false when left out or null.
  """
  isWeekly: Boolean
  """
  Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
  Else that is done, and \`problems\` of the plan names it.
  """
  mustSuit: Boolean
  """UUID chosen by the client."""
  rowId: ID!
  """Serves, 0 to 10; null follows the portions of those who eat."""
  serves: Int
  """Opaque name of the meal and its swaps; empty for an empty row."""
  uniqueId: ID!
  """
  The row of which it is another version of the same meal; null if it is not such a version.
  """
  variantOf: ID
}

"""A webhook to make."""
input AddWebhookInput {
  """
  Where messages are to be sent: \`https:\` on its usual port at a public host, or a host that the configuration of the server
  names; at most 2000 characters.
  """
  address: String!
  """
  What it is to be called for; at least one, and one that callers of the kind may have.
  """
  kinds: [WebhookKind!]!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. A
  partner leaves it out.
  """
  password: String
}

"""The outcome of making a webhook."""
type AddWebhookResult implements MutationResult {
  """
  What is wrong: REQUIRED, TOO_LONG or NOT_ALLOWED on \`address\`, REQUIRED or NOT_ALLOWED on \`kinds\`, REQUIRED, WRONG_PASSWORD or
  PROOF_NEEDED on \`password\`, TOO_MANY on none for the sixth webhook. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  With which its messages are signed, \`whsec_…\`; null on failure. It is answered once and cannot be read again.
  """
  secret: String
  """The webhook; null on failure."""
  webhook: Webhook
}

"""A bound on an amount in what one person eats at a meal."""
type AmountBound {
  """At most so much, in the nutrient's unit."""
  most: Float!
  """What is bounded, such as sodium."""
  nutrient: Nutrient!
}

"""Something that happened in a client."""
input AnalyticsEventInput {
  """Chosen by the client; the same event sent twice is recorded once."""
  eventId: ID
  """The kind of event."""
  eventType: AnalyticsEventType!
  """Details, at most 2048 bytes as JSON; none if left out or null."""
  metadata: JSONObject
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """Path of the page."""
  page: String!
  """When it happened, by the client's clock."""
  timestamp: Timestamp!
}

"""The usage events (docs/product.md ANA-2)."""
enum AnalyticsEventType {
  """A category's number of meals was changed."""
  MEALS_COUNT_CHANGED
  """A meal was picked."""
  MEAL_CHANGED
  """A meal's instructions were opened."""
  MEAL_INSTRUCTIONS_OPENED
  """A mode of the planner was entered."""
  MODE_ENTERED
  """A legal page was visited."""
  POLICY_VISITED
  """Serves were changed."""
  SERVES_CHANGED
  """The shopping list was copied."""
  SHOPPING_LIST_COPIED
  """A warning was shown."""
  UI_WARNING
  """A person logged out."""
  USER_LOGGED_OUT
}

"""Where the caller is working."""
input AnnouncePresenceInput {
  """
  The device, an opaque id that the page has made; at most 36 characters.
  """
  device: ID!
  """One of plan, shop and cook."""
  mode: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """The row that is being edited; null for none."""
  rowId: ID
}

"""The outcome of an announcement."""
type AnnouncePresenceResult implements MutationResult {
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""
The accounts of a household that may change a member's answers to the settings forms.
"""
enum AnswerEditors {
  """Every account of the household."""
  EVERYONE
  """The owner's account. For members without an account."""
  OWNER
  """The member's own account. Not for a member without one."""
  SELF
}

"""The outcome of operations on the shared list."""
type ApplyListOperationsResult implements MutationResult {
  """
  What is wrong, such as with \`operations[3].act.addItem.text\`. Then nothing of the call was stored: send it again without
  that operation. Empty on success.
  """
  errors: [InputError!]!
  """The list with the operations; null on failure."""
  list: SharedList
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""Operations to do."""
input ApplyOperationsInput {
  """Cursor of what the client has, for \`changes\` of the result."""
  after: String
  """
  The household for which they were done. NOT_ALLOWED: the caller does not belong to it, or no longer; then nothing is done.
  Without it, they are for the household for which the call is when they arrive.
  """
  householdId: ID
  """1 to 500 operations, in the order in which they were done."""
  operations: [OperationInput!]!
}

"""What became of operations."""
type ApplyOperationsResult implements MutationResult {
  """
  What has changed since \`after\`, these operations included, or everything where the input has no cursor: one call sends
  what was gathered and brings the news. Null when the call as a whole was refused.
  """
  changes: HouseholdChanges @cost(weight: "50")
  """
  The cupboard with these operations; null when none was on it, or when the call as a whole was refused.
  """
  cupboard: Cupboard
  """
  What is wrong with the call as a whole, such as with its household: then nothing of it was done. Or what is wrong with the
  operations that were refused: then the others were done.
  """
  errors: [InputError!]!
  """
  The list with these operations; null when none was on it, or when the call as a whole was refused.
  """
  list: SharedList
  """
  True when nothing was refused; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  What became of each operation, in their order; empty when the call as a whole was refused.
  """
  outcomes: [OperationOutcome!]! @listSize(assumedSize: 100)
  """
  The current plan with these operations; null when none was on it, or when the call as a whole was refused.
  """
  plan: Plan
  """
  How the household shops, with these operations; null when none was on it, or when the call as a whole was refused.
  """
  shopHabits: ShopHabits
}

"""The outcome of operations on the current plan."""
type ApplyPlanOperationsResult implements MutationResult {
  """
  What is wrong, such as with \`operations[3].act.setMeal.uniqueId\`. Then nothing of the call was stored: send it again
  without that operation. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The plan with the operations; null on failure."""
  plan: CurrentPlan
}

"""The order in which a household walks through a store."""
input ArrangeShopInput {
  """
  The areas, the first first; those that are not named follow in the usual order. Null brings the usual order back.
  """
  areas: [String!]
  """Key of the store; null for where no store is chosen."""
  store: ID
}

"""
A file with everything that the server holds, photos as far as its settings say (docs/product.md OPS-2, OPS-10).
"""
type Backup {
  """Its size in bytes."""
  bytes: Float!
  """Names the backup: when it was made, in UTC, and why."""
  id: ID!
  """Why it was made."""
  kind: BackupKind!
  """When it was made."""
  madeAt: Timestamp!
}

"""Why a backup could not be made or restored."""
enum BackupFailure {
  """The file is no backup, or it is damaged."""
  DAMAGED
  """Anything else; the server's log says more."""
  FAILED
  """There is no space left where backups are kept, or in the database."""
  FULL
  """The server was stopped meanwhile."""
  INTERRUPTED
  """The file is gone."""
  MISSING
  """The backup is of a newer release."""
  NEWER
  """Nothing can be written where backups are kept."""
  NOT_WRITABLE
  """The server's settings do not allow it any more."""
  REFUSED
}

"""A backup that is being made."""
type BackupInProgress {
  """Why it is made."""
  kind: BackupKind!
  """Since when."""
  since: Timestamp!
}

"""Why a backup was made (docs/product.md OPS-3)."""
enum BackupKind {
  """By an owner of the server."""
  BY_HAND
  """By the server, every night."""
  NIGHTLY
  """By the server, of what there was before a backup was restored."""
  SAFETY
}

"""A plan of which one row was changed by hand."""
input BalancePlanInput {
  """Id of the row that was changed, which stays as it is."""
  changedRow: ID!
  """Its rows, at most 100."""
  rows: [DraftRowInput!]!
}

"""What balancing proposes."""
type BalancePlanResult implements MutationResult {
  """The rows that change, at most 4; empty where nothing else has to."""
  changed: [BalancedRow!]!
  """What that does to the plan, in sentences; at most 10."""
  effects: [String!]!
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """True when it is known; then \`errors\` is empty, and otherwise not."""
  ok: Boolean!
  """The plan as it would be; null when the input is wrong."""
  plan: Plan
}

"""A row that balancing changes."""
type BalancedRow {
  """What it was called before."""
  before: String!
  """The row with its new meal."""
  row: PlanRow!
  """
  Why it has this meal, in a sentence; null where there is no reason to name.
  """
  why: String
}

"""A passkey to add."""
input BeginPasskeyInput {
  """
  The account's password as proof; not looked at where it has none, and another proof counts.
  """
  password: String!
}

"""A visit to the provider that begins."""
input BeginProviderVisitInput {
  """
  Page of the product to which it leads in the end, from \`/\`; at most 2000 characters.
  """
  next: String! = "/"
  """What it is for."""
  purpose: VisitPurpose! = SIGN_IN
}

"""The beginning of a visit."""
type BeginProviderVisitResult implements MutationResult {
  """
  UNREACHABLE where the provider does not answer, NOT_ALLOWED where there is none; empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  Address of the provider to open in this browser, which holds a cookie for the visit for ten minutes; null on failure.
  """
  url: URL
}

"""A set-up of authenticator codes to begin."""
input BeginSecondFactorInput {
  """The account's password as proof."""
  password: String!
}

"""What an authenticator app is handed."""
type BeginSecondFactorResult implements MutationResult {
  """
  The same as an address \`otpauth://totp/…\`, for a QR code or a link; null on failure.
  """
  address: String
  """What is wrong; empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  The secret for the app, in base32: 160 bits, for codes of six digits and 30 seconds with SHA-1; shown once, null on failure.
  """
  secret: String
}

"""How the next week begins."""
input BeginWeekInput {
  """
  Whether what is over comes again, in line with the present settings; then \`changes\` says what did not suit. Otherwise the
  new rows are empty.
  """
  isRepeat: Boolean! = false
  """
  UUID chosen by the client: sent again within 30 days it has no further effect.
  """
  operationId: ID
}

"""
A calendar under a secret address, which calendar programs subscribe to (docs/product.md WEEK-7). The address is in the answer
of \`makeCalendarFeed\` and cannot be read again.
"""
type CalendarFeed {
  """When its address was made."""
  createdAt: Timestamp!
  """Key of the feed."""
  id: ID!
  """
  The member of whose meals it is; null for those of the whole household.
  """
  member: HouseholdMember
}

"""
How often a caller may do something. What is left of it is said by the headers of each answer (docs/product.md API-63).
"""
type CallLimit {
  """So many calls …"""
  calls: Int!
  """
  A field of \`Query\`, \`Mutation\` or \`Subscription\`, \`partner\` for all calls of a partner, \`export\` for the catalogue's export.
  """
  name: String!
  """… in so many seconds."""
  seconds: Int!
}

"""The outcome of cancelling a restore."""
type CancelRestoreResult implements MutationResult {
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
  """The server."""
  server: Server!
}

"""Changes of the catalogue in the order in which they were stored."""
type CatalogueChanges {
  """The changes, one a meal; at most \`first\`."""
  changes: [MealChange!]!
  """Whether there is more to get now."""
  hasMore: Boolean!
  """
  Give it as \`after\` to get what came later. Keep it together with what you stored of \`changes\`.
  """
  token: String!
}

"""That the catalogue has changed."""
type CatalogueNews {
  """
  Give it to \`catalogueChanges\` as \`after\` for what has changed: the token that this subscription was begun with or, later, as of the message before.
  """
  token: String!
}

"""How many recipes may be offered to all who eat a category."""
type CategoryCount {
  """The category."""
  category: MealCategory!
  """Recipes, own dishes included, as they are or with swaps."""
  count: Int!
}

"""How many meals of a category."""
input CategoryCountInput {
  """The category."""
  category: MealCategory!
  """0 to 10."""
  count: Int!
}

"""One category of a plan."""
type CategoryPlan {
  """The meals, in order, as many as the settings say."""
  mealList: [MealEntry!]!
  """How many meals."""
  settings: CategorySettings!
}

"""One category of a plan, as a client sends it."""
input CategoryPlanInput {
  """The meals, in order, as many as the settings say."""
  mealList: [MealEntryInput!]!
  """How many meals."""
  settings: CategorySettingsInput!
}

"""Settings of a category in a plan."""
type CategorySettings {
  """How many meals the category has, 0 to 10."""
  numMeals: Int!
}

"""Settings of a category in a plan, as a client sends them."""
input CategorySettingsInput {
  """
  How many meals the category has, 0 to 10; equals the length of the meal list.
  """
  numMeals: Int!
}

"""
What is to be changed of a device of the caller's. What is left out stays.
"""
input ChangeNotificationDeviceInput {
  """The hour in Sydney at which it is notified of dinner, 0 to 23."""
  dinnerHour: Int
  """Its id."""
  id: ID!
  """What it is to be notified of; at least one."""
  kinds: [NotificationKind!]
}

"""A change of the password."""
input ChangePasswordInput {
  """The new password, repeated."""
  confirmNewPassword: String!
  """
  The current password; blank where the account has none and the provider has confirmed the person.
  """
  currentPassword: String!
  """The password to set; the rules are those of signUp."""
  newPassword: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""Whether the password was changed."""
type ChangePasswordResult implements MutationResult {
  """
  A new access token, since the change ends the old one; null on failure.
  """
  accessToken: String
  """The errors; empty on success."""
  errors: [InputError!]!
  """Message for the person; null on failure."""
  message: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A change of the authenticator codes, with both proofs."""
input ChangeSecondFactorInput {
  """A code of the app, or a recovery code, which is used up."""
  code: String!
  """The account's password."""
  password: String!
}

"""A choice with its setting."""
type ChoiceSetting {
  """What is chosen."""
  choice: String!
  """What it is set to."""
  setting: String!
}

"""A choice with its setting, as a client sends it."""
input ChoiceSettingInput {
  """What is chosen."""
  choice: String!
  """What it is set to."""
  setting: String!
}

"""That the first questions are closed."""
type CloseFirstQuestionsResult implements MutationResult {
  """Since when."""
  closedAt: Timestamp!
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
}

"""A mailed confirmation."""
input ConfirmEmailInput {
  """The key of the mailed link."""
  key: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  The password that the account is to have. It is asked for, by REQUIRED on \`password\`, where several sign-ups wait for the
  same address; otherwise it is not used. WEAK_PASSWORD or TOO_LONG where it breaks the rules for passwords.
  """
  password: String
}

"""Whether the address is confirmed."""
type ConfirmEmailResult implements MutationResult {
  """
  An access token, with the refresh cookie, in the browser in which the only open sign-up of the address was made; null
  elsewhere (docs/product.md ACC-52).
  """
  accessToken: String
  """True when the address was confirmed."""
  confirmed: Boolean! @deprecated(reason: "Use ok. Removed on 2027-11-23.")
  """The address; null on failure."""
  email: String
  """The errors; empty on success."""
  errors: [InputError!]!
  """The caller's network address."""
  ip: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A set-up of authenticator codes that is confirmed."""
input ConfirmSecondFactorInput {
  """The code that the app shows."""
  code: String!
}

"""The end of a visit in order to connect the account."""
input ConnectProviderInput {
  """
  Whether the person wants the account connected with who they are at the provider.
  """
  agreed: Boolean! = false
}

"""The outcome of connecting an account."""
type ConnectProviderResult implements MutationResult {
  """
  The address that the provider vouches for; null where the visit is over.
  """
  email: String
  """
  VISIT_OVER; MISMATCH on \`email\` where the account has another address; DUPLICATE where that is connected with another
  account, or this one otherwise; REQUIRED on \`agreed\`. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person; null on failure."""
  viewer: Viewer
}

"""
How the account of the signed-in person is known at the home's own provider of OpenID Connect (docs/product.md ACC-59).
"""
type ConnectedProvider {
  """Since when the account is connected with it; null when it is not."""
  connectedAt: Timestamp
  """The same as \`Viewer.isProven\`."""
  isProven: Boolean!
  """What people call the provider."""
  name: String!
  """When the person last signed in with it; null when they never did."""
  usedAt: Timestamp
}

"""
A recipe to cook: amounts and method for a number of serves, as a kitchen can measure them (docs/product.md COOK-10).
"""
type Cooking {
  """
  Ingredients in the order in which they are used, those of \`parts\` first; at most 60.
  """
  ingredients: [CookingLine!]!
  """Nutrition of one serve."""
  nutrition: MealNutrition!
  """
  The own dishes that are made for an own dish, in the order in which they are made (docs/product.md DISH-33): the first
  ingredients and the first steps are theirs. Empty for other recipes; at most 60.
  """
  parts: [CookingPart!]! @listSize(assumedSize: 4)
  """Serves that the amounts are for."""
  serves: Int!
  """
  Headings among the steps of an own dish, in order (docs/product.md DISH-42); empty for other recipes; at most 120.
  """
  stepSections: [StepSection!]! @listSize(assumedSize: 4)
  """
  Serves that amounts in the steps of an own dish are for, where they could not be scaled; null when they follow \`serves\`.
  """
  stepServes: Int
  """
  The method, in the words and with the steps that the swaps bring; at most 80 steps.
  """
  steps: [CookingStep!]!
  """
  Swaps that the steps of an own dish do not follow throughout: to be said beside them.
  """
  unfollowedSwaps: [Swap!]! @listSize(assumedSize: 3)
}

"""An ingredient of a meal to cook."""
type CookingIngredient {
  """
  How much, in \`measurementUnit\`; 0 for no serves, and where an own dish names no amount: as much as is needed.
  """
  amount: Float!
  """The ingredient."""
  ingredient: ListIngredient!
  """
  Name of the ingredient that it replaces; null when it is the recipe's own.
  """
  insteadOf: String
  """One of g, ml and piece."""
  measurementUnit: String!
  """Note for the cook about the swap; null without a swap."""
  note: String
  """Whether the meal works without it."""
  optional: Boolean!
  """Name of its illustration; empty when there is none."""
  picture: String!
  """How it is prepared."""
  preparation: String
  """
  Amount and name in the recipe's own words, such as \`2 garlic cloves\`: the amount as a kitchen can measure it, rounded to
  spoons, steps of 5 g and whole eggs or slices. \`amount\` is exact.
  """
  recipeText: String!
  """
  The heading before it in an own dish (docs/product.md DISH-42); null for none.
  """
  section: String
  """Where its nutrition figures come from; null when there are none."""
  source: FigureSource
  """Store area; uncategorised when unknown."""
  typicalLocation: String!
}

"""An ingredient of a recipe to cook."""
type CookingLine {
  """What; null for a line of an own dish that nothing matches."""
  ingredient: Ingredient
  """
  The same in the unit in which shopping lists show the ingredient (docs/product.md COOK-10), or in g, ml or pieces where no
  conversion is known.
  """
  listQuantity: Quantity
  """What the recipe calls it."""
  name: String!
  """Whether the recipe works without it."""
  optional: Boolean!
  """How it is prepared; null for as it is."""
  preparation: String
  """How much, exact; null for as much as is needed, and for no serves."""
  quantity: Quantity
  """
  The heading before it in an own dish (docs/product.md DISH-42); null for none.
  """
  section: String
  """The swap that brought it; null when it is the recipe's own."""
  swap: Swap
  """
  Amount and name in the recipe's own words, rounded to what a kitchen can measure, such as \`2 garlic cloves\`.
  """
  text: String!
}

"""A dish that is made for another one."""
type CookingPart {
  """
  How many of the ingredients are its own, after those of the parts before it.
  """
  ingredientCount: Int!
  """Its minutes, which those of the dish that it is for do not hold."""
  minutes: Int!
  """Its name."""
  name: String!
  """Serves of it that are made; 0 for as much as is needed."""
  serves: Float!
  """Key for the address of its instructions."""
  slug: String!
  """How many of the steps are its own, after those of the parts before it."""
  stepCount: Int!
  """
  Serves that amounts in its steps are for, where they could not be scaled; null when they follow \`serves\`.
  """
  stepServes: Int
}

"""Ingredients and steps of an entry."""
type CookingResult implements MutationResult {
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """
  Ingredients for the requested serves, in the order in which they are used; empty on failure.
  """
  ingredients: [CookingIngredient!]!
  """
  What the owner of an own dish notes about it, several lines; null for none.
  """
  notes: String
  """Nutrition of one serve; null for an empty entry and on failure."""
  nutrition: MealNutrition
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  The own dishes that are made for an own dish, in the order in which they are made (docs/product.md DISH-33): the first
  ingredients and the first steps are theirs. Empty for other meals; at most 60.
  """
  parts: [CookingPart!]! @listSize(assumedSize: 4)
  """
  Headings among the steps of an own dish, in order (docs/product.md DISH-42); empty for other recipes; at most 120.
  """
  stepSections: [StepSection!]! @listSize(assumedSize: 4)
  """Serves that amounts in the steps are for; 0 when they name none."""
  stepServes: Int!
  """
  Steps, with amounts for the requested serves, as a kitchen can measure them, in the words and with the steps that the
  swaps bring. Those of an own dish are for \`stepServes\`: the serves asked where each amount in them is understood,
  else those that it was written for.
  """
  steps: [String!]!
  """
  Swaps that the steps of an own dish do not follow throughout: they name what is replaced with an amount, within another
  name or not at all, so it has to be said beside them what is used instead. Empty for the catalogue's meals.
  """
  unfollowedSwaps: [EntrySwap!]!
  """
  Why the meal with its swaps does not suit the user's settings as they are now, as sentences; empty when it does.
  """
  unsuitable: [String!]!
}

"""A step of a recipe to cook."""
type CookingStep {
  """Number, from 1."""
  number: Int!
  """What to do, with amounts."""
  text: String!
}

"""The words for one and for many of what is counted."""
type CountNoun {
  """Such as \`cloves\`."""
  many: String!
  """Such as \`clove\`."""
  one: String!
}

"""A household to make."""
input CreateHouseholdInput {
  """1 to 60 characters, without the space around them; none when left out."""
  name: String
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""What a household has at home."""
type Cupboard {
  """
  What is in the freezer, what was frozen first before the rest; at most 100 (docs/product.md CUP-13).
  """
  freezer: [FrozenMeal!]! @listSize(assumedSize: 20)
  """By name of the ingredient; at most 300."""
  items: [CupboardItem!]! @listSize(assumedSize: 100)
  """Number of changes so far."""
  version: Int!
}

"""
One act on the cupboard. Give exactly one. Acts may arrive late, twice and in any order: about each ingredient, and each
batch in the freezer, the latest word counts, by the times at which they were said.
"""
input CupboardActInput @oneOf {
  """A batch is in the freezer (docs/product.md CUP-13)."""
  freeze: FreezeActInput
  """It is at home."""
  keep: KeepActInput
  """It no longer is."""
  take: TakeActInput
  """A batch no longer is."""
  thaw: ThawActInput
}

"""Something that a household has at home (docs/product.md CUP-1)."""
type CupboardItem implements Node {
  """How much, in \`unit\`; null for enough, however much is needed."""
  amount: Float @deprecated(reason: "Use quantity. Removed on 2027-11-23.")
  """When that was said."""
  at: Timestamp!
  """The member who said it; null when that member is gone."""
  by: ID
  """Global id; its key is that of the ingredient."""
  id: ID!
  """What it is."""
  ingredient: Ingredient!
  """How much; null for enough, however much is needed."""
  quantity: Quantity
  """One of g, kg, ml, l and piece; null without an amount."""
  unit: String @deprecated(reason: "Use quantity. Removed on 2027-11-23.")
  """
  The last day to use it, in Sydney, such as 2026-11-30; null when it keeps.
  """
  useBy: String
}

"""
An act with its time and the id that makes it happen once, however often it is sent within 30 days.
"""
input CupboardOperationInput {
  """What was said."""
  act: CupboardActInput!
  """
  When it was said, by the client's clock; ahead of the server's, it counts as said when it arrived first.
  """
  at: Timestamp!
  """
  The household for which it was said. NOT_ALLOWED: the caller has moved to another one. Without it, it is for the
  one that the caller belongs to when it arrives.
  """
  householdId: ID
  """UUID chosen by the client."""
  id: ID!
}

"""The outcome of a change of the cupboard."""
type CupboardResult implements MutationResult {
  """The cupboard with the change; null on failure."""
  cupboard: Cupboard
  """
  What is wrong, such as with \`items[3].useBy\` or \`operations[3].act.keep.useBy\`. Then nothing of the call was stored. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""
The plan that a household is working on. Every edit is kept; saving and loading are separate.
"""
type CurrentPlan {
  """The rows by category, in their order; at most 10 a category."""
  rows: [PlanRow!]! @listSize(assumedSize: 30)
  """
  Version of the saved plan where that has the same meals for the same people, as after a save by anyone of the household;
  null where it has others, and where none was saved (docs/product.md PLAN-68).
  """
  savedVersion: Int
  """
  Rows that do not suit those who eat them, with the reasons: what \`scrubMealPlan\` would change.
  """
  unsuitable: [ScrubbedRow!]! @listSize(assumedSize: 30)
  """Number of operations so far."""
  version: Int!
}

"""
A day of the years 2000 to 2099, without time or zone, such as 2026-11-30; days of a household are days in Sydney.
"""
scalar Date @specifiedBy(url: "https://scalars.graphql.org/andimarek/local-date.html")

"""
What a person wants of a day's food, of three meals. At least one of both bounds.
"""
input DayTargetInput {
  """At least so much: kJ, g, or mg of sodium. Above 0, at most 100,000."""
  atLeast: Float
  """At most so much; not less than \`atLeast\`."""
  atMost: Float
  """Of what."""
  nutrient: TargetNutrient!
}

"""The deletion of an account."""
input DeleteAccountInput {
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  The current password, as a confirmation; blank where the account has none and the provider has confirmed the person.
  """
  password: String!
}

"""The outcome of a deletion."""
type DeleteAccountResult implements MutationResult {
  """True when the account and everything that belonged to it were deleted."""
  deleted: Boolean! @deprecated(reason: "Use ok. Removed on 2027-11-23.")
  """The errors; empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A backup to delete."""
input DeleteBackupInput {
  """Its id."""
  id: ID!
}

"""The outcome of deleting a backup."""
type DeleteBackupResult implements MutationResult {
  """
  IN_USE for the one that is restored at the next start; empty on success, also where it was deleted before.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The server; null on failure."""
  server: Server
}

"""Whether the dish is gone."""
type DeleteDishResult implements MutationResult {
  """True when it is gone now."""
  deleted: Boolean! @deprecated(reason: "Use ok. Removed on 2027-11-23.")
  """Why not. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""The outcome of deleting a plan."""
type DeletePlanResult implements MutationResult {
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """
  True when the plan is gone, also where it was before; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""
What an ingredient can contain: FSANZ's declared allergens and what diets need.
"""
enum DietaryFact {
  """Alcohol."""
  ALCOHOL
  """Onion, garlic and their kin: leek, shallots, spring onions, chives."""
  ALLIUM
  """
  Almonds. With this one begin the facts that follow from what a food is called and may hold: where a label says tree nuts and not which, it has each nut.
  """
  ALMOND
  """Rennet from animals, as in parmesan."""
  ANIMAL_RENNET
  """Barley and what is malted from it."""
  BARLEY
  """Beef."""
  BEEF
  """Brazil nuts."""
  BRAZIL_NUT
  """Cashews."""
  CASHEW
  """Celery and celeriac."""
  CELERY
  """Corn, and starch and syrup of it."""
  CORN
  """Crustaceans such as prawn and crab."""
  CRUSTACEAN
  """Egg."""
  EGG
  """Fish."""
  FISH
  """Gelatine."""
  GELATINE
  """Gluten, from wheat, rye, barley, oats or their kin."""
  GLUTEN
  """Hazelnuts."""
  HAZELNUT
  """
  Food that Australian advice for pregnancy wants steaming hot, or set in the case of eggs. It is not held against what is so in a meal of the catalogue.
  """
  HEAT_FIRST
  """Honey."""
  HONEY
  """Lupin."""
  LUPIN
  """Macadamias."""
  MACADAMIA
  """Flesh of any land animal."""
  MEAT
  """Milk."""
  MILK
  """Molluscs such as mussel, oyster and squid."""
  MOLLUSC
  """Mushrooms."""
  MUSHROOM
  """Mustard."""
  MUSTARD
  """
  Nightshades: potato, tomato, eggplant, capsicum and chilli, as spices too.
  """
  NIGHTSHADE
  """
  Food that Australian advice for pregnancy leaves out, such as pâté, liver, rockmelon and swordfish.
  """
  NOT_IN_PREGNANCY
  """
  Rabbit, kangaroo and fish without scales, as far as they are known to be that.
  """
  NOT_KOSHER
  """Oats."""
  OATS
  """Peanut."""
  PEANUT
  """Pecans."""
  PECAN
  """Pine nuts."""
  PINE_NUT
  """Pistachios."""
  PISTACHIO
  """Pork."""
  PORK
  """Poultry."""
  POULTRY
  """Vegetables that grow below the ground, and starch of them."""
  ROOT_VEGETABLE
  """Rye."""
  RYE
  """Sesame."""
  SESAME
  """Soy."""
  SOY
  """Added sulphites."""
  SULPHITES
  """Tree nuts such as almond, cashew and walnut."""
  TREE_NUT
  """Walnuts."""
  WALNUT
  """Wheat."""
  WHEAT
}

"""A named set of forbidden dietary facts, or a named bound on an amount."""
enum DietaryRequirement {
  """No almonds."""
  ALMOND_FREE
  """No barley."""
  BARLEY_FREE
  """No Brazil nuts."""
  BRAZIL_NUT_FREE
  """No cashews."""
  CASHEW_FREE
  """No celery and no celeriac."""
  CELERY_FREE
  """No corn, and no starch or syrup of it."""
  CORN_FREE
  """No crustaceans."""
  CRUSTACEAN_FREE
  """No milk."""
  DAIRY_FREE
  """No egg."""
  EGG_FREE
  """No fish."""
  FISH_FREE
  """No gluten."""
  GLUTEN_FREE
  """
  No pork, alcohol, gelatine or animal rennet. A style: whether meat is halal is on its label.
  """
  HALAL_STYLE
  """No hazelnuts."""
  HAZELNUT_FREE
  """
  Vegetarian without egg, honey, alcohol, mushrooms, onion, garlic and vegetables that grow below the ground. A style: no food is certified.
  """
  JAIN_STYLE
  """
  No pork, rabbit, kangaroo, shellfish, fish without scales, gelatine or animal rennet, and no meal with meat or poultry and milk. A style: it says nothing of slaughter, supervision or utensils.
  """
  KOSHER_STYLE
  """
  At most 45 g of carbohydrate in what one person eats at the meal. By amount, not medical advice.
  """
  LOWER_CARBOHYDRATE
  """
  At most 300 mg of phosphorus in what one person eats at the meal. By amount, not medical advice.
  """
  LOWER_PHOSPHORUS
  """
  At most 850 mg of potassium in what one person eats at the meal. By amount, not medical advice.
  """
  LOWER_POTASSIUM
  """
  At most as much FODMAP in all that one person eats at the meal as published limits allow of one food. By amount and by published analyses, not medical advice.
  """
  LOW_FODMAP
  """
  At most 400 mg of sodium in what one person eats at the meal. By amount, not medical advice.
  """
  LOW_SODIUM
  """No lupin."""
  LUPIN_FREE
  """No macadamias."""
  MACADAMIA_FREE
  """
  At most 60 g of carbohydrate in what one person eats at the meal. By amount, not medical advice.
  """
  MODERATE_CARBOHYDRATE
  """No molluscs."""
  MOLLUSC_FREE
  """No mustard."""
  MUSTARD_FREE
  """No potato, tomato, eggplant, capsicum or chilli."""
  NIGHTSHADE_FREE
  """No alcohol."""
  NO_ALCOHOL
  """No beef."""
  NO_BEEF
  """No onion, no garlic and none of their kin."""
  NO_ONION_OR_GARLIC
  """No pork."""
  NO_PORK
  """No tree nuts and no peanuts."""
  NUT_FREE
  """No oats."""
  OAT_FREE
  """No peanuts."""
  PEANUT_FREE
  """No pecans."""
  PECAN_FREE
  """No meat of land animals."""
  PESCATARIAN
  """No pine nuts."""
  PINE_NUT_FREE
  """No pistachios."""
  PISTACHIO_FREE
  """
  Nothing that Australian advice for pregnancy leaves out, and what it wants heated only in meals that heat it. No medical advice.
  """
  PREGNANCY
  """No rye."""
  RYE_FREE
  """No sesame."""
  SESAME_FREE
  """No crustaceans and no molluscs."""
  SHELLFISH_FREE
  """No soy."""
  SOY_FREE
  """No added sulphites."""
  SULPHITE_FREE
  """No tree nuts."""
  TREE_NUT_FREE
  """Nothing from animals."""
  VEGAN
  """No meat, fish, shellfish, gelatine or animal rennet."""
  VEGETARIAN
  """No walnuts."""
  WALNUT_FREE
  """No wheat."""
  WHEAT_FREE
}

"""What a unit measures."""
enum Dimension {
  """Number."""
  COUNT
  """Weight, in grams."""
  MASS
  """Volume, in millilitres."""
  VOLUME
}

"""A connection that is to end."""
input DisconnectProviderInput {
  """
  The account's password, as proof that it is the person and that there is another way in.
  """
  password: String!
}

"""The outcome of disconnecting an account."""
type DisconnectProviderResult implements MutationResult {
  """
  REQUIRED or WRONG_PASSWORD on \`password\`; NOT_ALLOWED where the account has none. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person; null on failure."""
  viewer: Viewer
}

"""
A recipe that a person brought in, as its owner and the owner's household read it.
"""
type Dish implements Node & Recipe {
  """
  What its recipe did not say when it was brought in and is assumed until the dish is saved: until then it meets no
  requirement (docs/product.md MOVE-5). Empty for all other dishes.
  """
  assumed: [DishFact!]! @listSize(assumedSize: 5)
  """When it is eaten."""
  categories: [MealCategory!]!
  """When it was last changed."""
  changedAt: Timestamp!
  """What of \`minutes\` is cooking, 0 to 1,440; null when that was not said."""
  cookMinutes: Int
  """
  Days on which it was cooked before it came here, the earliest first; at most 400.
  """
  cookedOn: [Date!]! @listSize(assumedSize: 400)
  """Ingredients and method for a number of serves, as it is."""
  cooking(
    """Serves, 1 to 100."""
    serves: Int! = 1
  ): Cooking! @cost(weight: "5")
  """
  What it is, in a few sentences of several lines, at most 2,000 characters (docs/product.md DISH-41); null for none.
  """
  description: String
  """
  Requirements that it meets as it is. None as long as an ingredient is not matched.
  """
  dietary: [DietaryRequirement!]! @deprecated(reason: "Use meets { code }. Removed on 2027-11-23.")
  """Global id."""
  id: ID!
  """Words that describe it; at most 30."""
  keywords: [Tag!]!
  """
  The person's own words for it; at most 30 of at most 40 characters, no two alike but for case and accents.
  """
  labels: [String!]! @listSize(assumedSize: 30)
  """Ingredient lines for one serve."""
  lines: [DishLine!]!
  """Everyday group of its main ingredient; null when that is not matched."""
  mainGroup: IngredientGroup
  """Position of the main ingredient's line, from 0."""
  mainLine: Int!
  """Whether the caller may change and delete it: it is the caller's own."""
  mayEdit: Boolean!
  """
  Whose cups, spoons and pints its lines were read in; null when it has none or when that is not known.
  """
  measures: Measures
  """
  Requirements that it meets as it is; at most 100. None as long as an ingredient is not matched.
  """
  meets: [Requirement!]!
  """
  Further requirements that it meets, each alone, once ingredients are swapped; at most 100.
  """
  meetsWithSwaps: [Requirement!]!
  """
  Minutes from start to table, without those of the dishes in it, which say their own.
  """
  minutes: Int!
  """Name, as shown in pickers."""
  name: String!
  """
  Slugs of the ingredients that its steps name and that the person said are not added.
  """
  notAdded: [ID!]!
  """
  What the person notes about it, several lines, at most 10,000 characters; null for none.
  """
  notes: String
  """Nutrition of one serve as it is."""
  nutrition: MealNutrition!
  """
  What the caller says of it (docs/product.md OPIN-1); null for callers who are no person.
  """
  opinion: RecipeOpinion
  """Its page here, which its owner and the owner's household see."""
  pageUrl: URL!
  """
  Its photo, the first one of several, which is shown in the place of its drawn plate wherever the dish is as it is; null without one. Say the dish's
  name in the place of the photo for those who don't see it.
  """
  photo: DishPhoto
  """
  All its photos in the order that its owner gave them (docs/product.md DISH-48); at most 12, empty without one.
  """
  photos: [DishPhoto!]! @listSize(assumedSize: 2)
  """
  Name of its main ingredient's illustration; empty when that ingredient is not matched.
  """
  picture: String!
  """
  Its picture, an SVG file drawn from what it holds. Only those who receive the address can see it.
  """
  plate: URL!
  """
  The forms in which it may be drawn, the likeliest first (docs/product.md DISH-28); 8.
  """
  plateChoices: [PlateChoice!]! @cost(weight: "10") @listSize(assumedSize: 8)
  """
  What of \`minutes\` is preparation, 0 to 1,440; null when that was not said. They need not add up.
  """
  prepMinutes: Int
  """Serves that the recipe was written for; the lines are for one."""
  serves: Int!
  """
  Key for the address of its instructions, which its owner and the owner's household see.
  """
  slug: String!
  """Where it is from."""
  source: DishSource!
  """Page that it came from; null without one."""
  sourceUrl: URL
  """
  Headings among its steps, in order (docs/product.md DISH-42); at most 60.
  """
  stepSections: [StepSection!]! @listSize(assumedSize: 4)
  """
  Cooking steps, as they were written: an amount in them is for as many serves as the recipe was written for.
  """
  steps: [String!]!
  """How it stands to the given requirements."""
  suitability(
    """Each with how it is to be met; at most 40."""
    requirements: [RequirementInput!]!
  ): Suitability!
  """How it stands to those of the caller's household who eat it."""
  suits(
    """Where it is eaten; null for all of its categories."""
    category: MealCategory
    """Members who eat it; null for all who eat the category."""
    eaters: [ID!]
  ): TableSuitability
  """Words that describe it."""
  tags: [String!]! @deprecated(reason: "Use keywords. Removed on 2027-11-23.")
  """
  Ingredients that its steps name and its lines do not list. Until each is listed or said to be not added, the dish is
  taken to hold it: it fails every requirement that the ingredient fails, and no swap takes it away.
  """
  unlisted: [UnlistedIngredient!]! @cost(weight: "5")
  """Page that it came from, if there is one."""
  urlDetails: String @deprecated(reason: "Use sourceUrl. Removed on 2027-11-23.")
  """
  What the recipe makes in all, for \`serves\`, in g, kg, ml or l; null when that was not said. Another dish can take of it by
  weight or volume then.
  """
  yield: Quantity
}

"""A page of a person's dishes, ordered by name."""
type DishConnection {
  """
  How many of the person's dishes wait for a look because something is assumed of them (docs/product.md MOVE-5).
  """
  assumedCount: Int!
  """The dishes with their cursors."""
  edges: [DishEdge!]!
  """The dishes alone."""
  nodes: [Dish!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """The words that a dish may be tagged with."""
  tagChoices: [String!]!
  """How many there are in all, or are found; at most 2,000."""
  totalCount: Int!
}

"""A recipe that has been read, for correction."""
type DishDraft {
  """
  When it is eaten, as far as the source says by its categories, keywords or name; empty when that is to be asked.
  """
  categories: [MealCategory!]!
  """What of \`minutes\` it calls cooking; null when it does not say."""
  cookMinutes: Int
  """
  What the source says of it, at most 2,000 characters; null for nothing (docs/product.md DISH-43).
  """
  description: String
  """Its categories and keywords; at most 30."""
  labels: [String!]! @listSize(assumedSize: 30)
  """Ingredient lines, for one serve."""
  lines: [DishLine!]!
  """Whose cups, spoons and pints its lines were read in."""
  measures: Measures!
  """How that is known."""
  measuresFrom: MeasuresFrom!
  """Minutes from start to table; null when the source does not say."""
  minutes: Int
  """Name."""
  name: String!
  """What it notes, at most 10,000 characters; null for nothing."""
  notes: String
  """What of \`minutes\` it calls preparation; null when it does not say."""
  prepMinutes: Int
  """
  Serves that the source is for; the lines are for one. Null when the source does not say, and then the lines are whole.
  """
  serves: Int
  """Where it is from; \`application\` is null."""
  source: DishSource!
  """
  Headings among its steps, in order (docs/product.md DISH-42); at most 60.
  """
  stepSections: [StepSection!]! @listSize(assumedSize: 4)
  """Cooking steps."""
  steps: [String!]!
  """
  Ingredients that the steps name and the lines do not list; to be asked about before the dish is saved.
  """
  unlisted: [UnlistedIngredient!]!
  """Page that it came from, if the source names one."""
  urlDetails: String
  """
  What it makes in the source's words, such as \`12 muffins\` or \`1 loaf\`, when that is no number of people: \`serves\` is then
  null, and how many it serves is to be asked.
  """
  yields: String
}

"""A dish within a page."""
type DishEdge {
  """Its place, stable while others come and go."""
  cursor: String!
  """The dish."""
  node: Dish!
}

"""What a dish has and a recipe may leave unsaid."""
enum DishFact {
  """When it is eaten: it is taken for lunch and dinner."""
  CATEGORIES
  """Its ingredients: its name stands for them, which nothing matches."""
  INGREDIENTS
  """Its minutes: it is taken to need 30."""
  MINUTES
  """For how many it is: it is taken to be for 4."""
  SERVES
  """Its steps: one says that there are none."""
  STEPS
}

"""
A file of recipes that a person brought in out of another application (docs/product.md MOVE-1).
"""
type DishImport implements Node {
  """
  The application that wrote the file, such as \`Paprika\`; null when that is not known.
  """
  app: String
  """When it was begun."""
  createdAt: Timestamp!
  """Those that were there before."""
  doubles: Int!
  """Those that could not become dishes."""
  failed: Int!
  """Name of the file, as the person's device calls it."""
  fileName: String!
  """Recipes in the file, as far as it is read; at most 2,000."""
  found: Int!
  """Global id."""
  id: ID!
  """Its recipes, in the order of the file."""
  items(
    """\`endCursor\` of the page before; null for the first page."""
    after: String
    """Most items in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 50
    """True: only dishes of which a photo in the file could not be kept."""
    lackingPhotos: Boolean
    """Only those of which this came; null for all."""
    outcome: ImportOutcome
  ): ImportItemConnection! @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """
  Those of its dishes of which a photo in the file could not be kept (docs/product.md MOVE-20).
  """
  lackingPhotos: Int!
  """
  Its plans, as weeks from the last one on; at most 20, and one entry for those before (docs/product.md MOVE-30). Empty while
  the file is read.
  """
  plans: [ImportedPlan!]! @listSize(assumedSize: 21)
  """Why nothing came of the file, as a sentence; null otherwise."""
  problem: String
  """How far it is."""
  state: ImportState!
  """Those of them that are dishes."""
  stored: Int!
}

"""A line of a dish's ingredients, for one serve."""
type DishLine {
  """
  Ingredients that the line names as another choice or an example: 'butter or margarine', 'oil, such as peanut'. The dish
  is taken to hold them too, until the line no longer names them.
  """
  alternatives: [Ingredient!]! @cost(weight: "2") @listSize(assumedSize: 8)
  """
  How much, in \`unit\`; null when the line names no amount that can be measured. Such an ingredient is listed and cooked
  with the amount 0, which means as much as is needed: nothing is guessed.
  """
  amount: Float @deprecated(reason: "Use quantity. Removed on 2027-11-23.")
  """
  The dish of the same person that it names in the place of an ingredient (docs/product.md DISH-29): what is in that is in
  this one. \`quantity\` is then how much of it by weight or volume, or null for \`dishServes\`. Null for an ingredient, and for a
  dish that does not exist any more, of which nothing is known.
  """
  dish: Dish @cost(weight: "5")
  """
  Serves of \`dish\`, for one serve of this one; null without it, and where its yield is needed and not known.
  """
  dishServes: Float
  """
  Other dishes of the person that may be meant by name; where an ingredient matches, those of just that name. At most 3.
  """
  dishSuggestions: [Dish!]! @cost(weight: "10") @listSize(assumedSize: 3)
  """
  The catalogue's ingredient; null when none matches, and then the dish meets no requirement.
  """
  ingredient: Ingredient
  """
  Whether it is known what it is: an ingredient of the catalogue, or a dish that is there. If not, no requirement is met.
  """
  isKnown: Boolean!
  """
  What the line calls it, with its maker where it names one ('Swanson beef broth'): without amount and preparation.
  """
  name: String!
  """Whether the dish works without it."""
  optional: Boolean!
  """How it is prepared."""
  preparation: String
  """
  How much; null when the line names no amount that can be measured: as much as is needed.
  """
  quantity: Quantity
  """
  The heading before it, at most 120 characters (docs/product.md DISH-42); null for none.
  """
  section: String
  """
  Ingredients of the catalogue that may be meant, the likeliest first, when none matches; at most 6.
  """
  suggestions: [Ingredient!]! @cost(weight: "20") @listSize(assumedSize: 6)
  """
  The line as it was written; a longer one than 300 characters goes on in the next line, and neither is matched.
  """
  text: String!
  """
  One of g, kg, ml, l, tsp, tbsp, cup, pinch and piece; null when the line names none.
  """
  unit: String @deprecated(reason: "Use quantity. Removed on 2027-11-23.")
}

"""A line of a dish to save, for one serve."""
input DishLineInput {
  """How much, in \`unit\`; above 0. Null for as much as is needed."""
  amount: Float
  """
  Another dish of the person in the place of an ingredient (docs/product.md DISH-29). It needs an amount: serves without a
  unit, or g, kg, ml or l where that dish has a yield in the same. UNKNOWN: there is no such dish. INVALID: it is made with
  this one, or too deep.
  """
  dish: ID
  """Slug of the catalogue's ingredient; null when none matches."""
  ingredient: ID
  """Whether the dish works without it."""
  optional: Boolean! = false
  """How it is prepared."""
  preparation: String
  """
  The heading before it, at most 120 characters; null for none. Where no line names one, headings stay over the lines of the
  same texts (docs/product.md DISH-42).
  """
  section: String
  """The line as it was written, at most 300 characters."""
  text: String!
  """
  One of g, kg, ml, l, tsp, tbsp, cup, pinch and piece; needed with an amount.
  """
  unit: String
}

"""
A photo of an own dish, for its owner and the owner's households (docs/product.md DISH-35).
"""
type DishPhoto {
  """Names it in \`SetDishPhotoInput.photo\`."""
  id: ID!
  """
  The whole photo, WebP, at most 1,280 pixels wide and high. \`Dish.plate\` is its middle, 400 pixels wide and high. Each is
  sent to those alone who see the dish: by the cookie of their session, or by an access token or a key in \`Authorization\`.
  """
  url: URL!
}

"""What a recipe is on the table. New values may come."""
enum DishRole {
  """What is eaten after it."""
  DESSERT
  """The meal itself."""
  MAIN
  """What is eaten beside it, such as a salad."""
  SIDE
}

"""Where a dish is from."""
type DishSource {
  """The application that it was moved out of; null for none."""
  application: String
  """A book, a person or a site; null for none."""
  name: String
  """
  What the source says of its nutrition, several lines; null for nothing. Nothing is computed with it.
  """
  nutrition: String
  """The page; null for none."""
  url: URL
}

"""What a recipe makes in all."""
input DishYieldInput {
  """How much, above 0."""
  amount: Float!
  """One of g, kg, ml and l."""
  unit: String!
}

"""A plan that is not stored."""
input DraftPlanInput {
  """
  What the plan has to suit, in place of the settings of the caller's household; then nothing at home counts, and rows name
  no eaters. Null for the household's settings; for a partner nothing.
  """
  requirements: [RequirementInput!]
  """The rows, at most 100."""
  rows: [DraftRowInput!]!
}

"""A plan that is not stored, or why there is none."""
type DraftPlanResult implements MutationResult {
  """
  What is wrong with the input, such as with \`rows[3].content.dishes[0].recipe\`. Empty on success.
  """
  errors: [InputError!]!
  """True when there is one; then \`errors\` is empty, and otherwise not."""
  ok: Boolean!
  """The plan; null when the input is wrong."""
  plan: Plan
}

"""A row of a draft, or of a whole plan to save."""
input DraftRowInput {
  """Its category; null for the recipe's first."""
  category: MealCategory
  """What is eaten; null for an empty row, which needs a category."""
  content: RowContentInput
  """Its day; null for none."""
  date: Date
  """Members who eat it; null for all who eat the category."""
  eaters: [ID!]
  """
  UUID of the row; the server chooses where it is null, and where another plan has it.
  """
  id: ID
  """Whether dice leave it alone."""
  isLocked: Boolean! = false
  """Whether what it holds comes again in each next week."""
  isWeekly: Boolean! = false
  """Serves, 0 to 10; null follows the portions of those who eat."""
  serves: Int
  """
  Id of the row of which this one is another version of the same meal; null for a row on its own.
  """
  versionOf: ID
}

"""A key from a mail about the address of an account."""
input EmailKeyInput {
  """The key of the mailed link."""
  key: String!
}

"""The outcome of using such a key."""
type EmailKeyResult implements MutationResult {
  """The address that the account has now; null on failure."""
  email: String
  """
  What is wrong: LINK_INVALID on \`key\`, or DUPLICATE on it where another account has the address meanwhile. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A feed of the caller's."""
input EndCalendarFeedInput {
  """Its id."""
  id: ID!
}

"""The outcome of ending a calendar's address."""
type EndCalendarFeedResult implements MutationResult {
  """What is wrong. Empty on success."""
  errors: [InputError!]!
  """The household with its feeds."""
  household: Household
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""One of the caller's sessions."""
input EndSessionInput {
  """Its id."""
  id: ID!
}

"""The outcome of ending sessions."""
type EndSessionsResult implements MutationResult {
  """How many were open, and have ended by this call."""
  ended: Int!
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
}

"""A swap that an entry carries, as text."""
type EntrySwap {
  """Name of the ingredient that is replaced."""
  from: String!
  """Note for the cook."""
  note: String!
  """Name of the ingredient that replaces it; null when it is left out."""
  to: String
}

"""Why an input was refused. New values may come."""
enum ErrorCode {
  """
  The password is right, and the account asks for a code beside it, in \`code\` (docs/product.md ACC-83).
  """
  CODE_REQUIRED
  """
  The code is not right, was used already, or is too old; or there were too many.
  """
  CODE_WRONG
  """What was sent is based on an older version than the stored one."""
  CONFLICT
  """It exists already."""
  DUPLICATE
  """The password is right, but the address is not confirmed yet."""
  EMAIL_NOT_CONFIRMED
  """There is no meal in the plan."""
  EMPTY_PLAN
  """
  The caller owns a household with other accounts, and hands it over first.
  """
  HAND_OVER_FIRST
  """The value has the wrong form."""
  INVALID
  """Address and password do not match, or there were too many attempts."""
  INVALID_CREDENTIALS
  """Other things of the caller are made with it; the message names them."""
  IN_USE
  """
  The mailed key is unknown, used or expired: what LINK_INVALID says, in calls without \`Graph-Ids: 1\`.
  """
  KEY_INVALID @deprecated(reason: "Use LINK_INVALID. Removed on 2027-11-23.")
  """
  The key of a mailed link or of an invitation is unknown, used, revoked or expired.
  """
  LINK_INVALID
  """Two values that must be equal differ."""
  MISMATCH
  """The caller's role in the household does not allow it."""
  NOT_ALLOWED
  """A meal in the plan has no serves."""
  NO_SERVES
  """The number is outside the allowed range."""
  OUT_OF_RANGE
  """
  The person proves first to be it: by the password (\`proveByPassword\`), or, where the account has none, by showing a passkey or
  by signing in at the provider once more.
  """
  PROOF_NEEDED
  """A required value is missing."""
  REQUIRED
  """
  The installation takes no new accounts, or those of invited people alone.
  """
  SIGN_UP_CLOSED
  """It was done too long ago to know what came after it."""
  STALE
  """The text is longer than allowed."""
  TOO_LONG
  """More items than allowed."""
  TOO_MANY
  """It refers to nothing that exists."""
  UNKNOWN
  """Another server that is needed does not answer."""
  UNREACHABLE
  """It does not suit those who eat it."""
  UNSUITABLE
  """The visit to the provider is unknown, used or was begun too long ago."""
  VISIT_OVER
  """
  The password is too short, too long, too common or too close to the address.
  """
  WEAK_PASSWORD
  """The current password is wrong."""
  WRONG_PASSWORD
}

"""A setting that excluded meals."""
type Exclusion {
  """How many meals of the category it excludes."""
  count: Int!
  """What kind of setting it is."""
  kind: ExclusionKind!
  """Its label in the settings."""
  label: String!
  """
  Names of the members who eat the category and have set it; empty in a household of one.
  """
  members: [String!]!
}

"""What kind of setting excluded meals."""
enum ExclusionKind {
  """Ingredients that the user never eats."""
  NEVER_EATEN
  """A dietary requirement."""
  REQUIREMENT
  """A tag that the user has set to Never."""
  TAG
}

"""A backup that could not be made."""
type FailedBackup {
  """When that failed."""
  at: Timestamp!
  """What stood against it."""
  failure: BackupFailure!
  """Why it was to be made."""
  kind: BackupKind!
}

"""
Codes of top-level errors, in \`extensions.code\` (docs/product.md API-5). Beside it are \`extensions.help\`, the page that
explains the code, and for failures of ours \`extensions.requestId\`. What a caller can put right is in \`errors\` of a result,
with an \`ErrorCode\`: no code is in both. New values may come.
"""
enum FailureCode {
  """The request is malformed (400), or too large (413)."""
  BAD_REQUEST
  """
  An argument that no result can report, or a limit of one call (400). \`extensions.field\` names it where one is to blame.
  """
  BAD_USER_INPUT
  """The caller may not do this (403)."""
  FORBIDDEN
  """The document cannot be read as GraphQL (400)."""
  GRAPHQL_PARSE_FAILED
  """The document is not valid for this schema (400)."""
  GRAPHQL_VALIDATION_FAILED
  """A fault of ours, with a request id to send us and nothing else (500)."""
  INTERNAL_SERVER_ERROR
  """It is not said which operation of the document is meant (400)."""
  OPERATION_RESOLUTION_FAILURE
  """
  Too many calls; \`extensions.retryAfter\` says for how many seconds (429).
  """
  RATE_LIMITED
  """There is no room to store anything just now (503)."""
  STORAGE_FULL
  """
  No one is signed in, or what was shown is not valid (401). \`extensions.reason\` may say why.
  """
  UNAUTHENTICATED
  """
  The server cannot answer just now; the same call may succeed later (503 with \`Retry-After\`).
  """
  UNAVAILABLE
}

"""
What \`extensions.reason\` says beside \`extensions.code\`. New values may come.
"""
enum FailureReason {
  """With UNAUTHENTICATED: the key of a program has expired."""
  ACCESS_KEY_EXPIRED
  """With UNAUTHENTICATED: the key of a program is unknown."""
  ACCESS_KEY_INVALID
  """With UNAUTHENTICATED: the key of a program was revoked."""
  ACCESS_KEY_REVOKED
  """
  With FORBIDDEN: a person's key does not have the scope, or no key may do this; the header \`WWW-Authenticate\` names it.
  """
  ACCESS_KEY_SCOPE
  """
  With BAD_USER_INPUT: the call was done before under this key, and its answer is no longer kept.
  """
  OPERATION_FORGOTTEN
  """
  With BAD_USER_INPUT: another input was sent before under the same \`Idempotency-Key\` or \`operationId\`.
  """
  OPERATION_REUSED
  """
  With BAD_USER_INPUT: the call was begun before under this key, and it is not known whether it was done: read before sending it under another key.
  """
  OPERATION_UNKNOWN
  """
  With FORBIDDEN: the person signs in, or proves in another way to be it (\`proveByPassword\`), within ten minutes before.
  """
  PROOF_MISSING
}

"""
Where an ingredient's nutrition figures come from: a food in a public source, parts with sources of their own, or an estimate.
"""
type FigureSource {
  """
  Share of what is bought to which the source's figures apply: below 1 where there are bones or shells.
  """
  edible: Float
  """
  Whether the figures are estimated; then there is no publisher, number or food.
  """
  estimated: Boolean!
  """
  The food's name in the source, or what a composed food is made from: 100 g from 96 g plain flour, 4 g baking powder.
  """
  food: String
  """The food's number in the source; null as \`publisher\`."""
  number: String
  """
  Who publishes the source, and its title; null where the figures are computed from the food's parts.
  """
  publisher: String
}

"""An answer to a field."""
type FormAnswer {
  """
  Ids of what is chosen in a dropdown or checkbox field; empty for none and for other fields.
  """
  optionIds: [ID!]!
  """
  What is chosen with its setting, in a multi_checkbox field; otherwise empty.
  """
  settings: [OptionSetting!]! @listSize(assumedSize: 10)
  """Of a text field; null for other fields."""
  text: String
}

"""
An answer, as a client sends it. Give the part that belongs to the field's type.
"""
input FormAnswerInput {
  """Answer to a dropdown field; empty for none."""
  choice: String @deprecated(reason: "Use optionIds. Removed on 2027-11-23.")
  """Answer to a checkbox field."""
  choices: [String!] @deprecated(reason: "Use optionIds. Removed on 2027-11-23.")
  """
  Id of the field. REQUIRED in \`saveForms\`; \`saveSettings\` takes the label.
  """
  fieldId: ID
  """The field's label. REQUIRED in \`saveSettings\`."""
  label: String @deprecated(reason: "Use fieldId. Removed on 2027-11-23.")
  """
  Answer to a dropdown or checkbox field: ids of what is chosen; empty for none.
  """
  optionIds: [ID!]
  """
  Answer to a multi_checkbox field; choices that are not named are unset.
  """
  optionSettings: [OptionSettingInput!]
  """
  Answer to a multi_checkbox field; choices that are not named are unset.
  """
  settings: [ChoiceSettingInput!] @deprecated(reason: "Use optionSettings. Removed on 2027-11-23.")
  """Answer to a text field."""
  text: String
}

"""
A field of a settings form. Clients show whatever fields they are sent.
"""
type FormField {
  """The person's present answer."""
  answer: FormAnswer!
  """Choices of a checkbox or dropdown field."""
  choices: [String!] @deprecated(reason: "Use options. Removed on 2027-11-23.")
  """
  Whether the words of this text field exclude ingredients; \`neverEatenEffect\` with the field's id says which.
  """
  excludesIngredients: Boolean!
  """A sentence that helps to fill it in."""
  help: String
  """
  Key of the field, such as \`dietary.requirements\`: answers name it. It never changes, other than the label.
  """
  id: ID!
  """Label, for people; unique in its form."""
  label: String!
  """What may be chosen, in order; empty in a text field; at most 100."""
  options: [FormOption!]! @listSize(assumedSize: 25)
  """Choices of a multi_checkbox field."""
  settingOptions: [SettingOption!] @deprecated(reason: "Use options. Removed on 2027-11-23.")
  """Kind of field."""
  type: FormFieldType!
  """The person's present answer."""
  value: FormValue! @deprecated(reason: "Use answer. Removed on 2027-11-23.")
}

"""How a form's field is filled in."""
enum FormFieldType {
  """Any of some choices."""
  CHECKBOX
  """One of some choices."""
  DROPDOWN
  """Choices with a setting each."""
  MULTI_CHECKBOX
  """Free text."""
  TEXT
}

"""The settings forms. New values may come."""
enum FormKind {
  """What a member may eat."""
  DIETARY
  """What a member likes to eat, and where to shop."""
  TAGS
  """
  What a member wants of a day's food (docs/product.md WISH-3). Figures are food information, no medical advice.
  """
  TARGETS
  """What the household wishes of its plans (docs/product.md WISH-2)."""
  WISHES
}

"""A choice of a field."""
type FormOption {
  """
  Key within the field, such as GLUTEN_FREE, kid-friendly or the id of a store. It never changes, other than the label.
  """
  id: ID!
  """Label, for people."""
  label: String!
  """
  What it means and does not promise, for people; null where the label says it all.
  """
  note: String
  """
  What it may be set to, in a multi_checkbox field; otherwise empty; at most 25.
  """
  settings: [FormSetting!]! @listSize(assumedSize: 3)
}

"""What a choice may be set to."""
type FormSetting {
  """Key, such as STRICT. It never changes, other than the label."""
  id: ID!
  """Label, for people."""
  label: String!
}

"""
An answer to a field; the part that belongs to the field's type is filled.
"""
type FormValue {
  """Answer to a dropdown field."""
  choice: String
  """Answer to a checkbox field."""
  choices: [String!]
  """Answer to a multi_checkbox field."""
  settings: [ChoiceSetting!]
  """Answer to a text field."""
  text: String
}

"""A recipe of a page that has several."""
type FoundRecipe {
  """How many ingredient lines it has."""
  ingredients: Int!
  """Name; empty when the page gives none."""
  name: String!
}

"""
A batch that is in the freezer. It takes the place of what was said of that batch earlier.
"""
input FreezeActInput {
  """UUID of the batch, chosen by the client."""
  batch: ID!
  """The day on which it was frozen."""
  frozenOn: Date!
  """What was cooked: id of a recipe or of a version, or slug of a recipe."""
  recipe: ID!
  """Serves that are there, 1 to 100."""
  serves: Int!
}

"""A batch of a cooked meal in the freezer (docs/product.md CUP-13)."""
type FrozenMeal implements Node {
  """When that was said."""
  at: Timestamp!
  """The day on which it was frozen, in Sydney."""
  frozenOn: Date!
  """Global id; its key is a UUID chosen by the client that put it in."""
  id: ID!
  """Serves, 1 to 100."""
  serves: Int!
  """
  The recipe with the swaps with which it was cooked; null for a dish that is gone.
  """
  version: RecipeVersion
}

"""
One act on how a household shops. Give exactly one. Acts may arrive late, twice and in any order: about each store, each
product and each code the latest word counts, by the times at which they were said.
"""
input HabitsActInput @oneOf {
  """
  Arranges the areas of a store. UNKNOWN: no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has
  arranged 50 stores.
  """
  arrangeShop: ArrangeShopInput
  """
  Says what a bar code is, or forgets it. Beyond 2,000 the household's oldest are forgotten. INVALID: no such code, or
  not how an ingredient is named.
  """
  learnCode: LearnCodeInput
  """
  Remembers a price, or forgets it. Beyond 500 the household's oldest are forgotten.
  """
  setPrice: OwnPriceInput
}

"""
People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25).
"""
type Household implements Node {
  """
  The caller's own feeds of the household's plan, the newest first; at most 13.
  """
  calendarFeeds: [CalendarFeed!]! @listSize(assumedSize: 2)
  """
  What changed in the household since a cursor, for clients that ask from time to time. Null for an account that has left
  meanwhile.
  """
  changes(
    """Cursor of what the client has; null for everything as it is now."""
    after: String
  ): HouseholdChanges @cost(weight: "50")
  """What the household has at home."""
  cupboard: Cupboard!
  """Global id."""
  id: ID!
  """
  Invitations that can still be accepted, the newest first, at most 20; empty unless the caller owns the household.
  """
  invitations: [HouseholdInvitation!]!
  """
  The kitchen timers of its members; read them again once \`HouseholdChanges.kitchenTimers\` differs.
  """
  kitchenTimers: KitchenTimers!
  """
  What the meals on offer for a category, own dishes included, are found by in its pickers (docs/product.md PLAN-87).
  """
  mealTraits(
    """Category of the meals."""
    category: MealCategory!
  ): [MealTraits!]! @listSize(assumedSize: 400)
  """Everyone, in the order in which they joined; at most 12."""
  members: [HouseholdMember!]! @listSize(assumedSize: 12)
  """Name that its owner gave it; empty without one."""
  name: String!
  """
  The recipes that suit those of the household who eat them, as the caller sees them, a page at a time (docs/product.md WEEK-1).
  """
  offers(
    """\`endCursor\` of the page before; null for the first page."""
    after: String
    """Which; null for all that suit."""
    filter: OfferFilter
    """Most offers in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 24
    """
    By what they are ordered. A cursor belongs to the order that it came from.
    """
    orderBy: OfferOrder! = NOT_LATELY
  ): OfferConnection! @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """
  A plan of the household. Null when there is none of that id; without an id it is the current one, which begins as
  docs/product.md PLAN-36 says.
  """
  plan(
    """The plan; null for the current one."""
    id: ID
  ): Plan
  """
  The household's plans, the last changed first: the current one, once there is one, the saved ones (docs/product.md PLAN-63)
  and past weeks (PLAN-88).
  """
  plans(
    """\`endCursor\` of the page before; null for the first page."""
    after: String
    """Most plans in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 20
    """Only of these kinds; null for all."""
    status: [PlanStatus!]
  ): PlanConnection! @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """
  What suits those who eat a row as a side or a dessert, with the swaps that they need, by main ingredient, then by name
  (docs/product.md PLAN-98); nothing that one of them wants never again. INVALID role: MAIN (BAD_USER_INPUT).
  """
  servable(
    """The row's category."""
    category: MealCategory!
    """Members who eat the row; null for all who eat the category."""
    eaters: [ID!]
    """SIDE or DESSERT."""
    role: DishRole!
  ): [RecipeVersion!]! @listSize(assumedSize: 40)
  """
  What the household keeps beside its list: ticks, as they were made, own items and notes.
  """
  sharedList: SharedList!
  """How the household shops, and which store the caller prefers."""
  shopHabits: ShopHabits!
  """
  What is there to buy for the current plan, with the caller's preferred store. Null as long as a row with a meal has no
  serves (docs/product.md SHOP-2).
  """
  shoppingList: ShoppingList
  """Number of changes of the household and its members so far."""
  version: Int!
  """
  The form in which the household says what it wishes of its plans, with the answers. All its accounts may edit it.
  """
  wishForm: SettingsForm!
}

"""What changed in a household. Parts that did not change are null."""
type HouseholdChange {
  """What the household has at home."""
  cupboard: Cupboard
  """The household with its members."""
  household: Household
  """The ticks, own items and notes of the shared list."""
  list: SharedList
  """The current plan."""
  plan: CurrentPlan
  """
  The devices of the household's members that have announced themselves within 30 seconds, the caller's own included.
  """
  presence: [Presence!]
  """How the household shops."""
  shopHabits: ShopHabits
}

"""
What changed in a household, as objects: put those of \`changed\` in place of what you have of the same id, forget those of
\`removed\`, and do what is not sent yet over the result again.
"""
type HouseholdChanges {
  """
  The objects that changed or, when complete, all: Household, HouseholdMember, the current Plan and its PlanRows, ListTick,
  OwnItem, ListNote, CupboardItem, ShopOrder, OwnPrice, LearnedCode, ProductPhoto; about 4,400 where a household has reached every limit.
  """
  changed: [Node!]! @cost(weight: "50") @listSize(assumedSize: 100)
  """
  The cupboard, where something of it changed; whole, as the household is.
  """
  cupboard: Cupboard
  """
  Names the household as it is with these changes: keep it, and give it as \`after\`.
  """
  cursor: String!
  """
  The household, where it or a member changed, whole: for clients that do not put objects together. Null where nothing did;
  the first message of a subscription has every part.
  """
  household: Household
  """
  Whether this is all there is: forget everything that is not in \`changed\`. So without a cursor, and with one of another
  account or household, or one that the server knows no longer.
  """
  isComplete: Boolean!
  """
  Names the household's kitchen timers as they are, where one of them was started, paused, extended or dismissed: read
  \`Household.kitchenTimers\` again (docs/product.md COOK-34). Opaque, at most 60 characters; empty where there are none, null
  where nothing of them changed.
  """
  kitchenTimers: String
  """
  The ticks, own items and notes of the list, where something of it changed; whole, as the household is.
  """
  list: SharedList
  """
  The current plan, where something of it changed, or of what it says; whole, as the household is.
  """
  plan: Plan
  """
  The devices of the household's members that have announced themselves within 30 seconds, the caller's own included.
  """
  presence: [Presence!]! @listSize(assumedSize: 10)
  """Global ids of objects that are gone; at most as many."""
  removed: [ID!]!
  """
  How the household shops, where something of it changed; whole, as the household is.
  """
  shopHabits: ShopHabits
  """
  Names the household's saved plans and past weeks as they are, where one of them was saved, renamed or deleted, or a week
  has ended or was taken back: read \`Household.plans\` again (docs/product.md WEEK-21). Opaque, at most 60 characters; null
  where nothing of them changed.
  """
  storedPlans: String
}

"""
An invitation that was not accepted, revoked or expired. Its link is in the answer of \`inviteToHousehold\` and, where one
was sent, in the mail; it cannot be read again.
"""
type HouseholdInvitation implements Node {
  """When it was made."""
  createdAt: Timestamp!
  """When it expires: 7 days later."""
  expiresAt: Timestamp!
  """
  The member without an account whose place the newcomer takes; null for a new place.
  """
  forMember: HouseholdMember
  """Global id."""
  id: ID!
  """
  Address that it was mailed to; null when its link was handed over otherwise.
  """
  sentTo: String
}

"""
A person of a household, with an account or without one, such as a child or a guest.
"""
type HouseholdMember implements Node {
  """Who may change the person's answers to the settings forms."""
  answersEditedBy: AnswerEditors!
  """Categories that the person eats at home."""
  eats: [MealCategory!]!
  """
  One of the forms; null where the member has none of that kind, and when the caller may not edit the answers.
  """
  form(
    """Which."""
    kind: FormKind!
  ): SettingsForm @cost(weight: "4")
  """
  The settings forms with the member's answers; null when the caller may not edit them (\`mayEditAnswers\`). A member without
  an account has no field for a store.
  """
  forms: [SettingsForm!] @cost(weight: "4") @listSize(assumedSize: 3)
  """Global id."""
  id: ID!
  """Whether it is the caller."""
  isViewer: Boolean!
  """Whether the caller may change the person's answers."""
  mayEditAnswers: Boolean!
  """
  The member's name. Of an account that has given none it is the part of the mail address before the @.
  """
  name: String!
  """Share of a serve that the person eats: 0.25 to 2 in quarters."""
  portion: Float!
  """
  What the person's account is in the household; null without an account.
  """
  role: HouseholdRole
}

"""A member of the caller's household."""
input HouseholdMemberInput {
  """The member."""
  memberId: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""The outcome of a change of a household."""
type HouseholdResult implements MutationResult {
  """The errors; empty on success."""
  errors: [InputError!]!
  """The caller's household with the change; null on failure."""
  household: Household
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""What an account is in its household (docs/product.md HH-5)."""
enum HouseholdRole {
  """Plans, shops and cooks with the others."""
  MEMBER
  """
  Invites and removes people, looks after members without an account, and can hand the household over.
  """
  OWNER
}

"""Which import is meant."""
input ImportInput {
  """Id of the import."""
  id: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""A recipe of a file."""
type ImportItem {
  """
  The dish that it is, or that was there before; null without one, and when it is gone.
  """
  dish: Dish @cost(weight: "5")
  """Its name in the file."""
  name: String!
  """What came of it; null as long as nothing did."""
  outcome: ImportOutcome
  """
  Why it is no dish, or why a photo of it could not be kept, as a sentence; null for a dish that lacks none.
  """
  reason: String
}

"""A page of the recipes of a file."""
type ImportItemConnection {
  """The recipes with their cursors."""
  edges: [ImportItemEdge!]!
  """The recipes alone."""
  nodes: [ImportItem!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many there are in all, at most 2,000."""
  totalCount: Int!
}

"""A recipe of a file within a page."""
type ImportItemEdge {
  """Its place."""
  cursor: String!
  """The recipe."""
  node: ImportItem!
}

"""What came of a recipe of a file."""
enum ImportOutcome {
  """It was there before."""
  DOUBLE
  """It could not become a dish."""
  FAILED
  """It is a dish."""
  STORED
}

"""Whether what was asked of an import will be done."""
type ImportResult implements MutationResult {
  """
  Why not. UNKNOWN, \`id\`: there is no such import, or it is over. Empty on success.
  """
  errors: [InputError!]!
  """The import as it is now; null on failure."""
  import: DishImport
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""How far an import is."""
enum ImportState {
  """All that could be brought in is there."""
  DONE
  """Nothing came of the file; \`problem\` says why."""
  FAILED
  """The file is being read."""
  READING
  """Its recipes become dishes, one after the other."""
  STORING
  """Its dishes are being taken away again."""
  UNDOING
  """Its dishes are gone, but for those that were changed since."""
  UNDONE
}

"""A plan of a file: a week of it, or what of it has no days."""
type ImportedPlan {
  """Its name among the household's plans when it came."""
  name: String!
  """
  What came of it, \`STORED\` for a plan of the household; null as long as nothing did.
  """
  outcome: ImportOutcome
  """
  Global id of the plan that it is, or that was there before; null without one, and where the import was undone with it.
  """
  planId: ID
  """Why it is no new plan, as a sentence; null for one that is."""
  reason: String
}

"""An ingredient of the catalogue."""
type Ingredient implements Node {
  """
  What it contains; null when it has not been reviewed, and then it meets no requirement.
  """
  contains: [DietaryFact!]
  """Grams per millilitre, or null when it is never measured by volume."""
  density: Float
  """Its everyday group."""
  group: IngredientGroup!
  """Global id."""
  id: ID!
  """Everyday group, such as chicken or lentils."""
  kind: String! @deprecated(reason: "Use group. Removed on 2027-11-23.")
  """Unit in which shopping lists show it: g, ml or piece."""
  listUnit: Unit!
  """Its exact name, as lists show it, as within a sentence."""
  name: String!
  """Figures per 100 g, or null when they are not known."""
  nutrition: Nutrition
  """Name of its illustration."""
  picture: String!
  """Weight of one piece in grams, or null when it is never counted."""
  pieceWeight: Float
  """Unit in which shopping lists show it: g, ml or piece."""
  shoppingUnit: String! @deprecated(reason: "Use listUnit. Removed on 2027-11-23.")
  """
  Its name in the sentences of steps: \`name\` without some of its words, or \`name\`.
  """
  shortName: String!
  """Stable key."""
  slug: ID!
  """Where the figures come from; null when there are none."""
  source: FigureSource
  """Where shops have it."""
  storeArea: StoreArea!
  """What it may be replaced by, the best first."""
  swaps: [Swap!]! @listSize(assumedSize: 5)
  """Store area where it is found; \`uncategorised\` when unknown."""
  typicalLocation: String! @deprecated(reason: "Use storeArea. Removed on 2027-11-23.")
}

"""A page of ingredients, ordered by name."""
type IngredientConnection {
  """The ingredients with their cursors."""
  edges: [IngredientEdge!]!
  """The ingredients alone."""
  nodes: [Ingredient!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many there are in all."""
  totalCount: Int!
}

"""An ingredient within a page."""
type IngredientEdge {
  """Its place, stable under changes of the catalogue."""
  cursor: String!
  """The ingredient."""
  node: Ingredient!
}

"""
An everyday group of ingredients, such as chicken or lentils, by which recipes are grouped (docs/product.md CAT-11).
"""
type IngredientGroup implements Node {
  """Global id."""
  id: ID!
  """As it is shown."""
  label: String!
  """Stable key, such as red-meat."""
  slug: String!
}

"""One thing that is wrong with what was sent."""
type InputError {
  """The reason, for programs."""
  code: ErrorCode!
  """
  Path of the input field, such as \`plan.breakfast.mealList[2].numServes\`; null when no single field is to blame.
  """
  field: String
  """Page that explains the code."""
  help: URL!
  """The reason, for people."""
  message: String!
}

"""Everything the instructions page shows of a meal."""
type Instructions {
  """What an own dish is, in a few sentences; null for none."""
  description: String
  """Labels of the requirements that it meets, as shown."""
  dietary: [String!]!
  """Ingredients in the order in which they are used."""
  ingredients: [CookingIngredient!]!
  """Everyday group of its main ingredient."""
  mainIngredient: String!
  """Minutes from start to table."""
  minutes: Int!
  """Base name."""
  name: String!
  """
  What the owner of an own dish notes about it, several lines; null for none.
  """
  notes: String
  """Nutrition of one serve."""
  nutrition: MealNutrition!
  """
  The own dishes that are made for an own dish, in the order in which they are made (docs/product.md DISH-33): the first
  ingredients and the first steps are theirs. Empty for other meals; at most 60.
  """
  parts: [CookingPart!]! @listSize(assumedSize: 4)
  """
  All photos of an own dish, in their order (docs/product.md DISH-48); at most 12, empty for other meals. They show the dish
  without its swaps.
  """
  photos: [DishPhoto!]! @listSize(assumedSize: 2)
  """Name of its illustration."""
  picture: String!
  """
  Path of its picture with its swaps, an SVG file drawn from what it holds.
  """
  plate: String!
  """Serves that the amounts are for."""
  serves: Int!
  """Key for addresses."""
  slug: String!
  """Where an own dish is from; null where nothing is said of that."""
  source: DishSource
  """
  Headings among the steps of an own dish, in order (docs/product.md DISH-42); empty for other recipes; at most 120.
  """
  stepSections: [StepSection!]! @listSize(assumedSize: 4)
  """Serves that amounts in the steps are for."""
  stepServes: Int!
  """
  Steps, with amounts for those serves, as a kitchen can measure them, in the words and with the steps that the swaps
  bring. Those of an own dish are for \`stepServes\`: the serves asked where each amount in them is understood,
  else those that it was written for.
  """
  steps: [String!]!
  """
  Unique id of the entry with the swaps with which the meal suits that user; null when it suits already or not at all.
  """
  suitableEntry: ID
  """Swaps that are applied."""
  swaps: [EntrySwap!]!
  """Tags of the meal."""
  tags: [String!]!
  """
  Swaps that the steps of an own dish do not follow throughout: they name what is replaced with an amount, within another
  name or not at all, so it has to be said beside them what is used instead. Empty for the catalogue's meals.
  """
  unfollowedSwaps: [EntrySwap!]!
  """
  Why the meal as it is shown does not suit the settings of the user who asks, as sentences; empty when it does, and for
  everyone else.
  """
  unsuitable: [String!]!
}

"""
What an invitation says to the person who holds its link, before it is accepted.
"""
type InvitationPreview {
  """When it expires."""
  expiresAt: Timestamp!
  """
  Name of the member whose place the newcomer takes; null for a new place.
  """
  forMember: String
  """Name of the household; empty without one."""
  householdName: String!
  """Name of the owner, as the members see it."""
  invitedBy: String!
  """How many people the household has."""
  memberCount: Int!
  """
  The address to which it was mailed, for who has the link from that mail; otherwise null (docs/product.md HH-21).
  """
  sentTo: String
}

"""An invitation to make."""
input InviteToHouseholdInput {
  """Address to mail the link to; null to hand the link over otherwise."""
  email: String
  """
  Member without an account whose place the newcomer takes: with its portion, its categories and its place in plans, and
  with the answers that were given for it, if the newcomer's account has answered nothing itself. Null for a new place.
  """
  memberId: ID
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""The outcome of making an invitation."""
type InviteToHouseholdResult implements MutationResult {
  """The errors; empty on success."""
  errors: [InputError!]!
  """The household with the invitation; null on failure."""
  household: Household
  """The invitation; null on failure."""
  invitation: HouseholdInvitation
  """Its link, which is shown this once; null on failure."""
  link: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A note on an own item."""
input ItemNoteInput {
  """The item."""
  itemId: ID!
  """
  At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more.
  """
  text: String!
}

"""
How much of an item one meal needs. A meal that the plan has for different eaters or under different titles has a part for each of them.
"""
type ItemPart {
  """How much, in the item's unit."""
  amount: Float!
  """
  Members who eat it where the plan names them; null for all who eat the category, and in a list of any meals.
  """
  eaters: [ID!]
  """What the meal is called with its swaps, as \`RecipeVersion.title\` says."""
  mealName: String!
  """Its serves."""
  serves: Int!
}

"""An item with its text."""
input ItemTextInput {
  """
  UUID chosen by the client. Of several items in one text the first has this id, and each further one the next: its last four
  digits are a hexadecimal number that is counted up.
  """
  itemId: ID!
  """
  The named list to which \`addItem\` adds; null or a list that is not there for that of the plan. INVALID: in \`changeItem\`,
  which leaves an item where it is.
  """
  listId: ID
  """1 to 200 characters."""
  text: String!
}

"""Any JSON object."""
scalar JSONObject @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc8259#section-4")

"""
Something that is at home. It takes the place of what was said of that ingredient earlier.
"""
input KeepActInput {
  """
  How much, in \`unit\`: more than 0, at most 100,000. Null for enough, however much is needed.
  """
  amount: Float
  """Slug of the ingredient."""
  ingredient: ID!
  """One of g, kg, ml, l and piece; with an amount, and only then."""
  unit: String
  """The last day to use it, such as 2026-11-30; null when it keeps."""
  useBy: String
}

"""
Something that is at home. It takes the place of what was said of that ingredient earlier.
"""
input KeepInCupboardInput {
  """
  How much, in \`unit\`: more than 0, at most 100,000. Null for enough, however much is needed.
  """
  amount: Float
  """
  When it was said, by the client's clock; ahead of the server's, it counts as said when it arrives.
  """
  at: Timestamp!
  """Slug of the ingredient."""
  ingredient: ID!
  """One of g, kg, ml, l and piece; with an amount, and only then."""
  unit: String
  """The last day to use it, such as 2026-11-30; null when it keeps."""
  useBy: String
}

"""
A meal that stays in a plan. UNSUITABLE: it does not suit, whatever is swapped; the message says why. Where it suits with
other swaps than its own, it gets those.
"""
input KeptMealInput {
  """Its category."""
  category: MealCategory!
  """Its place among the meals of the category, from 0."""
  position: Int!
  """Id or slug of a meal, or the id of a version of one with its swaps."""
  recipe: ID!
  """Its serves, 1 to 10; null for those of the others."""
  serves: Int
}

"""
What a person's key allows, in the person's households as the person sees them (docs/product.md API-53). A key reads and writes
nothing that its scopes do not name; every key may read the names of households and members.
"""
enum KeyScope {
  """Read what is at home."""
  CUPBOARD_READ
  """Add, change and remove what is at home."""
  CUPBOARD_WRITE
  """Read the household's own dishes as they are written."""
  DISHES_READ
  """Read dishes from text, add them, and change the person's own."""
  DISHES_WRITE
  """Read the shopping list, with its ticks, own items and notes."""
  LIST_READ
  """Tick off, add, change and remove on the shopping list."""
  LIST_WRITE
  """Read the catalogue: meals, ingredients and how they are cooked."""
  MEALS_READ
  """
  Read plans: their rows, how the planned meals are cooked, and which meals no longer suit whom.
  """
  PLAN_READ
  """Change the plan, begin a week, and save, load and rename plans."""
  PLAN_WRITE
}

"""
A timer of a step that is being cooked in the household (docs/product.md COOK-34).
"""
type KitchenTimer {
  """When the latest act on it was done, by the server's clock."""
  at: Timestamp!
  """How long it was set to, with what was added, in milliseconds."""
  duration: Int!
  """When it ends, by the server's clock; null while it is paused."""
  endsAt: Timestamp
  """
  Names the time of the step, the same on all devices: the id of the plan's entry, the step and where in it the time is.
  """
  key: String!
  """As the step words it, such as \`6 minutes\`."""
  label: String!
  """The name of the dish."""
  meal: String!
  """Milliseconds that are left while it is paused; null while it runs."""
  remaining: Int
  """Whether it runs or is paused."""
  state: KitchenTimerState!
  """The number of the step, from 1."""
  step: Int!
}

"""
A kitchen timer as it is after an act: after it was started, paused, let go on, extended or dismissed.
"""
input KitchenTimerInput {
  """
  When the act was done, by the server's clock; what is later than now is taken for now. An earlier act than the latest one changes nothing.
  """
  at: Timestamp!
  """
  How long it was set to, with what was added, in milliseconds; 1 to 48 hours of them.
  """
  duration: Int!
  """
  When it ends, by the server's clock, at most 48 hours from now; needed of a timer that runs.
  """
  endsAt: Timestamp
  """
  Names the time of the step; 1 to 5000 characters. A timer that is there already is that timer.
  """
  key: String!
  """As the step words it; 1 to 100 characters."""
  label: String!
  """The name of the dish; 1 to 200 characters."""
  meal: String!
  """
  Milliseconds that are left, 1 to 48 hours of them; needed of a timer that is paused.
  """
  remaining: Int
  """How it is then."""
  state: KitchenTimerState!
  """The number of the step, 1 to 1000."""
  step: Int!
}

"""How a kitchen timer is."""
enum KitchenTimerState {
  """
  It was stopped, or dismissed after its time was up. No list has such a timer.
  """
  DISMISSED
  """It ends \`remaining\` milliseconds after it is let go on."""
  PAUSED
  """It ends at \`endsAt\`; once that is past its time is up."""
  RUNNING
}

"""The kitchen timers of a household."""
type KitchenTimers {
  """The server's clock: a device compares its own with it."""
  now: Timestamp!
  """
  Those that run, are paused, or whose time is up and that were not dismissed; at most 20.
  """
  timers: [KitchenTimer!]! @listSize(assumedSize: 5)
}

"""What a bar code is, or that it is to be forgotten."""
input LearnCodeInput {
  """The code's 8, 12, 13 or 14 digits, the check digit included."""
  code: String!
  """
  Slug of the ingredient that it is, as a line of the list has it; null for anything else.
  """
  ingredient: ID
  """
  What it is called, 1 to 100 characters, on one line; null forgets the code.
  """
  name: String
}

"""What a bar code is, as a household has said (docs/product.md SHOP-65)."""
type LearnedCode implements Node {
  """14 digits: shorter codes have zeros in front."""
  code: ID!
  """Global id; its key is the code."""
  id: ID!
  """Slug of the ingredient that it is; null for anything else."""
  ingredient: ID
  """What the household calls it; 1 to 100 characters."""
  name: String!
}

"""A note on a line."""
input LineNoteInput {
  """Key of the line (\`ShoppingListItem.key\`), in either of its units."""
  key: ID!
  """
  At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more.
  """
  text: String!
}

"""
How much of a line the rows of one recipe need that the same members eat.
"""
type LinePart {
  """Its name."""
  name: String!
  """How much; null for as much as is needed."""
  quantity: Quantity
  """The recipe; null when it is gone meanwhile."""
  recipe: Recipe
  """The rows."""
  rows: [PlanRow!]! @listSize(assumedSize: 2)
  """Their serves."""
  serves: Int!
}

"""The way to a backup."""
type LinkBackupResult implements MutationResult {
  """
  UNKNOWN on \`id\`, REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`; empty on success.
  """
  errors: [InputError!]!
  """
  Address of the file, without a session: it works once and for a minute, until another is asked for. Null on failure.
  """
  link: URL
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""
One act on the shared list. Give exactly one. Acts may arrive late, twice and in any order: about each line and each item
the latest word counts, by the times at which the acts were done.
"""
input ListActInput @oneOf {
  """
  Adds an item; several when commas, semicolons or new lines part the text.
  """
  addItem: ItemTextInput
  """
  Says an item in other words. One that was removed earlier is on the list again.
  """
  changeItem: ItemTextInput
  """Moves an own item to another list."""
  moveItem: MoveItemInput
  """
  Makes a list, or gives it another name; one that was removed is there again with what was on it. TOO_MANY: there are 12.
  DUPLICATE: another one has that name.
  """
  nameList: NameListInput
  """
  Writes a note on an own item, in place of the one that is there. An empty text removes it, and so does removing the item.
  """
  noteItem: ItemNoteInput
  """
  Writes a note on a line, in place of the one that is there. An empty text removes it.
  """
  noteLine: LineNoteInput
  """
  Takes an item off the list, unless it was added or changed at that time or later.
  """
  removeItem: OwnItemInput
  """
  Removes a list with what is on it. What is added or moved to it later is on the list of the plan.
  """
  removeList: NamedListInput
  """
  True unticks every line and item of the plan's list that was ticked earlier.
  """
  startOver: Boolean
  """A line was bought."""
  tick: TickInput
  """An item was bought."""
  tickItem: OwnItemInput
  """A line was not bought after all."""
  untick: UntickInput
  """An item was not bought after all."""
  untickItem: OwnItemInput
}

"""What a shopping list buys."""
type ListIngredient {
  """Name as within a sentence."""
  name: String!
}

"""
A note that someone wrote on a line of the list, such as 'the ripe ones', or on an own item.
"""
type ListNote implements Node {
  """When it was written."""
  at: Timestamp!
  """The member who wrote it; null when that member is gone."""
  by: ID
  """Global id; its key is that of the note."""
  id: ID!
  """
  Key of the line (\`ShoppingListItem.key\`) in its smaller unit, g for kg and ml for l, since a line changes its unit with its
  amount; of a note on an own item the item's UUID.
  """
  key: ID!
  """One line of 1 to 100 characters."""
  text: String!
}

"""
An act with its time and the id that makes it happen once, however often it is sent within 30 days.
"""
input ListOperationInput {
  """What was done."""
  act: ListActInput!
  """
  When it was done, by the client's clock; more than 5 seconds ahead of the server's, it counts as done when it arrived.
  """
  at: Timestamp!
  """
  The household for which it was done. NOT_ALLOWED: the caller has moved to another one. Without it, it is for the
  one that the caller belongs to when it arrives.
  """
  householdId: ID
  """UUID chosen by the client."""
  id: ID!
}

"""
What of a purchase has one price: packs of one size, pieces, or what is weighed.
"""
type ListPack {
  """Packs or pieces; of what is weighed the kilograms or litres."""
  count: Float!
  """
  By what its price is remembered (\`OwnPrice.product\`); the same in every list.
  """
  product: ID!
  """
  One of it, in a shopper's words: \`1 tin of chickpeas, 400 g\`, \`1 kg beef mince\`.
  """
  text: String!
}

"""
What a shop sells that covers a line of the list, with no pack or piece too many.
"""
type ListPurchase {
  """
  How much that is for the kitchen, in the line's \`measurementUnit\`: what drained tins hold, what is in a bulb. Never less
  than the line's \`toBuy\`; the difference is left over.
  """
  amount: Float!
  """
  What it costs by the prices that the caller's household remembers, in Australian cents; null where one of them is not
  known, and in a list of any meals.
  """
  cents: Int
  """Packs or pieces; 1 for what is weighed."""
  count: Int!
  """
  The same in words where it is of packs of something that spoils (docs/product.md SHOP-44): \`leaves about 300 g\`.
  Otherwise null.
  """
  leaves: String
  """
  What of \`amount\` is left over, in the line's \`measurementUnit\`: 0 or more.
  """
  left: Float!
  """
  Such as tin, carton or bunch; null for what is sold by the piece or by weight.
  """
  pack: String
  """
  What it consists of, by what has a price; one of a kind, or two sizes of packs.
  """
  packs: [ListPack!]!
  """In a shopper's words: \`2 tins of chickpeas, 400 g\`."""
  text: String!
}

"""A line that was ticked off the shared list."""
type ListTick implements Node {
  """
  How much of it was bought, in the line's unit; 0 for as needed. If more is needed later, the difference is still to be bought.
  """
  amount: Float!
  """When."""
  at: Timestamp!
  """The member who did it; null when that member is gone."""
  by: ID
  """Global id; its key is that of the line."""
  id: ID!
  """Key of the line (\`ShoppingListItem.key\`)."""
  key: ID!
}

"""The credentials of a login."""
input LogInInput {
  """
  A code of the person's authenticator app, or a recovery code: after CODE_REQUIRED, with address and password once more.
  """
  code: String
  """The account's address; case does not matter."""
  email: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """The account's password."""
  password: String!
}

"""The outcome of a login."""
type LogInResult implements MutationResult {
  """
  Access token for \`Authorization: Bearer\`, valid for ten minutes; null on failure.
  """
  accessToken: String
  """The errors; empty on success."""
  errors: [InputError!]!
  """Address of the network that the call came from."""
  ip: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person signed in; null on failure."""
  viewer: Viewer
}

"""The session has ended."""
type LogOutResult implements MutationResult {
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
  """
  Address at which the person also ends the session at the provider, where this one began there and it has one; else null.
  """
  providerLogOut: URL
}

"""The beginning of a backup."""
type MakeBackupResult implements MutationResult {
  """
  CONFLICT while another is made, TOO_MANY where 20 made by hand are kept, NOT_ALLOWED where there is no place for them. Empty on
  success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The server, which says how it goes on; null on failure."""
  server: Server
}

"""Of whose meals a calendar is."""
input MakeCalendarFeedInput {
  """The member; null for the whole household."""
  memberId: ID
}

"""The outcome of making a calendar's address."""
type MakeCalendarFeedResult implements MutationResult {
  """The address; null on failure. It is answered once."""
  address: URL
  """What is wrong, such as with \`memberId\`. Empty on success."""
  errors: [InputError!]!
  """The household with its feeds; null on failure."""
  household: Household
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A key to make."""
input MakePersonalKeyInput {
  """After how many days it ends; 1 to 366."""
  days: Int!
  """What the person calls it; 1 to 60 characters."""
  name: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it.
  """
  password: String!
  """What it is to allow; at least one."""
  scopes: [KeyScope!]!
}

"""The outcome of making a key."""
type MakePersonalKeyResult implements MutationResult {
  """
  What is wrong: REQUIRED, TOO_LONG or NOT_ALLOWED on \`name\`, REQUIRED on \`scopes\`, OUT_OF_RANGE on \`days\`, WRONG_PASSWORD or
  PROOF_NEEDED on \`password\`, TOO_MANY on none for the eleventh key. Empty on success.
  """
  errors: [InputError!]!
  """
  The key; null on failure. It is answered once and cannot be read again.
  """
  key: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person with the keys; null on failure."""
  viewer: Viewer
}

"""What the unmatched lines of a wording mean."""
input MatchLinesInput {
  """
  Slug of the catalogue's ingredient that it is. null: it is none of them; the lines stay unknown and their dishes meet no
  requirement.
  """
  ingredient: ID
  """
  The wording, as \`UnmatchedName.name\` has it; case and accents do not count.
  """
  name: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""What an answer for the lines of a wording came to."""
type MatchLinesResult implements MutationResult {
  """How many dishes they are of."""
  dishCount: Int!
  """
  Why not. UNKNOWN, \`name\` or \`id\`: there are no such lines, or none any more. Empty on success.
  """
  errors: [InputError!]!
  """How many lines were changed."""
  lineCount: Int!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  Takes the answer back with \`undoMatch\`; null on failure, and for what takes one back.
  """
  undoId: ID
}

"""A meal base: the recipe as it stands in the catalogue."""
type Meal implements Node & Recipe {
  """
  When it is eaten; empty for sides and desserts, which are served with any meal.
  """
  categories: [MealCategory!]!
  """
  When its entry, or that of an ingredient or swap that it uses, last changed.
  """
  changedAt: Timestamp!
  """Ingredients and method for a number of serves, as it is."""
  cooking(
    """Serves, 1 to 100."""
    serves: Int! = 1
  ): Cooking! @cost(weight: "5")
  """Requirements that it meets as it is, computed from its ingredients."""
  dietary: [DietaryRequirement!]! @deprecated(reason: "Use meets { code }. Removed on 2027-11-23.")
  """
  Further requirements that it meets, each alone, once ingredients are swapped.
  """
  dietaryWithSwaps: [DietaryRequirement!]! @deprecated(reason: "Use meetsWithSwaps { code }. Removed on 2027-11-23.")
  """Global id."""
  id: ID!
  """Ingredients for one serve, in the order in which they are used."""
  ingredients: [MealIngredient!]!
  """Words that describe it; at most 30."""
  keywords: [Tag!]!
  """Everyday group of its main ingredient."""
  mainGroup: IngredientGroup
  """Everyday group of its main ingredient, such as chicken."""
  mainIngredient: String! @deprecated(reason: "Use mainGroup. Removed on 2027-11-23.")
  """
  Requirements that it meets as it is, computed from its ingredients; at most 100.
  """
  meets: [Requirement!]!
  """
  Further requirements that it meets, each alone, once ingredients are swapped; at most 100.
  """
  meetsWithSwaps: [Requirement!]!
  """Minutes from start to table."""
  minutes: Int!
  """Base name."""
  name: String!
  """Nutrition of one serve."""
  nutrition: MealNutrition!
  """
  What the caller says of it (docs/product.md OPIN-1); null for callers who are no person.
  """
  opinion: RecipeOpinion
  """Its page here."""
  pageUrl: URL!
  """Name of its illustration."""
  picture: String!
  """Its picture, an SVG file drawn from what it holds."""
  plate: URL!
  """What it is on the table (docs/product.md PLAN-100)."""
  role: DishRole!
  """Key for addresses."""
  slug: String!
  """Page that it came from; null without one."""
  sourceUrl: URL
  """Cooking steps in words."""
  steps: [String!]! @deprecated(reason: "Use cooking(serves).steps. Removed on 2027-11-23.")
  """How it stands to the given requirements."""
  suitability(
    """What the meal has to meet, all together; may be empty."""
    requirements: [RequirementInput!]!
  ): Suitability!
  """
  How it stands to those of the caller's household who eat it; null for callers without a household.
  """
  suits(
    """Where it is eaten; null for all of its categories."""
    category: MealCategory
    """Members who eat it; null for all who eat the category."""
    eaters: [ID!]
  ): TableSuitability
  """Words that describe it."""
  tags: [String!]! @deprecated(reason: "Use keywords. Removed on 2027-11-23.")
  """External page with the details, if there is one."""
  urlDetails: String @deprecated(reason: "Use sourceUrl. Removed on 2027-11-23.")
}

"""A recommendation about a meal."""
input MealAdjustmentInput {
  """Name of the meal."""
  meal: String!
  """What to change; at most 100 words are suggested."""
  recommendation: String!
}

"""Meals that may be picked in a category."""
type MealBases {
  """
  Suitable meals as entries of one serve, by main ingredient, then by name.
  """
  mealList: [MealEntry!]! @listSize(assumedSize: 400)
}

"""A meal of the day."""
enum MealCategory {
  """Morning."""
  BREAKFAST
  """Evening."""
  DINNER
  """Midday."""
  LUNCH
}

"""The latest change of a meal."""
type MealChange {
  """What it did."""
  kind: MealChangeKind!
  """The meal as the change left it; null when it was removed."""
  meal: Meal
  """The meal's id, which stays when its slug changes."""
  mealId: ID!
  """The meal's slug; of a removed meal the last that it had."""
  slug: String!
}

"""What a change did to a meal."""
enum MealChangeKind {
  """It is no longer in the catalogue: delete it."""
  REMOVAL
  """It is new, or is another than before: store it under its id."""
  UPSERT
}

"""A page of meals."""
type MealConnection {
  """
  Time up to which this page and those before it, followed by their cursors, show every change. Keep that of the last
  page and give it as \`filter.changedSince\` at the next visit.
  """
  asOf: Timestamp!
  """The meals with their cursors."""
  edges: [MealEdge!]!
  """The meals alone."""
  nodes: [Meal!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many meals match in all."""
  totalCount: Int!
}

"""A meal within a page."""
type MealEdge {
  """Its place, stable under changes of the catalogue."""
  cursor: String!
  """The meal."""
  node: Meal!
}

"""A meal in a plan. What is said of the meal follows from \`uniqueId\`."""
type MealEntry {
  """
  Members who eat it; null for all who eat the category, and for a meal outside a plan.
  """
  eaters: [ID!]
  """
  Whether its serves follow the portions of those who eat it, since no one has set them (docs/product.md PLAN-35).
  """
  followsPortions: Boolean!
  """Whether the entry carries swaps."""
  isCustomised: Boolean!
  """
  Whether it is another version of the meal of the row before it (docs/product.md PLAN-41).
  """
  isVersion: Boolean!
  """Everyday group of the main ingredient; empty in an empty entry."""
  mainIngredient: String!
  """Minutes from start to table; 0 in an empty entry."""
  minutes: Int!
  """Base name of the meal; empty in an empty entry."""
  name: String!
  """Serves, 0 to 10."""
  numServes: Int!
  """Name of its illustration; empty in an empty entry."""
  picture: String!
  """
  Path of its picture with its swaps, an SVG file drawn from what it holds; empty in an empty entry.
  """
  plate: String!
  """Key for the address of its instructions; empty in an empty entry."""
  slug: String!
  """The swaps that the entry carries."""
  swaps: [EntrySwap!]! @listSize(assumedSize: 3)
  """
  What to call the meal with its swaps, as \`RecipeVersion.title\` does; empty in an empty entry.
  """
  title: String!
  """
  Opaque, stable name of the meal, its swaps and what is served with it; empty in an empty entry (docs/product.md PLAN-99).
  """
  uniqueId: ID!
  """External page with the details, or empty."""
  urlDetails: String!
}

"""A meal in a plan, as a client sends it."""
input MealEntryInput {
  """
  Members who eat it; null for all who eat the category. Those who are not in the household count as not named, so that a
  plan can still be used when someone has left.
  """
  eaters: [ID!]
  """
  Whether the serves follow the portions of those who eat it: then a saved plan keeps no number.
  """
  followsPortions: Boolean
  """Ignored: it follows from \`uniqueId\`."""
  isCustomised: Boolean
  """Whether it is another version of the meal of the row before it."""
  isVersion: Boolean
  """Ignored: it follows from \`uniqueId\`."""
  mainIngredient: String
  """Ignored: it follows from \`uniqueId\`."""
  name: String
  """Serves, 0 to 10."""
  numServes: Int!
  """
  Serves of what is served with the meal, 0 to 10, where more is cooked of the meal; null for as many. Plans that are saved have no such.
  """
  servedServes: Int
  """
  Opaque name of the meal, its swaps and what is served with it, from an earlier answer; empty for an empty entry.
  """
  uniqueId: ID!
  """Ignored: it follows from \`uniqueId\`."""
  urlDetails: String
}

"""Which meals to list. Everything given must hold."""
input MealFilter {
  """Only of this category."""
  category: MealCategory
  """
  Only meals that changed after this time; see \`changedAt\`. Give \`asOf\` of the last page of your last visit: your own
  clock, or the latest \`changedAt\` that you saw, can miss changes that were stored while you read.
  """
  changedSince: Timestamp @deprecated(reason: "Use catalogueChanges, which tells removed meals too. Removed on 2027-11-26.")
  """Only with this main ingredient (its everyday group)."""
  mainIngredient: String
  """Ready in at most this many minutes."""
  maxMinutes: Int
  """Only meals that meet all of these, as each setting says."""
  requirements: [RequirementInput!]
  """Only what is this on the table; null for all."""
  role: DishRole
  """
  Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters.
  """
  search: String
  """Only with all of these tags."""
  tags: [String!]
}

"""One line of a recipe, for one serve."""
type MealIngredient {
  """How much, in \`unit\`."""
  amount: Float! @deprecated(reason: "Use quantity. Removed on 2027-11-23.")
  """What."""
  ingredient: Ingredient!
  """Whether the meal works without it."""
  optional: Boolean!
  """How it is prepared, such as finely chopped."""
  preparation: String
  """How much; null for as much as is needed."""
  quantity: Quantity
  """
  One of g, kg, ml, l, tsp (5 ml), tbsp (20 ml), cup (250 ml), pinch and piece.
  """
  unit: String! @deprecated(reason: "Use quantity. Removed on 2027-11-23.")
}

"""Nutrition of one serve of a meal."""
type MealNutrition {
  """
  Whether a serve holds more than a third of the 2000 mg of sodium that a day should have at most; false when unknown.
  """
  isHighInSodium: Boolean!
  """The figures, or null as soon as one ingredient's are not known."""
  perServe: Nutrition
  """Names of the ingredients whose figures are not known."""
  unknown: [String!]!
}

"""Order of a list of meals; ties are broken by id."""
enum MealOrder {
  """Latest change first."""
  CHANGED_AT
  """Quickest first."""
  MINUTES
  """By name."""
  NAME
}

"""A plan: three categories."""
type MealPlan {
  """Breakfasts."""
  breakfast: CategoryPlan!
  """Dinners."""
  dinner: CategoryPlan!
  """Lunches."""
  lunch: CategoryPlan!
}

"""A plan, as a client sends it."""
input MealPlanInput {
  """Breakfasts."""
  breakfast: CategoryPlanInput!
  """Dinners."""
  dinner: CategoryPlanInput!
  """Lunches."""
  lunch: CategoryPlanInput!
}

"""
What a meal on offer is found by in a picker (docs/product.md PLAN-87).
"""
type MealTraits {
  """Names of its ingredients, swapped."""
  ingredients: [String!]!
  """Whether it is a favourite of the caller."""
  isFavourite: Boolean!
  """
  Whether the household's plans of the last two weeks, the present one included, have it.
  """
  isLately: Boolean!
  """Whether a person of the household brought it in."""
  isOwn: Boolean!
  """Ready in so many minutes."""
  minutes: Int!
  """Its tags."""
  tags: [String!]!
  """The meal with its swaps, as \`MealEntry.uniqueId\` names it."""
  uniqueId: ID!
}

"""
One of the versions in which a meal is cooked for people of whom only some need swaps.
"""
type MealVersion {
  """Members who eat it."""
  eaters: [ID!]!
  """
  The meal with the version's swaps, for the portions of those who eat it.
  """
  entry: MealEntry!
  """
  Labels of what its eaters asked for and the meal as it is does not meet; empty for the meal as it is.
  """
  meets: [String!]!
}

"""
Whose measures a recipe means. A tablespoon is 20 ml in Australia and 15 ml elsewhere; a cup is 250, 237 and 284 ml, a pint
568, 473 and 568 ml. Amounts in answers are in ours, which are the Australian ones, or in g, ml and teaspoons.
"""
enum Measures {
  """Australia"""
  AU
  """Britain"""
  UK
  """The United States"""
  US
}

"""How it is known whose measures a recipe means."""
enum MeasuresFrom {
  """The caller said so, for this recipe or as usual."""
  CALLER
  """It is a guess: ask the person, and read again with the answer."""
  GUESS
  """It has none that differ from country to country."""
  NONE
  """It says so by its words or temperatures."""
  TEXT
}

"""A wish that a plan misses."""
type MissedWish {
  """What stands most in the way; null where nothing alone does."""
  blockedBy: PlanWishKind
  """The same in a sentence."""
  blockedText: String
  """
  What the plan has: a count, the minutes of its longest such meal, a figure of a day, or dollars.
  """
  figure: Float!
  """What kind of wish."""
  kind: PlanWishKind!
  """Whose target it is; null for other wishes, and for an average adult's."""
  member: HouseholdMember
  """
  Answers with either of which the wish would be missed no more or stand in the way no more; at most 2.
  """
  relaxations: [WishRelaxation!]! @listSize(assumedSize: 2)
  """What is missed, in a sentence with both figures."""
  text: String!
}

"""An own item and where it comes to."""
input MoveItemInput {
  """The item."""
  itemId: ID!
  """The named list; null or a list that is not there for that of the plan."""
  listId: ID
}

"""
Everything that can be changed. What the caller can put right is reported in \`errors\` of the result; every other failure
is a top-level error (docs/product.md API-5).
"""
type Mutation {
  """
  Joins the household of an invitation, which is in the answer. The caller's own dishes come along. If no other account is
  in the caller's household, that one ends: its current plan, its named plans and the caller's saved plan are kept as
  named plans of the new household, such as "Ana's plan", and its members without an account come along if \`bringMembers\`
  says so, or end with it. Otherwise everything in it stays with the others.
  
  LINK_INVALID (KEY_INVALID without \`Graph-Ids: 1\`): the key is unknown, used, revoked or expired. DUPLICATE: the caller is in that household already; the
  invitation stays open. HAND_OVER_FIRST: the caller owns a household with other accounts. TOO_MANY: there would be more
  than 12 members, or with \`isFurther\` the caller belongs to 5 households.
  """
  acceptInvitation(
    """The key of the invitation and what comes along."""
    input: AcceptInvitationInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Adds a person without an account. For the owner. TOO_MANY when the household has 12 members.
  """
  addHouseholdMember(
    """Who the person is."""
    input: AddHouseholdMemberInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """Has a device notified, in the session and the household of the call."""
  addNotificationDevice(
    """What it is to be."""
    input: AddNotificationDeviceInput!
  ): NotificationDeviceResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Adds the passkey that was begun in this session, and mails the person. INVALID on \`response\` where it is none or the time
  was over, DUPLICATE where an account has it, TOO_MANY for the twenty-first.
  """
  addPasskey(
    """What the browser says."""
    input: PasskeyResponseInput!
  ): PasskeysResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Makes a webhook of the partner, or of the person in the household of the call, who is mailed that it was made.
  """
  addWebhook(
    """What it is to be."""
    input: AddWebhookInput!
  ): AddWebhookResult! @auth(as: [USER, PARTNER], scope: WEBHOOKS_WRITE) @rateLimit(limit: 30, duration: 600)
  """
  Tells the household where the caller is working, for 30 seconds. Nothing is stored.
  """
  announcePresence(
    """Where the caller is working."""
    input: AnnouncePresenceInput!
  ): AnnouncePresenceResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Does 1 to 300 operations on the household's cupboard. A call whose answer was lost can be sent again. TOO_MANY: the
  household would have more than 300 ingredients.
  """
  applyCupboardOperations(
    """The operations, 1 to 300, in any order."""
    operations: [CupboardOperationInput!]!
  ): CupboardResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """
  Does 1 to 500 operations on the household's shared list. A call whose answer was lost can be sent again.
  """
  applyListOperations(
    """The operations, 1 to 500, in any order."""
    operations: [ListOperationInput!]!
  ): ApplyListOperationsResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """
  Does 1 to 500 operations on what the household shares: plan, list, cupboard and how it shops (docs/product.md API-49). Each
  is done once, and a refused one does not hold back the others, so that a client sends what it has gathered and drops all
  that is answered.
  """
  applyOperations(
    """The operations."""
    input: ApplyOperationsInput!
  ): ApplyOperationsResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60)
  """
  Does 1 to 200 operations on the household's current plan, in their order, after all that arrived before. Those that were
  done already are left out, so a call whose answer was lost can be sent again.
  """
  applyPlanOperations(
    """The operations, 1 to 200, in the order in which they were done."""
    operations: [PlanOperationInput!]!
  ): ApplyPlanOperationsResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """
  Arranges the areas of a store, or of where no store is chosen. Areas that are not named follow in the usual order. UNKNOWN:
  no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has arranged 50 stores.
  """
  arrangeShop(
    """The areas, the first first; null brings the usual order back."""
    areas: [String!]
    """
    The household for which it is. NOT_ALLOWED: the caller has moved to another one.
    """
    householdId: ID
    """Key of the store; null for where no store is chosen."""
    store: ID
  ): ShopHabitsResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """
  Begins to add a passkey, after a proof: REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`, TOO_MANY for the
  twenty-first, NOT_ALLOWED where the installation has none.
  """
  beginPasskey(
    """The proof."""
    input: BeginPasskeyInput!
  ): PasskeyCeremonyResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Begins a proof with one of the person's passkeys. NOT_ALLOWED where there is none.
  """
  beginPasskeyProof: PasskeyCeremonyResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 600)
  """
  Begins a sign-in with a passkey in this browser, which gets a cookie for it. It takes no address. NOT_ALLOWED where the
  installation has no passkeys.
  """
  beginPasskeySignIn: PasskeyCeremonyResult! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 60)
  """
  Begins a visit to the provider in this browser. CONNECT and PROVE are for the signed-in person.
  """
  beginProviderVisit(
    """What for."""
    input: BeginProviderVisitInput!
  ): BeginProviderVisitResult! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 60)
  """
  Begins to set authenticator codes up, in place of a set-up that was begun before; it can be confirmed for ten minutes. REQUIRED
  or WRONG_PASSWORD on \`password\`, DUPLICATE where they are on, NOT_ALLOWED for an account without a password.
  """
  beginSecondFactor(
    """The proof."""
    input: BeginSecondFactorInput!
  ): BeginSecondFactorResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Begins the next week of the household's current plan (docs/product.md PLAN-88): rows of days before today, and those
  without a day, become a past week, and as many new rows take their places, with their serves, eaters and weekdays. Rows of
  days to come stay. Nothing changes where no row is over.
  """
  beginWeek(
    """How."""
    input: BeginWeekInput!
  ): PlanResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Takes back what the next start was to restore. For an owner of the server (FORBIDDEN).
  """
  cancelRestore: CancelRestoreResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Changes what a device is notified of; from then on it is about the household of the call.
  """
  changeNotificationDevice(
    """What is to be changed."""
    input: ChangeNotificationDeviceInput!
  ): NotificationDeviceResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Changes the password and ends every other session; this one goes on with the token of the answer.
  """
  changePassword(
    """The current and the new password."""
    input: ChangePasswordInput!
  ): ChangePasswordResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Notes that the person has answered or skipped the first questions. The first call counts (docs/product.md PLAN-84).
  """
  closeFirstQuestions: CloseFirstQuestionsResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """
  Uses the key of a confirmation mail. A key works once and for 24 hours.
  """
  confirmEmail(
    """The key of the confirmation mail."""
    input: ConfirmEmailInput!
  ): ConfirmEmailResult! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 600)
  """
  Uses the key that was mailed to a new address: from then on it is the account's. The former one is mailed a link that
  brings it back (docs/product.md ACC-69). A key works once and for 24 hours.
  """
  confirmEmailChange(
    """The key of the mailed link."""
    input: EmailKeyInput!
  ): EmailKeyResult! @auth(as: [ANYONE]) @rateLimit(limit: 30, duration: 600)
  """
  Turns authenticator codes on, and mails the person. On \`code\` CODE_WRONG, or STALE where the set-up is over; DUPLICATE where
  they are on.
  """
  confirmSecondFactor(
    """The first code."""
    input: ConfirmSecondFactorInput!
  ): SecondFactorResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Connects the account with who the person is at the provider, and mails the person.
  """
  connectProvider(
    """The consent."""
    input: ConnectProviderInput!
  ): ConnectProviderResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Makes a further household, which the caller owns and which is in the answer; those that the caller is in stay as they
  are. TOO_MANY: the caller belongs to 5 households.
  """
  createHousehold(
    """What it is called."""
    input: CreateHouseholdInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Deletes the account with everything held about it and ends every session. Cannot be undone.
  """
  deleteAccount(
    """The current password."""
    input: DeleteAccountInput!
  ): DeleteAccountResult! @auth(as: [USER]) @rateLimit(limit: 20, duration: 600)
  """Deletes a backup for good. For an owner of the server (FORBIDDEN)."""
  deleteBackup(
    """Which."""
    input: DeleteBackupInput!
  ): DeleteBackupResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Deletes a dish. Plans that hold it show an empty row from then on. IN_USE: other dishes are made with it, which the message
  names (docs/product.md DISH-34).
  """
  deleteDish(
    """Id of the dish."""
    id: ID!
  ): DeleteDishResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """Deletes a saved plan or a past week."""
  deletePlan(
    """Which."""
    input: PlanRefInput!
  ): DeletePlanResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Disconnects the account from the provider, ends the other sessions that began there, and mails the person.
  """
  disconnectProvider(
    """The proof."""
    input: DisconnectProviderInput!
  ): DisconnectProviderResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """Ends the address of a calendar, also where it was ended before."""
  endCalendarFeed(
    """Which."""
    input: EndCalendarFeedInput!
  ): EndCalendarFeedResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Ends all sessions of the caller but the one of the call, in the same way (docs/product.md ACC-66).
  """
  endOtherSessions: EndSessionsResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 60)
  """
  Ends one of the caller's sessions, also where it has ended before: its tokens and sockets stop working at once, on every
  instance (docs/product.md ACC-66).
  """
  endSession(
    """Which."""
    input: EndSessionInput!
  ): EndSessionsResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Makes another account of the household its owner. For the owner, who stays as a member. Invitations that were not
  accepted yet end. PROOF_NEEDED unless the owner has proven to be it within ten minutes and in this session, as by signing in
  (docs/product.md ACC-88).
  """
  handOverHousehold(
    """The member whose account becomes the owner."""
    input: HouseholdMemberInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """
  Makes an invitation, a link that works once and for 7 days, and mails it where an address is given. The answer and the
  mail are the same whether the address has an account or not. For the owner. TOO_MANY: 20 invitations are open, the
  household has 12 members and no \`memberId\` was given, or too many mails were asked for to this address.
  """
  inviteToHousehold(
    """Whom the invitation is for."""
    input: InviteToHouseholdInput!
  ): InviteToHouseholdResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Says of 1 to 300 ingredients that they are at home. About each ingredient the latest word counts, so that a call may
  arrive late and twice. TOO_MANY: the household would have more than 300.
  """
  keepInCupboard(
    """The ingredients, 1 to 300."""
    items: [KeepInCupboardInput!]!
  ): CupboardResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """
  Leaves the household for a new one of one's own, or for those that the caller belongs to besides, of which the first is
  in the answer. What was planned stays with the others. An
  owner with other accounts in the household gets HAND_OVER_FIRST; without others the household ends with its plans,
  its list and its members without an account.
  """
  leaveHousehold: HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """Makes a link to a backup. For an owner of the server (FORBIDDEN)."""
  linkBackup(
    """Which."""
    input: ProvenBackupInput!
  ): LinkBackupResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Puts a saved plan or a past week, in line with the present settings, in the place of the household's current one. Days that
  are over become the same weekday from today on (docs/product.md PLAN-64).
  """
  loadPlan(
    """Which."""
    input: PlanRefInput!
  ): PlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  Opens a session: answers with an access token valid for ten minutes and sets the refresh cookie. A wrong password, an
  unknown address and a locked account get the same answer (docs/product.md ACC-4, ACC-5).
  """
  logIn(
    """Address and password."""
    input: LogInInput!
  ): LogInResult! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 60)
  """
  Ends the session of the refresh cookie and of the access token. Always succeeds.
  """
  logOut: LogOutResult! @auth(as: [ANYONE]) @rateLimit(limit: 300, duration: 60)
  """Begins a backup of everything. For an owner of the server (FORBIDDEN)."""
  makeBackup: MakeBackupResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Makes the secret address of a calendar, or a new one in the place of the one before, which ends.
  """
  makeCalendarFeed(
    """Of whose meals."""
    input: MakeCalendarFeedInput!
  ): MakeCalendarFeedResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Makes a key for the person's own programs, and mails the person that it was made.
  """
  makePersonalKey(
    """What it is to be."""
    input: MakePersonalKeyInput!
  ): MakePersonalKeyResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Says once for all unmatched lines of a wording, in all own dishes, which ingredient they mean. The person is believed: the
  dishes meet requirements by it from then on. Amounts that the ingredient is not measured in become words (docs/product.md
  MOVE-12). A dish stays the import's that it came with.
  """
  matchLines(
    """The wording and what it means."""
    input: MatchLinesInput!
  ): MatchLinesResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Does nothing and answers true. Useful to try a token, a key or a client.
  """
  ping: Boolean! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 60)
  """
  Has the next start of the server replace everything by a backup. For an owner of the server (FORBIDDEN).
  """
  prepareRestore(
    """Which."""
    input: ProvenBackupInput!
  ): PrepareRestoreResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Takes a passkey as proof that it is the person, for ten minutes in this session. INVALID on \`response\` where it is none.
  """
  proveByPasskey(
    """What the browser says."""
    input: PasskeyResponseInput!
  ): PasskeysResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 600)
  """
  Takes the account's password as proof that it is the person, for ten minutes in this session (docs/product.md ACC-88). Where
  the account has none, PROOF_NEEDED on \`password\` unless there is another proof already.
  """
  proveByPassword(
    """The proof."""
    input: ProveByPasswordInput!
  ): ProveByPasswordResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Takes a visit to the provider as proof that it is the person, for ten minutes in this session.
  """
  proveByProvider: ProveByProviderResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Proposes meals under the user's settings. No meal that does not suit is ever proposed, and none twice while others are
  left. Nothing is stored except that meals were proposed.
  """
  randomizeMealPlan(
    """How many meals of each category, and which are there already."""
    input: RandomizeMealPlanInput!
  ): RandomizeMealPlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  Reads a recipe from text or schema.org data and matches its ingredients. Nothing is stored, no address is fetched.
  """
  readDish(
    """The recipe, as text or as data."""
    input: ReadDishInput!
  ): ReadDishResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60) @cost(weight: "1000")
  """
  Fetches a page and reads the recipe on it, as \`readDish\` does with its source; nothing is stored. Servers do so where their
  operator wants it, and otherwise answer INVALID on \`url\`, as for an address that can't be fetched (docs/product.md MOVE-36).
  A person has one page fetched at a time, 10 in a minute, and 100 in a day.
  """
  readPage(
    """Which page."""
    input: ReadPageInput!
  ): ReadDishResult! @auth(as: [USER]) @rateLimit(limit: 10, duration: 60) @cost(weight: "1000")
  """Records a usage event, also of people who are not signed in."""
  recordEvent(
    """What happened, where and when."""
    input: AnalyticsEventInput!
  ): RecordEventResult! @auth(as: [ANYONE]) @rateLimit(limit: 600, duration: 60)
  """
  Answers with a new access token for the refresh cookie, which is replaced. UNAUTHENTICATED without a live session; the
  message says why it has ended, as far as the cookie's owner may know (docs/product.md ACC-46).
  """
  refreshSession: SessionResult! @auth(as: [ANYONE]) @rateLimit(limit: 300, duration: 60)
  """
  Removes a member. A member's account gets its own household unless it belongs to another; what was planned stays. For the
  owner, and not for removing oneself.
  """
  removeHouseholdMember(
    """The member to remove."""
    input: HouseholdMemberInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Removes a device with everything that waits for it, also where it was removed before.
  """
  removeNotificationDevice(
    """Which."""
    input: NotificationDeviceInput!
  ): RemoveNotificationDeviceResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Removes a passkey, after a proof, and mails the person. REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`, UNKNOWN on
  \`id\`, NOT_ALLOWED for the last way into the account.
  """
  removePasskey(
    """Which, and the proof."""
    input: RemovePasskeyInput!
  ): PasskeysResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Removes the password, ends every other session and mails the person. REQUIRED or WRONG_PASSWORD on \`password\`, NOT_ALLOWED
  where there is none or where fewer than two other ways to sign in are left (docs/product.md ACC-76).
  """
  removePassword(
    """The proof."""
    input: RemovePasswordInput!
  ): PasskeysResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Turns authenticator codes off, and mails the person. Errors as of \`renewRecoveryCodes\`.
  """
  removeSecondFactor(
    """Both proofs."""
    input: ChangeSecondFactorInput!
  ): SecondFactorResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Removes a webhook with everything that waits for it, also where it was removed before.
  """
  removeWebhook(
    """Which."""
    input: WebhookInput!
  ): RemoveWebhookResult! @auth(as: [USER, PARTNER], scope: WEBHOOKS_WRITE) @rateLimit(limit: 120, duration: 60)
  """Names the household. For its owner; others get NOT_ALLOWED."""
  renameHousehold(
    """The new name."""
    input: RenameHouseholdInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Gives a passkey another name. REQUIRED or TOO_LONG on \`name\`, UNKNOWN on \`id\`.
  """
  renamePasskey(
    """Which, and the name."""
    input: RenamePasskeyInput!
  ): PasskeysResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 600)
  """
  Gives a saved plan another name. Its rows, and when they were last changed, stay. DUPLICATE: another plan of the household
  has the name (docs/product.md PLAN-63).
  """
  renamePlan(
    """Which, and its name."""
    input: RenamePlanInput!
  ): PlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  Stores which subscription a device has now, and that it is in the session of the call (docs/product.md PUSH-6).
  """
  renewNotificationDevice(
    """Which."""
    input: RenewNotificationDeviceInput!
  ): NotificationDeviceResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 600)
  """
  Makes ten recovery codes in place of all earlier ones, and mails the person. REQUIRED or WRONG_PASSWORD on \`password\`,
  CODE_REQUIRED or CODE_WRONG on \`code\`, UNKNOWN where authenticator codes are off.
  """
  renewRecoveryCodes(
    """Both proofs."""
    input: ChangeSecondFactorInput!
  ): SecondFactorResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Mails a link to a new address for the caller's account. Nothing changes until that is opened; the answer is the same
  whether or not the address has an account (docs/product.md ACC-68).
  """
  requestEmailChange(
    """The address, and the proof."""
    input: RequestEmailChangeInput!
  ): RequestEmailChangeResult! @auth(as: [USER]) @rateLimit(limit: 20, duration: 600)
  """
  Mails a link to choose a new password. Known and unknown addresses get the same answer.
  """
  requestPasswordReset(
    """The address to mail the link to."""
    input: RequestPasswordResetInput!
  ): RequestPasswordResetResult! @auth(as: [ANYONE]) @rateLimit(limit: 20, duration: 600)
  """
  Uses the key of a reset mail to set a password, and ends every session. A key works once and for 30 minutes.
  """
  resetPassword(
    """The key of the reset mail and the new password."""
    input: ResetPasswordInput!
  ): ResetPasswordResult! @auth(as: [ANYONE]) @rateLimit(limit: 30, duration: 600)
  """
  Uses the key that was mailed to the former address of an account: it is the account's again, every session, key and
  webhook ends, the password no longer works, and a link to choose a new one is mailed (docs/product.md ACC-70). A key works
  once and for 72 hours.
  """
  returnEmail(
    """The key of the mailed link."""
    input: EmailKeyInput!
  ): EmailKeyResult! @auth(as: [ANYONE]) @rateLimit(limit: 30, duration: 600)
  """Makes an invitation's link useless. For the owner."""
  revokeInvitation(
    """The invitation."""
    input: RevokeInvitationInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """Ends a key at once, also where it has ended before."""
  revokePersonalKey(
    """Which."""
    input: RevokePersonalKeyInput!
  ): RevokePersonalKeyResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Gives a webhook another secret. For a day messages are signed with the former one as well.
  """
  rollWebhookSecret(
    """Which."""
    input: RollWebhookSecretInput!
  ): RollWebhookSecretResult! @auth(as: [USER, PARTNER], scope: WEBHOOKS_WRITE) @rateLimit(limit: 30, duration: 600)
  """
  Stores a dish. It is offered in the person's pickers and randomizing from then on.
  """
  saveDish(
    """The whole dish, as it is to be."""
    input: SaveDishInput!
  ): SaveDishResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """
  Stores answers to forms, all or none, or only says what they would do (docs/product.md SET-20). An account that may not
  edit the member's answers gets NOT_ALLOWED.
  """
  saveForms(
    """The answers."""
    input: SaveFormsInput!
  ): SaveFormsResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  Saves the user's plan. On a stale version nothing is saved and the stored plan is returned.
  """
  saveMealPlan(
    """The plan and the version that it is based on."""
    input: SaveMealPlanInput!
  ): SaveMealPlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  Saves rows, or the current plan, under a name or none, for the whole household. CONFLICT: the version is stale, and
  nothing is saved. TOO_MANY: the household has 50 plans with names (docs/product.md PLAN-63).
  """
  savePlan(
    """What, and as what."""
    input: SavePlanInput!
  ): PlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """Stores answers of both forms, all or none (docs/product.md SET-1)."""
  saveSettings(
    """The answers."""
    input: SaveSettingsInput!
  ): SaveSettingsResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60) @deprecated(reason: "Use saveForms. Removed on 2027-11-23.")
  """
  Brings a plan in line with the user's present settings and reports what changed. Nothing is stored.
  """
  scrubMealPlan(
    """The plan."""
    input: ScrubMealPlanInput!
  ): ScrubMealPlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """Sends a notification to a device that says that it works."""
  sendTestNotification(
    """Which."""
    input: NotificationDeviceInput!
  ): NotificationDeviceResult! @auth(as: [USER]) @rateLimit(limit: 10, duration: 60)
  """
  Gives one of the person's dishes a photo, replaces its first one or takes all away (docs/product.md DISH-35). A photo is sent before,
  as the body of \`POST /api/photos\`: JPEG, PNG, WebP or AVIF, at most 10 MB and 51 megapixels.
  """
  setDishPhoto(
    """Which dish, and which photo."""
    input: SetDishPhotoInput!
  ): SetDishPhotoResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Gives one of the person's dishes photos, takes some away or puts them in another order (docs/product.md DISH-48). The first
  one is shown in the place of its plate. Photos are sent before, one by one, as the body of \`POST /api/photos\`.
  """
  setDishPhotos(
    """Which dish, and which photos."""
    input: SetDishPhotosInput!
  ): SetDishPhotosResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Starts, pauses, lets go on, extends and dismisses kitchen timers of the household, by saying how each is after it. Of two
  acts on one timer the later counts, in whatever order they arrive, and one that comes again changes nothing (docs/product.md
  COOK-35).
  """
  setKitchenTimers(
    """What was done."""
    input: SetKitchenTimersInput!
  ): SetKitchenTimersResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  Says of a recipe that it is a favourite, never wanted again, or how good it is. About each of the three the latest word
  counts, so that a call may arrive late and twice. TOO_MANY: the caller has said something of 2,000 recipes.
  """
  setOpinion(
    """What is said, and of which recipe."""
    input: SetOpinionInput!
  ): SetOpinionResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60)
  """
  Remembers 1 to 500 prices, or forgets them. Beyond 500 the household's oldest are forgotten.
  """
  setOwnPrices(
    """
    The household for which it is. NOT_ALLOWED: the caller has moved to another one.
    """
    householdId: ID
    """The prices, 1 to 500."""
    prices: [OwnPriceInput!]!
  ): ShopHabitsResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """
  Writes up to 500 product links of the partner's own stores at once, all or none.
  """
  setProductLinks(
    """The links, at most 500, each of one of the partner's own stores."""
    links: [ProductLinkInput!]!
  ): SetProductLinksResult! @auth(as: [PARTNER], scope: LINKS_WRITE) @rateLimit(limit: 60, duration: 60)
  """
  Gives something that the household buys a photo, replaces it or takes it away (docs/product.md SHOP-69). A photo is sent
  before, as the body of \`POST /api/photos\`. Beyond 300 the household's oldest are forgotten. INVALID, \`product\`: this can
  have no photo. UNKNOWN, \`photo\`: there is no such photo.
  """
  setProductPhoto(
    """What it is of, and which photo."""
    input: SetProductPhotoInput!
  ): ShopHabitsResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Opens a session as logIn does. INVALID_CREDENTIALS for whatever is wrong with the passkey, the challenge, the origin or the
  account alike, and after too many attempts (docs/product.md ACC-73).
  """
  signInByPasskey(
    """What the browser says."""
    input: PasskeyResponseInput!
  ): LogInResult! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 60)
  """
  Signs in whom the provider has vouched for in this browser, as logIn does; or makes the account (docs/product.md ACC-61).
  """
  signInByProvider(
    """What a new account needs."""
    input: SignInByProviderInput!
  ): SignInByProviderResult! @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 60)
  """
  Makes an account and mails the confirmation link. An address that already has an account gets the same answer, and its
  owner gets a mail (docs/product.md ACC-21).
  """
  signUp(
    """Address, password, and whether marketing mails may be sent."""
    input: SignUpInput!
  ): SignUpResult! @auth(as: [ANYONE]) @rateLimit(limit: 20, duration: 600)
  """
  Has no further recipe of a file become a dish. What is there stays, and the file can be sent again: it goes on where it was
  stopped, since what is there is known (docs/product.md MOVE-6).
  """
  stopImport(
    """Which import."""
    input: ImportInput!
  ): ImportResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """Stores a feedback form."""
  submitFeedback(
    """The answers of the form."""
    input: SubmitFeedbackInput!
  ): SubmitFeedbackResult! @auth(as: [USER]) @rateLimit(limit: 30, duration: 600)
  """
  Switches a webhook on again. What changed while it was off is in one message of each kind.
  """
  switchOnWebhook(
    """Which."""
    input: WebhookInput!
  ): WebhookResult! @auth(as: [USER, PARTNER], scope: WEBHOOKS_WRITE) @rateLimit(limit: 10, duration: 60)
  """
  Says of 1 to 300 ingredients that they are no longer at home. What is not there may be taken.
  """
  takeFromCupboard(
    """The ingredients, 1 to 300."""
    items: [TakeFromCupboardInput!]!
  ): CupboardResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use applyOperations. Removed on 2027-11-23.")
  """Sends a message of the type \`ping\`, whose outcome \`deliveries\` has."""
  testWebhook(
    """Which."""
    input: WebhookInput!
  ): WebhookResult! @auth(as: [USER, PARTNER], scope: WEBHOOKS_WRITE) @rateLimit(limit: 10, duration: 60)
  """
  Takes away all dishes and plans of an import that were not changed since, at once from its person's view of it and one after the other
  in the plans (docs/product.md MOVE-7). It stops one that is under way. A key without PLAN_WRITE is FORBIDDEN where there are
  plans to take away: nothing is changed then, and it can still be undone (MOVE-32).
  """
  undoImport(
    """Which import."""
    input: ImportInput!
  ): ImportResult! @auth(as: [USER]) @rateLimit(limit: 60, duration: 60)
  """
  Takes such an answer back: its lines are as before, but for those of dishes that were saved since (docs/product.md MOVE-14).
  """
  undoMatch(
    """Which answer."""
    input: UndoMatchInput!
  ): MatchLinesResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """
  Changes what is known of a member; what is left out stays. Name, portion and \`answersEditedBy\` are for the member's own
  account, or for the owner where the member has none; \`eats\` is for every account of the household. NOT_ALLOWED names
  the first field that is not for the caller, and nothing is changed.
  """
  updateHouseholdMember(
    """The member and what is to change."""
    input: UpdateHouseholdMemberInput!
  ): HouseholdResult! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
}

"""
The outcome of a mutation, or of a query that can refuse its input (docs/product.md API-5). What the caller can put right is
in \`errors\`; then nothing was stored, unless a result says otherwise.
"""
interface MutationResult {
  """What is wrong with the input; empty exactly when \`ok\`."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A list with its name."""
input NameListInput {
  """UUID chosen by the client that makes the list."""
  listId: ID!
  """
  1 to 40 characters, without space around them; line breaks become spaces.
  """
  name: String!
}

"""
A list beside that of the plan, such as 'Hardware', with what comes from no meal.
"""
type NamedList implements Node {
  """When it was named last."""
  at: Timestamp!
  """Global id; its key is that of the list."""
  id: ID!
  """What is on it, by text; of all lists of a household at most 200."""
  items: [OwnItem!]! @listSize(assumedSize: 10)
  """UUID chosen by the client that made it."""
  key: ID!
  """
  1 to 40 characters; no two lists of a household have the same but for capitals.
  """
  name: String!
}

"""A list beside that of the plan."""
input NamedListInput {
  """The list."""
  listId: ID!
}

"""The effect of a text whose words exclude ingredients."""
type NeverEatenEffect implements MutationResult {
  """
  Why not: TOO_LONG or TOO_MANY, on \`text\`; UNKNOWN, on \`fieldId\`. Empty on success.
  """
  errors: [InputError!]!
  """
  How many meals of the catalogue hold an ingredient that any of the words excludes.
  """
  mealCount: Int!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The words of the text in their order; empty when there are errors."""
  words: [NeverEatenWord!]! @listSize(assumedSize: 30)
}

"""
What one word of 'Ingredients I never eat' or 'Ingredients I don't like' excludes. A word that is not understood excludes
nothing: it has no ingredients, no meals, and the near matches that there are. What \`and\` or \`or\` joins is reported part
by part where the whole is not understood.
"""
type NeverEatenWord {
  """
  Ingredients that are excluded, by name: what the word names, and for what is never eaten also what holds it or may hold it.
  """
  ingredients: [Ingredient!]! @listSize(assumedSize: 20)
  """
  How many meals of the catalogue hold one of these ingredients. Some are still offered, with a swap.
  """
  mealCount: Int!
  """
  Near matches for a word that is not understood, the nearest first; for the first 20 such words.
  """
  suggestions: [String!]!
  """
  Whether it names any ingredient of the catalogue. A misspelt word is not understood.
  """
  understood: Boolean!
  """The word as it was typed."""
  word: String!
}

"""
Something with a global id, by which \`node\` finds it again.

The \`id\` of types that were there before \`Node\` (Meal, Dish, Household, HouseholdMember, HouseholdInvitation, Viewer,
PlanRow, OwnItem) is its key alone, unless the call has the header \`Graph-Ids: 1\` (docs/product.md API-41). Inputs take both.
"""
interface Node {
  """
  Global id: the type's name, a colon and a key, such as \`Meal:weeknight-butter-chicken\`. Treat it as opaque, but for what
  a client adds: there the key is the UUID that the client chose.
  """
  id: ID!
}

"""
A browser on a device that is notified, also while no page of it is open (docs/product.md PUSH-1).
"""
type NotificationDevice {
  """When it was added."""
  createdAt: Timestamp!
  """The hour in Sydney at which it is notified of dinner, 0 to 23."""
  dinnerHour: Int!
  """The household that it is about; null once the person has left it."""
  household: Household
  """Names the device."""
  id: ID!
  """
  Whether it is silent, since the session in which it was added has ended; it goes on once its person has signed in there again.
  """
  isPaused: Boolean!
  """What it is notified of."""
  kinds: [NotificationKind!]! @listSize(assumedSize: 3)
  """What it is called, such as \`Firefox on Android\`."""
  label: String!
}

"""A device of the caller's."""
input NotificationDeviceInput {
  """Its id."""
  id: ID!
}

"""
The outcome of adding, changing or renewing a device, or of sending a test to it.
"""
type NotificationDeviceResult implements MutationResult {
  """The device; null on failure."""
  device: NotificationDevice
  """
  What is wrong: REQUIRED, TOO_LONG or NOT_ALLOWED on \`subscription.endpoint\`, INVALID on \`subscription.p256dh\`,
  \`subscription.auth\` or \`subscription.publicKey\`, REQUIRED or TOO_LONG on \`label\`, REQUIRED on \`kinds\`, OUT_OF_RANGE on
  \`dinnerHour\`, UNKNOWN on \`id\` for none of the caller's, TOO_MANY on none for the 21st device. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""What a device is notified of (docs/product.md PUSH-2)."""
enum NotificationKind {
  """
  What is for dinner tonight, on days whose plan has a dinner, at the hour that was chosen.
  """
  DINNER
  """
  Another member of the household has added own items to the shopping list.
  """
  LIST_ADDED
  """
  The time of a kitchen timer of the household is up (docs/product.md PUSH-7).
  """
  TIMERS
}

"""Notifications of a person."""
type Notifications {
  """The person's devices, the newest first; at most 20."""
  devices: [NotificationDevice!]! @listSize(assumedSize: 5)
  """
  The public key of the server, in base64url, with which a browser subscribes (VAPID, RFC 8292).
  """
  publicKey: String!
}

"""
What an amount can be of: the figures of Nutrition, and FODMAPs. New values may come.
"""
enum Nutrient {
  """Carbohydrate without fibre, in g."""
  CARBOHYDRATE
  """Energy, in kJ."""
  ENERGY
  """Fat, in g."""
  FAT
  """Dietary fibre, in g."""
  FIBRE
  """
  FODMAPs, in per cent of the most that one sitting may have of one food.
  """
  FODMAP
  """Phosphorus, in mg."""
  PHOSPHORUS
  """Potassium, in mg."""
  POTASSIUM
  """Protein, in g."""
  PROTEIN
  """Saturated fat, in g."""
  SATURATED_FAT
  """Sodium, in mg."""
  SODIUM
  """Sugars, in g."""
  SUGARS
}

"""Nutrition figures of an amount of food."""
type Nutrition {
  """Carbohydrate in grams."""
  carbohydrate: Float!
  """Energy in kilojoules."""
  energy: Float!
  """Fat in grams."""
  fat: Float!
  """Dietary fibre in grams."""
  fibre: Float!
  """
  Phosphorus in milligrams; null where an ingredient has no figure of it.
  """
  phosphorus: Float
  """Potassium in milligrams; null where an ingredient has no figure of it."""
  potassium: Float
  """Protein in grams."""
  protein: Float!
  """Saturated fat in grams."""
  saturatedFat: Float!
  """Sodium in milligrams."""
  sodium: Float!
  """Sugars in grams."""
  sugars: Float!
}

"""
A recipe that suits the table of a household, with what it means there (docs/product.md WEEK-1).
"""
type Offer {
  """Whether a person of the household brought it in."""
  isOwn: Boolean!
  """
  Where it can be planned, of the categories that were asked for; at most 3. Empty for what does not suit (WEEK-4), and for
  sides and desserts.
  """
  places: [OfferPlace!]! @listSize(assumedSize: 3)
  """The recipe; null for an own dish that is gone meanwhile."""
  recipe: Recipe
  """
  Names of what most kitchens have and the cupboard does not list: to be checked where nothing is to be bought; at most 20.
  """
  toCheck: [String!]!
  """Names of what is fresh and at home that it uses; at most 3."""
  usesAtHome: [String!]!
}

"""A page of offers."""
type OfferConnection {
  """The offers with their cursors."""
  edges: [OfferEdge!]!
  """The offers alone."""
  nodes: [Offer!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many recipes there are, own dishes included."""
  recipeCount: Int!
  """How many recipes suit the table, whatever else is asked for."""
  suitableCount: Int!
  """How many there are in all."""
  totalCount: Int!
}

"""An offer within a page."""
type OfferEdge {
  """Its place."""
  cursor: String!
  """The offer."""
  node: Offer!
}

"""Which of the recipes that suit. Everything given must hold."""
input OfferFilter {
  """
  Only what can be planned in this category; of sides and desserts what suits those who eat it.
  """
  category: MealCategory
  """
  Only what can be made for all who eat it of what is at home and of what most kitchens have (docs/product.md WEEK-3).
  """
  isAllAtHome: Boolean
  """Only the caller's favourites."""
  isFavourite: Boolean
  """
  Only what the caller wants never again, whether it suits or not; otherwise that is left out.
  """
  isNeverAgain: Boolean
  """Only what people of the household brought in."""
  isOwn: Boolean
  """Ready in at most this many minutes."""
  maxMinutes: Int
  """
  What it is on the table; null for MAIN. Sides and desserts are planned with a meal (docs/product.md PLAN-103).
  """
  role: DishRole
  """
  Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters.
  """
  search: String
  """Only with all of these tags."""
  tags: [String!]
  """Only what uses something fresh that is at home."""
  usesAtHome: Boolean
}

"""Order of offers; ties are broken by name."""
enum OfferOrder {
  """Quickest first."""
  MINUTES
  """By name."""
  NAME
  """What the household's plans have not had lately first."""
  NOT_LATELY
  """What the caller rated best first, then favourites, then the rest."""
  RATING
}

"""A category in which a recipe can be planned."""
type OfferPlace {
  """
  Members of those who eat it whom it suits with its swaps alone; at most 12.
  """
  adaptedFor: [HouseholdMember!]! @listSize(assumedSize: 12)
  """The category."""
  category: MealCategory!
  """
  The recipe with the swaps that those who eat the category need, for 1 serve.
  """
  entry: MealEntry!
}

"""An act, with the id that makes it happen once."""
input OperationInput {
  """What was done."""
  act: ActInput!
  """
  When it was done, by the client's clock. Ahead of the server's (of the list more than 5 seconds), or left out, it counts as
  done when it arrived first. STALE: more than 30 days ago, or on
  a plan on which more than 10,000 operations were done since.
  """
  at: Timestamp
  """
  UUID chosen by the client: what is sent again within 30 days has no further effect. Without it each call is another
  operation.
  """
  id: ID
}

"""What became of an operation."""
type OperationOutcome {
  """
  What is wrong with it, such as with \`operations[3].act.list.addItem.text\`; empty unless it was refused.
  """
  errors: [InputError!]! @listSize(assumedSize: 1)
  """Its id; null when it had none."""
  id: ID
  """
  Of \`addItem\` the items that hold what its text names, in its order, by the ids that acts take: new ones, or those that had the
  same words already (docs/product.md SHOP-52). Empty for any other act, and for one that was refused.
  """
  itemIds: [ID!]! @listSize(assumedSize: 1)
  """What became of it."""
  status: OperationStatus!
}

"""What became of an operation. Only a refused one needs the person."""
enum OperationStatus {
  """It was done."""
  APPLIED
  """
  It had no effect, since others made it moot, such as by removing the row, or by a later word.
  """
  MOOT
  """
  It was refused, and the others were not held back: drop it, and say why.
  """
  REFUSED
  """It had been done earlier, and was not done again."""
  REPEATED
}

"""A choice with its setting."""
type OptionSetting {
  """Id of what is chosen."""
  optionId: ID!
  """Id of what it is set to."""
  settingId: ID!
}

"""A choice with its setting, as a client sends it."""
input OptionSettingInput {
  """Id of what is chosen."""
  optionId: ID!
  """Id of what it is set to."""
  settingId: ID!
}

"""Something on the list that comes from no meal."""
type OwnItem implements Node {
  """
  Store area: that of the ingredient that the text names, otherwise uncategorised.
  """
  area: String!
  """When it was last ticked, unticked, added or changed."""
  at: Timestamp!
  """The member who did that; null when that member is gone."""
  by: ID
  """Global id; its key is a UUID chosen by the client that added it."""
  id: ID!
  """Whether it was ticked off."""
  isTicked: Boolean!
  """
  What is noted on it; null for nothing. Notes do not count for \`at\` and \`by\`.
  """
  note: ListNote
  """
  When it came onto its list: added there or moved; 0 where that is not known.
  """
  placedAt: Timestamp!
  """What it is, in someone's words."""
  text: String!
}

"""An own item."""
input OwnItemInput {
  """The item."""
  itemId: ID!
}

"""What a household pays for something (docs/product.md SHOP-48)."""
type OwnPrice implements Node {
  """
  Australian cents for a pack, a piece, a kilogram or litre of what is weighed, or an own item as its text says it.
  """
  cents: Int!
  """Global id."""
  id: ID!
  """
  What it is for: \`ListPack.product\`, or \`item:\` and the text of an own item in lower case.
  """
  product: ID!
}

"""A price, or that it is to be forgotten."""
input OwnPriceInput {
  """1 to 100,000 Australian cents; null forgets the price."""
  cents: Int
  """
  What it is for: \`ListPack.product\`, or \`item:\` and the text of an own item in lower case; 1 to 210 characters.
  """
  product: ID!
}

"""What is left of an opened pack."""
type PackLeftover {
  """Of what."""
  ingredient: Ingredient!
  """How much."""
  quantity: Quantity!
}

"""Where a page of a connection begins and ends."""
type PageInfo {
  """
  Cursor of the last item of this page: pass it as \`after\` to get the next one; null on an empty page.
  """
  endCursor: String
  """Whether another page follows."""
  hasNextPage: Boolean!
  """Whether a page comes before."""
  hasPreviousPage: Boolean!
  """Cursor of the first item of this page; null on an empty page."""
  startCursor: String
}

"""
The program of another company that makes the call (docs/product.md PART-7).
"""
type Partner {
  """The key with which the call is made."""
  key: PartnerKey!
  """
  How often it may call: all calls together, the catalogue's export, and the fields for partners.
  """
  limits: [CallLimit!]! @listSize(assumedSize: 20)
  """What the administrator calls it."""
  name: String!
  """
  The product links that are stored for one of its stores, by ingredient, a page at a time.
  """
  productLinks(
    """\`endCursor\` of the page before; null for the first page."""
    after: String
    """Most links in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 50
    """Key of the store, which has to be one of \`stores\` (BAD_USER_INPUT)."""
    store: ID!
  ): ProductLinkConnection! @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """The stores whose product links it writes, by name; at most 100."""
  stores: [PartnerStore!]! @listSize(assumedSize: 10)
  """
  Its webhooks, the newest first; at most five. The key needs the scope WEBHOOKS_WRITE (FORBIDDEN).
  """
  webhooks: [Webhook!]! @auth(as: [PARTNER], scope: WEBHOOKS_WRITE) @listSize(assumedSize: 5)
}

"""A partner's key. The key itself is nowhere to be read."""
type PartnerKey {
  """When it was made."""
  createdAt: Timestamp!
  """When it ends; null when it does not."""
  expiresAt: Timestamp
  """When it was last used, to the minute."""
  lastUsedAt: Timestamp
  """Eight letters by which it is known."""
  prefix: String!
  """What it allows."""
  scopes: [PartnerScope!]! @listSize(assumedSize: 2)
}

"""What a partner key allows."""
enum PartnerScope {
  """Write the product links of stores."""
  LINKS_WRITE
  """
  Read meals, ingredients, swaps, suitability and shopping lists, and have plans proposed.
  """
  MEALS_READ
  """
  Make, test and remove webhooks, and read what became of their messages.
  """
  WEBHOOKS_WRITE
}

"""A store whose product links a partner writes."""
type PartnerStore {
  """
  Address that ingredients without a link lead to, with \`{name}\` or \`{slug}\`; null for none.
  """
  linkTemplate: String
  """Its name."""
  name: String!
  """Its key, as \`setProductLinks\` takes it."""
  store: String!
}

"""A passkey of a person, without its keys (docs/product.md ACC-71)."""
type Passkey {
  """When it was added."""
  createdAt: Timestamp!
  """Names the passkey."""
  id: ID!
  """
  Whether the person's devices share it, as far as the one that made it or signed last says so.
  """
  isSynced: Boolean!
  """
  What the person calls it; at first what the browser called itself, such as \`Firefox on Android\`.
  """
  name: String!
  """When it was last used; null when it never was."""
  usedAt: Timestamp
}

"""What a browser is to do with a passkey."""
type PasskeyCeremonyResult implements MutationResult {
  """What is wrong; empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  What the browser is handed: the JSON form of the options of \`navigator.credentials.create\` or \`get\`, as Web Authentication
  level 3 has it, with a challenge that can be answered once and for five minutes. Null on failure.
  """
  options: JSONObject
}

"""What a browser says of a passkey."""
input PasskeyResponseInput {
  """
  The credential in the JSON form of Web Authentication level 3; at most 20,000 characters.
  """
  response: JSONObject!
}

"""The outcome of a change of the person's passkeys."""
type PasskeysResult implements MutationResult {
  """What is wrong; empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person; null on failure."""
  viewer: Viewer
}

"""
A key for a person's own programs, without the key itself (docs/product.md ACC-55).
"""
type PersonalKey {
  """When it was made."""
  createdAt: Timestamp!
  """When it ends, or ended."""
  expiresAt: Timestamp!
  """Names the key."""
  id: ID!
  """Whether it has ended."""
  isExpired: Boolean!
  """When it was last used, to the minute; null when it never was."""
  lastUsedAt: Timestamp
  """What the person calls it."""
  name: String!
  """The letters at its beginning, by which people tell it from others."""
  prefix: String!
  """What it allows."""
  scopes: [KeyScope!]!
}

"""A plan: rows that someone eats."""
type Plan implements Node {
  """Its categories in their order, also those without a row; at most 10."""
  categories: [PlanCategory!]! @listSize(assumedSize: 3)
  """When it was last changed; null for a draft."""
  changedAt: Timestamp
  """Who last changed it; null for a draft, and when that member is gone."""
  changedBy: HouseholdMember
  """First day with a row; null when no row has a date."""
  firstDay: Date
  """Global id; that of a draft is made of its content."""
  id: ID!
  """Last day with a row; null when no row has a date."""
  lastDay: Date
  """
  Its name; null for the current plan, past weeks, drafts, and the one saved plan that has none.
  """
  name: String
  """
  Pictures of different meals of it, dinners before lunches and breakfasts; at most 4.
  """
  plates: [URL!]! @listSize(assumedSize: 4)
  """
  What does not suit those who eat it, with its row, the reasons and a way out (docs/product.md PLAN-39, PLAN-98).
  """
  problems: [RowProblem!]! @listSize(assumedSize: 30)
  """
  Of the current plan, what was done to it in the last 30 days, the latest first; at most 50. Changes by one person to the
  same rows within two minutes of each other are one (docs/product.md PLAN-94). Empty for other plans.
  """
  recentChanges(
    """Most changes, 1 to 50 (BAD_USER_INPUT)."""
    first: Int! = 50
  ): [PlanChange!]! @listSize(slicingArguments: ["first"])
  """
  Its rows by category, then in their order; at most 10 a category, in a draft at most 100.
  """
  rows(
    """Only of this category."""
    category: MealCategory
    """Only from this day on; rows without a date are left out."""
    from: Date
    """Only up to this day; rows without a date are left out."""
    to: Date
  ): [PlanRow!]! @listSize(assumedSize: 30)
  """
  Of the current plan the version of the save without a name, where that has the same meals for the same people; null
  where it has others, where none was saved, and for other plans (docs/product.md PLAN-68).
  """
  savedVersion: Int
  """
  What has to be bought for it; for the current plan it is the household's list. Null as long as a row with a meal has no
  serves (docs/product.md SHOP-2).
  """
  shoppingList: ShoppingList @cost(weight: "10")
  """What it is."""
  status: PlanStatus!
  """
  What it amounts to under the wishes of the caller's household, or, of a proposed plan, under what was stated; null for other
  plans of callers without a household, and for a plan without a meal.
  """
  summary: PlanSummary @cost(weight: "50")
  """Number of changes so far; 0 for a draft."""
  version: Int!
}

"""
One act on the current plan. Give exactly one. On a row that is gone it has no effect, and so that it can be sent without
knowing what others do, that is no error.
"""
input PlanActInput @oneOf {
  """
  Adds a row. It has no effect where the row is there or its category is full.
  """
  addRow: AddRowInput
  """Takes a row away."""
  removeRow: RemoveRowInput
  """
  Puts something else into a row: a meal, a text, leftovers, something from the freezer, or nothing.
  """
  setContent: SetContentInput
  """Gives a row a day, or none."""
  setDate: SetDateInput
  """
  Serves a dessert with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row.
  """
  setDessert: SetServedInput
  """Says who eats a row."""
  setEaters: SetEatersInput
  """Locks a row, or unlocks it."""
  setLock: SetLockInput
  """Puts another meal into a row, or none."""
  setMeal: SetMealInput
  """Sets a row's serves."""
  setServes: SetServesInput
  """
  Serves a side with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row.
  """
  setSide: SetServedInput
  """
  Says whether what a row holds comes again in each next week (docs/product.md PLAN-90).
  """
  setWeekly: SetWeeklyInput
}

"""
A category of a plan. Categories are data: clients show those that they are sent.
"""
type PlanCategory {
  """Which."""
  category: MealCategory!
  """Members who eat it unless a row says otherwise; at most 12."""
  eaters: [HouseholdMember!]! @listSize(assumedSize: 12)
  """As it is shown, such as Breakfast."""
  label: String!
  """How many rows it has."""
  rowCount: Int!
  """Its rows in their order."""
  rows: [PlanRow!]! @listSize(assumedSize: 10)
}

"""
What someone did to the current plan in one go (docs/product.md PLAN-93).
"""
type PlanChange {
  """
  When, by the server's clock; of changes that are joined, that of the last one.
  """
  at: Timestamp!
  """
  Who did it; null when that member is gone, and for SUITED, which follows from settings.
  """
  by: HouseholdMember
  """
  UUID of an operation; what is joined to a change later (PLAN-94) leaves it.
  """
  id: ID!
  """What it was."""
  kind: PlanChangeKind!
  """The rows that it changed, by category and place; at most 60."""
  rows: [PlanRowChange!]! @listSize(assumedSize: 4)
}

"""What was done to a plan. New values may come."""
enum PlanChangeKind {
  """All rows were removed."""
  CLEARED
  """Rows were added, changed or removed, by hand, by dice or by an undo."""
  EDITED
  """The next week began (docs/product.md PLAN-88)."""
  NEXT_WEEK
  """
  A saved plan or a past week took the place of the plan (docs/product.md PLAN-64).
  """
  OPENED
  """
  Meals that other settings allow again came back (docs/product.md SET-23).
  """
  RETURNED
  """
  What did not suit the settings of those who eat it was removed, or got other swaps (docs/product.md SET-12).
  """
  SUITED
}

"""A page of plans."""
type PlanConnection {
  """The plans with their cursors."""
  edges: [PlanEdge!]!
  """The plans alone."""
  nodes: [Plan!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many there are in all."""
  totalCount: Int!
}

"""A plan within a page."""
type PlanEdge {
  """Its place."""
  cursor: String!
  """The plan."""
  node: Plan!
}

"""
An act with the id that makes it happen once, however often it is sent within 30 days.
"""
input PlanOperationInput {
  """What happens."""
  act: PlanActInput!
  """
  The household for which it was done. NOT_ALLOWED: the caller has moved to another one. Without it, it is for the
  one that the caller belongs to when it arrives.
  """
  householdId: ID
  """UUID chosen by the client."""
  id: ID!
}

"""One of the household's plans."""
input PlanRefInput {
  """
  UUID chosen by the client: sent again within 30 days it has no further effect.
  """
  operationId: ID
  """The plan."""
  planId: ID!
}

"""The outcome of saving, loading or renaming a plan."""
type PlanResult implements MutationResult {
  """
  What a loaded plan had that does not suit the present settings: \`row\` is the row as it is now. Empty but for a load.
  """
  changes: [RowProblem!]!
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  The plan with the change; on CONFLICT the one that is stored, if any; null on other failures.
  """
  plan: Plan
}

"""A row of the current plan."""
type PlanRow implements Node {
  """Its category."""
  category: MealCategory!
  """What is eaten; null in an empty row."""
  content: RowContent
  """Its day; null for none."""
  date: Date
  """
  Members who eat it; at most 12. Everyone where no one eats its category.
  """
  eatenBy: [HouseholdMember!]! @listSize(assumedSize: 12)
  """Members who eat it; null for all who eat the category."""
  eaters: [ID!] @deprecated(reason: "Use eatenBy and hasSetEaters. Removed on 2027-11-23.")
  """The meal with its serves; an empty entry in a row without one."""
  entry: MealEntry! @deprecated(reason: "Use content, recipe, title and serves. Removed on 2027-11-23.")
  """
  Whether someone said who eats it. Otherwise it is all who eat the category.
  """
  hasSetEaters: Boolean!
  """
  Whether someone set the serves. Otherwise they follow the portions of those who eat.
  """
  hasSetServes: Boolean!
  """Global id; its key is a UUID chosen by the client that added the row."""
  id: ID!
  """Whether dice leave it alone."""
  isLocked: Boolean!
  """
  Whether what it holds comes again in each next week (docs/product.md PLAN-90).
  """
  isWeekly: Boolean!
  """Rows that eat what is left of this one; at most 29."""
  leftoversIn: [PlanRow!]! @listSize(assumedSize: 2)
  """Its plan."""
  plan: Plan!
  """Place in its category, from 0."""
  position: Int!
  """
  Why it does not suit those who eat it, its main dish first; null when it does.
  """
  problem: RowProblem
  """
  Why it has its meal: the strongest reason; null where there is none to name.
  """
  reason: RowReason @cost(weight: "5")
  """
  The main recipe, also of leftovers and from the freezer; null for a text and in an empty row.
  """
  recipe: Recipe
  """Serves, 0 to 10."""
  serves: Int!
  """
  What to call it: the title of the main dish, also of leftovers and from the freezer, or the text; null in an empty row.
  """
  title: String
  """
  The row of which this one is another version of the same meal; null if it is not such a version.
  """
  variantOf: ID @deprecated(reason: "Use versionOf. Removed on 2027-11-23.")
  """
  The row of which this one is another version of the same meal; null for a row on its own.
  """
  versionOf: PlanRow
}

"""What became of a row of a plan."""
type PlanRowChange {
  """The row after; null where it was removed."""
  after: PlanRowState
  """The row before; null where it was added."""
  before: PlanRowState
  """Whether it went to another place, and not only what it holds changed."""
  isMoved: Boolean!
  """UUID of the row, which keeps it when it comes back."""
  rowId: ID!
}

"""A row of a plan as it was at a time."""
type PlanRowState {
  """Its category."""
  category: MealCategory!
  """Its day; null for none."""
  date: Date
  """
  What was served with the meal as a dessert; null for nothing, and where the recipe is gone.
  """
  dessert: RecipeVersion
  """
  The members who were to eat it, as far as they are still there; null for all who eat the category.
  """
  eaters: [HouseholdMember!] @listSize(assumedSize: 6)
  """Whether someone had set the serves."""
  hasSetServes: Boolean!
  """Whether it ate that from the freezer (docs/product.md PLAN-92)."""
  isFrozen: Boolean!
  """Whether dice left it alone."""
  isLocked: Boolean!
  """Whether what it held came again in each next week."""
  isWeekly: Boolean!
  """UUID of the row of which it ate what is left; null for anything else."""
  leftoversOf: ID
  """Place in its category, from 0."""
  position: Int!
  """
  Serves, 0 to 10; where no one had set them, what the portions make now.
  """
  serves: Int!
  """
  What was served with the meal as a side; null for nothing, and where the recipe is gone.
  """
  side: RecipeVersion
  """What was no meal of ours; null for anything else."""
  text: PlannedText
  """
  The meal with its swaps, its own or from the freezer; null without one, and where the recipe is gone.
  """
  version: RecipeVersion
  """
  UUID of the row of which it was another version of the same meal; null for a row on its own.
  """
  versionOf: ID
}

"""What a plan is."""
enum PlanStatus {
  """The one that the household is working on (docs/product.md PLAN-36)."""
  CURRENT
  """Only in this answer: nothing is stored, and \`node\` does not find it."""
  DRAFT
  """
  A week that is over: what was eaten (docs/product.md PLAN-88). It has no name; \`changedAt\` is when it ended.
  """
  PAST
  """Saved under a name, or under none, as Save does."""
  SAVED
}

"""
What a plan amounts to (docs/product.md WISH-6). Only its rows with a meal count. Figures are food information, no medical
advice.
"""
type PlanSummary {
  """
  What the lines cost whose prices the household has said, in dollars; null where it has of none.
  """
  dollars: Float
  """Grams that are left of all opened packs."""
  leftoverGrams: Float!
  """
  What is left of opened packs of what spoils, the heaviest first; at most 60.
  """
  leftovers: [PackLeftover!]! @listSize(assumedSize: 10)
  """How many things are to be bought."""
  lineCount: Int!
  """Minutes from start to table of all meals."""
  minutes: Int!
  """Wishes that the plan misses; at most 100."""
  missed: [MissedWish!]! @listSize(assumedSize: 5)
  """
  Of how many lines the price is known; of the others nothing is guessed.
  """
  pricedLineCount: Int!
  """
  Targets, person by person, met or not; at most 60. Where no member has any, those of an average adult.
  """
  targets: [TargetOutcome!]! @listSize(assumedSize: 10)
}

"""A wish, or what else may stand in the way of one. New values may come."""
enum PlanWishKind {
  """Dollars a plan."""
  BUDGET
  """How many lunches and dinners are of a kind."""
  COUNT
  """Rows that are locked."""
  LOCKS
  """Minutes of a category on weekdays or at the weekend."""
  MINUTES
  """Recipes that someone who eats never wants again."""
  NEVER_AGAIN
  """What those who eat may and want to eat."""
  SETTINGS
  """A target of a member, or of an average adult."""
  TARGET
}

"""A dish of a meal."""
type PlannedDish {
  """What it is on the table."""
  role: DishRole!
  """
  Serves that are cooked: the row's, and of the main one those of rows that eat what is left.
  """
  serves: Int!
  """The recipe with its swaps."""
  version: RecipeVersion!
}

"""A dish of a meal."""
input PlannedDishInput {
  """Id or slug of a recipe, or the id of a version of one with its swaps."""
  recipe: ID!
  """What it is on the table."""
  role: DishRole! = MAIN
}

"""
What was cooked earlier and is in the freezer. Nothing of it is shopped for or cooked again (docs/product.md PLAN-92).
"""
type PlannedFrozen {
  """
  The recipe with the swaps with which it was cooked; null for a dish that is gone.
  """
  version: RecipeVersion
}

"""
What is left of another row. Nothing of it is shopped for or cooked again (docs/product.md PLAN-67).
"""
type PlannedLeftovers {
  """
  The row in which it is cooked; null when that is gone, or holds no meal any more.
  """
  from: PlanRow
  """The recipe with its swaps; null without such a row."""
  version: RecipeVersion
}

"""A meal, with what is served with it (docs/product.md PLAN-98)."""
type PlannedMeal {
  """
  The dishes, the main one first, then a side and a dessert where there are any; 1 to 4.
  """
  dishes: [PlannedDish!]! @listSize(assumedSize: 2)
}

"""A planned meal."""
input PlannedMealInput {
  """
  Where it is planned, and so whom it has to suit; null for all who eat any of its categories.
  """
  category: MealCategory
  """Members who eat it there; null for all who eat the category."""
  eaters: [ID!]
  """Serves that the amounts are for, 1 to 10."""
  serves: Int!
  """Unique id of its entry, with the swaps."""
  uniqueId: ID!
}

"""
What is no meal of ours, such as pizza at Gran's (docs/product.md PLAN-66).
"""
type PlannedText {
  """Whether no one eats at home."""
  isOut: Boolean!
  """1 to 120 characters."""
  text: String!
}

"""What is no meal of ours."""
input PlannedTextInput {
  """Whether no one eats at home."""
  isOut: Boolean! = false
  """1 to 120 characters without the space around them."""
  text: String!
}

"""A form in which a dish may be drawn."""
type PlateChoice {
  """Names it in \`SaveDishInput.plateForm\`."""
  form: String!
  """Whether it is drawn so now."""
  isChosen: Boolean!
  """What it is, such as \`Soup\`."""
  label: String!
  """The dish drawn so: the text of an SVG file."""
  svg: String!
}

"""A store that can be preferred."""
type PreferredStore {
  """Its key."""
  id: ID!
  """Its name."""
  name: String!
}

"""The outcome of preparing a restore."""
type PrepareRestoreResult implements MutationResult {
  """
  UNKNOWN on \`id\`, REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`, NOT_ALLOWED where several instances share the database.
  Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The server; null on failure."""
  server: Server
}

"""Where someone of the household is working."""
type Presence {
  """The device, an opaque id that its page has made."""
  device: ID!
  """The member."""
  memberId: ID!
  """One of plan, shop and cook."""
  mode: String!
  """The row that is being edited; null for none."""
  rowId: ID
}

"""The kinds of caller."""
enum Principal {
  """Every caller, signed in or not."""
  ANYONE
  """A partner's program with a key (see docs/guides/partners.md)."""
  PARTNER
  """A signed-in person with a confirmed account."""
  USER
}

"""Facts about this installation of the product."""
type Product {
  """
  Version of the catalogue in use; it changes whenever a meal, an ingredient or a swap does.
  """
  catalogueVersion: String!
  """The product's name."""
  name: String!
  """Prize of the monthly raffle, such as \`$30\`."""
  rafflePrize: String!
  """The contact for support, or null when none is configured."""
  supportEmail: String
}

"""A link to an ingredient's page at a store."""
type ProductLink {
  """When it was written."""
  changedAt: Timestamp!
  """
  The ingredient; null when the catalogue has it no more, and then no list shows the link.
  """
  ingredient: Ingredient
  """Slug of the ingredient."""
  slug: String!
  """Address of the page."""
  url: URL!
}

"""A page of product links."""
type ProductLinkConnection {
  """The links with their cursors."""
  edges: [ProductLinkEdge!]!
  """The links alone."""
  nodes: [ProductLink!]!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many there are in all."""
  totalCount: Int!
}

"""A product link within a page."""
type ProductLinkEdge {
  """Its place, stable while others come and go."""
  cursor: String!
  """The link."""
  node: ProductLink!
}

"""A link to an ingredient's page at a store."""
input ProductLinkInput {
  """Slug of the ingredient."""
  ingredient: ID!
  """Key of the store, which has to belong to the partner."""
  store: ID!
  """Address of the page, http or https; null removes the link."""
  url: String
}

"""
The photo of something that a household buys: which packet it is (docs/product.md SHOP-69).
"""
type ProductPhoto implements Node {
  """Global id; its key is the product."""
  id: ID!
  """Names it in \`SetProductPhotoInput.photo\`."""
  photo: ID!
  """
  What it is of: the slug of an ingredient, or \`item:\` and the words of an own item without its amount, as items are
  compared (docs/product.md SHOP-52).
  """
  product: ID!
  """
  The whole photo, WebP, at most 1,280 pixels wide and high; with \`-400\` in place of \`-1280\` its middle. Each is sent to the
  accounts of the household alone: by the cookie of their session, or by an access token in \`Authorization\`.
  """
  url: URL!
}

"""What a proposal is for."""
enum ProposalScope {
  """
  One or more whole categories. The proposal is a generated plan, which the raffle counts.
  """
  CATEGORIES
  """
  Rows without a meal, beside others of their categories. The proposal is not a generated plan.
  """
  GAPS
  """
  A single row of a plan: one meal. The proposal is not a generated plan.
  """
  ROW
}

"""
A plan to propose. Everything that it has to suit holds for all of its meals, kept ones included.
"""
input ProposePlanInput {
  """
  How many meals of each category, kept ones included: each category once, at least one meal in all.
  """
  counts: [CategoryCountInput!]!
  """Meals that stay where they are, each in another place."""
  keep: [KeptMealInput!]! = []
  """
  What is never eaten: slugs or ids of ingredients, or words as people say them, such as 'peanuts'. Each names what it does in
  the settings, so foods that may hold it too (docs/product.md SET-14). At most 100, with 2,000 characters. UNKNOWN: one names
  no ingredient; then nothing is proposed.
  """
  neverEaten: [ID!]! = []
  """
  What all of them have to meet; at most 40. Of two settings for one requirement the stricter holds.
  """
  requirements: [RequirementInput!]! = []
  """
  Makes the answer repeatable; at most 200 characters. The server chooses where it is null, and says which.
  """
  seed: String
  """Serves of each meal, 1 to 10."""
  serves: Int! = 2
  """What is wanted more, less or never, by tag; each once, at most 40."""
  tags: [TagSettingInput!]! = []
  """
  What each person who eats the plan wants of a day's food; each nutrient once. None for those of an average adult.
  """
  targets: [DayTargetInput!]! = []
}

"""A proposed plan, or why there is none."""
type ProposePlanResult implements MutationResult {
  """
  The categories of which meals were asked for, with what there is to choose from; empty when the input is wrong.
  """
  categories: [ProposedPart!]! @listSize(assumedSize: 3)
  """
  What is wrong with the input, such as with \`keep[0].recipe\`. Empty on success.
  """
  errors: [InputError!]!
  """True when there is one; then \`errors\` is empty, and otherwise not."""
  ok: Boolean!
  """
  The plan, a draft: kept meals are locked, and \`summary\` and the rows' \`reason\` are about what was asked for. A row is empty
  where nothing suits. Null when the input is wrong.
  """
  plan: Plan
  """
  With this seed the same input gives the same plan; null when the input is wrong.
  """
  seed: String
}

"""A category of a proposed plan."""
type ProposedPart {
  """The category."""
  category: MealCategory!
  """How many meals were asked for."""
  count: Int!
  """How many different meals of the category suit."""
  differentMeals: Int!
  """
  When these are too few, so that a meal is repeated or none is proposed: what excludes how many meals of the category, the
  most first; at most 60. Otherwise empty.
  """
  excludedBy: [Exclusion!]! @listSize(assumedSize: 10)
}

"""A password, as proof."""
input ProveByPasswordInput {
  """The account's password; blank where it has none."""
  password: String!
}

"""Whether the person is proven."""
type ProveByPasswordResult implements MutationResult {
  """
  REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`; empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person; null on failure."""
  viewer: Viewer
}

"""The outcome of a visit as proof."""
type ProveByProviderResult implements MutationResult {
  """
  VISIT_OVER; MISMATCH where another person signed in; STALE where the provider did not ask the person to sign in again. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person; null on failure."""
  viewer: Viewer
}

"""A backup that is asked for, with a proof that it is the owner."""
input ProvenBackupInput {
  """Its id."""
  id: ID!
  """
  The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it.
  """
  password: String!
}

"""
The subscription of a browser at its push service, as \`PushSubscription.toJSON()\` has it.
"""
input PushSubscriptionInput {
  """The browser's secret of 16 bytes, in base64url."""
  auth: String!
  """
  The address to which the server sends: \`https:\` on its usual port at a public host; at most 2000 characters.
  """
  endpoint: String!
  """The browser's public key, a point on P-256 in base64url."""
  p256dh: String!
  """The server's public key with which the browser subscribed."""
  publicKey: String!
}

"""
An amount in a unit. Where nothing is measured (as much as is needed) the whole quantity is null, never 0.
"""
type Quantity {
  """How much, in \`unit\`, exact; above 0."""
  amount: Float!
  """
  As a kitchen reads it, rounded to what can be measured there: \`1½ cups\`, \`880 g\`, \`3\` for pieces.
  """
  text: String!
  """In which unit."""
  unit: Unit!
}

"""
Everything that can be read. Lists that can grow are cursor connections of at most 100 a page.
"""
type Query {
  """
  Other meals for at most four rows of a plan, so that it meets the wishes again after one row was changed by hand
  (docs/product.md WISH-7). Nothing is stored: send what is taken as operations. Rows that are locked stay.
  """
  balancePlan(
    """The plan, and what was changed."""
    input: BalancePlanInput!
  ): BalancePlanResult! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60) @cost(weight: "100")
  """
  What changed in the catalogue since a token, removed meals included: put and delete the changes in their order, keep the
  token, and a copy is the catalogue. Without a token every meal is listed, so that one loop makes the copy and follows.
  """
  catalogueChanges(
    """
    Token of the answer before; null to begin. Tokens do not age; one that is unknown is refused (BAD_USER_INPUT).
    """
    after: String
    """Most changes in the answer, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 50
  ): CatalogueChanges! @auth(as: [PARTNER], scope: MEALS_READ) @rateLimit(limit: 600, duration: 60) @listSize(slicingArguments: ["first"], sizedFields: ["changes"])
  """
  An entry's ingredients and steps for a number of serves (default: the entry's own). \`category\` and \`eaters\` say where it
  is planned and which members eat it there, and so whom it has to suit; without them the entry's own eaters, or all who eat
  any of its categories.
  """
  cookingMeal(
    """Category in which it is planned; null where that is not known."""
    category: MealCategory
    """
    Members of the caller's household who eat it; null for all who eat the category.
    """
    eaters: [ID!]
    """The entry as it is planned: its meal, swaps and serves."""
    entry: MealEntryInput!
    """Serves that the amounts are for, at most 10; null for the entry's own."""
    serves: Int
  ): CookingResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use RecipeVersion.cooking(serves). Removed on 2027-11-23.")
  """What the caller's household has at home."""
  cupboard: Cupboard! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use viewer.household.cupboard. Removed on 2027-11-23.")
  """The household's current plan."""
  currentPlan: CurrentPlan! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use viewer.household.plan. Removed on 2027-11-23.")
  """One of the person's own dishes; null when there is none."""
  dish(
    """Id of the dish."""
    id: ID!
  ): Dish @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use node(id). Removed on 2027-11-23.")
  """
  Files of recipes that the person brought in, the last one first; at most 20. A file is sent to \`POST /api/imports\`.
  """
  dishImports: [DishImport!]! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @listSize(assumedSize: 20)
  """The person's own dishes, a page at a time."""
  dishes(
    """\`endCursor\` of the page before; null for the first page."""
    after: String
    """
    Only those of which something is assumed, until their owner has looked at them and saved them (docs/product.md MOVE-5).
    """
    assumed: Boolean! = false
    """Most dishes in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 50
    """
    Words, or parts of words, that all occur in the name or the labels (docs/product.md DISH-45); at most 200 characters.
    """
    search: String
  ): DishConnection! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """
  A plan that is not stored, of rows that the caller names: what in it does not suit, and what there is to buy. It is for
  the caller's household, or, for partners and where \`requirements\` are given, for no one in particular
  (docs/product.md PLAN-61).
  """
  draftPlan(
    """Its rows, and what it has to suit."""
    input: DraftPlanInput!
  ): DraftPlanResult! @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 600, duration: 60) @cost(weight: "10")
  """The caller's household."""
  household: Household! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use viewer.household. Removed on 2027-11-23.")
  """The catalogue's ingredients, a page at a time."""
  ingredients(
    """
    Cursor of the last ingredient of the page before; null for the first page.
    """
    after: String
    """Most ingredients in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 50
    """
    Words, or parts of words, that all occur in the name or the everyday group; at most 200 characters. Null for all.
    """
    search: String
  ): IngredientConnection! @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 600, duration: 60) @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """
  A meal's instructions, open to everyone. \`entry\` is the unique id of an entry whose swaps are to be applied, \`category\`
  and \`eaters\` are as in \`cookingMeal\`. Own dishes are shown to their owner and the owner's household. Null when there is
  no such meal.
  """
  instructions(
    """Category in which it is planned; null where that is not known."""
    category: MealCategory
    """
    Members of the caller's household who eat it; null for all who eat the category.
    """
    eaters: [ID!]
    """
    Unique id of an entry of the meal, whose swaps are applied; null for the meal as it is.
    """
    entry: ID
    """
    Serves that the amounts are for, 1 to 10 (BAD_USER_INPUT); null for one.
    """
    serves: Int
    """Slug of the meal."""
    slug: String!
  ): Instructions @auth(as: [ANYONE]) @rateLimit(limit: 600, duration: 60)
  """
  What an invitation's key leads to; null when it is unknown, used, revoked or expired.
  """
  invitation(
    """The key in the invitation's link."""
    key: String!
  ): InvitationPreview @auth(as: [ANYONE]) @rateLimit(limit: 60, duration: 600)
  """One meal of the catalogue, by slug or by id; null when there is none."""
  meal(
    """Its id."""
    id: ID
    """Its slug. Give either slug or id (BAD_USER_INPUT)."""
    slug: String
  ): Meal @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 1200, duration: 60)
  """
  The meals of a category that suit the settings of those of the user's household who eat it, swapped where needed. A
  partner gets every meal as it is.
  """
  mealBases(
    """Category of the meals."""
    category: MealCategory!
  ): MealBases! @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 600, duration: 60)
  """
  Names of all meals of the catalogue and of the user's own dishes, sorted.
  """
  mealNames: [String!]! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
  """The user's saved plan; null when none has been saved."""
  mealPlan: SavedMealPlan @auth(as: [USER]) @rateLimit(limit: 600, duration: 60)
  """
  The versions in which a meal, given by its id or slug or an entry's unique id, can be put on the table: as it is for those
  whom it suits so, then once more with one set of swaps that suits all the others. One version where all agree, none where
  someone cannot eat it. \`eaters\` are members of the caller's household; null for all who eat the category.
  """
  mealVersions(
    """Category in which it is to be eaten."""
    category: MealCategory!
    """
    Members of the caller's household who eat it; null for all who eat the category.
    """
    eaters: [ID!]
    """A meal's id or slug, or the unique id of an entry."""
    meal: ID!
  ): [MealVersion!]! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use Recipe.suits(category, eaters).servings. Removed on 2027-11-23.")
  """The catalogue's meals, a page at a time."""
  meals(
    """Cursor of the last meal of the page before; null for the first page."""
    after: String
    """Which meals; null for all."""
    filter: MealFilter
    """Most meals in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 50
    """
    By what the meals are ordered. A cursor belongs to the order that it came from.
    """
    orderBy: MealOrder! = NAME
  ): MealConnection! @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 600, duration: 60) @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """
  Everything that is held about the signed-in person, as one JSON object. What is longer than 4 million characters is
  refused as BAD_USER_INPUT: \`GET /api/user/data.json\` answers the same as a file of any length. Both are for a person who has
  proven to be it within ten minutes and in this session, as by signing in: FORBIDDEN with the reason PROOF_MISSING without
  (docs/product.md ACC-88).
  """
  myData: JSONObject! @auth(as: [USER]) @rateLimit(limit: 10, duration: 600)
  """
  What a text of a field whose words exclude ingredients would exclude from the catalogue, word by word (docs/product.md
  SET-14, SET-25). Nothing is stored. The text has at most 2000 characters and 100 words, separated by commas, semicolons or
  new lines.
  """
  neverEatenEffect(
    """The field; 'Ingredients I never eat' by default."""
    fieldId: ID! = "dietary.neverEaten"
    """The text, as a person would write it into the field."""
    text: String!
  ): NeverEatenEffect! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60)
  """
  One object by its global id; null when there is none or when it is not for the caller: \`node\` asks what the ordinary way
  to the object asks (docs/product.md API-42).
  """
  node(
    """The object's global id."""
    id: ID!
  ): Node @auth(as: [ANYONE]) @rateLimit(limit: 1200, duration: 60)
  """
  Several objects by their global ids, in the order given; null for each that is not found. More than 100 ids are
  BAD_USER_INPUT.
  """
  nodes(
    """1 to 100 ids."""
    ids: [ID!]!
  ): [Node]! @auth(as: [ANYONE]) @rateLimit(limit: 600, duration: 60) @listSize(slicingArguments: ["ids"])
  """
  The program that makes the call, with what it may do and what it has written.
  """
  partner: Partner! @auth(as: [PARTNER]) @rateLimit(limit: 120, duration: 60)
  """
  The instructions of planned meals in one answer, in the order given, as \`instructions\` shows each; null for one that is
  unknown to the user. At most 63 meals (BAD_USER_INPUT), so that a page can keep all recipes of a plan on its device.
  """
  plannedInstructions(
    """The planned meals, 1 to 63."""
    meals: [PlannedMealInput!]!
  ): [Instructions]! @listSize(slicingArguments: ["meals"]) @auth(as: [USER]) @rateLimit(limit: 60, duration: 60) @deprecated(reason: "Use viewer.household.plan.rows with content.dishes.version.cooking. Removed on 2027-11-23.")
  """What the pages and the explorer need to know of this installation."""
  product: Product! @auth(as: [ANYONE])
  """
  A whole plan for people whom the caller names by what they may eat, by the search that proposes plans to households
  (docs/product.md PART-8): what does not suit is never in it, and nothing twice while others are left. Nothing is stored or
  counted, and no household is read. The same input with the same seed gives the same plan as long as the catalogue is the
  same.
  """
  proposePlan(
    """For whom, how much, and what stays."""
    input: ProposePlanInput!
  ): ProposePlanResult! @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 120, duration: 60) @cost(weight: "200")
  """How the user stands in this month's raffle."""
  raffleStatus: RaffleStatus! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60)
  """
  A recipe by its key, open to everyone; own dishes to their owner's household. Null when there is none.
  """
  recipe(
    """Its key."""
    slug: String!
  ): Recipe @auth(as: [ANYONE]) @rateLimit(limit: 600, duration: 60)
  """
  All dietary requirements, in the order in which they are shown; at most 100.
  """
  requirements: [Requirement!]! @auth(as: [ANYONE]) @rateLimit(limit: 120, duration: 60) @listSize(assumedSize: 30)
  """
  The settings forms, described field by field, with the answers of the caller or of a member of the caller's household
  (docs/product.md SET-18). Answers that the caller may not edit are FORBIDDEN.
  """
  settingsForms(
    """Member of the caller's household; null for the caller."""
    memberId: ID
  ): SettingsForms! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use viewer.member.forms. Removed on 2027-11-23.")
  """The household's ticks, own items and notes."""
  sharedList: SharedList! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use viewer.household.sharedList. Removed on 2027-11-23.")
  """How the caller's household shops."""
  shopHabits: ShopHabits! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60) @deprecated(reason: "Use viewer.household.shopHabits. Removed on 2027-11-23.")
  """
  One list for a whole plan, summed across meals and units. Empty rows are ignored; a meal without serves is an error.
  """
  shoppingList(
    """The plan to shop for."""
    plan: MealPlanInput!
  ): ShoppingListResult! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60)
  """
  One list for any meals, swapped to meet the requirements. Nothing is stored.
  """
  shoppingListForMeals(
    """The meals and serves, at most 30."""
    meals: [ServesInput!]!
    """What each meal has to meet; swaps are made where they are needed."""
    requirements: [RequirementInput!]! = []
  ): ShoppingListResult! @auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 600, duration: 60)
  """All store areas in the usual order; at most 20."""
  storeAreas: [StoreArea!]! @auth(as: [ANYONE]) @rateLimit(limit: 120, duration: 60) @listSize(assumedSize: 12)
  """The catalogue's tags, in their usual order; at most 100."""
  tags: [Tag!]! @auth(as: [ANYONE]) @rateLimit(limit: 120, duration: 60) @listSize(assumedSize: 20)
  """All units; at most 20."""
  units: [Unit!]! @auth(as: [ANYONE]) @rateLimit(limit: 120, duration: 60) @listSize(assumedSize: 10)
  """
  What the lines of the person's own dishes call ingredients and the catalogue does not know, a page at a time.
  """
  unmatchedLines(
    """\`endCursor\` of the page before; null for the first page."""
    after: String
    """Most wordings in the page, 1 to 100 (BAD_USER_INPUT)."""
    first: Int! = 20
  ): UnmatchedNameConnection! @auth(as: [USER]) @rateLimit(limit: 300, duration: 60) @cost(weight: "50") @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
  """The signed-in person."""
  viewer: Viewer! @auth(as: [USER]) @rateLimit(limit: 600, duration: 60)
}

"""A yes/no question of the feedback page."""
input QuestionAnswerInput {
  """The answer; null when it was skipped."""
  answer: Boolean
  """The question as it was shown."""
  question: String!
}

"""How a user stands in this month's raffle."""
type RaffleStatus {
  """Whether the user takes part as of now."""
  eligible: Boolean!
  """
  Whether the user has ever submitted feedback that answers a question or says something.
  """
  feedbackGiven: Boolean!
  """The month in Sydney, such as 2026-11."""
  month: String!
  """Its name, such as November."""
  monthName: String!
  """
  Plans generated in the month. A proposal for a single row does not count.
  """
  plansGenerated: Int!
  """How many of them are needed."""
  plansNeeded: Int!
}

"""How many meals to propose in one category."""
input RandomizeCategoryInput {
  """
  Members who eat these meals, and so whom they have to suit; null for all who eat the category.
  """
  eaters: [ID!]
  """How many meals, 0 to 10."""
  numMeals: Int!
  """
  Serves by position. Rows beyond the list get 1 in a household of one, else as many as the portions of those who eat the
  category make (docs/product.md PLAN-40).
  """
  serves: [Int!]! = []
}

"""How many meals to propose, by category."""
input RandomizeMealPlanInput {
  """
  Whether meals of the household's latest weeks, two or as many as it wishes, come only where there is next to nothing else
  (docs/product.md PLAN-89).
  """
  avoidsRecent: Boolean! = false
  """Breakfasts; none when left out."""
  breakfast: RandomizeCategoryInput
  """Dinners; none when left out."""
  dinner: RandomizeCategoryInput
  """
  Unique ids of the entries that are in the plan, so that they are not proposed again.
  """
  keep: [ID!]! = []
  """Lunches; none when left out."""
  lunch: RandomizeCategoryInput
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  What the proposal is for. When left out, one meal beside entries to keep is for a row, anything else for whole
  categories.
  """
  scope: ProposalScope
  """
  Makes the answer repeatable for the same catalogue, settings and history.
  """
  seed: String
}

"""Proposed meals."""
type RandomizeMealPlanResult implements MutationResult {
  """Breakfasts; null when left out of the input, and on failure."""
  breakfast: RandomizedCategory
  """Dinners; null when left out of the input, and on failure."""
  dinner: RandomizedCategory
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """Lunches; null when left out of the input, and on failure."""
  lunch: RandomizedCategory
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A proposed category."""
type RandomizedCategory {
  """
  How many different meals of the category suit the user's settings, own dishes included.
  """
  differentMeals: Int!
  """
  When there are too few different meals, so that a meal is repeated or none is proposed: which settings exclude how many
  meals of the category, the most first. Otherwise empty.
  """
  excludedBy: [Exclusion!]!
  """
  The proposed meals, as many as asked for; empty when nothing at all is suitable.
  """
  mealList: [MealEntry!]!
  """How many meals."""
  settings: CategorySettings!
}

"""Text from which to read a recipe."""
input ReadDishInput {
  """
  Whose cups, spoons and pints these are. Null: whose the text says, else \`usualMeasures\`, else whose is likeliest.
  """
  measures: Measures
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  Which of the recipes of a page that has several, from 0 in the order of \`recipes\`.
  """
  recipe: Int! = 0
  """
  A recipe as plain text (name, ingredient lines, steps) of at most 20,000 characters; or schema.org Recipe data as
  JSON-LD, or the source of a page that has such data, microdata or RDFa, of at most 2,000,000 characters with a recipe of
  at most 20,000. No address in it is fetched.
  """
  text: String!
  """Whose they are when the text does not say."""
  usualMeasures: Measures
}

"""What was read; nothing is stored yet."""
type ReadDishResult implements MutationResult {
  """The recipe as far as it could be read; null on failure."""
  draft: DishDraft
  """Why not. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  The recipes that there are; more than one only on a page that describes several, for the person to choose from.
  """
  recipes: [FoundRecipe!]!
}

"""A page from which to read a recipe."""
input ReadPageInput {
  """
  Whose cups, spoons and pints these are. Null: whose the page says, else \`usualMeasures\`, else whose is likeliest.
  """
  measures: Measures
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  Which of the recipes of a page that has several, from 0 in the order of \`recipes\`. The page is fetched once for all, as long as a minute.
  """
  recipe: Int! = 0
  """
  Its address, http or https, of at most 2,000 characters, on a public host.
  """
  url: String!
  """Whose they are when the page does not say."""
  usualMeasures: Measures
}

"""
A recipe: a meal of the catalogue, or a dish that a person brought in, as the person's household reads it
(docs/product.md DISH-1).
"""
interface Recipe implements Node {
  """When it is eaten."""
  categories: [MealCategory!]!
  """
  When its entry, or that of an ingredient or swap that it uses, last changed; of a dish when it was last changed.
  """
  changedAt: Timestamp!
  """Ingredients and method for a number of serves, as it is."""
  cooking(
    """Serves, 1 to 100."""
    serves: Int! = 1
  ): Cooking! @cost(weight: "5")
  """Global id."""
  id: ID!
  """Words that describe it; at most 30."""
  keywords: [Tag!]!
  """Everyday group of its main ingredient; null when that is not matched."""
  mainGroup: IngredientGroup
  """
  Requirements that it meets as it is, computed from its ingredients; at most 100.
  """
  meets: [Requirement!]!
  """
  Further requirements that it meets, each alone, once ingredients are swapped; at most 100.
  """
  meetsWithSwaps: [Requirement!]!
  """Minutes from start to table."""
  minutes: Int!
  """Base name (docs/product.md CAT-8)."""
  name: String!
  """Nutrition of one serve as it is."""
  nutrition: MealNutrition!
  """
  What the caller says of it (docs/product.md OPIN-1); null for callers who are no person.
  """
  opinion: RecipeOpinion
  """Its page here."""
  pageUrl: URL!
  """Name of its illustration; empty without one."""
  picture: String!
  """
  Its picture, an SVG file drawn from what it holds (docs/product.md CAT-15). The address is another one as soon as the
  picture is, so it can be kept.
  """
  plate: URL!
  """Key for addresses."""
  slug: String!
  """Page that it came from; null without one."""
  sourceUrl: URL
  """How it stands to the given requirements."""
  suitability(
    """Each with how it is to be met; at most 40."""
    requirements: [RequirementInput!]!
  ): Suitability!
  """
  How it stands to those of the caller's household who eat it; null for callers without a household.
  """
  suits(
    """Where it is eaten; null for all of its categories."""
    category: MealCategory
    """Members who eat it; null for all who eat the category."""
    eaters: [ID!]
  ): TableSuitability
}

"""
What a person says of a recipe. No one else reads it (docs/product.md OPIN-2).
"""
type RecipeOpinion {
  """Whether it is a favourite."""
  isFavourite: Boolean!
  """Whether the person wants it never again."""
  isNeverAgain: Boolean!
  """Rating, 1 to 5; null for none."""
  rating: Int
}

"""
A recipe with the swaps under which it is cooked; without swaps it is the recipe as it stands. Its id holds what plans
store (docs/product.md CAT-7): wherever an input asks for a \`uniqueId\`, it is taken.
"""
type RecipeVersion implements Node {
  """Ingredients and method for a number of serves, with the swaps."""
  cooking(
    """
    Serves, 0 to 100: for 0 neither ingredients nor steps name amounts (docs/product.md COOK-11). Null for those of the row
    that it was reached by, else, and where that has none, 1.
    """
    serves: Int
  ): Cooking! @cost(weight: "5")
  """Global id; it stays valid while the recipe exists."""
  id: ID!
  """Whether there are swaps (docs/product.md CAT-8)."""
  isAdapted: Boolean!
  """
  Requirements that it meets with exactly its swaps (docs/product.md COOK-19); at most 100.
  """
  meets: [Requirement!]!
  """Base name of the recipe."""
  name: String!
  """Its picture with the swaps."""
  plate: URL!
  """
  Why it does not suit, with exactly its swaps, those of the caller's household who eat it, as their settings are now; null
  where it does, and for callers without a household. What is served with it does not count.
  """
  problem(
    """
    Where it is eaten; null for the category of the row that it was reached by, else for all of the recipe's categories.
    """
    category: MealCategory
    """
    Members who eat it; null for those of the row, else for all who eat the category.
    """
    eaters: [ID!]
  ): VersionProblem
  """The recipe; null when it is gone meanwhile."""
  recipe: Recipe
  """
  How its recipe stands to those of the caller's household who eat it; null for callers without a household.
  """
  suits(
    """
    Where it is eaten; null for the category of the row that it was reached by, else for all of the recipe's categories.
    """
    category: MealCategory
    """
    Members who eat it; null for those of the row, else for all who eat the category.
    """
    eaters: [ID!]
  ): TableSuitability
  """The swaps, in the order of the ingredients; at most 60."""
  swaps: [Swap!]! @listSize(assumedSize: 3)
  """
  What to call it (docs/product.md CAT-18): the name with what is put in its place for each swapped food that it names, and
  without what is left out. Equal to \`name\` unless the swaps change it.
  """
  title: String!
}

"""The outcome of recording an event."""
type RecordEventResult implements MutationResult {
  """True when it is recorded, by this call or an earlier one."""
  accepted: Boolean! @deprecated(reason: "Use ok. Removed on 2027-11-23.")
  """
  The errors; empty on success. TOO_MANY: a person's 2,000 events of the day are used up, or, of visitors who are not
  signed in, the 2,000 of their network in 24 hours or the 50,000 of all together; further ones are dropped.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""The outcome of removing a device."""
type RemoveNotificationDeviceResult implements MutationResult {
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
}

"""A passkey to remove."""
input RemovePasskeyInput {
  """Its id."""
  id: ID!
  """
  The account's password as proof; not looked at where it has none, and another proof counts.
  """
  password: String!
}

"""A password that is to go."""
input RemovePasswordInput {
  """The password itself, as proof."""
  password: String!
}

"""A row to take away."""
input RemoveRowInput {
  """The row."""
  rowId: ID!
}

"""The outcome of removing a webhook."""
type RemoveWebhookResult implements MutationResult {
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
}

"""A name for a household."""
input RenameHouseholdInput {
  """1 to 60 characters, without the space around them."""
  name: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""A passkey with another name."""
input RenamePasskeyInput {
  """Its id."""
  id: ID!
  """The name; 1 to 60 characters."""
  name: String!
}

"""Another name for a saved plan."""
input RenamePlanInput {
  """Name, 1 to 60 characters without the space around them."""
  name: String!
  """
  UUID chosen by the client: sent again within 30 days it has no further effect.
  """
  operationId: ID
  """The plan, which has a name."""
  planId: ID!
}

"""The subscription that a browser has now."""
input RenewNotificationDeviceInput {
  """
  The id of the device, as far as the browser knows it; otherwise it is found by the subscription's address.
  """
  id: ID
  """The subscription."""
  subscription: PushSubscriptionInput!
}

"""A new address of an account."""
input RequestEmailChangeInput {
  """The address; at most 254 characters."""
  email: String!
  """
  The account's password as proof; not looked at where it has none, and the provider's proof counts.
  """
  password: String!
}

"""The outcome of asking for another address."""
type RequestEmailChangeResult implements MutationResult {
  """
  What is wrong: REQUIRED, TOO_LONG or INVALID on \`email\`, DUPLICATE on it for the address that the account has, TOO_MANY on
  it after too many mails; REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A request for a reset link."""
input RequestPasswordResetInput {
  """The account's address."""
  email: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""The outcome of a request for a reset link."""
type RequestPasswordResetResult implements MutationResult {
  """The errors; empty on success."""
  errors: [InputError!]!
  """Message for the person; null on failure."""
  message: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A dietary requirement: what it forbids, and what it is called."""
type Requirement implements Node {
  """The amount that it bounds; null where it forbids facts."""
  bound: AmountBound
  """Which."""
  code: DietaryRequirement!
  """What it forbids, at most 30 facts; none where it bounds an amount."""
  forbids: [DietaryFact!]!
  """Global id."""
  id: ID!
  """
  Two lists of facts of which a meal has those of one at most, as meat and milk in Kosher style; empty in most requirements, at most 2 lists of 30.
  """
  keepsApart: [[DietaryFact!]!]!
  """As it is shown, such as Gluten free."""
  label: String!
  """
  What it leaves out and does not promise, for people; null where the label says it all.
  """
  note: String
}

"""A requirement and how it is to be met."""
input RequirementInput {
  """Which."""
  requirement: DietaryRequirement!
  """How."""
  setting: RequirementSetting! = ADAPT
}

"""How a requirement is to be met."""
enum RequirementSetting {
  """Also by meals that suit after swaps."""
  ADAPT
  """Only by meals that suit as they are."""
  STRICT
}

"""A new password with the mailed key."""
input ResetPasswordInput {
  """The key of the mailed link."""
  key: String!
  """The password to set; the rules are those of signUp."""
  newPassword: String!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""Whether the password was set."""
type ResetPasswordResult implements MutationResult {
  """The errors; empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """True when the password was set."""
  reset: Boolean! @deprecated(reason: "Use ok. Removed on 2027-11-23.")
}

"""
The restore of a backup, which waits for the next start of the server or was done at one (docs/product.md OPS-7).
"""
type Restore {
  """When it was asked for, or tried."""
  at: Timestamp!
  """The id of the backup."""
  backupId: ID!
  """
  Why it was not done, so that nothing has changed; null where it waits or was done.
  """
  failure: BackupFailure
  """When the backup was made."""
  madeAt: Timestamp!
  """
  The id of the backup of what there was before; null where none was made.
  """
  safetyId: ID
}

"""An invitation to revoke."""
input RevokeInvitationInput {
  """The invitation."""
  invitationId: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""A key to revoke."""
input RevokePersonalKeyInput {
  """Its id."""
  id: ID!
}

"""The outcome of revoking a key."""
type RevokePersonalKeyResult implements MutationResult {
  """Always empty."""
  errors: [InputError!]!
  """Always true."""
  ok: Boolean!
  """The person with the keys."""
  viewer: Viewer!
}

"""A webhook that is to have another secret."""
input RollWebhookSecretInput {
  """Its id."""
  id: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """The person's password, as for \`addWebhook\`."""
  password: String
}

"""The outcome of replacing a webhook's secret."""
type RollWebhookSecretResult implements MutationResult {
  """
  UNKNOWN on \`id\`, REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on \`password\`. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  The new secret; null on failure. It is answered once and cannot be read again.
  """
  secret: String
  """The webhook; null on failure."""
  webhook: Webhook
}

"""What is eaten in a row. New kinds may come."""
union RowContent = PlannedFrozen | PlannedLeftovers | PlannedMeal | PlannedText

"""What is eaten in a row. Give exactly one."""
input RowContentInput @oneOf {
  """
  Recipes, or versions of them: one MAIN, at most one SIDE and one DESSERT (docs/product.md PLAN-98).
  """
  dishes: [PlannedDishInput!]
  """
  What is eaten from the freezer: id or slug of a recipe, or the id of a version of one with its swaps.
  """
  frozen: ID
  """What is left of this row of the same plan."""
  leftoversOf: ID
  """What is no meal of ours."""
  text: PlannedTextInput
}

"""A row that does not suit those who eat it."""
type RowProblem {
  """
  Why, person by person; empty where other swaps than the row has would do.
  """
  blockedBy: [TableBlock!]!
  """The reasons as sentences; at most 20."""
  reasons: [String!]!
  """
  The same recipe with other swaps that suits; null when none does, and then it has to be removed or replaced.
  """
  replacement: RecipeVersion
  """
  Which of its dishes does not suit; MAIN also for leftovers and what is from the freezer.
  """
  role: DishRole!
  """The row."""
  row: PlanRow!
  """What is in it that does not suit."""
  version: RecipeVersion
}

"""
Why a row has its meal (docs/product.md WISH-8). It would be untrue without the row.
"""
type RowReason {
  """
  The figure in the sentence: an amount, a figure of a day, a count, a rating or minutes; null for none.
  """
  figure: Float
  """The ingredient that is used; null for other reasons."""
  ingredient: Ingredient
  """The reason, for programs."""
  kind: RowReasonKind!
  """
  Whose target is met; null for other reasons, and for an average adult's.
  """
  member: HouseholdMember
  """The reason in a sentence."""
  text: String!
  """
  The figure without the row, or, of minutes, the mean of what may be offered; null for none.
  """
  without: Float
}

"""Why a row has its meal. New values may come."""
enum RowReasonKind {
  """It is one of a kind of which the household wants some."""
  COUNTS_AS
  """It is a favourite of the caller."""
  FAVOURITE
  """It brings a target within its bounds."""
  MEETS_TARGET
  """It has a tag of which more is wanted."""
  MORE_OF_TAG
  """No other row has this kind of main ingredient."""
  ONLY_OF_MAIN
  """It is quick."""
  QUICK
  """The caller has rated it well."""
  RATED
  """It alone uses something at home that should be used soon."""
  USES_AT_HOME
  """It uses what other rows would leave of a pack."""
  USES_REST
}

"""A dish to save."""
input SaveDishInput {
  """When it is eaten; at least one."""
  categories: [MealCategory!]!
  """
  What of \`minutes\` is cooking, 0 to 1,440; null for not known. Without it, it stays as it is.
  """
  cookMinutes: Int
  """
  Days on which it was cooked before it came here, such as 2026-11-30; at most 400. Without it, they stay as they are.
  """
  cookedOn: [String!]
  """
  What it is, at most 2,000 characters, with line breaks. Without it, it stays as it is; null for none.
  """
  description: String
  """Which dish to change; null makes a new one."""
  id: ID
  """
  The person's own words for it, at most 30 of at most 40 characters; of those alike but for case and accents the first. Without it, they stay as they are.
  """
  labels: [String!]
  """
  Ingredient lines for one serve, 1 to 60; the first is the main ingredient unless \`mainLine\` says otherwise.
  """
  lines: [DishLineInput!]!
  """Position of the main ingredient's line, from 0."""
  mainLine: Int! = 0
  """
  Whose cups, spoons and pints its lines were read in; kept with the dish.
  """
  measures: Measures
  """Minutes from start to table, 1 to 1,440."""
  minutes: Int!
  """Name, unique among the person's dishes; at most 120 characters."""
  name: String!
  """
  Slugs of ingredients that the steps name and that are not added to the dish: the answer 'no' to \`unlisted\`. The answer
  'yes' is a line that lists the ingredient. At most 60.
  """
  notAdded: [ID!]! = []
  """
  What the person notes about it, at most 10,000 characters, with line breaks. Without it, they stay as they are.
  """
  notes: String
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  The form in which its plate is drawn, of \`plateChoices\`; null for the likeliest. Without it, it stays as it is.
  """
  plateForm: String
  """
  What of \`minutes\` is preparation, 0 to 1,440; null for not known. Without it, it stays as it is.
  """
  prepMinutes: Int
  """
  Serves that the recipe was written for, 1 to 100; kept so that it can be shown as it was.
  """
  serves: Int! = 1
  """
  The application that it was moved out of, at most 60 characters. Without it, it stays as it is.
  """
  sourceApp: String
  """
  A book, a person or a site that it came from, at most 200 characters. Without it, it stays as it is.
  """
  sourceName: String
  """
  What the source says of its nutrition, at most 2,000 characters. Without it, it stays as it is.
  """
  sourceNutrition: String
  """
  Headings among its steps, at most 60. Without it, they stay before the steps of the same texts (docs/product.md DISH-42).
  """
  stepSections: [StepSectionInput!]
  """Cooking steps, 1 to 60 of at most 2,000 characters each."""
  steps: [String!]!
  """Words that describe it, of those that \`tagChoices\` lists."""
  tags: [String!]! = []
  """Page that it came from, http or https."""
  urlDetails: String
  """
  What the recipe makes in all, for \`serves\`; null for not known. Without it, it stays as it is.
  """
  yield: DishYieldInput
}

"""Whether the dish is stored."""
type SaveDishResult implements MutationResult {
  """The stored dish; null on failure."""
  dish: Dish
  """Why not. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""Answers to forms. A field that is not named stays as it was."""
input SaveFormsInput {
  """
  The answers, each to another field; at most 200. Fields of the household's wishes are the household's, no matter whose answers are sent.
  """
  answers: [FormAnswerInput!]!
  """
  Whether nothing is stored, and the forms and \`effect\` are only worked out.
  """
  isPreview: Boolean! = false
  """
  Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on \`memberId\`.
  """
  memberId: ID
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""The outcome of saving or previewing answers."""
type SaveFormsResult implements MutationResult {
  """What the answers do; null on failure."""
  effect: SettingsEffect
  """Why not; nothing is stored then. Empty on success."""
  errors: [InputError!]!
  """
  The forms with the answers, as stored or as they would be, that of the household only where some of it were sent; null on
  failure; at most 4.
  """
  forms: [SettingsForm!] @listSize(assumedSize: 3)
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A plan to save."""
input SaveMealPlanInput {
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """The plan."""
  plan: MealPlanInput!
  """
  Version of the saved plan that this one is based on; 0 for the first save; null overwrites what is stored.
  """
  version: Int
}

"""The outcome of a save."""
type SaveMealPlanResult implements MutationResult {
  """
  What is wrong with the input; CONFLICT when the version was stale. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  The saved plan; on a conflict the one that is stored; null on other failures.
  """
  saved: SavedMealPlan
}

"""A plan to save."""
input SavePlanInput {
  """
  Name, 1 to 60 characters without the space around them. Null for the one saved plan without a name, which REST and Load
  read, or, with \`planId\`, for the name that the plan has.
  """
  name: String
  """
  UUID chosen by the client: sent again within 30 days it has no further effect.
  """
  operationId: ID
  """
  The saved plan to write over; null writes over the one of the name, or makes it.
  """
  planId: ID
  """
  The rows, at most 10 a category; null for copies of those of a plan of the household.
  """
  rows: [DraftRowInput!]
  """
  Without \`rows\`, the plan whose rows are copied; null for the current one.
  """
  rowsOf: ID
  """
  Version of the saved plan that this one is based on, 0 for none; null writes over whatever is stored.
  """
  version: Int
}

"""Answers to both forms. A field that is not named stays as it was."""
input SaveSettingsInput {
  """Answers to the dietary form."""
  dietary: [FormAnswerInput!]! = []
  """
  Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on \`memberId\`.
  """
  memberId: ID
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """Answers to the tags form."""
  tags: [FormAnswerInput!]! = []
}

"""The outcome of saving settings."""
type SaveSettingsResult implements MutationResult {
  """Why not; nothing is stored then. Empty on success."""
  errors: [InputError!]!
  """The forms with the stored answers; null on failure."""
  forms: SettingsForms
  """
  What each word of the stored 'Ingredients I never eat' excludes, in their order; empty on failure.
  """
  neverEaten: [NeverEatenWord!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  Words of 'Ingredients I never eat' and 'Ingredients I don't like' that name no ingredient.
  """
  unknownWords: [UnknownWord!]!
}

"""The plan that a user has saved."""
type SavedMealPlan {
  """The plan."""
  plan: MealPlan!
  """When it was saved."""
  savedAt: Timestamp!
  """
  Rows that do not suit the user's settings as they are now, with the reasons: what \`scrubMealPlan\` would change. They
  are stored all the same.
  """
  unsuitable: [ScrubbedRow!]! @listSize(assumedSize: 30)
  """Number of saves so far; send it with the next save."""
  version: Int!
}

"""What the scrub did to a row."""
enum ScrubChange {
  """The same meal with other swaps."""
  ADAPTED
  """
  The dish is gone: the row is empty now, or its meal is served without it.
  """
  REMOVED
}

"""A plan to bring in line."""
input ScrubMealPlanInput {
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """The plan."""
  plan: MealPlanInput!
}

"""A plan under the user's present settings."""
type ScrubMealPlanResult implements MutationResult {
  """The rows that changed."""
  changes: [ScrubbedRow!]!
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The plan; null on failure."""
  plan: MealPlan
}

"""A row that the scrub changed, or that it would change."""
type ScrubbedRow {
  """Its category."""
  category: MealCategory!
  """What was done to the row."""
  change: ScrubChange!
  """Name of the dish that was in the row."""
  mealName: String!
  """The reasons as sentences."""
  reasons: [String!]!
  """Which dish of the row it is about."""
  role: DishRole!
  """Its position, from 0."""
  row: Int!
}

"""
The authenticator codes of a person, which a sign-in with the password asks for (docs/product.md ACC-82 to ACC-87).
"""
type SecondFactor {
  """How many of the ten recovery codes were not used."""
  recoveryCodesLeft: Int!
  """Since when they are on."""
  since: Timestamp!
}

"""The outcome of a change of the authenticator codes."""
type SecondFactorResult implements MutationResult {
  """What is wrong; empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  Ten recovery codes that were made, which are shown once; null where none were.
  """
  recoveryCodes: [String!]
  """The person; null on failure."""
  viewer: Viewer
}

"""
Something that happened to a person's account, as its person reads it (docs/product.md ACC-77).
"""
type SecurityEvent {
  """When; where it happened several times that day, the last time."""
  at: Timestamp!
  """Whether an administrator of this installation did it."""
  byAdministrator: Boolean!
  """Names the entry."""
  id: ID!
  """Whether it is the sign-in of the session of the call."""
  isCurrent: Boolean!
  """What happened."""
  kind: SecurityEventKind!
  """
  With what, such as \`Firefox on Android\`: by what the browser or program called itself; empty for what an administrator or
  another person of a household did.
  """
  label: String!
  """
  From which network, as \`Session.network\`; empty if that is not known, and where \`label\` is.
  """
  network: String!
  """
  What it was about, by name: the way of the sign-in beside the password, the key, the host of the webhook, the device that was
  signed out, the household; null where the kind says it all, for all devices, and for a household without a name.
  """
  subject: String
  """
  How many times it happened that day, from the same place or, for failed sign-ins, from anywhere; otherwise 1.
  """
  times: Int!
}

"""What happened to an account."""
enum SecurityEventKind {
  """The account was locked."""
  ACCOUNT_LOCKED
  """The account was unlocked."""
  ACCOUNT_UNLOCKED
  """Everything held about the person was taken."""
  DATA_EXPORTED
  """The account got another address."""
  EMAIL_CHANGED
  """Another address was asked for."""
  EMAIL_CHANGE_ASKED
  """The address was confirmed."""
  EMAIL_CONFIRMED
  """The former address was brought back."""
  EMAIL_RETURNED
  """The person made another one the owner of a household."""
  HOUSEHOLD_HANDED_OVER
  """The person joined a household."""
  HOUSEHOLD_JOINED
  """The person left a household, also for one that they joined."""
  HOUSEHOLD_LEFT
  """The owner of a household removed the person from it."""
  HOUSEHOLD_REMOVED
  """
  The person became the owner of a household, which the one before handed over, or whose account was deleted.
  """
  HOUSEHOLD_TAKEN_OVER
  """A key for programs was made; \`subject\` is its name."""
  KEY_MADE
  """A key for programs was revoked; \`subject\` is its name."""
  KEY_REVOKED
  """A passkey was added; \`subject\` is its name."""
  PASSKEY_ADDED
  """A sign-in with a copy of a passkey was refused; \`subject\` is its name."""
  PASSKEY_COPIED
  """A passkey was removed; \`subject\` is its name."""
  PASSKEY_REMOVED
  """The password was changed by its owner, or the first one was set."""
  PASSWORD_CHANGED
  """An administrator made a link to set a password."""
  PASSWORD_LINK_MADE
  """The account was left without a password."""
  PASSWORD_REMOVED
  """The password was set by a mailed link."""
  PASSWORD_RESET
  """The account was connected with the provider that \`subject\` names."""
  PROVIDER_CONNECTED
  """The account was disconnected from the provider that \`subject\` names."""
  PROVIDER_DISCONNECTED
  """New recovery codes were made."""
  RECOVERY_CODES_RENEWED
  """A recovery code was used."""
  RECOVERY_CODE_USED
  """Authenticator codes were turned off."""
  SECOND_FACTOR_OFF
  """Authenticator codes were turned on."""
  SECOND_FACTOR_ON
  """
  A session ended since one of its used tokens was shown again: it may have been copied.
  """
  SESSION_REUSED
  """
  A sign-in; \`subject\` is the provider, or a passkey, where it was with that.
  """
  SIGNED_IN
  """
  A session was ended from another one; \`subject\` is its label, or null for all others.
  """
  SIGNED_OUT
  """
  Someone gave the address with a wrong password, or the password with a wrong code.
  """
  SIGN_IN_FAILED
  """A webhook was added; \`subject\` is the host that it calls."""
  WEBHOOK_ADDED
  """A webhook was removed; \`subject\` is the host that it called."""
  WEBHOOK_REMOVED
}

"""
The server, for its owner: an account whose confirmed address its configuration names (docs/product.md OPS-1).
"""
type Server {
  """
  Whether backups have the photos in them (docs/product.md OPS-10): otherwise those are copied by other means.
  """
  backsUpPhotos: Boolean!
  """The backups, the newest first."""
  backups: [Backup!]! @listSize(assumedSize: 40)
  """
  Whether a backup can be restored here: by the command alone where several instances share the database.
  """
  canRestore: Boolean!
  """The last one, where it could not be made; null once another was."""
  failed: FailedBackup
  """Whether there is a place where backups are kept."""
  keepsBackups: Boolean!
  """
  What was restored last, or could not be, within 30 days; null for nothing.
  """
  lastRestore: Restore
  """The one that is being made; null for none."""
  making: BackupInProgress
  """How many of the nightly backups are kept."""
  nightlyKept: Int!
  """What is restored at the next start of the server; null for nothing."""
  prepared: Restore
}

"""A meal and how many serves of it to shop for."""
input ServesInput {
  """A meal's id or slug, or the unique id of an entry."""
  meal: ID!
  """Serves, 1 to 10."""
  serves: Int!
}

"""
One sign-in of a person, in a browser or a program, that lasts (docs/product.md ACC-65).
"""
type Session {
  """When it signed in."""
  createdAt: Timestamp!
  """When it ends if it is not used again."""
  expiresAt: Timestamp!
  """Names the session."""
  id: ID!
  """Whether it is the session of the call."""
  isCurrent: Boolean!
  """
  What it is called, such as \`Firefox on Android\`: by what the browser or program called itself when it signed in.
  """
  label: String!
  """When it was last used, to ten minutes."""
  lastUsedAt: Timestamp!
  """
  The network from which it signed in: an IPv4 address, or the /64 of an IPv6 address; empty if that is not known.
  """
  network: String!
}

"""A new access token."""
type SessionResult implements MutationResult {
  """Access token for \`Authorization: Bearer\`, valid for ten minutes."""
  accessToken: String!
  """Always empty."""
  errors: [InputError!]!
  """
  Always true: without a live session the call is refused as UNAUTHENTICATED.
  """
  ok: Boolean!
  """The person whose session it is."""
  viewer: Viewer!
}

"""What is eaten in a row, with all that is served with it."""
input SetContentInput {
  """What is eaten; null empties the row."""
  content: RowContentInput
  """
  Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
  Else that is done, and \`problems\` of the plan names it.
  """
  mustSuit: Boolean
  """The row."""
  rowId: ID!
}

"""A row's day."""
input SetDateInput {
  """Its day; null for none."""
  date: Date
  """The row."""
  rowId: ID!
}

"""Which photo a dish is to have."""
input SetDishPhotoInput {
  """Id of the dish."""
  id: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  Id of the photo: what \`POST /api/photos\` answered, or a photo that the dish had within the last day. Null for none, so
  that its drawn plate is shown again.
  """
  photo: ID
}

"""Whether the dish has the photo."""
type SetDishPhotoResult implements MutationResult {
  """The dish as it is now; null on failure."""
  dish: Dish
  """
  Why not. UNKNOWN, \`id\`: there is no such dish. UNKNOWN, \`photo\`: there is no such photo. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""Which photos a dish is to have, and in which order."""
input SetDishPhotosInput {
  """Id of the dish."""
  id: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  Ids of all its photos in their order, at most 12: those that it has, what \`POST /api/photos\` answered, and photos that it
  had within the last day. What is not among them is taken away; an empty list takes all away.
  """
  photos: [ID!]!
}

"""Whether the dish has the photos."""
type SetDishPhotosResult implements MutationResult {
  """The dish as it is now; null on failure."""
  dish: Dish
  """
  Why not. UNKNOWN, \`id\`: there is no such dish. UNKNOWN, \`photos[1]\`: there is no such photo. DUPLICATE, \`photos[1]\`: it is
  there before. TOO_MANY, \`photos\`. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""Who eats a row."""
input SetEatersInput {
  """Members who eat it, at least one; null for all who eat the category."""
  eaters: [ID!]
  """
  Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
  Else that is done, and \`problems\` of the plan names it.
  """
  mustSuit: Boolean
  """The row."""
  rowId: ID!
}

"""What was done on the timers of a household."""
input SetKitchenTimersInput {
  """
  The household for which it was done; null for the one for which the call is.
  """
  householdId: ID
  """The timers as they are then, 1 to 50, each once."""
  timers: [KitchenTimerInput!]!
}

"""
The outcome of acts on kitchen timers. One that is refused does not hold back the others.
"""
type SetKitchenTimersResult implements MutationResult {
  """
  What is wrong: REQUIRED or TOO_MANY on \`timers\`, NOT_ALLOWED on \`householdId\` for a household that is not the caller's;
  REQUIRED, TOO_LONG or OUT_OF_RANGE on a field such as \`timers[0].endsAt\`, TOO_MANY on \`timers[0]\` where the household has
  20 timers, none of which is over. Empty on success.
  """
  errors: [InputError!]!
  """
  The timers of the household as they are now; null where the call as a whole was refused.
  """
  kitchenTimers: KitchenTimers
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""Whether a row is locked."""
input SetLockInput {
  """Whether dice leave it alone."""
  isLocked: Boolean!
  """The row."""
  rowId: ID!
}

"""
Another meal for a row. What is served with it stays, unless \`uniqueId\` is empty or names what is.
"""
input SetMealInput {
  """The row."""
  rowId: ID!
  """
  Opaque name of a meal of the row's category and its swaps; empty for an empty row.
  """
  uniqueId: ID!
}

"""
What the caller says of a recipe. What is left out stays as it is, null takes it back.
"""
input SetOpinionInput {
  """
  When it was said, by the client's clock; ahead of the server's, or null, it counts as said when it arrived.
  """
  at: Timestamp
  """Whether it is a favourite."""
  isFavourite: Boolean
  """Whether the person wants it never again."""
  isNeverAgain: Boolean
  """
  UUID chosen by the client: sent again within 30 days, the input counts for the time at which it came first.
  """
  operationId: ID
  """Rating, 1 to 5."""
  rating: Int
  """
  Id or slug of a meal of the catalogue or of a dish of the caller's household; the id of a version names its recipe.
  """
  recipe: ID!
}

"""The outcome of saying something of a recipe."""
type SetOpinionResult implements MutationResult {
  """
  What is wrong, such as with \`rating\`. Then nothing was stored. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The recipe with the opinion; null on failure."""
  recipe: Recipe
}

"""The outcome of writing product links."""
type SetProductLinksResult implements MutationResult {
  """What was wrong with which link. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """How many links were written or removed; 0 when anything was wrong."""
  written: Int!
}

"""Which photo something that is bought is to have."""
input SetProductPhotoInput {
  """
  The household for which it is. NOT_ALLOWED: the caller has moved to another one.
  """
  householdId: ID
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  Id of the photo: what \`POST /api/photos\` answered, or a photo that the caller took away within the last day. Null for none.
  """
  photo: ID
  """
  What it is of: the slug of an ingredient, as a line of the list has it, or \`item:\` and the words of an own item without its
  amount, 1 to 200 characters.
  """
  product: ID!
}

"""What is served with the meal of a row."""
input SetServedInput {
  """
  Whether it is refused (UNSUITABLE) where it does not suit those who eat the row (docs/product.md API-66). Else that is done,
  and \`problems\` of the plan names it.
  """
  mustSuit: Boolean
  """
  Id or slug of a recipe that is served so, or the id of a version of one with its swaps; null for nothing.
  """
  recipe: ID
  """The row."""
  rowId: ID!
}

"""Serves of a row."""
input SetServesInput {
  """The row."""
  rowId: ID!
  """Serves, 0 to 10; null follows the portions of those who eat."""
  serves: Int
}

"""Whether a row comes again."""
input SetWeeklyInput {
  """Whether what it holds comes again in each next week."""
  isWeekly: Boolean!
  """The row."""
  rowId: ID!
}

"""A choice of a multi_checkbox field."""
type SettingOption {
  """What is chosen."""
  choice: String!
  """What it may be set to."""
  possibleSettings: [String!]!
}

"""What answers do to what the household plans and may be offered."""
type SettingsEffect {
  """How many recipes may be offered in each category under these answers."""
  categories: [CategoryCount!]! @listSize(assumedSize: 3)
  """What each word of 'Ingredients I don't like' excludes; at most 100."""
  disliked: [NeverEatenWord!]! @listSize(assumedSize: 20)
  """What each word of 'Ingredients I never eat' excludes; at most 100."""
  neverEaten: [NeverEatenWord!]! @listSize(assumedSize: 20)
  """
  Rows of the current plan that do not suit those who eat them under these answers, with a way out; at most 30.
  """
  problems: [RowProblem!]! @listSize(assumedSize: 30)
  """
  How many meals come back into the current plan when a preview is saved: earlier answers took them out, and these allow them
  (docs/product.md SET-23). 0 once it is saved.
  """
  returningCount: Int!
}

"""
A form with the answers of a member or of the household. Clients show whatever fields they are sent, and know none (docs/product.md SET-19).
"""
type SettingsForm implements Node {
  """Its fields in order; at most 40."""
  fields: [FormField!]! @listSize(assumedSize: 4)
  """Global id."""
  id: ID!
  """Which."""
  kind: FormKind!
  """Its heading."""
  label: String!
}

"""The two settings forms with the person's answers."""
type SettingsForms {
  """What the person may eat."""
  dietary: [FormField!]!
  """What the person likes to eat, and where to shop."""
  tags: [FormField!]!
}

"""
What a household keeps beside its shopping list: ticks, own items, notes and lists with names.
"""
type SharedList {
  """
  Ticks from before this time hold no longer: when everything was last unticked; 0 for never.
  """
  clearedAt: Timestamp!
  """
  The lists beside that of the plan, by name; at most 12 (docs/product.md SHOP-60). None of their items is in \`ownItems\`.
  """
  lists: [NamedList!]! @listSize(assumedSize: 2)
  """
  What is noted on lines and \`ownItems\`, by key; at most 700. On a line it is kept while the plan does not need that, and is
  there again with it (docs/product.md SHOP-58).
  """
  notes: [ListNote!]! @listSize(assumedSize: 10)
  """
  The own items on the list of the plan, by text; of all lists at most 200.
  """
  ownItems: [OwnItem!]! @listSize(assumedSize: 30)
  """The lines that are ticked off, by key; at most 500."""
  ticks: [ListTick!]! @listSize(assumedSize: 100)
  """Number of changes so far."""
  version: Int!
}

"""
How a household shops: the order of its stores, what it pays, which bar codes it knows, and photos of what it buys.
"""
type ShopHabits {
  """
  Bar codes that the household has said what they are, by code; at most 2,000.
  """
  codes: [LearnedCode!]! @listSize(assumedSize: 100)
  """
  The stores whose areas were arranged; at most 50. The others have the usual order.
  """
  orders: [ShopOrder!]!
  """Photos of what the household buys, by product; at most 300."""
  photos: [ProductPhoto!]! @listSize(assumedSize: 20)
  """What is remembered of prices, by product; at most 500."""
  prices: [OwnPrice!]! @listSize(assumedSize: 100)
  """The store that the caller prefers; null when none is chosen."""
  store: PreferredStore
  """Number of changes so far."""
  version: Int!
}

"""The outcome of a change of how a household shops."""
type ShopHabitsResult implements MutationResult {
  """
  What is wrong, such as with \`prices[3].cents\` or \`photo\`. Then nothing of the call was stored. Empty on success.
  """
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The habits with the change; null on failure."""
  shopHabits: ShopHabits
}

"""
The order in which a household walks through a store (docs/product.md SHOP-45).
"""
type ShopOrder implements Node {
  """All areas, the first first."""
  areas: [String!]!
  """Global id."""
  id: ID!
  """Key of the store; null for where no store is chosen."""
  store: ID
}

"""What a plan needs of one ingredient."""
type ShoppingLine {
  """
  How much of it is at home, at most \`need\` (docs/product.md CUP-4); null for none.
  """
  atHome: Quantity
  """What; null for what an own dish names and nothing matches."""
  ingredient: Ingredient
  """Whether nothing needs to be bought, since there is enough at home."""
  isAtHome: Boolean!
  """
  Whether a kitchen tends to have it: spices, oils and what keeps (docs/product.md SHOP-38).
  """
  isCupboard: Boolean!
  """Whether it is still to be bought: not at home, and not ticked off."""
  isToBuy: Boolean!
  """
  Stable key of the line within its list, by which it is ticked off (\`TickInput.key\`).
  """
  key: ID!
  """
  What is left after ticks, such as the difference when the plan came to need more; null as \`toBuy\`.
  """
  left: Quantity
  """Its name, as within a sentence."""
  name: String!
  """How much the plan needs, exact; null for as much as is needed."""
  need: Quantity
  """What is noted on it (docs/product.md SHOP-58); null for nothing."""
  note: ListNote
  """Which meals use it and how much each; the parts add up to \`need\`."""
  parts: [LinePart!]! @listSize(assumedSize: 3)
  """Its page at the caller's preferred store; null without one."""
  productLink: URL
  """
  What to put into the trolley for \`toBuy\`; null where nothing needs to be bought, or no one knows (docs/product.md SHOP-34).
  """
  purchase: ListPurchase
  """Where shops have it."""
  storeArea: StoreArea!
  """The word that it was bought; null while it was not."""
  tick: Tick
  """
  What is left to buy by plan and cupboard; null when nothing is, or as much as is needed.
  """
  toBuy: Quantity
}

"""
What is there to buy: what a plan needs, for the current plan with own items, what is at home and what was ticked off.
"""
type ShoppingList {
  """
  How many lines and own items are still to be bought (docs/product.md SHOP-11).
  """
  leftCount: Int! @cost(weight: "20")
  """What the plan needs, by area, then by name; at most 1,000."""
  lines(
    """Whether what is at home or ticked off is left out."""
    onlyToBuy: Boolean! = false
  ): [ShoppingLine!]! @cost(weight: "20") @listSize(assumedSize: 100)
  """What comes from no meal, by text; at most 200."""
  ownItems: [OwnItem!]! @listSize(assumedSize: 20)
  """
  Number of changes of ticks, own items and notes so far; 0 for a plan that is not the current one, which has none of them.
  """
  version: Int!
}

"""A line of a shopping list."""
type ShoppingListItem {
  """
  How much, in \`measurementUnit\`; exact, round it for display only. 0 where own dishes name no amount: as much as is needed.
  """
  amount: Float!
  """
  How much of it is at home (docs/product.md CUP-4), in \`measurementUnit\`: at most \`amount\`. Always 0 in a list of any meals.
  """
  atHome: Float!
  """
  What to put into the trolley for \`toBuy\`; null where nothing needs to be bought, or no one knows how much of what is sold
  it would be.
  """
  buy: ListPurchase
  """
  The amount as a cook says it, with the name: \`a pinch of white pepper\`, \`6 tablespoons of vegetable oil\`.
  """
  inKitchen: String!
  """What to buy."""
  ingredient: ListIngredient!
  """
  Whether nothing of it needs to be bought, since there is enough at home; also where \`amount\` is 0.
  """
  isAtHome: Boolean!
  """
  Whether a kitchen tends to have it: spices, oils and what keeps, and what less than 5 g are needed of.
  """
  isCupboard: Boolean!
  """Stable key of the line within its list."""
  key: ID!
  """One of g, kg, ml, l and piece."""
  measurementUnit: String!
  """Which meals use it and how much each; the parts add up to the amount."""
  parts: [ItemPart!]!
  """Name of its illustration; empty when there is none."""
  picture: String!
  """
  How its pieces are called beside its name: \`clove\` of garlic, \`slice\` of bread; null where they are whole ones of it, and
  where it is not counted.
  """
  pieceNoun: CountNoun
  """The item's page at the user's preferred store, if there is one."""
  productLink: String
  """
  Slug of the ingredient; a line of another unit of the same ingredient has the same.
  """
  slug: ID!
  """Where shops have it."""
  storeArea: StoreArea!
  """What is left of \`amount\` to buy, in \`measurementUnit\`: 0 or more."""
  toBuy: Float!
  """Store area; uncategorised when unknown."""
  typicalLocation: String! @deprecated(reason: "Use storeArea. Removed on 2027-11-23.")
}

"""A shopping list, by store area."""
type ShoppingListResult implements MutationResult {
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """The lines by area, then by name; empty on failure."""
  items: [ShoppingListItem!]! @listSize(assumedSize: 100)
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """
  Rows of the plan that do not suit the user's settings as they are now, with the reasons. The list has what they need
  all the same; \`scrubMealPlan\` takes them out or adapts them. Always empty for a list of any meals.
  """
  unsuitable: [ScrubbedRow!]! @listSize(assumedSize: 30)
}

"""The end of a visit in order to sign in."""
input SignInByProviderInput {
  """
  For a new account: whether the terms and the privacy policy are agreed to.
  """
  agreed: Boolean! = false
  """
  For a new account: key of the invitation that led here; at most 200 characters.
  """
  invitation: String
  """For a new account: whether marketing mails may be sent."""
  marketingOptIn: Boolean! = false
}

"""The outcome of a sign-in with the provider."""
type SignInByProviderResult implements MutationResult {
  """
  Access token for \`Authorization: Bearer\`, valid for ten minutes; null on failure.
  """
  accessToken: String
  """
  The address that the provider vouches for; null where the visit is over.
  """
  email: String
  """
  VISIT_OVER; DUPLICATE on \`email\` where its account is not connected with the provider; SIGN_UP_CLOSED; REQUIRED on
  \`agreed\` where an account would be made, after which the same call with \`agreed\` makes it; NOT_ALLOWED where the account
  is locked. Empty on success.
  """
  errors: [InputError!]!
  """Address of the network that the call came from."""
  ip: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The person signed in; null on failure."""
  viewer: Viewer
}

"""A sign-up."""
input SignUpInput {
  """Address to sign in with."""
  email: String!
  """
  Key of the invitation that led here; at most 200 characters. The confirmation leads back to it, and where it was mailed to
  this very address no confirmation is needed (docs/product.md ACC-50, HH-21). A key that is none changes nothing.
  """
  invitation: String
  """Whether marketing mails may be sent."""
  marketingOptIn: Boolean! = false
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """
  At least 10 and at most 256 characters, not a common password, and not made of the address or the product's name.
  """
  password: String!
}

"""The outcome of a sign-up."""
type SignUpResult implements MutationResult {
  """The errors; empty on success."""
  errors: [InputError!]!
  """
  Whether the address is confirmed already, because the invitation was mailed to it: the account can sign in.
  """
  isConfirmed: Boolean!
  """Message for the person; null on failure."""
  message: String
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
}

"""A heading before a step of a dish."""
type StepSection {
  """Position of the step that it comes before, from 0."""
  before: Int!
  """The heading, at most 120 characters."""
  title: String!
}

"""A heading before a step of a dish to save."""
input StepSectionInput {
  """Position of the step that it comes before, from 0; one heading each."""
  before: Int!
  """The heading, at most 120 characters."""
  title: String!
}

"""A part of a shop (docs/product.md SHOP-5)."""
type StoreArea implements Node {
  """Which."""
  code: StoreAreaCode!
  """Global id."""
  id: ID!
  """As it is shown, such as Meat & deli."""
  label: String!
  """Place in the usual order, from 0."""
  position: Int!
}

"""Parts of a shop in their usual order. New values may come."""
enum StoreAreaCode {
  """Bread and cakes."""
  BAKERY
  """Drinks."""
  BEVERAGES
  """Sauces and spreads."""
  CONDIMENTS
  """Milk, cheese, eggs."""
  DAIRY
  """Frozen food."""
  FROZEN
  """Cleaning and the like."""
  HOUSEHOLD
  """Meat, fish and delicatessen."""
  MEAT_AND_DELI
  """Dry goods and tins."""
  PANTRY
  """Soap and the like."""
  PERSONAL_CARE
  """Fruit and vegetables."""
  PRODUCE
  """Not known."""
  UNCATEGORISED
}

"""A feedback form. Every part may be left blank."""
input SubmitFeedbackInput {
  """Up to five meals."""
  mealAdjustments: [MealAdjustmentInput!]! = []
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """Answers to the questions."""
  questions: [QuestionAnswerInput!]! = []
  """Chosen by the client; the same submission sent twice is stored once."""
  submissionId: ID
  """The four texts."""
  textResponses: TextResponsesInput! = {benefits: "", general: "", storesSupported: "", wishes: ""}
}

"""The outcome of a submission, which is stored whole or not at all."""
type SubmitFeedbackResult implements MutationResult {
  """What is wrong with the input. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """True when it is stored."""
  submitted: Boolean! @deprecated(reason: "Use ok. Removed on 2027-11-23.")
}

"""Everything that can be listened to, over a WebSocket at \`/graphql\`."""
type Subscription {
  """
  That the catalogue has changed since a token (docs/product.md PART-10): at once where it has, and again each time that it
  does, a few seconds after an import, once all servers tell its changes. Several imports may come in one message.
  """
  catalogueChanged(
    """
    Token of what the client has, from \`catalogueChanges\`; null for the catalogue as it is now. One that is unknown is refused (BAD_USER_INPUT).
    """
    after: String
  ): CatalogueNews! @auth(as: [PARTNER], scope: MEALS_READ) @rateLimit(limit: 60, duration: 60)
  """
  What changes in the caller's household. The first message brings each part whose version differs from the one given, so
  that a client that was away catches up; all that change at once come in one message. It ends when the caller leaves the
  household.
  """
  householdChanged(
    """Version of the cupboard that the client has; null for none."""
    cupboardVersion: Int
    """Version of the shopping habits that the client has; null for none."""
    habitsVersion: Int
    """Version of the household that the client has; null for none."""
    householdVersion: Int
    """Version of the shared list that the client has; null for none."""
    listVersion: Int
    """Version of the current plan that the client has; null for none."""
    planVersion: Int
  ): HouseholdChange! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60) @deprecated(reason: "Use householdChanges. Removed on 2027-11-23.")
  """
  What changes in the caller's household, from a cursor on: first what was missed, then each change, and who is where
  (docs/product.md API-50). All that change at once come in one message. It ends when the caller leaves the household. One to
  which the caller does not belong is refused (BAD_USER_INPUT).
  """
  householdChanges(
    """Cursor of what the client has; null for everything as it is now."""
    after: String
    """The household; null for the one for which the call is."""
    householdId: ID
  ): HouseholdChanges! @auth(as: [USER]) @rateLimit(limit: 120, duration: 60)
}

"""How a meal stands to a set of requirements, and why."""
type Suitability {
  """What stands in the way."""
  blockedBy: [SuitabilityBlock!]!
  """The verdict."""
  kind: SuitabilityKind!
  """The swaps that make it suitable."""
  swaps: [Swap!]!
}

"""An ingredient that a requirement forbids."""
type SuitabilityBlock {
  """The ingredient's name."""
  ingredient: String!
  """The reason in words."""
  reason: String!
  """
  The requirement that it breaks; null when it is one that the person never eats or that has not been reviewed.
  """
  requirement: DietaryRequirement
}

"""How a meal stands to a set of requirements."""
enum SuitabilityKind {
  """It meets them as it is."""
  SUITABLE
  """It meets them after the swaps listed."""
  SUITABLE_WITH_SWAPS
  """It does not meet them."""
  UNSUITABLE
}

"""A replacement of one ingredient by another."""
type Swap {
  """
  A step before the first that uses the new one, such as 'Toast the {to} in a dry pan.', where \`{to}\` is amount and name; null for none.
  """
  before: String
  """The ingredient that goes."""
  from: Ingredient!
  """What the cook should know."""
  note: String!
  """
  How the new one is prepared, such as 'drained'; empty for not at all, null for as what it replaces.
  """
  preparation: String
  """Grams of the new for each gram of the old."""
  ratio: Float!
  """The ingredient that comes; null when it is left out."""
  to: Ingredient
}

"""Why someone at the table cannot eat something."""
type TableBlock {
  """
  The ingredient; null for a tag, and for a line of an own dish that nothing matches.
  """
  food: Ingredient
  """What kind of setting stands in the way."""
  kind: ExclusionKind!
  """
  Who; null where no one stands in the way alone, but no one set of swaps suits all of them.
  """
  member: HouseholdMember
  """The reason as a sentence (docs/product.md DIET-17)."""
  reason: String!
  """
  The requirement that it breaks; null for another kind, and for an ingredient that has not been reviewed.
  """
  requirement: Requirement
  """The tag that is never wanted; null for another kind."""
  tag: Tag
}

"""A version of a recipe with those who eat it."""
type TableServing {
  """Who eats it, at most 12."""
  eaters: [HouseholdMember!]! @listSize(assumedSize: 12)
  """
  What these people asked for and the recipe as it is does not meet, in words; empty for the recipe as it is.
  """
  meets: [String!]!
  """
  For the portions of those who eat it (docs/product.md PLAN-35): 1 to 10.
  """
  serves: Int!
  """The recipe with its swaps."""
  version: RecipeVersion!
}

"""
How a recipe stands to people at a table, and the versions in which it can be put before them (docs/product.md PLAN-41).
"""
type TableSuitability {
  """Why not, person by person; empty when it suits."""
  blockedBy: [TableBlock!]!
  """The verdict for all of them together."""
  kind: SuitabilityKind!
  """
  The versions to cook: one where all agree; as it is for some and once more with swaps for the others; none where someone
  cannot eat it. At most 2.
  """
  servings: [TableServing!]! @listSize(assumedSize: 2)
}

"""A word that describes recipes (docs/product.md CAT-3)."""
type Tag implements Node {
  """Global id."""
  id: ID!
  """As it is shown, such as kid friendly."""
  label: String!
  """Stable key, such as kid-friendly."""
  slug: String!
}

"""What is wanted of meals with a tag."""
enum TagSetting {
  """That they come less often."""
  LESS
  """That they come more often."""
  MORE
  """That they do not come."""
  NEVER
}

"""What is wanted of meals with a tag."""
input TagSettingInput {
  """What is wanted."""
  setting: TagSetting!
  """Slug or id of the tag, such as kid-friendly."""
  tag: ID!
}

"""Something that is no longer at home."""
input TakeActInput {
  """Slug of the ingredient."""
  ingredient: ID!
}

"""Something that is no longer at home."""
input TakeFromCupboardInput {
  """
  When it was said, by the client's clock; ahead of the server's, it counts as said when it arrives.
  """
  at: Timestamp!
  """Slug of the ingredient."""
  ingredient: ID!
}

"""
What of a day's food a member may have a target of. New values may come.
"""
enum TargetNutrient {
  """Energy, in kJ."""
  ENERGY
  """Dietary fibre, in g."""
  FIBRE
  """Protein, in g."""
  PROTEIN
  """Saturated fat, in g."""
  SATURATED_FAT
  """Sodium, in mg."""
  SODIUM
}

"""A target, and how a plan meets it."""
type TargetOutcome {
  """The least that is wanted; null for no least."""
  atLeast: Float
  """The most that is wanted; null for no most."""
  atMost: Float
  """Whether \`perDay\` is within both."""
  isMet: Boolean!
  """Of what, for people."""
  label: String!
  """
  Whose; null for an average adult's, and for those that \`proposePlan\` was given.
  """
  member: HouseholdMember
  """Of what."""
  nutrient: TargetNutrient!
  """What the person eats a day by the plan, on average."""
  perDay: Float!
  """The unit of the figures: kJ, g or mg."""
  unit: String!
}

"""The four text boxes of the feedback page. Limits are counted in words."""
input TextResponsesInput {
  """What is useful; at most 50 words."""
  benefits: String! = ""
  """Anything else; at most 100 words."""
  general: String! = ""
  """Stores that should be supported; at most 10 words."""
  storesSupported: String! = ""
  """What is missing; at most 50 words."""
  wishes: String! = ""
}

"""A batch that is no longer in the freezer."""
input ThawActInput {
  """UUID of the batch."""
  batch: ID!
}

"""The word that something was bought."""
type Tick {
  """When."""
  at: Timestamp!
  """Who; null when that member is gone."""
  by: HouseholdMember
  """How much; null for as much as is needed."""
  quantity: Quantity
}

"""A line that was bought."""
input TickInput {
  """How much, in the line's unit; 0 for as needed."""
  amount: Float!
  """Key of the line (\`ShoppingListItem.key\`)."""
  key: ID!
}

"""Milliseconds since 1970-01-01T00:00Z."""
scalar Timestamp @specifiedBy(url: "https://tc39.es/ecma262/#sec-time-values-and-time-range")

"""An absolute http or https address of at most 2,000 characters."""
scalar URL @specifiedBy(url: "https://url.spec.whatwg.org/")

"""Which answer is taken back."""
input UndoMatchInput {
  """\`MatchLinesResult.undoId\` of the answer."""
  id: ID!
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
}

"""A unit of measure."""
type Unit {
  """Which."""
  code: UnitCode!
  """What it measures."""
  dimension: Dimension!
  """
  How many grams, millilitres or pieces one of it is (docs/product.md CAT-5).
  """
  inBase: Float!
  """Name in the singular, such as tablespoon."""
  label: String!
  """Name in the plural."""
  labelPlural: String!
  """
  Short sign, as in the older fields of type String: g, kg, ml, l, tsp, tbsp, cup, pinch or piece.
  """
  symbol: String!
}

"""
Units of recipes, lists and cupboards (docs/product.md CAT-5). New values may come.
"""
enum UnitCode {
  """Cup of 250 ml."""
  CUP
  """Gram."""
  G
  """Kilogram."""
  KG
  """Litre."""
  L
  """Millilitre."""
  ML
  """Piece."""
  PIECE
  """Pinch of 0.3 ml."""
  PINCH
  """Tablespoon of 20 ml."""
  TBSP
  """Teaspoon of 5 ml."""
  TSP
}

"""A word that names no ingredient, with those that it may mean."""
type UnknownWord {
  """Near matches from the catalogue, the nearest first."""
  suggestions: [String!]!
  """The word as it was typed."""
  word: String!
}

"""
An ingredient that a step names and no line lists: a question for the person whose dish it is.
"""
type UnlistedIngredient {
  """The catalogue's ingredient that is named."""
  ingredient: Ingredient!
  """Position of the first step that names it, from 0."""
  step: Int!
  """What the step says of it, at most 300 characters."""
  text: String!
}

"""A line that matches nothing."""
type UnmatchedExample {
  """The dish that it is of."""
  dish: Dish @cost(weight: "5")
  """The line as it was written, at most 300 characters."""
  text: String!
}

"""
A wording of ingredient lines that match nothing in the catalogue, over all dishes of a person (docs/product.md MOVE-11).
"""
type UnmatchedName {
  """In how many of the person's dishes it is."""
  dishCount: Int!
  """Lines that say so, each of another dish; at most 3."""
  examples: [UnmatchedExample!]! @listSize(assumedSize: 3)
  """
  Whether the person said that it is none of the catalogue's; it can still be answered.
  """
  isNotListed: Boolean!
  """
  What the lines call it, with what they say beside it that may make it another food, as it was first written.
  """
  name: String!
  """
  Ingredients of the catalogue that may be meant, the likeliest first; at most 6.
  """
  suggestions: [Ingredient!]! @cost(weight: "20") @listSize(assumedSize: 6)
}

"""
A page of wordings that match nothing, those of most dishes first, and last those that are said to be in no list.
"""
type UnmatchedNameConnection {
  """
  How many of the person's dishes wait for a look because something is assumed of them (docs/product.md MOVE-5).
  """
  assumedCount: Int!
  """The wordings with their cursors."""
  edges: [UnmatchedNameEdge!]!
  """The wordings alone."""
  nodes: [UnmatchedName!]!
  """How many of them have no answer yet."""
  openCount: Int!
  """Where the page ends."""
  pageInfo: PageInfo!
  """How many there are in all."""
  totalCount: Int!
}

"""A wording within a page."""
type UnmatchedNameEdge {
  """Its place."""
  cursor: String!
  """The wording."""
  node: UnmatchedName!
}

"""A line that was not bought."""
input UntickInput {
  """Key of the line (\`ShoppingListItem.key\`)."""
  key: ID!
}

"""A change of a member. What is left out or null stays."""
input UpdateHouseholdMemberInput {
  """
  Who may change the person's answers: SELF or EVERYONE with an account, OWNER or EVERYONE without one.
  """
  answersEditedBy: AnswerEditors
  """Categories that the person eats at home."""
  eats: [MealCategory!]
  """The member."""
  memberId: ID!
  """1 to 60 characters, without the space around them."""
  name: String
  """
  Names the call, which is then done once, as the header \`Idempotency-Key\` does (docs/product.md API-51).
  """
  operationId: ID
  """Share of a serve that the person eats: 0.25 to 2 in quarters."""
  portion: Float
}

"""Why a version of a recipe does not suit those who eat it."""
type VersionProblem {
  """
  Why, person by person; empty where other swaps than the version has would do.
  """
  blockedBy: [TableBlock!]!
  """The reasons as sentences; at most 20."""
  reasons: [String!]!
  """The same recipe with other swaps that suits; null when none does."""
  replacement: RecipeVersion
}

"""The signed-in person."""
type Viewer implements Node {
  """When the account was created."""
  createdAt: Timestamp!
  """Address that the person signs in with."""
  email: String!
  """
  When the person answered or skipped the first questions, on any device; null before that (docs/product.md PLAN-84).
  """
  firstQuestionsAt: Timestamp
  """
  Whether the account has a password; otherwise the person signs in with the provider (docs/product.md ACC-62).
  """
  hasPassword: Boolean!
  """
  A household that the person belongs to; null when the person is in none of that id. Without an id it is the one for which
  the call is: that which its header \`Household\` names (over a WebSocket \`household\` in \`connection_init\`), or else the
  person's first. A header that names none of the person's is refused (BAD_USER_INPUT).
  """
  household(
    """The household; null for the one for which the call is."""
    id: ID
  ): Household
  """
  The households that the person belongs to, at most 5, the first one first (docs/product.md HH-25).
  """
  households: [Household!]! @listSize(assumedSize: 5)
  """Global id of the account."""
  id: ID!
  """Address of the network that the person last signed in from, if known."""
  ipAddress: String
  """
  Whether the person gave the password, showed a passkey, or signed in at the provider, within ten minutes and in this session:
  that is enough to take one's data and to hand a household over, and stands in for a password that the account lacks
  (docs/product.md ACC-62, ACC-75, ACC-88).
  """
  isProven: Boolean!
  """Whether the person agreed to marketing mails."""
  marketingOptIn: Boolean!
  """
  Whether the password can be removed, because there are two other ways to sign in (docs/product.md ACC-76).
  """
  mayRemovePassword: Boolean!
  """The person as a member of the household for which the call is."""
  member: HouseholdMember!
  """What the person's devices are notified of."""
  notifications: Notifications!
  """The person's passkeys, the newest first; at most 20."""
  passkeys: [Passkey!]! @listSize(assumedSize: 5)
  """
  The person's keys that were not revoked, the newest first; those that have ended for 30 days more.
  """
  personalKeys: [PersonalKey!]! @listSize(assumedSize: 10)
  """
  The provider with which people may sign in here; null where there is none.
  """
  provider: ConnectedProvider
  """The person's authenticator codes; null while they are off."""
  secondFactor: SecondFactor
  """
  What happened to the account, the latest first: of the last 12 months, at most 230 entries (docs/product.md ACC-77).
  """
  securityHistory(
    """Most entries, 1 to 230 (BAD_USER_INPUT)."""
    first: Int! = 25
  ): [SecurityEvent!]! @listSize(slicingArguments: ["first"])
  """The server, where the person is its owner; null for everyone else."""
  server: Server
  """
  The person's open sessions, the one of the call first, then the last used first; at most 50 (docs/product.md ACC-65).
  """
  sessions: [Session!]! @listSize(assumedSize: 5)
  """
  The person's webhooks, of all households, the newest first; at most five.
  """
  webhooks: [Webhook!]! @listSize(assumedSize: 5)
}

"""What a person goes to the provider for."""
enum VisitPurpose {
  """To connect the account of the signed-in person."""
  CONNECT
  """To prove that it is the signed-in person, in place of a password."""
  PROVE
  """To sign in, or to make an account."""
  SIGN_IN
}

"""
An address that is called when something happens, by the rules of Standard Webhooks (docs/product.md HOOK-1).
"""
type Webhook {
  """Where messages are sent."""
  address: URL!
  """When it was made."""
  createdAt: Timestamp!
  """The last messages, the newest first."""
  deliveries(
    """How many, 1 to 20 (BAD_USER_INPUT)."""
    first: Int! = 10
  ): [WebhookDelivery!]! @listSize(slicingArguments: ["first"])
  """Since when every attempt has failed; null when the last one did not."""
  failingSince: Timestamp
  """
  The household that it is about; null for a partner's, and once the person has left it.
  """
  household: Household
  """Names the webhook."""
  id: ID!
  """What it is called for."""
  kinds: [WebhookKind!]! @listSize(assumedSize: 2)
  """When it was switched off; null while it is on."""
  offAt: Timestamp
  """Why it was switched off; null while it is on."""
  offFor: WebhookOffReason
}

"""
A message to a webhook, with what became of it. What has ended is kept for 30 days, and the last 50 of a webhook at most.
"""
type WebhookDelivery {
  """Attempts so far."""
  attempts: Int!
  """When it was queued."""
  createdAt: Timestamp!
  """Names the message; its header \`webhook-id\`."""
  id: ID!
  """When it is tried again; null when it is not."""
  nextAttemptAt: Timestamp
  """How it ended; null before the first."""
  outcome: WebhookOutcome
  """
  First figure of the status with which it was answered, 1 to 5; null without an answer.
  """
  statusClass: Int
  """When the last attempt ended; null before the first."""
  triedAt: Timestamp
  """Its \`type\`, such as \`plan.changed\`, or \`ping\` for a test."""
  type: String!
}

"""A webhook of the caller's."""
input WebhookInput {
  """Its id."""
  id: ID!
}

"""What a webhook is called for (docs/product.md HOOK-2)."""
enum WebhookKind {
  """\`catalogue.changed\`: the catalogue has changed. For partners."""
  CATALOGUE_CHANGED
  """\`key.expiring\`: a key of the webhook's owner ends within seven days."""
  KEY_EXPIRING
  """
  \`list.changed\`: what is ticked off, or added to, the household's list has another version. For people.
  """
  LIST_CHANGED
  """\`plan.changed\`: the household's plan has another version. For people."""
  PLAN_CHANGED
}

"""Why a webhook was switched off."""
enum WebhookOffReason {
  """Every attempt failed for five days."""
  FAILING
  """It answered 410."""
  GONE
}

"""How an attempt to send a message ended."""
enum WebhookOutcome {
  """It was answered with a status of 2xx."""
  DELIVERED
  """
  The webhook was off, or its owner without a key that works, when the message was due.
  """
  ENDED
  """It was answered 410, so the webhook is off."""
  GONE
  """The host has an address that is not public."""
  NOT_ALLOWED
  """
  There is no such host, nothing answers there, its certificate is not valid, or the answer is none of HTTP.
  """
  NOT_REACHED
  """The server cannot read the secret: replace it."""
  NOT_SIGNED
  """It was answered with a redirect, which is not followed."""
  REDIRECTED
  """It was answered with another status."""
  REFUSED
  """There was no answer in time: 5 seconds to connect, 10 in all."""
  TIMED_OUT
}

"""What was done about a webhook."""
type WebhookResult implements MutationResult {
  """UNKNOWN on \`id\` for none of the caller's. Empty on success."""
  errors: [InputError!]!
  """
  True when all that was asked is done; then \`errors\` is empty, and otherwise not.
  """
  ok: Boolean!
  """The webhook; null on failure."""
  webhook: Webhook
}

"""An answer to a form that relaxes a wish: send it with \`saveForms\`."""
type WishRelaxation {
  """The whole answer to it."""
  answer: FormAnswer!
  """The field."""
  fieldId: ID!
  """What it does, as a button says it."""
  label: String!
  """Whose answer it is; null for the household's."""
  memberId: ID
}`
