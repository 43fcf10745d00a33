/**
 * The files that hold what the database promises: locks, transactions and their retry, keys, dates, JSON, deletion across
 * tables, migrations, faults. `npm test` runs them on MariaDB as well as on SQLite; `npm run proof` runs every file on both.
 */
export const databaseContract = [
  'test/server/database/',
  'test/server/faults/',
  'test/server/accounts/deletedMeanwhile',
  'test/server/accounts/logInMeanwhile',
  'test/server/accounts/mailedKeys',
  'test/server/accounts/personalData',
  'test/server/accounts/session',
  'test/server/analytics/usageByDay',
  'test/server/catalogue/changedSince',
  'test/server/catalogue/importCatalogue',
  'test/server/convergence/convergence',
  'test/server/cupboard/applyCupboardOperations',
  'test/server/dishes/dishes',
  'test/server/feedback/drawRaffle',
  'test/server/households/joiningAtOnce',
  'test/server/live/formerHousehold',
  'test/server/mail/outbox',
  'test/server/partners/keys',
  'test/server/planning/applyPlanOperations',
  'test/server/planning/forgetOld',
  'test/server/planning/namedPlans',
  'test/server/planning/opinions',
  'test/server/planning/sameSeed',
  'test/server/planning/saveMealPlan',
  'test/server/retention',
  'test/server/settings/saveSettings',
  'test/server/shopping/applyListOperations',
  'test/server/stores/setProductLinks',
]
