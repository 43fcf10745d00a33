/** An invitation to accept. */
export type AcceptInvitationInput = {
  /**
   * Whether the own items of the caller's list that are not ticked, and what is in the caller's cupboard, come along. Without
   * this, and where the caller leaves other accounts behind or joins beside them, they stay where they are or end with the
   * household that ends (docs/product.md HH-22).
   */
  bringItems?: boolean;
  /** Whether the members without an account of the caller's household come along. Without this they end with that household. */
  bringMembers?: boolean;
  /**
   * Whether the caller joins beside the households that the caller is in, which stay as they are; then nothing comes along but
   * the caller's own dishes and answers, `bringMembers` is ignored, and HAND_OVER_FIRST is not asked for (docs/product.md HH-26).
   */
  isFurther?: boolean;
  /** The key of its link. */
  key: string;
  /** What the others will call the caller, 1 to 60 characters; null to stay with the name that the caller has. */
  name?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** One act on what a household shares. Give exactly one. */
export type ActInput =
  {   /** On the cupboard; about each ingredient the latest time counts. */
  cupboard: CupboardActInput; habits?: never; list?: never; plan?: never; }
  |  { cupboard?: never;   /** On how the household shops; about each store and price the latest time counts. */
  habits: HabitsActInput; list?: never; plan?: never; }
  |  { cupboard?: never; habits?: never;   /** On the list; about each line and item the latest time counts. */
  list: ListActInput; plan?: never; }
  |  { cupboard?: never; habits?: never; list?: never;   /** On the current plan; in the order of arrival. */
  plan: PlanActInput; };

/** A member to add, without an account. */
export type AddHouseholdMemberInput = {
  /** Who may change the person's answers: OWNER or EVERYONE. */
  answersEditedBy?: AnswerEditors;
  /** Categories that the person eats at home; all of them when left out. */
  eats?: Array<MealCategory> | null | undefined;
  /** 1 to 60 characters, without the space around them. */
  name: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion?: number;
};

/** A device that is to be notified. */
export type AddNotificationDeviceInput = {
  /** The hour in Sydney at which it is notified of dinner, 0 to 23. */
  dinnerHour?: number | null | undefined;
  /** What it is to be notified of; at least one. */
  kinds: Array<NotificationKind>;
  /** What the device is to be called; at most 60 characters. */
  label: string;
  /** Of the browser. A device that has it already is replaced, whose ever it was: a browser is notified for one person. */
  subscription: PushSubscriptionInput;
};

/** A row to add. */
export type AddRowInput = {
  /** The row before it; null puts it first in its category, a row that is not there last. */
  after?: string | null | undefined;
  /** Its category. */
  category: MealCategory;
  /** What is eaten, in place of `uniqueId`, which is empty then. */
  content?: RowContentInput | null | undefined;
  /** Its day; null for none. */
  date?: string | null | undefined;
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /** Whether dice leave it alone; false when left out or null. */
  isLocked?: boolean | null | undefined;
  /** Whether what it holds comes again in each next week; false when left out or null. */
  isWeekly?: boolean | null | undefined;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** UUID chosen by the client. */
  rowId: string;
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: number | null | undefined;
  /** Opaque name of the meal and its swaps; empty for an empty row. */
  uniqueId: string;
  /** The row of which it is another version of the same meal; null if it is not such a version. */
  variantOf?: string | null | undefined;
};

/** A webhook to make. */
export type AddWebhookInput = {
  /**
   * Where messages are to be sent: `https:` on its usual port at a public host, or a host that the configuration of the server
   * names; at most 2000 characters.
   */
  address: string;
  /** What it is to be called for; at least one, and one that callers of the kind may have. */
  kinds: Array<WebhookKind>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /**
   * The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. A
   * partner leaves it out.
   */
  password?: string | null | undefined;
};

/** Something that happened in a client. */
export type AnalyticsEventInput = {
  /** Chosen by the client; the same event sent twice is recorded once. */
  eventId?: string | null | undefined;
  /** The kind of event. */
  eventType: AnalyticsEventType;
  /** Details, at most 2048 bytes as JSON; none if left out or null. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Path of the page. */
  page: string;
  /** When it happened, by the client's clock. */
  timestamp: number;
};

/** The usage events (docs/product.md ANA-2). */
export type AnalyticsEventType =
  /** A category's number of meals was changed. */
  | 'MEALS_COUNT_CHANGED'
  /** A meal was picked. */
  | 'MEAL_CHANGED'
  /** A meal's instructions were opened. */
  | 'MEAL_INSTRUCTIONS_OPENED'
  /** A mode of the planner was entered. */
  | 'MODE_ENTERED'
  /** A legal page was visited. */
  | 'POLICY_VISITED'
  /** Serves were changed. */
  | 'SERVES_CHANGED'
  /** The shopping list was copied. */
  | 'SHOPPING_LIST_COPIED'
  /** A warning was shown. */
  | 'UI_WARNING'
  /** A person logged out. */
  | 'USER_LOGGED_OUT';

/** Where the caller is working. */
export type AnnouncePresenceInput = {
  /** The device, an opaque id that the page has made; at most 36 characters. */
  device: string;
  /** One of plan, shop and cook. */
  mode: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The row that is being edited; null for none. */
  rowId?: string | null | undefined;
};

/** The accounts of a household that may change a member's answers to the settings forms. */
export type AnswerEditors =
  /** Every account of the household. */
  | 'EVERYONE'
  /** The owner's account. For members without an account. */
  | 'OWNER'
  /** The member's own account. Not for a member without one. */
  | 'SELF';

/** Operations to do. */
export type ApplyOperationsInput = {
  /** Cursor of what the client has, for `changes` of the result. */
  after?: string | null | undefined;
  /**
   * The household for which they were done. NOT_ALLOWED: the caller does not belong to it, or no longer; then nothing is done.
   * Without it, they are for the household for which the call is when they arrive.
   */
  householdId?: string | null | undefined;
  /** 1 to 500 operations, in the order in which they were done. */
  operations: Array<OperationInput>;
};

/** The order in which a household walks through a store. */
export type ArrangeShopInput = {
  /** The areas, the first first; those that are not named follow in the usual order. Null brings the usual order back. */
  areas?: Array<string> | null | undefined;
  /** Key of the store; null for where no store is chosen. */
  store?: string | null | undefined;
};

/** Why a backup could not be made or restored. */
export type BackupFailure =
  /** The file is no backup, or it is damaged. */
  | 'DAMAGED'
  /** Anything else; the server's log says more. */
  | 'FAILED'
  /** There is no space left where backups are kept, or in the database. */
  | 'FULL'
  /** The server was stopped meanwhile. */
  | 'INTERRUPTED'
  /** The file is gone. */
  | 'MISSING'
  /** The backup is of a newer release. */
  | 'NEWER'
  /** Nothing can be written where backups are kept. */
  | 'NOT_WRITABLE'
  /** The server's settings do not allow it any more. */
  | 'REFUSED';

/** Why a backup was made (docs/product.md OPS-3). */
export type BackupKind =
  /** By an owner of the server. */
  | 'BY_HAND'
  /** By the server, every night. */
  | 'NIGHTLY'
  /** By the server, of what there was before a backup was restored. */
  | 'SAFETY';

/** A plan of which one row was changed by hand. */
export type BalancePlanInput = {
  /** Id of the row that was changed, which stays as it is. */
  changedRow: string;
  /** Its rows, at most 100. */
  rows: Array<DraftRowInput>;
};

/** A passkey to add. */
export type BeginPasskeyInput = {
  /** The account's password as proof; not looked at where it has none, and another proof counts. */
  password: string;
};

/** A visit to the provider that begins. */
export type BeginProviderVisitInput = {
  /** Page of the product to which it leads in the end, from `/`; at most 2000 characters. */
  next?: string;
  /** What it is for. */
  purpose?: VisitPurpose;
};

/** A set-up of authenticator codes to begin. */
export type BeginSecondFactorInput = {
  /** The account's password as proof. */
  password: string;
};

/** How the next week begins. */
export type BeginWeekInput = {
  /**
   * Whether what is over comes again, in line with the present settings; then `changes` says what did not suit. Otherwise the
   * new rows are empty.
   */
  isRepeat?: boolean;
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: string | null | undefined;
};

/** One category of a plan, as a client sends it. */
export type CategoryPlanInput = {
  /** The meals, in order, as many as the settings say. */
  mealList: Array<MealEntryInput>;
  /** How many meals. */
  settings: CategorySettingsInput;
};

/** Settings of a category in a plan, as a client sends them. */
export type CategorySettingsInput = {
  /** How many meals the category has, 0 to 10; equals the length of the meal list. */
  numMeals: number;
};

/** What is to be changed of a device of the caller's. What is left out stays. */
export type ChangeNotificationDeviceInput = {
  /** The hour in Sydney at which it is notified of dinner, 0 to 23. */
  dinnerHour?: number | null | undefined;
  /** Its id. */
  id: string;
  /** What it is to be notified of; at least one. */
  kinds?: Array<NotificationKind> | null | undefined;
};

/** A change of the password. */
export type ChangePasswordInput = {
  /** The new password, repeated. */
  confirmNewPassword: string;
  /** The current password; blank where the account has none and the provider has confirmed the person. */
  currentPassword: string;
  /** The password to set; the rules are those of signUp. */
  newPassword: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A change of the authenticator codes, with both proofs. */
export type ChangeSecondFactorInput = {
  /** A code of the app, or a recovery code, which is used up. */
  code: string;
  /** The account's password. */
  password: string;
};

/** A choice with its setting, as a client sends it. */
export type ChoiceSettingInput = {
  /** What is chosen. */
  choice: string;
  /** What it is set to. */
  setting: string;
};

/** A mailed confirmation. */
export type ConfirmEmailInput = {
  /** The key of the mailed link. */
  key: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /**
   * The password that the account is to have. It is asked for, by REQUIRED on `password`, where several sign-ups wait for the
   * same address; otherwise it is not used. WEAK_PASSWORD or TOO_LONG where it breaks the rules for passwords.
   */
  password?: string | null | undefined;
};

/** A set-up of authenticator codes that is confirmed. */
export type ConfirmSecondFactorInput = {
  /** The code that the app shows. */
  code: string;
};

/** The end of a visit in order to connect the account. */
export type ConnectProviderInput = {
  /** Whether the person wants the account connected with who they are at the provider. */
  agreed?: boolean;
};

/** A household to make. */
export type CreateHouseholdInput = {
  /** 1 to 60 characters, without the space around them; none when left out. */
  name?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/**
 * One act on the cupboard. Give exactly one. Acts may arrive late, twice and in any order: about each ingredient, and each
 * batch in the freezer, the latest word counts, by the times at which they were said.
 */
export type CupboardActInput =
  {   /** A batch is in the freezer (docs/product.md CUP-13). */
  freeze: FreezeActInput; keep?: never; take?: never; thaw?: never; }
  |  { freeze?: never;   /** It is at home. */
  keep: KeepActInput; take?: never; thaw?: never; }
  |  { freeze?: never; keep?: never;   /** It no longer is. */
  take: TakeActInput; thaw?: never; }
  |  { freeze?: never; keep?: never; take?: never;   /** A batch no longer is. */
  thaw: ThawActInput; };

/** The deletion of an account. */
export type DeleteAccountInput = {
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The current password, as a confirmation; blank where the account has none and the provider has confirmed the person. */
  password: string;
};

/** A backup to delete. */
export type DeleteBackupInput = {
  /** Its id. */
  id: string;
};

/** A named set of forbidden dietary facts, or a named bound on an amount. */
export type DietaryRequirement =
  /** No almonds. */
  | 'ALMOND_FREE'
  /** No barley. */
  | 'BARLEY_FREE'
  /** No Brazil nuts. */
  | 'BRAZIL_NUT_FREE'
  /** No cashews. */
  | 'CASHEW_FREE'
  /** No celery and no celeriac. */
  | 'CELERY_FREE'
  /** No corn, and no starch or syrup of it. */
  | 'CORN_FREE'
  /** No crustaceans. */
  | 'CRUSTACEAN_FREE'
  /** No milk. */
  | 'DAIRY_FREE'
  /** No egg. */
  | 'EGG_FREE'
  /** No fish. */
  | 'FISH_FREE'
  /** No gluten. */
  | 'GLUTEN_FREE'
  /** No pork, alcohol, gelatine or animal rennet. A style: whether meat is halal is on its label. */
  | 'HALAL_STYLE'
  /** No hazelnuts. */
  | 'HAZELNUT_FREE'
  /** Vegetarian without egg, honey, alcohol, mushrooms, onion, garlic and vegetables that grow below the ground. A style: no food is certified. */
  | 'JAIN_STYLE'
  /** No pork, rabbit, kangaroo, shellfish, fish without scales, gelatine or animal rennet, and no meal with meat or poultry and milk. A style: it says nothing of slaughter, supervision or utensils. */
  | 'KOSHER_STYLE'
  /** At most 45 g of carbohydrate in what one person eats at the meal. By amount, not medical advice. */
  | 'LOWER_CARBOHYDRATE'
  /** At most 300 mg of phosphorus in what one person eats at the meal. By amount, not medical advice. */
  | 'LOWER_PHOSPHORUS'
  /** At most 850 mg of potassium in what one person eats at the meal. By amount, not medical advice. */
  | 'LOWER_POTASSIUM'
  /** At most as much FODMAP in all that one person eats at the meal as published limits allow of one food. By amount and by published analyses, not medical advice. */
  | 'LOW_FODMAP'
  /** At most 400 mg of sodium in what one person eats at the meal. By amount, not medical advice. */
  | 'LOW_SODIUM'
  /** No lupin. */
  | 'LUPIN_FREE'
  /** No macadamias. */
  | 'MACADAMIA_FREE'
  /** At most 60 g of carbohydrate in what one person eats at the meal. By amount, not medical advice. */
  | 'MODERATE_CARBOHYDRATE'
  /** No molluscs. */
  | 'MOLLUSC_FREE'
  /** No mustard. */
  | 'MUSTARD_FREE'
  /** No potato, tomato, eggplant, capsicum or chilli. */
  | 'NIGHTSHADE_FREE'
  /** No alcohol. */
  | 'NO_ALCOHOL'
  /** No beef. */
  | 'NO_BEEF'
  /** No onion, no garlic and none of their kin. */
  | 'NO_ONION_OR_GARLIC'
  /** No pork. */
  | 'NO_PORK'
  /** No tree nuts and no peanuts. */
  | 'NUT_FREE'
  /** No oats. */
  | 'OAT_FREE'
  /** No peanuts. */
  | 'PEANUT_FREE'
  /** No pecans. */
  | 'PECAN_FREE'
  /** No meat of land animals. */
  | 'PESCATARIAN'
  /** No pine nuts. */
  | 'PINE_NUT_FREE'
  /** No pistachios. */
  | 'PISTACHIO_FREE'
  /** Nothing that Australian advice for pregnancy leaves out, and what it wants heated only in meals that heat it. No medical advice. */
  | 'PREGNANCY'
  /** No rye. */
  | 'RYE_FREE'
  /** No sesame. */
  | 'SESAME_FREE'
  /** No crustaceans and no molluscs. */
  | 'SHELLFISH_FREE'
  /** No soy. */
  | 'SOY_FREE'
  /** No added sulphites. */
  | 'SULPHITE_FREE'
  /** No tree nuts. */
  | 'TREE_NUT_FREE'
  /** Nothing from animals. */
  | 'VEGAN'
  /** No meat, fish, shellfish, gelatine or animal rennet. */
  | 'VEGETARIAN'
  /** No walnuts. */
  | 'WALNUT_FREE'
  /** No wheat. */
  | 'WHEAT_FREE';

/** A connection that is to end. */
export type DisconnectProviderInput = {
  /** The account's password, as proof that it is the person and that there is another way in. */
  password: string;
};

/** What a dish has and a recipe may leave unsaid. */
export type DishFact =
  /** When it is eaten: it is taken for lunch and dinner. */
  | 'CATEGORIES'
  /** Its ingredients: its name stands for them, which nothing matches. */
  | 'INGREDIENTS'
  /** Its minutes: it is taken to need 30. */
  | 'MINUTES'
  /** For how many it is: it is taken to be for 4. */
  | 'SERVES'
  /** Its steps: one says that there are none. */
  | 'STEPS';

/** A line of a dish to save, for one serve. */
export type DishLineInput = {
  /** How much, in `unit`; above 0. Null for as much as is needed. */
  amount?: number | null | undefined;
  /**
   * Another dish of the person in the place of an ingredient (docs/product.md DISH-29). It needs an amount: serves without a
   * unit, or g, kg, ml or l where that dish has a yield in the same. UNKNOWN: there is no such dish. INVALID: it is made with
   * this one, or too deep.
   */
  dish?: string | null | undefined;
  /** Slug of the catalogue's ingredient; null when none matches. */
  ingredient?: string | null | undefined;
  /** Whether the dish works without it. */
  optional?: boolean;
  /** How it is prepared. */
  preparation?: string | null | undefined;
  /**
   * The heading before it, at most 120 characters; null for none. Where no line names one, headings stay over the lines of the
   * same texts (docs/product.md DISH-42).
   */
  section?: string | null | undefined;
  /** The line as it was written, at most 300 characters. */
  text: string;
  /** One of g, kg, ml, l, tsp, tbsp, cup, pinch and piece; needed with an amount. */
  unit?: string | null | undefined;
};

/** What a recipe is on the table. New values may come. */
export type DishRole =
  /** What is eaten after it. */
  | 'DESSERT'
  /** The meal itself. */
  | 'MAIN'
  /** What is eaten beside it, such as a salad. */
  | 'SIDE';

/** What a recipe makes in all. */
export type DishYieldInput = {
  /** How much, above 0. */
  amount: number;
  /** One of g, kg, ml and l. */
  unit: string;
};

/** A plan that is not stored. */
export type DraftPlanInput = {
  /**
   * What the plan has to suit, in place of the settings of the caller's household; then nothing at home counts, and rows name
   * no eaters. Null for the household's settings; for a partner nothing.
   */
  requirements?: Array<RequirementInput> | null | undefined;
  /** The rows, at most 100. */
  rows: Array<DraftRowInput>;
};

/** A row of a draft, or of a whole plan to save. */
export type DraftRowInput = {
  /** Its category; null for the recipe's first. */
  category?: MealCategory | null | undefined;
  /** What is eaten; null for an empty row, which needs a category. */
  content?: RowContentInput | null | undefined;
  /** Its day; null for none. */
  date?: string | null | undefined;
  /** Members who eat it; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /** UUID of the row; the server chooses where it is null, and where another plan has it. */
  id?: string | null | undefined;
  /** Whether dice leave it alone. */
  isLocked?: boolean;
  /** Whether what it holds comes again in each next week. */
  isWeekly?: boolean;
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: number | null | undefined;
  /** Id of the row of which this one is another version of the same meal; null for a row on its own. */
  versionOf?: string | null | undefined;
};

/** A key from a mail about the address of an account. */
export type EmailKeyInput = {
  /** The key of the mailed link. */
  key: string;
};

/** A feed of the caller's. */
export type EndCalendarFeedInput = {
  /** Its id. */
  id: string;
};

/** One of the caller's sessions. */
export type EndSessionInput = {
  /** Its id. */
  id: string;
};

/** Why an input was refused. New values may come. */
export type ErrorCode =
  /** The password is right, and the account asks for a code beside it, in `code` (docs/product.md ACC-83). */
  | 'CODE_REQUIRED'
  /** The code is not right, was used already, or is too old; or there were too many. */
  | 'CODE_WRONG'
  /** What was sent is based on an older version than the stored one. */
  | 'CONFLICT'
  /** It exists already. */
  | 'DUPLICATE'
  /** The password is right, but the address is not confirmed yet. */
  | 'EMAIL_NOT_CONFIRMED'
  /** There is no meal in the plan. */
  | 'EMPTY_PLAN'
  /** The caller owns a household with other accounts, and hands it over first. */
  | 'HAND_OVER_FIRST'
  /** The value has the wrong form. */
  | 'INVALID'
  /** Address and password do not match, or there were too many attempts. */
  | 'INVALID_CREDENTIALS'
  /** Other things of the caller are made with it; the message names them. */
  | 'IN_USE'
  /** The mailed key is unknown, used or expired: what LINK_INVALID says, in calls without `Graph-Ids: 1`. */
  | 'KEY_INVALID'
  /** The key of a mailed link or of an invitation is unknown, used, revoked or expired. */
  | 'LINK_INVALID'
  /** Two values that must be equal differ. */
  | 'MISMATCH'
  /** The caller's role in the household does not allow it. */
  | 'NOT_ALLOWED'
  /** A meal in the plan has no serves. */
  | 'NO_SERVES'
  /** The number is outside the allowed range. */
  | 'OUT_OF_RANGE'
  /**
   * The person proves first to be it: by the password (`proveByPassword`), or, where the account has none, by showing a passkey or
   * by signing in at the provider once more.
   */
  | 'PROOF_NEEDED'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The installation takes no new accounts, or those of invited people alone. */
  | 'SIGN_UP_CLOSED'
  /** It was done too long ago to know what came after it. */
  | 'STALE'
  /** The text is longer than allowed. */
  | 'TOO_LONG'
  /** More items than allowed. */
  | 'TOO_MANY'
  /** It refers to nothing that exists. */
  | 'UNKNOWN'
  /** Another server that is needed does not answer. */
  | 'UNREACHABLE'
  /** It does not suit those who eat it. */
  | 'UNSUITABLE'
  /** The visit to the provider is unknown, used or was begun too long ago. */
  | 'VISIT_OVER'
  /** The password is too short, too long, too common or too close to the address. */
  | 'WEAK_PASSWORD'
  /** The current password is wrong. */
  | 'WRONG_PASSWORD';

/** What kind of setting excluded meals. */
export type ExclusionKind =
  /** Ingredients that the user never eats. */
  | 'NEVER_EATEN'
  /** A dietary requirement. */
  | 'REQUIREMENT'
  /** A tag that the user has set to Never. */
  | 'TAG';

/** An answer, as a client sends it. Give the part that belongs to the field's type. */
export type FormAnswerInput = {
  /**
   * Answer to a dropdown field; empty for none.
   * @deprecated Use optionIds. Removed on 2027-11-23.
   */
  choice?: string | null | undefined;
  /**
   * Answer to a checkbox field.
   * @deprecated Use optionIds. Removed on 2027-11-23.
   */
  choices?: Array<string> | null | undefined;
  /** Id of the field. REQUIRED in `saveForms`; `saveSettings` takes the label. */
  fieldId?: string | null | undefined;
  /**
   * The field's label. REQUIRED in `saveSettings`.
   * @deprecated Use fieldId. Removed on 2027-11-23.
   */
  label?: string | null | undefined;
  /** Answer to a dropdown or checkbox field: ids of what is chosen; empty for none. */
  optionIds?: Array<string> | null | undefined;
  /** Answer to a multi_checkbox field; choices that are not named are unset. */
  optionSettings?: Array<OptionSettingInput> | null | undefined;
  /**
   * Answer to a multi_checkbox field; choices that are not named are unset.
   * @deprecated Use optionSettings. Removed on 2027-11-23.
   */
  settings?: Array<ChoiceSettingInput> | null | undefined;
  /** Answer to a text field. */
  text?: string | null | undefined;
};

/** How a form's field is filled in. */
export type FormFieldType =
  /** Any of some choices. */
  | 'CHECKBOX'
  /** One of some choices. */
  | 'DROPDOWN'
  /** Choices with a setting each. */
  | 'MULTI_CHECKBOX'
  /** Free text. */
  | 'TEXT';

/** The settings forms. New values may come. */
export type FormKind =
  /** What a member may eat. */
  | 'DIETARY'
  /** What a member likes to eat, and where to shop. */
  | 'TAGS'
  /** What a member wants of a day's food (docs/product.md WISH-3). Figures are food information, no medical advice. */
  | 'TARGETS'
  /** What the household wishes of its plans (docs/product.md WISH-2). */
  | 'WISHES';

/** A batch that is in the freezer. It takes the place of what was said of that batch earlier. */
export type FreezeActInput = {
  /** UUID of the batch, chosen by the client. */
  batch: string;
  /** The day on which it was frozen. */
  frozenOn: string;
  /** What was cooked: id of a recipe or of a version, or slug of a recipe. */
  recipe: string;
  /** Serves that are there, 1 to 100. */
  serves: number;
};

/**
 * One act on how a household shops. Give exactly one. Acts may arrive late, twice and in any order: about each store, each
 * product and each code the latest word counts, by the times at which they were said.
 */
export type HabitsActInput =
  {   /**
   * Arranges the areas of a store. UNKNOWN: no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has
   * arranged 50 stores.
   */
  arrangeShop: ArrangeShopInput; learnCode?: never; setPrice?: never; }
  |  { arrangeShop?: never;   /**
   * Says what a bar code is, or forgets it. Beyond 2,000 the household's oldest are forgotten. INVALID: no such code, or
   * not how an ingredient is named.
   */
  learnCode: LearnCodeInput; setPrice?: never; }
  |  { arrangeShop?: never; learnCode?: never;   /** Remembers a price, or forgets it. Beyond 500 the household's oldest are forgotten. */
  setPrice: OwnPriceInput; };

/** A member of the caller's household. */
export type HouseholdMemberInput = {
  /** The member. */
  memberId: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** What an account is in its household (docs/product.md HH-5). */
export type HouseholdRole =
  /** Plans, shops and cooks with the others. */
  | 'MEMBER'
  /** Invites and removes people, looks after members without an account, and can hand the household over. */
  | 'OWNER';

/** Which import is meant. */
export type ImportInput = {
  /** Id of the import. */
  id: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** What came of a recipe of a file. */
export type ImportOutcome =
  /** It was there before. */
  | 'DOUBLE'
  /** It could not become a dish. */
  | 'FAILED'
  /** It is a dish. */
  | 'STORED';

/** How far an import is. */
export type ImportState =
  /** All that could be brought in is there. */
  | 'DONE'
  /** Nothing came of the file; `problem` says why. */
  | 'FAILED'
  /** The file is being read. */
  | 'READING'
  /** Its recipes become dishes, one after the other. */
  | 'STORING'
  /** Its dishes are being taken away again. */
  | 'UNDOING'
  /** Its dishes are gone, but for those that were changed since. */
  | 'UNDONE';

/** An invitation to make. */
export type InviteToHouseholdInput = {
  /** Address to mail the link to; null to hand the link over otherwise. */
  email?: string | null | undefined;
  /**
   * Member without an account whose place the newcomer takes: with its portion, its categories and its place in plans, and
   * with the answers that were given for it, if the newcomer's account has answered nothing itself. Null for a new place.
   */
  memberId?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A note on an own item. */
export type ItemNoteInput = {
  /** The item. */
  itemId: string;
  /** At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more. */
  text: string;
};

/** An item with its text. */
export type ItemTextInput = {
  /**
   * UUID chosen by the client. Of several items in one text the first has this id, and each further one the next: its last four
   * digits are a hexadecimal number that is counted up.
   */
  itemId: string;
  /**
   * The named list to which `addItem` adds; null or a list that is not there for that of the plan. INVALID: in `changeItem`,
   * which leaves an item where it is.
   */
  listId?: string | null | undefined;
  /** 1 to 200 characters. */
  text: string;
};

/** Something that is at home. It takes the place of what was said of that ingredient earlier. */
export type KeepActInput = {
  /** How much, in `unit`: more than 0, at most 100,000. Null for enough, however much is needed. */
  amount?: number | null | undefined;
  /** Slug of the ingredient. */
  ingredient: string;
  /** One of g, kg, ml, l and piece; with an amount, and only then. */
  unit?: string | null | undefined;
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  useBy?: string | null | undefined;
};

/**
 * What a person's key allows, in the person's households as the person sees them (docs/product.md API-53). A key reads and writes
 * nothing that its scopes do not name; every key may read the names of households and members.
 */
export type KeyScope =
  /** Read what is at home. */
  | 'CUPBOARD_READ'
  /** Add, change and remove what is at home. */
  | 'CUPBOARD_WRITE'
  /** Read the household's own dishes as they are written. */
  | 'DISHES_READ'
  /** Read dishes from text, add them, and change the person's own. */
  | 'DISHES_WRITE'
  /** Read the shopping list, with its ticks, own items and notes. */
  | 'LIST_READ'
  /** Tick off, add, change and remove on the shopping list. */
  | 'LIST_WRITE'
  /** Read the catalogue: meals, ingredients and how they are cooked. */
  | 'MEALS_READ'
  /** Read plans: their rows, how the planned meals are cooked, and which meals no longer suit whom. */
  | 'PLAN_READ'
  /** Change the plan, begin a week, and save, load and rename plans. */
  | 'PLAN_WRITE';

/** A kitchen timer as it is after an act: after it was started, paused, let go on, extended or dismissed. */
export type KitchenTimerInput = {
  /** When the act was done, by the server's clock; what is later than now is taken for now. An earlier act than the latest one changes nothing. */
  at: number;
  /** How long it was set to, with what was added, in milliseconds; 1 to 48 hours of them. */
  duration: number;
  /** When it ends, by the server's clock, at most 48 hours from now; needed of a timer that runs. */
  endsAt?: number | null | undefined;
  /** Names the time of the step; 1 to 5000 characters. A timer that is there already is that timer. */
  key: string;
  /** As the step words it; 1 to 100 characters. */
  label: string;
  /** The name of the dish; 1 to 200 characters. */
  meal: string;
  /** Milliseconds that are left, 1 to 48 hours of them; needed of a timer that is paused. */
  remaining?: number | null | undefined;
  /** How it is then. */
  state: KitchenTimerState;
  /** The number of the step, 1 to 1000. */
  step: number;
};

/** How a kitchen timer is. */
export type KitchenTimerState =
  /** It was stopped, or dismissed after its time was up. No list has such a timer. */
  | 'DISMISSED'
  /** It ends `remaining` milliseconds after it is let go on. */
  | 'PAUSED'
  /** It ends at `endsAt`; once that is past its time is up. */
  | 'RUNNING';

/** What a bar code is, or that it is to be forgotten. */
export type LearnCodeInput = {
  /** The code's 8, 12, 13 or 14 digits, the check digit included. */
  code: string;
  /** Slug of the ingredient that it is, as a line of the list has it; null for anything else. */
  ingredient?: string | null | undefined;
  /** What it is called, 1 to 100 characters, on one line; null forgets the code. */
  name?: string | null | undefined;
};

/** A note on a line. */
export type LineNoteInput = {
  /** Key of the line (`ShoppingListItem.key`), in either of its units. */
  key: string;
  /** At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more. */
  text: string;
};

/**
 * One act on the shared list. Give exactly one. Acts may arrive late, twice and in any order: about each line and each item
 * the latest word counts, by the times at which the acts were done.
 */
export type ListActInput =
  {   /** Adds an item; several when commas, semicolons or new lines part the text. */
  addItem: ItemTextInput; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never;   /** Says an item in other words. One that was removed earlier is on the list again. */
  changeItem: ItemTextInput; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never;   /** Moves an own item to another list. */
  moveItem: MoveItemInput; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never;   /**
   * Makes a list, or gives it another name; one that was removed is there again with what was on it. TOO_MANY: there are 12.
   * DUPLICATE: another one has that name.
   */
  nameList: NameListInput; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never;   /** Writes a note on an own item, in place of the one that is there. An empty text removes it, and so does removing the item. */
  noteItem: ItemNoteInput; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never;   /** Writes a note on a line, in place of the one that is there. An empty text removes it. */
  noteLine: LineNoteInput; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never;   /** Takes an item off the list, unless it was added or changed at that time or later. */
  removeItem: OwnItemInput; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never;   /** Removes a list with what is on it. What is added or moved to it later is on the list of the plan. */
  removeList: NamedListInput; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never;   /** True unticks every line and item of the plan's list that was ticked earlier. */
  startOver: boolean; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never;   /** A line was bought. */
  tick: TickInput; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never;   /** An item was bought. */
  tickItem: OwnItemInput; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never;   /** A line was not bought after all. */
  untick: UntickInput; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never;   /** An item was not bought after all. */
  untickItem: OwnItemInput; };

/** The credentials of a login. */
export type LogInInput = {
  /** A code of the person's authenticator app, or a recovery code: after CODE_REQUIRED, with address and password once more. */
  code?: string | null | undefined;
  /** The account's address; case does not matter. */
  email: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The account's password. */
  password: string;
};

/** Of whose meals a calendar is. */
export type MakeCalendarFeedInput = {
  /** The member; null for the whole household. */
  memberId?: string | null | undefined;
};

/** A key to make. */
export type MakePersonalKeyInput = {
  /** After how many days it ends; 1 to 366. */
  days: number;
  /** What the person calls it; 1 to 60 characters. */
  name: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. */
  password: string;
  /** What it is to allow; at least one. */
  scopes: Array<KeyScope>;
};

/** What the unmatched lines of a wording mean. */
export type MatchLinesInput = {
  /**
   * Slug of the catalogue's ingredient that it is. null: it is none of them; the lines stay unknown and their dishes meet no
   * requirement.
   */
  ingredient?: string | null | undefined;
  /** The wording, as `UnmatchedName.name` has it; case and accents do not count. */
  name: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A recommendation about a meal. */
export type MealAdjustmentInput = {
  /** Name of the meal. */
  meal: string;
  /** What to change; at most 100 words are suggested. */
  recommendation: string;
};

/** A meal of the day. */
export type MealCategory =
  /** Morning. */
  | 'BREAKFAST'
  /** Evening. */
  | 'DINNER'
  /** Midday. */
  | 'LUNCH';

/** A meal in a plan, as a client sends it. */
export type MealEntryInput = {
  /**
   * Members who eat it; null for all who eat the category. Those who are not in the household count as not named, so that a
   * plan can still be used when someone has left.
   */
  eaters?: Array<string> | null | undefined;
  /** Whether the serves follow the portions of those who eat it: then a saved plan keeps no number. */
  followsPortions?: boolean | null | undefined;
  /** Ignored: it follows from `uniqueId`. */
  isCustomised?: boolean | null | undefined;
  /** Whether it is another version of the meal of the row before it. */
  isVersion?: boolean | null | undefined;
  /** Ignored: it follows from `uniqueId`. */
  mainIngredient?: string | null | undefined;
  /** Ignored: it follows from `uniqueId`. */
  name?: string | null | undefined;
  /** Serves, 0 to 10. */
  numServes: number;
  /** Serves of what is served with the meal, 0 to 10, where more is cooked of the meal; null for as many. Plans that are saved have no such. */
  servedServes?: number | null | undefined;
  /** Opaque name of the meal, its swaps and what is served with it, from an earlier answer; empty for an empty entry. */
  uniqueId: string;
  /** Ignored: it follows from `uniqueId`. */
  urlDetails?: string | null | undefined;
};

/** A plan, as a client sends it. */
export type MealPlanInput = {
  /** Breakfasts. */
  breakfast: CategoryPlanInput;
  /** Dinners. */
  dinner: CategoryPlanInput;
  /** Lunches. */
  lunch: CategoryPlanInput;
};

/**
 * Whose measures a recipe means. A tablespoon is 20 ml in Australia and 15 ml elsewhere; a cup is 250, 237 and 284 ml, a pint
 * 568, 473 and 568 ml. Amounts in answers are in ours, which are the Australian ones, or in g, ml and teaspoons.
 */
export type Measures =
  /** Australia */
  | 'AU'
  /** Britain */
  | 'UK'
  /** The United States */
  | 'US';

/** How it is known whose measures a recipe means. */
export type MeasuresFrom =
  /** The caller said so, for this recipe or as usual. */
  | 'CALLER'
  /** It is a guess: ask the person, and read again with the answer. */
  | 'GUESS'
  /** It has none that differ from country to country. */
  | 'NONE'
  /** It says so by its words or temperatures. */
  | 'TEXT';

/** An own item and where it comes to. */
export type MoveItemInput = {
  /** The item. */
  itemId: string;
  /** The named list; null or a list that is not there for that of the plan. */
  listId?: string | null | undefined;
};

/** A list with its name. */
export type NameListInput = {
  /** UUID chosen by the client that makes the list. */
  listId: string;
  /** 1 to 40 characters, without space around them; line breaks become spaces. */
  name: string;
};

/** A list beside that of the plan. */
export type NamedListInput = {
  /** The list. */
  listId: string;
};

/** A device of the caller's. */
export type NotificationDeviceInput = {
  /** Its id. */
  id: string;
};

/** What a device is notified of (docs/product.md PUSH-2). */
export type NotificationKind =
  /** What is for dinner tonight, on days whose plan has a dinner, at the hour that was chosen. */
  | 'DINNER'
  /** Another member of the household has added own items to the shopping list. */
  | 'LIST_ADDED'
  /** The time of a kitchen timer of the household is up (docs/product.md PUSH-7). */
  | 'TIMERS';

/** Which of the recipes that suit. Everything given must hold. */
export type OfferFilter = {
  /** Only what can be planned in this category; of sides and desserts what suits those who eat it. */
  category?: MealCategory | null | undefined;
  /** Only what can be made for all who eat it of what is at home and of what most kitchens have (docs/product.md WEEK-3). */
  isAllAtHome?: boolean | null | undefined;
  /** Only the caller's favourites. */
  isFavourite?: boolean | null | undefined;
  /** Only what the caller wants never again, whether it suits or not; otherwise that is left out. */
  isNeverAgain?: boolean | null | undefined;
  /** Only what people of the household brought in. */
  isOwn?: boolean | null | undefined;
  /** Ready in at most this many minutes. */
  maxMinutes?: number | null | undefined;
  /** What it is on the table; null for MAIN. Sides and desserts are planned with a meal (docs/product.md PLAN-103). */
  role?: DishRole | null | undefined;
  /** Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters. */
  search?: string | null | undefined;
  /** Only with all of these tags. */
  tags?: Array<string> | null | undefined;
  /** Only what uses something fresh that is at home. */
  usesAtHome?: boolean | null | undefined;
};

/** Order of offers; ties are broken by name. */
export type OfferOrder =
  /** Quickest first. */
  | 'MINUTES'
  /** By name. */
  | 'NAME'
  /** What the household's plans have not had lately first. */
  | 'NOT_LATELY'
  /** What the caller rated best first, then favourites, then the rest. */
  | 'RATING';

/** An act, with the id that makes it happen once. */
export type OperationInput = {
  /** What was done. */
  act: ActInput;
  /**
   * When it was done, by the client's clock. Ahead of the server's (of the list more than 5 seconds), or left out, it counts as
   * done when it arrived first. STALE: more than 30 days ago, or on
   * a plan on which more than 10,000 operations were done since.
   */
  at?: number | null | undefined;
  /**
   * UUID chosen by the client: what is sent again within 30 days has no further effect. Without it each call is another
   * operation.
   */
  id?: string | null | undefined;
};

/** A choice with its setting, as a client sends it. */
export type OptionSettingInput = {
  /** Id of what is chosen. */
  optionId: string;
  /** Id of what it is set to. */
  settingId: string;
};

/** An own item. */
export type OwnItemInput = {
  /** The item. */
  itemId: string;
};

/** A price, or that it is to be forgotten. */
export type OwnPriceInput = {
  /** 1 to 100,000 Australian cents; null forgets the price. */
  cents?: number | null | undefined;
  /** What it is for: `ListPack.product`, or `item:` and the text of an own item in lower case; 1 to 210 characters. */
  product: string;
};

/** What a browser says of a passkey. */
export type PasskeyResponseInput = {
  /** The credential in the JSON form of Web Authentication level 3; at most 20,000 characters. */
  response: Record<string, unknown>;
};

/**
 * One act on the current plan. Give exactly one. On a row that is gone it has no effect, and so that it can be sent without
 * knowing what others do, that is no error.
 */
export type PlanActInput =
  {   /** Adds a row. It has no effect where the row is there or its category is full. */
  addRow: AddRowInput; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never;   /** Takes a row away. */
  removeRow: RemoveRowInput; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never;   /** Puts something else into a row: a meal, a text, leftovers, something from the freezer, or nothing. */
  setContent: SetContentInput; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never;   /** Gives a row a day, or none. */
  setDate: SetDateInput; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never;   /** Serves a dessert with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row. */
  setDessert: SetServedInput; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never;   /** Says who eats a row. */
  setEaters: SetEatersInput; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never;   /** Locks a row, or unlocks it. */
  setLock: SetLockInput; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never;   /** Puts another meal into a row, or none. */
  setMeal: SetMealInput; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never;   /** Sets a row's serves. */
  setServes: SetServesInput; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never;   /** Serves a side with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row. */
  setSide: SetServedInput; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never;   /** Says whether what a row holds comes again in each next week (docs/product.md PLAN-90). */
  setWeekly: SetWeeklyInput; };

/** What was done to a plan. New values may come. */
export type PlanChangeKind =
  /** All rows were removed. */
  | 'CLEARED'
  /** Rows were added, changed or removed, by hand, by dice or by an undo. */
  | 'EDITED'
  /** The next week began (docs/product.md PLAN-88). */
  | 'NEXT_WEEK'
  /** A saved plan or a past week took the place of the plan (docs/product.md PLAN-64). */
  | 'OPENED'
  /** Meals that other settings allow again came back (docs/product.md SET-23). */
  | 'RETURNED'
  /** What did not suit the settings of those who eat it was removed, or got other swaps (docs/product.md SET-12). */
  | 'SUITED';

/** One of the household's plans. */
export type PlanRefInput = {
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: string | null | undefined;
  /** The plan. */
  planId: string;
};

/** A wish, or what else may stand in the way of one. New values may come. */
export type PlanWishKind =
  /** Dollars a plan. */
  | 'BUDGET'
  /** How many lunches and dinners are of a kind. */
  | 'COUNT'
  /** Rows that are locked. */
  | 'LOCKS'
  /** Minutes of a category on weekdays or at the weekend. */
  | 'MINUTES'
  /** Recipes that someone who eats never wants again. */
  | 'NEVER_AGAIN'
  /** What those who eat may and want to eat. */
  | 'SETTINGS'
  /** A target of a member, or of an average adult. */
  | 'TARGET';

/** A dish of a meal. */
export type PlannedDishInput = {
  /** Id or slug of a recipe, or the id of a version of one with its swaps. */
  recipe: string;
  /** What it is on the table. */
  role?: DishRole;
};

/** What is no meal of ours. */
export type PlannedTextInput = {
  /** Whether no one eats at home. */
  isOut?: boolean;
  /** 1 to 120 characters without the space around them. */
  text: string;
};

/** What a proposal is for. */
export type ProposalScope =
  /** One or more whole categories. The proposal is a generated plan, which the raffle counts. */
  | 'CATEGORIES'
  /** Rows without a meal, beside others of their categories. The proposal is not a generated plan. */
  | 'GAPS'
  /** A single row of a plan: one meal. The proposal is not a generated plan. */
  | 'ROW';

/** A password, as proof. */
export type ProveByPasswordInput = {
  /** The account's password; blank where it has none. */
  password: string;
};

/** A backup that is asked for, with a proof that it is the owner. */
export type ProvenBackupInput = {
  /** Its id. */
  id: string;
  /** The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. */
  password: string;
};

/** The subscription of a browser at its push service, as `PushSubscription.toJSON()` has it. */
export type PushSubscriptionInput = {
  /** The browser's secret of 16 bytes, in base64url. */
  auth: string;
  /** The address to which the server sends: `https:` on its usual port at a public host; at most 2000 characters. */
  endpoint: string;
  /** The browser's public key, a point on P-256 in base64url. */
  p256dh: string;
  /** The server's public key with which the browser subscribed. */
  publicKey: string;
};

/** A yes/no question of the feedback page. */
export type QuestionAnswerInput = {
  /** The answer; null when it was skipped. */
  answer?: boolean | null | undefined;
  /** The question as it was shown. */
  question: string;
};

/** How many meals to propose in one category. */
export type RandomizeCategoryInput = {
  /** Members who eat these meals, and so whom they have to suit; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /** How many meals, 0 to 10. */
  numMeals: number;
  /**
   * Serves by position. Rows beyond the list get 1 in a household of one, else as many as the portions of those who eat the
   * category make (docs/product.md PLAN-40).
   */
  serves?: Array<number>;
};

/** How many meals to propose, by category. */
export type RandomizeMealPlanInput = {
  /**
   * Whether meals of the household's latest weeks, two or as many as it wishes, come only where there is next to nothing else
   * (docs/product.md PLAN-89).
   */
  avoidsRecent?: boolean;
  /** Breakfasts; none when left out. */
  breakfast?: RandomizeCategoryInput | null | undefined;
  /** Dinners; none when left out. */
  dinner?: RandomizeCategoryInput | null | undefined;
  /** Unique ids of the entries that are in the plan, so that they are not proposed again. */
  keep?: Array<string>;
  /** Lunches; none when left out. */
  lunch?: RandomizeCategoryInput | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /**
   * What the proposal is for. When left out, one meal beside entries to keep is for a row, anything else for whole
   * categories.
   */
  scope?: ProposalScope | null | undefined;
  /** Makes the answer repeatable for the same catalogue, settings and history. */
  seed?: string | null | undefined;
};

/** Text from which to read a recipe. */
export type ReadDishInput = {
  /** Whose cups, spoons and pints these are. Null: whose the text says, else `usualMeasures`, else whose is likeliest. */
  measures?: Measures | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Which of the recipes of a page that has several, from 0 in the order of `recipes`. */
  recipe?: number;
  /**
   * A recipe as plain text (name, ingredient lines, steps) of at most 20,000 characters; or schema.org Recipe data as
   * JSON-LD, or the source of a page that has such data, microdata or RDFa, of at most 2,000,000 characters with a recipe of
   * at most 20,000. No address in it is fetched.
   */
  text: string;
  /** Whose they are when the text does not say. */
  usualMeasures?: Measures | null | undefined;
};

/** A page from which to read a recipe. */
export type ReadPageInput = {
  /** Whose cups, spoons and pints these are. Null: whose the page says, else `usualMeasures`, else whose is likeliest. */
  measures?: Measures | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Which of the recipes of a page that has several, from 0 in the order of `recipes`. The page is fetched once for all, as long as a minute. */
  recipe?: number;
  /** Its address, http or https, of at most 2,000 characters, on a public host. */
  url: string;
  /** Whose they are when the page does not say. */
  usualMeasures?: Measures | null | undefined;
};

/** A passkey to remove. */
export type RemovePasskeyInput = {
  /** Its id. */
  id: string;
  /** The account's password as proof; not looked at where it has none, and another proof counts. */
  password: string;
};

/** A password that is to go. */
export type RemovePasswordInput = {
  /** The password itself, as proof. */
  password: string;
};

/** A row to take away. */
export type RemoveRowInput = {
  /** The row. */
  rowId: string;
};

/** A name for a household. */
export type RenameHouseholdInput = {
  /** 1 to 60 characters, without the space around them. */
  name: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A passkey with another name. */
export type RenamePasskeyInput = {
  /** Its id. */
  id: string;
  /** The name; 1 to 60 characters. */
  name: string;
};

/** Another name for a saved plan. */
export type RenamePlanInput = {
  /** Name, 1 to 60 characters without the space around them. */
  name: string;
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: string | null | undefined;
  /** The plan, which has a name. */
  planId: string;
};

/** The subscription that a browser has now. */
export type RenewNotificationDeviceInput = {
  /** The id of the device, as far as the browser knows it; otherwise it is found by the subscription's address. */
  id?: string | null | undefined;
  /** The subscription. */
  subscription: PushSubscriptionInput;
};

/** A new address of an account. */
export type RequestEmailChangeInput = {
  /** The address; at most 254 characters. */
  email: string;
  /** The account's password as proof; not looked at where it has none, and the provider's proof counts. */
  password: string;
};

/** A request for a reset link. */
export type RequestPasswordResetInput = {
  /** The account's address. */
  email: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A requirement and how it is to be met. */
export type RequirementInput = {
  /** Which. */
  requirement: DietaryRequirement;
  /** How. */
  setting?: RequirementSetting;
};

/** How a requirement is to be met. */
export type RequirementSetting =
  /** Also by meals that suit after swaps. */
  | 'ADAPT'
  /** Only by meals that suit as they are. */
  | 'STRICT';

/** A new password with the mailed key. */
export type ResetPasswordInput = {
  /** The key of the mailed link. */
  key: string;
  /** The password to set; the rules are those of signUp. */
  newPassword: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** An invitation to revoke. */
export type RevokeInvitationInput = {
  /** The invitation. */
  invitationId: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A key to revoke. */
export type RevokePersonalKeyInput = {
  /** Its id. */
  id: string;
};

/** A webhook that is to have another secret. */
export type RollWebhookSecretInput = {
  /** Its id. */
  id: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The person's password, as for `addWebhook`. */
  password?: string | null | undefined;
};

/** What is eaten in a row. Give exactly one. */
export type RowContentInput =
  {   /** Recipes, or versions of them: one MAIN, at most one SIDE and one DESSERT (docs/product.md PLAN-98). */
  dishes: Array<PlannedDishInput>; frozen?: never; leftoversOf?: never; text?: never; }
  |  { dishes?: never;   /** What is eaten from the freezer: id or slug of a recipe, or the id of a version of one with its swaps. */
  frozen: string; leftoversOf?: never; text?: never; }
  |  { dishes?: never; frozen?: never;   /** What is left of this row of the same plan. */
  leftoversOf: string; text?: never; }
  |  { dishes?: never; frozen?: never; leftoversOf?: never;   /** What is no meal of ours. */
  text: PlannedTextInput; };

/** A dish to save. */
export type SaveDishInput = {
  /** When it is eaten; at least one. */
  categories: Array<MealCategory>;
  /** What of `minutes` is cooking, 0 to 1,440; null for not known. Without it, it stays as it is. */
  cookMinutes?: number | null | undefined;
  /** Days on which it was cooked before it came here, such as 2026-11-30; at most 400. Without it, they stay as they are. */
  cookedOn?: Array<string> | null | undefined;
  /** What it is, at most 2,000 characters, with line breaks. Without it, it stays as it is; null for none. */
  description?: string | null | undefined;
  /** Which dish to change; null makes a new one. */
  id?: string | null | undefined;
  /** The person's own words for it, at most 30 of at most 40 characters; of those alike but for case and accents the first. Without it, they stay as they are. */
  labels?: Array<string> | null | undefined;
  /** Ingredient lines for one serve, 1 to 60; the first is the main ingredient unless `mainLine` says otherwise. */
  lines: Array<DishLineInput>;
  /** Position of the main ingredient's line, from 0. */
  mainLine?: number;
  /** Whose cups, spoons and pints its lines were read in; kept with the dish. */
  measures?: Measures | null | undefined;
  /** Minutes from start to table, 1 to 1,440. */
  minutes: number;
  /** Name, unique among the person's dishes; at most 120 characters. */
  name: string;
  /**
   * Slugs of ingredients that the steps name and that are not added to the dish: the answer 'no' to `unlisted`. The answer
   * 'yes' is a line that lists the ingredient. At most 60.
   */
  notAdded?: Array<string>;
  /** What the person notes about it, at most 10,000 characters, with line breaks. Without it, they stay as they are. */
  notes?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The form in which its plate is drawn, of `plateChoices`; null for the likeliest. Without it, it stays as it is. */
  plateForm?: string | null | undefined;
  /** What of `minutes` is preparation, 0 to 1,440; null for not known. Without it, it stays as it is. */
  prepMinutes?: number | null | undefined;
  /** Serves that the recipe was written for, 1 to 100; kept so that it can be shown as it was. */
  serves?: number;
  /** The application that it was moved out of, at most 60 characters. Without it, it stays as it is. */
  sourceApp?: string | null | undefined;
  /** A book, a person or a site that it came from, at most 200 characters. Without it, it stays as it is. */
  sourceName?: string | null | undefined;
  /** What the source says of its nutrition, at most 2,000 characters. Without it, it stays as it is. */
  sourceNutrition?: string | null | undefined;
  /** Headings among its steps, at most 60. Without it, they stay before the steps of the same texts (docs/product.md DISH-42). */
  stepSections?: Array<StepSectionInput> | null | undefined;
  /** Cooking steps, 1 to 60 of at most 2,000 characters each. */
  steps: Array<string>;
  /** Words that describe it, of those that `tagChoices` lists. */
  tags?: Array<string>;
  /** Page that it came from, http or https. */
  urlDetails?: string | null | undefined;
  /** What the recipe makes in all, for `serves`; null for not known. Without it, it stays as it is. */
  yield?: DishYieldInput | null | undefined;
};

/** Answers to forms. A field that is not named stays as it was. */
export type SaveFormsInput = {
  /** The answers, each to another field; at most 200. Fields of the household's wishes are the household's, no matter whose answers are sent. */
  answers: Array<FormAnswerInput>;
  /** Whether nothing is stored, and the forms and `effect` are only worked out. */
  isPreview?: boolean;
  /** Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on `memberId`. */
  memberId?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A plan to save. */
export type SaveMealPlanInput = {
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The plan. */
  plan: MealPlanInput;
  /** Version of the saved plan that this one is based on; 0 for the first save; null overwrites what is stored. */
  version?: number | null | undefined;
};

/** A plan to save. */
export type SavePlanInput = {
  /**
   * Name, 1 to 60 characters without the space around them. Null for the one saved plan without a name, which REST and Load
   * read, or, with `planId`, for the name that the plan has.
   */
  name?: string | null | undefined;
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: string | null | undefined;
  /** The saved plan to write over; null writes over the one of the name, or makes it. */
  planId?: string | null | undefined;
  /** The rows, at most 10 a category; null for copies of those of a plan of the household. */
  rows?: Array<DraftRowInput> | null | undefined;
  /** Without `rows`, the plan whose rows are copied; null for the current one. */
  rowsOf?: string | null | undefined;
  /** Version of the saved plan that this one is based on, 0 for none; null writes over whatever is stored. */
  version?: number | null | undefined;
};

/** What the scrub did to a row. */
export type ScrubChange =
  /** The same meal with other swaps. */
  | 'ADAPTED'
  /** The dish is gone: the row is empty now, or its meal is served without it. */
  | 'REMOVED';

/** A plan to bring in line. */
export type ScrubMealPlanInput = {
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The plan. */
  plan: MealPlanInput;
};

/** What happened to an account. */
export type SecurityEventKind =
  /** The account was locked. */
  | 'ACCOUNT_LOCKED'
  /** The account was unlocked. */
  | 'ACCOUNT_UNLOCKED'
  /** Everything held about the person was taken. */
  | 'DATA_EXPORTED'
  /** The account got another address. */
  | 'EMAIL_CHANGED'
  /** Another address was asked for. */
  | 'EMAIL_CHANGE_ASKED'
  /** The address was confirmed. */
  | 'EMAIL_CONFIRMED'
  /** The former address was brought back. */
  | 'EMAIL_RETURNED'
  /** The person made another one the owner of a household. */
  | 'HOUSEHOLD_HANDED_OVER'
  /** The person joined a household. */
  | 'HOUSEHOLD_JOINED'
  /** The person left a household, also for one that they joined. */
  | 'HOUSEHOLD_LEFT'
  /** The owner of a household removed the person from it. */
  | 'HOUSEHOLD_REMOVED'
  /** The person became the owner of a household, which the one before handed over, or whose account was deleted. */
  | 'HOUSEHOLD_TAKEN_OVER'
  /** A key for programs was made; `subject` is its name. */
  | 'KEY_MADE'
  /** A key for programs was revoked; `subject` is its name. */
  | 'KEY_REVOKED'
  /** A passkey was added; `subject` is its name. */
  | 'PASSKEY_ADDED'
  /** A sign-in with a copy of a passkey was refused; `subject` is its name. */
  | 'PASSKEY_COPIED'
  /** A passkey was removed; `subject` is its name. */
  | 'PASSKEY_REMOVED'
  /** The password was changed by its owner, or the first one was set. */
  | 'PASSWORD_CHANGED'
  /** An administrator made a link to set a password. */
  | 'PASSWORD_LINK_MADE'
  /** The account was left without a password. */
  | 'PASSWORD_REMOVED'
  /** The password was set by a mailed link. */
  | 'PASSWORD_RESET'
  /** The account was connected with the provider that `subject` names. */
  | 'PROVIDER_CONNECTED'
  /** The account was disconnected from the provider that `subject` names. */
  | 'PROVIDER_DISCONNECTED'
  /** New recovery codes were made. */
  | 'RECOVERY_CODES_RENEWED'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** Authenticator codes were turned off. */
  | 'SECOND_FACTOR_OFF'
  /** Authenticator codes were turned on. */
  | 'SECOND_FACTOR_ON'
  /** A session ended since one of its used tokens was shown again: it may have been copied. */
  | 'SESSION_REUSED'
  /** A sign-in; `subject` is the provider, or a passkey, where it was with that. */
  | 'SIGNED_IN'
  /** A session was ended from another one; `subject` is its label, or null for all others. */
  | 'SIGNED_OUT'
  /** Someone gave the address with a wrong password, or the password with a wrong code. */
  | 'SIGN_IN_FAILED'
  /** A webhook was added; `subject` is the host that it calls. */
  | 'WEBHOOK_ADDED'
  /** A webhook was removed; `subject` is the host that it called. */
  | 'WEBHOOK_REMOVED';

/** What is eaten in a row, with all that is served with it. */
export type SetContentInput = {
  /** What is eaten; null empties the row. */
  content?: RowContentInput | null | undefined;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** The row. */
  rowId: string;
};

/** A row's day. */
export type SetDateInput = {
  /** Its day; null for none. */
  date?: string | null | undefined;
  /** The row. */
  rowId: string;
};

/** Which photos a dish is to have, and in which order. */
export type SetDishPhotosInput = {
  /** Id of the dish. */
  id: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /**
   * Ids of all its photos in their order, at most 12: those that it has, what `POST /api/photos` answered, and photos that it
   * had within the last day. What is not among them is taken away; an empty list takes all away.
   */
  photos: Array<string>;
};

/** Who eats a row. */
export type SetEatersInput = {
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** The row. */
  rowId: string;
};

/** What was done on the timers of a household. */
export type SetKitchenTimersInput = {
  /** The household for which it was done; null for the one for which the call is. */
  householdId?: string | null | undefined;
  /** The timers as they are then, 1 to 50, each once. */
  timers: Array<KitchenTimerInput>;
};

/** Whether a row is locked. */
export type SetLockInput = {
  /** Whether dice leave it alone. */
  isLocked: boolean;
  /** The row. */
  rowId: string;
};

/** Another meal for a row. What is served with it stays, unless `uniqueId` is empty or names what is. */
export type SetMealInput = {
  /** The row. */
  rowId: string;
  /** Opaque name of a meal of the row's category and its swaps; empty for an empty row. */
  uniqueId: string;
};

/** What the caller says of a recipe. What is left out stays as it is, null takes it back. */
export type SetOpinionInput = {
  /** When it was said, by the client's clock; ahead of the server's, or null, it counts as said when it arrived. */
  at?: number | null | undefined;
  /** Whether it is a favourite. */
  isFavourite?: boolean | null | undefined;
  /** Whether the person wants it never again. */
  isNeverAgain?: boolean | null | undefined;
  /** UUID chosen by the client: sent again within 30 days, the input counts for the time at which it came first. */
  operationId?: string | null | undefined;
  /** Rating, 1 to 5. */
  rating?: number | null | undefined;
  /** Id or slug of a meal of the catalogue or of a dish of the caller's household; the id of a version names its recipe. */
  recipe: string;
};

/** Which photo something that is bought is to have. */
export type SetProductPhotoInput = {
  /** The household for which it is. NOT_ALLOWED: the caller has moved to another one. */
  householdId?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Id of the photo: what `POST /api/photos` answered, or a photo that the caller took away within the last day. Null for none. */
  photo?: string | null | undefined;
  /**
   * What it is of: the slug of an ingredient, as a line of the list has it, or `item:` and the words of an own item without its
   * amount, 1 to 200 characters.
   */
  product: string;
};

/** What is served with the meal of a row. */
export type SetServedInput = {
  /**
   * Whether it is refused (UNSUITABLE) where it does not suit those who eat the row (docs/product.md API-66). Else that is done,
   * and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** Id or slug of a recipe that is served so, or the id of a version of one with its swaps; null for nothing. */
  recipe?: string | null | undefined;
  /** The row. */
  rowId: string;
};

/** Serves of a row. */
export type SetServesInput = {
  /** The row. */
  rowId: string;
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: number | null | undefined;
};

/** Whether a row comes again. */
export type SetWeeklyInput = {
  /** Whether what it holds comes again in each next week. */
  isWeekly: boolean;
  /** The row. */
  rowId: string;
};

/** The end of a visit in order to sign in. */
export type SignInByProviderInput = {
  /** For a new account: whether the terms and the privacy policy are agreed to. */
  agreed?: boolean;
  /** For a new account: key of the invitation that led here; at most 200 characters. */
  invitation?: string | null | undefined;
  /** For a new account: whether marketing mails may be sent. */
  marketingOptIn?: boolean;
};

/** A sign-up. */
export type SignUpInput = {
  /** Address to sign in with. */
  email: string;
  /**
   * Key of the invitation that led here; at most 200 characters. The confirmation leads back to it, and where it was mailed to
   * this very address no confirmation is needed (docs/product.md ACC-50, HH-21). A key that is none changes nothing.
   */
  invitation?: string | null | undefined;
  /** Whether marketing mails may be sent. */
  marketingOptIn?: boolean;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** At least 10 and at most 256 characters, not a common password, and not made of the address or the product's name. */
  password: string;
};

/** A heading before a step of a dish to save. */
export type StepSectionInput = {
  /** Position of the step that it comes before, from 0; one heading each. */
  before: number;
  /** The heading, at most 120 characters. */
  title: string;
};

/** Parts of a shop in their usual order. New values may come. */
export type StoreAreaCode =
  /** Bread and cakes. */
  | 'BAKERY'
  /** Drinks. */
  | 'BEVERAGES'
  /** Sauces and spreads. */
  | 'CONDIMENTS'
  /** Milk, cheese, eggs. */
  | 'DAIRY'
  /** Frozen food. */
  | 'FROZEN'
  /** Cleaning and the like. */
  | 'HOUSEHOLD'
  /** Meat, fish and delicatessen. */
  | 'MEAT_AND_DELI'
  /** Dry goods and tins. */
  | 'PANTRY'
  /** Soap and the like. */
  | 'PERSONAL_CARE'
  /** Fruit and vegetables. */
  | 'PRODUCE'
  /** Not known. */
  | 'UNCATEGORISED';

/** A feedback form. Every part may be left blank. */
export type SubmitFeedbackInput = {
  /** Up to five meals. */
  mealAdjustments?: Array<MealAdjustmentInput>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Answers to the questions. */
  questions?: Array<QuestionAnswerInput>;
  /** Chosen by the client; the same submission sent twice is stored once. */
  submissionId?: string | null | undefined;
  /** The four texts. */
  textResponses?: TextResponsesInput;
};

/** How a meal stands to a set of requirements. */
export type SuitabilityKind =
  /** It meets them as it is. */
  | 'SUITABLE'
  /** It meets them after the swaps listed. */
  | 'SUITABLE_WITH_SWAPS'
  /** It does not meet them. */
  | 'UNSUITABLE';

/** Something that is no longer at home. */
export type TakeActInput = {
  /** Slug of the ingredient. */
  ingredient: string;
};

/** What of a day's food a member may have a target of. New values may come. */
export type TargetNutrient =
  /** Energy, in kJ. */
  | 'ENERGY'
  /** Dietary fibre, in g. */
  | 'FIBRE'
  /** Protein, in g. */
  | 'PROTEIN'
  /** Saturated fat, in g. */
  | 'SATURATED_FAT'
  /** Sodium, in mg. */
  | 'SODIUM';

/** The four text boxes of the feedback page. Limits are counted in words. */
export type TextResponsesInput = {
  /** What is useful; at most 50 words. */
  benefits?: string;
  /** Anything else; at most 100 words. */
  general?: string;
  /** Stores that should be supported; at most 10 words. */
  storesSupported?: string;
  /** What is missing; at most 50 words. */
  wishes?: string;
};

/** A batch that is no longer in the freezer. */
export type ThawActInput = {
  /** UUID of the batch. */
  batch: string;
};

/** A line that was bought. */
export type TickInput = {
  /** How much, in the line's unit; 0 for as needed. */
  amount: number;
  /** Key of the line (`ShoppingListItem.key`). */
  key: string;
};

/** Which answer is taken back. */
export type UndoMatchInput = {
  /** `MatchLinesResult.undoId` of the answer. */
  id: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** Units of recipes, lists and cupboards (docs/product.md CAT-5). New values may come. */
export type UnitCode =
  /** Cup of 250 ml. */
  | 'CUP'
  /** Gram. */
  | 'G'
  /** Kilogram. */
  | 'KG'
  /** Litre. */
  | 'L'
  /** Millilitre. */
  | 'ML'
  /** Piece. */
  | 'PIECE'
  /** Pinch of 0.3 ml. */
  | 'PINCH'
  /** Tablespoon of 20 ml. */
  | 'TBSP'
  /** Teaspoon of 5 ml. */
  | 'TSP';

/** A line that was not bought. */
export type UntickInput = {
  /** Key of the line (`ShoppingListItem.key`). */
  key: string;
};

/** A change of a member. What is left out or null stays. */
export type UpdateHouseholdMemberInput = {
  /** Who may change the person's answers: SELF or EVERYONE with an account, OWNER or EVERYONE without one. */
  answersEditedBy?: AnswerEditors | null | undefined;
  /** Categories that the person eats at home. */
  eats?: Array<MealCategory> | null | undefined;
  /** The member. */
  memberId: string;
  /** 1 to 60 characters, without the space around them. */
  name?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion?: number | null | undefined;
};

/** What a person goes to the provider for. */
export type VisitPurpose =
  /** To connect the account of the signed-in person. */
  | 'CONNECT'
  /** To prove that it is the signed-in person, in place of a password. */
  | 'PROVE'
  /** To sign in, or to make an account. */
  | 'SIGN_IN';

/** A webhook of the caller's. */
export type WebhookInput = {
  /** Its id. */
  id: string;
};

/** What a webhook is called for (docs/product.md HOOK-2). */
export type WebhookKind =
  /** `catalogue.changed`: the catalogue has changed. For partners. */
  | 'CATALOGUE_CHANGED'
  /** `key.expiring`: a key of the webhook's owner ends within seven days. */
  | 'KEY_EXPIRING'
  /** `list.changed`: what is ticked off, or added to, the household's list has another version. For people. */
  | 'LIST_CHANGED'
  /** `plan.changed`: the household's plan has another version. For people. */
  | 'PLAN_CHANGED';

/** Why a webhook was switched off. */
export type WebhookOffReason =
  /** Every attempt failed for five days. */
  | 'FAILING'
  /** It answered 410. */
  | 'GONE';

/** How an attempt to send a message ended. */
export type WebhookOutcome =
  /** It was answered with a status of 2xx. */
  | 'DELIVERED'
  /** The webhook was off, or its owner without a key that works, when the message was due. */
  | 'ENDED'
  /** It was answered 410, so the webhook is off. */
  | 'GONE'
  /** The host has an address that is not public. */
  | 'NOT_ALLOWED'
  /** There is no such host, nothing answers there, its certificate is not valid, or the answer is none of HTTP. */
  | 'NOT_REACHED'
  /** The server cannot read the secret: replace it. */
  | 'NOT_SIGNED'
  /** It was answered with a redirect, which is not followed. */
  | 'REDIRECTED'
  /** It was answered with another status. */
  | 'REFUSED'
  /** There was no answer in time: 5 seconds to connect, 10 in all. */
  | 'TIMED_OUT';
