import type { Rollup } from 'vite'

/** What the bundler knows of the modules. */
type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** Libraries that a page without data, menus and dialogs does without. */
const HEAVY = /\/node_modules\/(?:@apollo|@base-ui|@floating-ui|@graphiql|@sentry|graphql|rxjs)\//

/** The modules around the pages, without the entry, which runs on import; pages and what few of them need load with these. */
const APP =
  /\/web\/(?:shell|session|telemetry|product|styles|ui)\/(?:serviceWorker\/)?(?!main\.|routes\.|NotFoundPage|LoginWithKeptList|renderShell|keptRecords|scrubSecrets|WordCountTextArea|TextArea|keyboardMoves|KeptNotice|FramedPage|FactLine|FormProblems|useClearOfFocus|Select|CountSelect|GroupedPicker|PickerField|PopoverChip|late|LatePart|useFirstOpening|Tabs|Ways|ModeNav|BackLink|parentPages|HeaderLink|PeopleLink|useWaysAround|KeptPlanner|AccountName|forgetLater|sendFile|useGridKeys|popupLook|aboveKeyboard|FilterChip|SearchField)[^/]+$|\/web\/(?:apollo\/(?:lazy|postGraphql)|plan\/messages\.)|\/schema\/(?!cupboardWords|atHome|days|rowsOver|isDay|sydneyDay|lineTicks|listOperations|noteText|namedLists|planOperations|planChanges|diffRows|splitItems|foldText|stemOf|itemKey|ownPrices|productCodes|feedbackQuestions|namedBrowser|servedWith|otherContent|standing|photoLimits|photoPath|productPhotos|importLimits|detailLimits|tableColumns)\w+\.ts$|\/lucide-react\/dist\/esm\/[^/]+$/

const CONTROLS =
  /\/node_modules\/(?:@base-ui(?!\/react\/(?:\w+\/)?dialog\/)|@floating-ui|use-sync-external-store)\/|\/web\/ui\/(?!Dialog\.|Tabs\.|scan\/|photo\/)/

/** What is drawn closed, and has its control fetched when it is first opened. */
const CLOSED = /\/web\/ui\/(?:Select|CountSelect|GroupedPicker|PickerField|PopoverChip|late|LatePart|useFirstOpening)\./

/** The camera that reads bar codes, which the list and the cupboard open. */
const SCANNER =
  /\/web\/ui\/scan\/(?!ScanButton|barcodes|useScanDoor|messages)|\/lucide-react\/.*\/flashlight(?:-off)?\./

/** What shows, takes and sends photos, of dishes and of products. */
const PHOTOS = /\/web\/(?:ui\/photo|session\/photos)\/|\/lucide-react\/.*\/(?:camera|image-plus)\./

/** The header's ways around, which all pages for who is signed in have. */
const WAYS =
  /\/web\/(?:ui\/Tabs|plan\/useMode|shell\/(?:Ways|ModeNav|BackLink|parentPages|useWaysAround|planner\/(?:PlannerFrame|readableModes)))\./

/** The household on the device, with its plan. */
const HOUSEHOLD =
  /\/web\/live\/(?:replica\/(?:Replica|Part|device|kept|waits|formerStores)|plan\/(?:planPart|planHome|planSource|usePlanHome|usePlanSource|earlyAnswer|livePlan|planActInput|rowGuards)|timedOperations|useLiveHousehold|useTable)\.|\/web\/plan\/guards\.generated\./

/** What the planner's days, the next week, its recent changes and a meal's sheet, which come later, have in common with the plan itself. */
const PLANNING =
  /\/web\/(?:planning\/(?!days\/|foot\/|freezer\/|other\/|picker\/|recent\/|served\/|sheet\/|taken\/|week\/)|plan\/shortDay\.)/

/** What is forgotten for a person who is gone, and what a browser has of its notifications, beside the page about them. */
const FORGOTTEN =
  /\/web\/(?:notifications\/(?:browserPush|deviceMark|forgetDevice|renewal\/)|shell\/forgetLater\.|plan\/keptPlates\.)/

/** What comes from other pages and devices, beside what two pages show of it. */
const RECEIVED = /\/web\/dishes\/received\/(?!From)/

/** What a form with a proof has in common with others. */
const PROOF = /\/web\/session\/(?:AccountName|provider\/ProofField|passkeys\/(?:PasskeyProof|messages|operations))\./

/** The pages about a person's own devices and programs, which Settings leads to. */
const PERSONAL =
  /\/web\/(?:sessions|security|passkeys|secondFactor|notifications|keys|backups)\/(?!webhooks\/|worker\/)/
/** What Cook and the page of a meal have in common. */
const RECIPE =
  /\/web\/cooking\/(?:AboutOwnDish|SectionTitle|Parts|CookSkeleton|DoesNotSuit|KeptNote|keptRecipes|recipeGuard|operations\.generated|Divided|IngredientList|HighSodium|nutrients|stepTimes|StepText|UnfollowedSwaps|useKept|useSwipe|ServesStepper|messages)\./

/** How a recipe of the graph is shown, and kept for use without a network. */
const KEEPING = /\/web\/cooking\/(?:keepRecipes|recipeOfVersion)\./

/** Cook's own, with the timers: their sharing, which may begin on any page, is in the same file. */
const COOK =
  /\/web\/cooking\/(?:shared\/|[Tt]imer|isTimer|alarm|notify|StepTimers|useTimers|StepsCard|IngredientsCard|SodiumLine|StepDots|useWakeLock|RecipeParts|cookingPlace|useCookingPlace|MealBar|kitchen\/(?:messages|useReadAloud|useVoice|voiceCommand|DishTabs|dishOrder|ForFreezer|usedUp|DoneSheet|IngredientSheet|stepWords|IngredientChips|KitchenBar|KitchenStep|TimerPills|useRecipes|WhatNext|Kitchen|useKitchenDoor|KitchenDoor)\.)|\/lucide-react\/.*\/(?:bell-ring|pause|play|timer)\./

/** The pages on which a person changes how they sign in. */
const CHANGES = /\/web\/accounts\/(?:address\/|ChangePasswordPage\.)/

/** What the modes of the planner have in common, beside the plan itself. */
const MODES =
  /\/web\/(?:plan\/(?:publicName|warn|planProblems|shownRow|PlanNotices|PlanChanges|ModeLoading|mealOptions)|live\/(?:forWhom|useOthersHere|presence|editedRow))\.|\/schema\/sydneyDay\./

/**
 * Which modules share a file. By itself the bundler makes a file for each set of pages that share something: seventy for
 * the planner, most under a kilobyte, and each costs a phone a round trip. These few follow how the pages come to need
 * them: all of them, those with data, those with menus. Dialogs come when one is opened.
 */
export const chunkGroups = [
  {
    name: 'react',
    priority: 6,
    test: /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)\/|vite\/(?:modulepreload-polyfill|preload-helper)/,
  },
  {
    name: (id: string, graph: Graph) => (isLight(id, graph) ? 'parts' : null),
    debugName: 'parts',
    priority: 5,
    test: APP,
  },
  {
    name: 'icons',
    priority: 5,
    minShareCount: 2,
    test: /\/lucide-react\/(?!.*\/(?:camera|flashlight(?:-off)?|image-plus|mic|bell-ring|pause|play|scan-barcode|timer)\.)/,
  },
  {
    name: 'data',
    priority: 3,
    test: /\/node_modules\/(?:@apollo\/client\/(?!link\/subscriptions)|@wry\/|optimism\/|rxjs\/|tslib\/)|\/web\/apollo\/(?!lazy|postGraphql|socket\/)|\/web\/shell\/(?:DataLayer|createAppClient)\.|\/web\/session\/(?:createSessionClient|sessionLinks)\./,
  },
  { name: 'closed', priority: 4, test: CLOSED },
  {
    name: 'controls',
    priority: 2,
    minShareCount: 2,
    test: CONTROLS,
  },
  { name: 'kept', priority: 2, test: FORGOTTEN },
  { name: 'personal', priority: 1, test: PERSONAL },
  { name: 'changes', priority: 0, test: CHANGES },
  { name: 'proof', priority: 2, minShareCount: 2, test: PROOF },
  { name: 'idb', priority: 2, test: /\/node_modules\/idb\// },
  { name: 'household', priority: 1, minShareCount: 2, test: HOUSEHOLD },
  { name: 'modes', priority: 1, minShareCount: 2, test: MODES },
  { name: 'recipe', priority: 2, test: RECIPE },
  { name: 'cook', priority: 1, test: COOK },
  { name: 'keeping', priority: 1, test: KEEPING },
  { name: 'scanner', priority: 2, test: SCANNER },
  { name: 'photos', priority: 2, test: PHOTOS },
  { name: 'received', priority: 2, test: RECEIVED },
  { name: 'ways', priority: 4, test: WAYS },
  { name: 'planning', priority: 1, minShareCount: 2, test: PLANNING },
  {
    name: 'accounts',
    priority: 1,
    minShareCount: 2,
    test: /\/web\/(?:accounts\/(?!provider\/|address\/|ConsentFields)|product\/(?:raffle|sight)\/)/,
  },
]

/** Whether a module gets by without any of the heavy libraries, however deep. */
function isLight(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  return (
    !HEAVY.test(id) && (graph.getModuleInfo(id)?.importedIds ?? []).every((imported) => isLight(imported, graph, seen))
  )
}
