/** Tables that statements of one function reach for all households or accounts, with why. */
interface Exception {
  readonly tables: readonly string[]
  readonly why: string
}

const SWEEP = 'the retention looks through each shard, one batch after the other'
const OUTBOX = 'mails wait in one place, for all accounts'
const WEBHOOKS = 'webhooks and their messages are in one place, for all accounts'
const DEVICES = 'devices that are notified and what waits for them are in one place, for all accounts'
const TIMERS = 'whose time is up is looked for in each shard, by an index of the few that wait'
const IMPORTS = 'an import that waits is looked for in each shard, by an index of the few that do'
const ADMIN = 'an administrator asks, once in a while'

/**
 * Statements that are sent to all shards, by the file and the function that make them. Everything else is restricted by a key
 * of docs/operations/vschema.json.
 */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'server/accounts/forgetExpired.ts forgetExpired': {
    tables: ['users', 'sessions', 'mailed_keys', 'security_events'],
    why: SWEEP,
  },
  'server/analytics/forgetOldEvents.ts forgetOldEvents': { tables: ['analytics_events'], why: SWEEP },
  'server/analytics/anonymousEvents.ts totalOf': {
    tables: ['analytics_events'],
    why: 'events of strangers belong to no account',
  },
  'server/analytics/reportUsage.ts countDays': { tables: ['analytics_events'], why: ADMIN },
  'server/analytics/reportUsage.ts rollUpUsage': { tables: ['analytics_events'], why: 'a day is counted as a whole' },
  'server/cupboard/forgetTaken.ts forgetTaken': { tables: ['cupboard_items', 'frozen_meals'], why: SWEEP },
  'server/households/forgetHouseholds.ts forgetHouseholds': {
    tables: ['households', 'household_members', 'household_invitations'],
    why: SWEEP,
  },
  'server/identities/visits.ts forgetVisits': { tables: ['provider_visits'], why: SWEEP },
  'server/passkeys/challenges.ts forgetChallenges': { tables: ['passkey_challenges'], why: SWEEP },
  'server/secondFactor/endSecondFactor.ts forgetSetUps': { tables: ['second_factors'], why: SWEEP },
  'server/secondFactor/sealing.ts renewSeals': { tables: ['second_factors'], why: SWEEP },
  'server/keys/forgetKeys.ts forgetKeys': { tables: ['partner_keys'], why: SWEEP },
  'server/outgoing/Courier.ts #waiting': {
    tables: ['webhooks', 'webhook_deliveries', 'notification_devices', 'notifications'],
    why: WEBHOOKS,
  },
  'server/notifications/forgetDevices.ts forgetDevices': { tables: ['notification_devices'], why: DEVICES },
  'server/notifications/queueDinners.ts queueDinners': { tables: ['notification_devices'], why: DEVICES },
  'server/notifications/queueListNews.ts queueListNews': { tables: ['notification_devices'], why: DEVICES },
  'server/notifications/renewSeals.ts renewSeals': { tables: ['notification_devices'], why: DEVICES },
  'server/notifications/queueTimers.ts queueTimers': { tables: ['kitchen_timers'], why: TIMERS },
  'server/timers/forgetTimers.ts forgetTimers': { tables: ['kitchen_timers'], why: SWEEP },
  'server/imports/claim.ts claim': { tables: ['imports'], why: IMPORTS },
  'server/imports/startImports.ts forgetImports': { tables: ['imports'], why: SWEEP },
  'server/webhooks/forgetDeliveries.ts forgetDeliveries': { tables: ['webhook_deliveries'], why: WEBHOOKS },
  'server/webhooks/queueCatalogueNews.ts queueCatalogueNews': { tables: ['webhooks'], why: WEBHOOKS },
  'server/webhooks/queueHouseholdNews.ts queueHouseholdNews': { tables: ['webhooks'], why: WEBHOOKS },
  'server/webhooks/queueKeyNews.ts queueKeyNews': { tables: ['partner_keys', 'webhooks'], why: WEBHOOKS },
  'server/webhooks/renewSeals.ts renewSeals': { tables: ['webhooks'], why: WEBHOOKS },
  'server/mail/forgetOldMails.ts forgetOldMails': { tables: ['outbox'], why: OUTBOX },
  'server/operations/forgetOldOperations.ts forgetOldOperations': {
    tables: ['list_operations', 'plan_operations'],
    why: SWEEP,
  },
  'server/planning/forgetOldPlans.ts forgetOldPlans': { tables: ['generated_plans'], why: SWEEP },
  'server/planning/forgetOpinions.ts forgetOpinions': { tables: ['recipe_opinions'], why: SWEEP },
  'server/photos/forgetPhotos.ts forgetPhotos': { tables: ['photos', 'dishes'], why: SWEEP },
  'server/photos/forgetPhotos.ts forgetLoose': { tables: ['photos'], why: SWEEP },
  'server/photos/forgetPhotos.ts forget': { tables: ['photos'], why: SWEEP },
  'server/request/onceCalls.ts forgetOnceCalls': { tables: ['once_calls'], why: SWEEP },
  'server/retentionClock.ts isDeserted': { tables: ['sessions'], why: SWEEP },
  'server/shopping/forgetOldWords.ts forgetOldWords': {
    tables: ['list_items', 'list_notes', 'list_ticks', 'named_lists'],
    why: SWEEP,
  },
  'server/shopping/habits/forgetOldHabits.ts forgetOldHabits': { tables: ['shop_words', 'own_prices'], why: SWEEP },
  'server/settings/followStoreNames.ts followStoreNames': { tables: ['user_settings'], why: SWEEP },
  'server/mail/deliverDue.ts deliverDue': { tables: ['outbox'], why: OUTBOX },
  'server/mail/outbox.ts queueNothing': { tables: ['outbox'], why: OUTBOX },
  'server/http/ownMetrics.ts collect': { tables: ['outbox', 'webhook_deliveries', 'notifications'], why: OUTBOX },
  'server/households/endMembership.ts endMembership': {
    tables: ['household_invitations'],
    why: 'an address that an account had is forgotten wherever it was invited to',
  },
  'server/planning/forgetPlanNames.ts forgetPlanNames': {
    tables: ['plans'],
    why: 'the name of an account that ends is forgotten in whichever household a plan has it',
  },
  'server/feedback/raffleEntrants.ts raffleEntrants': {
    tables: ['users', 'feedback', 'meal_adjustments', 'generated_plans'],
    why: ADMIN,
  },
  'server/settings/renamePreferredStore.ts renamePreferredStore': { tables: ['user_settings'], why: ADMIN },
  'server/commands/webhookCommands.ts run': { tables: ['webhooks'], why: ADMIN },
  'server/partners/revokeKey.ts revokeKey': { tables: ['partner_keys'], why: ADMIN },
  'server/partners/listKeys.ts listKeys': { tables: ['partner_keys'], why: ADMIN },
}

/** @param origin a file of the server and the function in it. */
export const isExcepted = (origin: string, table: string): boolean =>
  EXCEPTIONS[origin]?.tables.includes(table) ?? false
