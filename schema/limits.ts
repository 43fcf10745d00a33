/** Every limit of the product, named once and shared by schema, server and pages. */
export const LIMITS = {
  /** Specification, section 9: meals per category 0 to 10. */
  mealsPerCategory: 10,
  /** Specification, section 9: serves options 0 to 10. */
  serves: 10,
  /** Serves of a row that is picked where none was. Specification, section 4. */
  defaultServes: 1,
  emailLength: 254,
  passwordMin: 10,
  passwordMax: 256,
  /** Items of a connection's page. */
  pageSize: 100,
  /** Meals in one shopping list: three categories of ten. */
  entriesPerList: 30,
  /** Characters of the seed that makes a generated plan repeatable. */
  seedLength: 200,
  neverEatenLength: 2000,
  neverEatenWords: 100,
  /** Specification, section 5: words in the feedback boxes. */
  feedbackWords: { stores: 10, benefits: 50, wishes: 50, general: 100 },
  recommendationWords: 100,
  recommendations: 5,
  feedbackQuestions: 20,
  feedbackQuestionLength: 300,
  /** Characters of an id that a client chooses for what it sends. */
  submissionIdLength: 100,
  textLength: 5000,
  dishesPerUser: 200,
  dishIngredients: 60,
  dishTextLength: 20000,
  dishNameLength: 120,
  dishLineLength: 300,
  dishPreparationLength: 300,
  dishSteps: 60,
  dishStepLength: 2000,
  dishMinutes: 1440,
  dishServes: 100,
  dishAmount: 100_000,
  addressLength: 2000,
  analyticsMetadataBytes: 2048,
  analyticsPageLength: 200,
  linksPerImport: 500,
} as const

/** Every time of the specification's sections 2, 4 and 9, and what else server and pages go by, in milliseconds. */
export const TIMES = {
  alert: 2800,
  banner: 3000,
  resetRedirect: 3000,
  forgotPasswordCooldown: 10_000,
  feedbackPromptDelay: 2000,
  feedbackPromptInterval: 7 * 24 * 60 * 60 * 1000,
  /** A session that nobody uses for so long is over. */
  sessionIdle: 14 * 24 * 60 * 60 * 1000,
} as const
