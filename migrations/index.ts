import type { Knex } from 'knex'
import * as accounts from './20261101_accounts'
import * as catalogue from './20261102_catalogue'
import * as settings from './20261103_settings'
import * as planning from './20261104_planning'
import * as feedback from './20261105_feedback'
import * as analytics from './20261106_analytics'
import * as partners from './20261107_partners'
import * as stores from './20261108_stores'
import * as dishes from './20261109_dishes'
import * as swapPreparation from './20261110_swapPreparation'
import * as composition from './20261124_composition'
import * as singleRows from './20261112_singleRows'
import * as figureSources from './20261122_figureSources'
import * as dishesNotAdded from './20261122_dishesNotAdded'
import * as swapSteps from './20261122_swapSteps'
import * as dishMeasures from './20261122_dishMeasures'
import * as storeOwners from './20261123_storeOwners'
import * as locks from './20261124_locks'
import * as retention from './20261125_retention'
import * as retentionIndexes from './20261126_retentionIndexes'
import * as households from './20261127_households'
import * as pageFiles from './20261201_pageFiles'
import * as invitationAddresses from './20261202_invitationAddresses'
import * as sales from './20261206_sales'
import * as cupboard from './20261207_cupboard'
import * as shopOrders from './20261208_shopOrders'
import * as ownPrices from './20261209_ownPrices'
import * as seedEditions from './20261213_seedEditions'
import * as shopWords from './20261214_shopWords'
import * as opinions from './20261217_opinions'
import * as broughtPlans from './20261218_broughtPlans'
import * as preferredStores from './20261220_preferredStores'
import * as onceCalls from './20261221_onceCalls'
import * as heldIds from './20261222_heldIds'
import * as planNames from './20261222_planNames'
import * as severalHouseholds from './20261223_severalHouseholds'
import * as wishes from './20261225_wishes'
import * as invitationProofs from './20261229_invitationProofs'
import * as followingServes from './20261230_followingServes'
import * as foldedItems from './20270103_foldedItems'
import * as plateForms from './20270111_plateForms'
import * as firstQuestions from './20270114_firstQuestions'
import * as signUpBrowsers from './20270114_signUpBrowsers'
import * as plainNames from './20270117_plainNames'
import * as calendarFeeds from './20270121_calendarFeeds'
import * as disliked from './20270122_disliked'
import * as planChanges from './20270123_planChanges'
import * as personalKeys from './20270124_personalKeys'
import * as freezer from './20270125_freezer'
import * as catalogueChanges from './20270126_catalogueChanges'
import * as sides from './20270127_sides'
import * as dishesInDishes from './20270128_dishesInDishes'
import * as identities from './20270129_identities'
import * as webhooks from './20270130_webhooks'
import * as backupState from './20270201_backupState'
import * as notifications from './20270202_notifications'
import * as emailChanges from './20270203_emailChanges'
import * as kitchenTimers from './20270203_kitchenTimers'
import * as photos from './20270206_photos'
import * as passkeys from './20270207_passkeys'
import * as securityEvents from './20270208_securityEvents'
import * as secondFactor from './20270209_secondFactor'
import * as dishDetails from './20270211_dishDetails'
import * as imports from './20270212_imports'
import * as foundInDishes from './20270213_foundInDishes'
import * as dishPhotos from './20270214_dishPhotos'
import * as importedPlans from './20270216_importedPlans'
import * as listNotes from './20270217_listNotes'
import * as namedLists from './20270218_namedLists'
import * as hotInMeals from './20270219_hotInMeals'
import * as learnedCodes from './20270220_learnedCodes'
import * as loadOfIngredients from './20270220_loadOfIngredients'
import * as productPhotos from './20270221_productPhotos'

/** One step of the tables' history; its name never changes once it has been released. */
export interface Migration {
  name: string
  up(db: Knex): Promise<void>
  down(db: Knex): Promise<void>
  /** What the code no longer needs since this step, so that a step of a later release may take it away; see `narrowings`. */
  retires?: string[]
}

/** Every step, in order. */
export const migrations: Migration[] = [
  { name: '20261101_accounts', ...accounts },
  { name: '20261102_catalogue', ...catalogue },
  { name: '20261103_settings', ...settings },
  { name: '20261104_planning', ...planning },
  { name: '20261105_feedback', ...feedback },
  { name: '20261106_analytics', ...analytics },
  { name: '20261107_partners', ...partners },
  { name: '20261108_stores', ...stores },
  { name: '20261109_dishes', ...dishes },
  { name: '20261110_swapPreparation', ...swapPreparation },
  { name: '20261112_singleRows', ...singleRows },
  { name: '20261122_figureSources', ...figureSources },
  { name: '20261122_dishesNotAdded', ...dishesNotAdded },
  { name: '20261122_swapSteps', ...swapSteps },
  { name: '20261122_dishMeasures', ...dishMeasures },
  { name: '20261123_storeOwners', ...storeOwners },
  { name: '20261124_composition', ...composition },
  { name: '20261124_locks', ...locks },
  { name: '20261125_retention', ...retention },
  { name: '20261126_retentionIndexes', ...retentionIndexes },
  { name: '20261127_households', ...households },
  { name: '20261201_pageFiles', ...pageFiles },
  { name: '20261202_invitationAddresses', ...invitationAddresses },
  { name: '20261206_sales', ...sales },
  { name: '20261207_cupboard', ...cupboard },
  { name: '20261208_shopOrders', ...shopOrders },
  { name: '20261209_ownPrices', ...ownPrices },
  { name: '20261213_seedEditions', ...seedEditions },
  { name: '20261214_shopWords', ...shopWords },
  { name: '20261217_opinions', ...opinions },
  { name: '20261218_broughtPlans', ...broughtPlans },
  { name: '20261220_preferredStores', ...preferredStores },
  { name: '20261221_onceCalls', ...onceCalls },
  { name: '20261222_heldIds', ...heldIds },
  { name: '20261222_planNames', ...planNames },
  { name: '20261223_severalHouseholds', ...severalHouseholds },
  { name: '20261225_wishes', ...wishes },
  { name: '20261229_invitationProofs', ...invitationProofs },
  { name: '20261230_followingServes', ...followingServes },
  { name: '20270103_foldedItems', ...foldedItems },
  { name: '20270111_plateForms', ...plateForms },
  { name: '20270114_firstQuestions', ...firstQuestions },
  { name: '20270114_signUpBrowsers', ...signUpBrowsers },
  { name: '20270117_plainNames', ...plainNames },
  { name: '20270121_calendarFeeds', ...calendarFeeds },
  { name: '20270122_disliked', ...disliked },
  { name: '20270123_planChanges', ...planChanges },
  { name: '20270124_personalKeys', ...personalKeys },
  { name: '20270125_freezer', ...freezer },
  { name: '20270126_catalogueChanges', ...catalogueChanges },
  { name: '20270127_sides', ...sides },
  { name: '20270128_dishesInDishes', ...dishesInDishes },
  { name: '20270129_identities', ...identities },
  { name: '20270130_webhooks', ...webhooks },
  { name: '20270201_backupState', ...backupState },
  { name: '20270202_notifications', ...notifications },
  { name: '20270203_emailChanges', ...emailChanges },
  { name: '20270203_kitchenTimers', ...kitchenTimers },
  { name: '20270206_photos', ...photos },
  { name: '20270207_passkeys', ...passkeys },
  { name: '20270208_securityEvents', ...securityEvents },
  { name: '20270209_secondFactor', ...secondFactor },
  { name: '20270211_dishDetails', ...dishDetails },
  { name: '20270212_imports', ...imports },
  { name: '20270213_foundInDishes', ...foundInDishes },
  { name: '20270214_dishPhotos', ...dishPhotos },
  { name: '20270216_importedPlans', ...importedPlans },
  { name: '20270217_listNotes', ...listNotes },
  { name: '20270218_namedLists', ...namedLists },
  { name: '20270219_hotInMeals', ...hotInMeals },
  { name: '20270220_learnedCodes', ...learnedCodes },
  { name: '20270220_loadOfIngredients', ...loadOfIngredients },
  { name: '20270221_productPhotos', ...productPhotos },
]
