/** The product's limits, shared by schema, server and pages. */
export const LIMITS = {
  /** Meals per category are 0 to this (docs/product.md PLAN-8). */
  mealsPerCategory: 10,
  /** Serves of a meal are 0 to this (docs/product.md PLAN-8). */
  serves: 10,
  /** Serves of a row whose first meal is picked (docs/product.md PLAN-11). */
  defaultServes: 1,
  emailLength: 254,
  /** Keys of a person that work, and days after which one ends at the latest (docs/product.md ACC-55, ACC-56). */
  personalKeys: 10,
  keyDays: 366,
  passwordMin: 10,
  passwordMax: 256,
  /** Items of a connection's page. */
  pageSize: 100,
  /** Characters of what a row holds that is no meal (docs/product.md PLAN-66). */
  rowText: 120,
  /** Rows of a plan that is not stored (docs/product.md PLAN-61). */
  draftRows: 100,
  /** Plans with names that a household saves, and characters of a name (docs/product.md PLAN-63). */
  savedPlans: 50,
  planName: 60,
  /** Past weeks of a household (docs/product.md PLAN-88): two years of them. */
  pastWeeks: 104,
  /** Meals in one shopping list: three categories of ten. */
  entriesPerList: 30,
  /** Recipes that one call answers: three meals a day for three weeks. */
  recipesPerCall: 63,
  /** Characters of the seed that makes a generated plan repeatable. */
  seedLength: 200,
  /** Requirements, tags or targets that a call for a plan states (docs/product.md PART-8). */
  statedSettings: 40,
  neverEatenLength: 2000,
  neverEatenWords: 100,
  /** Words in the feedback boxes (docs/product.md FEED-9). */
  feedbackWords: { stores: 10, benefits: 50, wishes: 50, general: 100 },
  recommendationWords: 100,
  recommendations: 5,
  feedbackQuestions: 20,
  feedbackQuestionLength: 300,
  /** Characters of an id that a client chooses for what it sends. */
  submissionIdLength: 100,
  textLength: 5000,
  /** Households of one account (docs/product.md HH-25). */
  households: 5,
  /** Members of a household, those without an account included (docs/product.md HH-2). */
  householdMembers: 12,
  /** Characters of a household's and of a member's name (docs/product.md HH-3). */
  householdNameLength: 60,
  /** A member's portion: serves, in steps (docs/product.md HH-4). */
  portion: { least: 0.25, most: 2, step: 0.25 },
  /** Invitations of a household that can be accepted (docs/product.md HH-9). */
  openInvitations: 20,
  dishesPerUser: 2000,
  dishIngredients: 60,
  dishDepth: 3,
  dishTextLength: 20000,
  /** Characters of a page's source or of data from which a recipe is read. */
  pageSourceLength: 2_000_000,
  dishNameLength: 120,
  dishLineLength: 300,
  dishPreparationLength: 300,
  dishSteps: 60,
  dishStepLength: 2000,
  dishMinutes: 1440,
  dishServes: 100,
  dishAmount: 100_000,
  addressLength: 2000,
  /** Operations on what a household shares in one call of `applyOperations`. */
  operations: 500,
  /** Ids of operations that are held of a household's plan, of each saved plan, and of list and cupboard (docs/product.md API-52). */
  operationIds: 10_000,
  /** Operations on the current plan in one call. */
  planOperations: 200,
  /** Changes of the current plan that a household can look back at (docs/product.md PLAN-93). */
  planChanges: 50,
  /** Operations on the shared list in one call. */
  listOperations: 500,
  /** Ticks that a household keeps; older ones are forgotten. */
  ticks: 500,
  /** Own items of a household, on all its lists. */
  ownItems: 200,
  ownItemLength: 200,
  /** Ingredients that a household has at home (docs/product.md CUP-2). */
  cupboardItems: 300,
  /** So many days before its last day something should be used (docs/product.md CUP-6, CUP-7). */
  nearDays: 5,
  /** Stores whose areas a household has arranged (docs/product.md SHOP-45). */
  shopOrders: 50,
  /** Prices that a household keeps; older ones are forgotten (docs/product.md SHOP-48). */
  ownPrices: 500,
  /** Recipes of which one person has said something (docs/product.md OPIN-3). */
  opinions: 2000,
  /** A rating is 1 to this (docs/product.md OPIN-1). */
  rating: 5,
  /** Cents of one price. */
  priceCents: 100_000,
  /** The most of one of them, in whatever unit. */
  cupboardAmount: 100_000,
} as const

/** Times that server and pages share, in milliseconds (docs/product.md UI-8, UI-13, ACC-9, ACC-14, FEED-20, FEED-23). */
export const TIMES = {
  alert: 2800,
  banner: 3000,
  resetRedirect: 3000,
  forgotPasswordCooldown: 10_000,
  feedbackPromptDelay: 2000,
  feedbackPromptInterval: 7 * 24 * 60 * 60 * 1000,
  /** An invitation to a household can be accepted for this time (docs/product.md HH-9). */
  invitation: 7 * 24 * 60 * 60 * 1000,
  /** A session ends after this time without use. */
  sessionIdle: 14 * 24 * 60 * 60 * 1000,
} as const
