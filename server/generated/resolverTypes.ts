import type * as Types from './schemaTypes';
import type { MealCategory, DietaryFact, Nutrient, UnitCode, StoreAreaCode } from './schemaTypes';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PartnerView, ProductLinkView } from '../partners/views';
import type { StoreModel } from '../stores/StoreModel';
import type { MealView, IngredientView, SwapView, UnitView, AreaView, TagView, RequirementView, GroupView, QuantityView, MealLineView } from '../catalogue/views';
import type { MealChangeView } from '../catalogue/listChanges';
import type { DishView, DishLineView } from '../dishes/views';
import type { PhotoView } from '../photos/photoFiles';
import type { MemberView, InvitationView, HouseholdView } from '../households/views';
import type { CupboardView, CupboardItemView, FrozenMealView } from '../cupboard/viewOfCupboard';
import type { StoredTimer } from '../timers/mergeTimers';
import type { TimersView } from '../timers/readTimers';
import type { ChangesView } from '../live/changesSince';
import type { OperationsView } from '../live/applyOperations';
import type { DishPage } from '../dishes/listDishes';
import type { UnmatchedNameView, ExampleView, UnmatchedPage } from '../dishes/matching/unmatchedLines';
import type { ImportModel } from '../imports/ImportModel';
import type { ItemView } from '../imports/listItems';
import type { ImportedPlan } from '../imports/plans/ImportedPlan';
import type { ViewerView } from '../accounts/viewerOf';
import type { LoggedOut } from '../accounts/logOut';
import type { TableSuitabilityView, ServingView } from '../planning/tableSuitability';
import type { FormView, FieldView, EffectView } from '../settings/views';
import type { RecipeView, VersionView, VersionProblemView, PlanView, RowView, CategoryView, MealContentView, ProblemView, TableBlockView } from '../planning/views';
import type { WebhookModel } from '../webhooks/WebhookModel';
import type { DeliveryModel } from '../webhooks/DeliveryModel';
import type { SeenDevice, NotificationsView } from '../notifications/seenDevices';
import type { OfferView } from '../meals/Offered';
import type { ChangeView, RowChangeView, RowStateView } from '../planning/changes/recentChanges';
import type { SummaryView, TargetView, MissedView, ReasonView } from '../planning/summary/views';
import type { LeftoverSummary } from '../planning/search/summary';
import type { LeftoversView, FrozenView } from '../planning/rowContent';
import type { CookingView, CookingLineView } from '../cooking/cook';
import type { PlanListView, LineView, PartView } from '../shopping/householdList';
import type { ListItemView, PurchaseView } from '../shopping/views';
import type { Context } from '../request/context';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  RowContent:
    | ( FrozenView )
    | ( LeftoversView )
    | ( MealContentView )
    | ( Types.PlannedText )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  MutationResult:
    | ( Omit<Types.AddWebhookResult, 'webhook'> & { webhook?: Types.Maybe<_RefType['Webhook']> } )
    | ( Types.AnnouncePresenceResult )
    | ( Types.ApplyListOperationsResult )
    | ( OperationsView )
    | ( Omit<Types.ApplyPlanOperationsResult, 'plan'> & { plan?: Types.Maybe<_RefType['CurrentPlan']> } )
    | ( Omit<Types.BalancePlanResult, 'changed' | 'plan'> & { changed: Array<_RefType['BalancedRow']>, plan?: Types.Maybe<_RefType['Plan']> } )
    | ( Types.BeginProviderVisitResult )
    | ( Types.BeginSecondFactorResult )
    | ( Types.CancelRestoreResult )
    | ( Types.ChangePasswordResult )
    | ( Types.CloseFirstQuestionsResult )
    | ( Types.ConfirmEmailResult )
    | ( Omit<Types.ConnectProviderResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Types.CookingResult )
    | ( Omit<Types.CupboardResult, 'cupboard'> & { cupboard?: Types.Maybe<_RefType['Cupboard']> } )
    | ( Types.DeleteAccountResult )
    | ( Types.DeleteBackupResult )
    | ( Types.DeleteDishResult )
    | ( Types.DeletePlanResult )
    | ( Omit<Types.DisconnectProviderResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.DraftPlanResult, 'plan'> & { plan?: Types.Maybe<_RefType['Plan']> } )
    | ( Types.EmailKeyResult )
    | ( Omit<Types.EndCalendarFeedResult, 'household'> & { household?: Types.Maybe<_RefType['Household']> } )
    | ( Types.EndSessionsResult )
    | ( Omit<Types.HouseholdResult, 'household'> & { household?: Types.Maybe<_RefType['Household']> } )
    | ( Omit<Types.ImportResult, 'import'> & { import?: Types.Maybe<_RefType['DishImport']> } )
    | ( Omit<Types.InviteToHouseholdResult, 'household' | 'invitation'> & { household?: Types.Maybe<_RefType['Household']>, invitation?: Types.Maybe<_RefType['HouseholdInvitation']> } )
    | ( Types.LinkBackupResult )
    | ( Omit<Types.LogInResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( LoggedOut )
    | ( Types.MakeBackupResult )
    | ( Omit<Types.MakeCalendarFeedResult, 'household'> & { household?: Types.Maybe<_RefType['Household']> } )
    | ( Omit<Types.MakePersonalKeyResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Types.MatchLinesResult )
    | ( Omit<Types.NeverEatenEffect, 'words'> & { words: Array<_RefType['NeverEatenWord']> } )
    | ( Omit<Types.NotificationDeviceResult, 'device'> & { device?: Types.Maybe<_RefType['NotificationDevice']> } )
    | ( Types.PasskeyCeremonyResult )
    | ( Omit<Types.PasskeysResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.PlanResult, 'changes' | 'plan'> & { changes: Array<_RefType['RowProblem']>, plan?: Types.Maybe<_RefType['Plan']> } )
    | ( Types.PrepareRestoreResult )
    | ( Omit<Types.ProposePlanResult, 'plan'> & { plan?: Types.Maybe<_RefType['Plan']> } )
    | ( Omit<Types.ProveByPasswordResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.ProveByProviderResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Types.RandomizeMealPlanResult )
    | ( Omit<Types.ReadDishResult, 'draft'> & { draft?: Types.Maybe<_RefType['DishDraft']> } )
    | ( Types.RecordEventResult )
    | ( Types.RemoveNotificationDeviceResult )
    | ( Types.RemoveWebhookResult )
    | ( Types.RequestEmailChangeResult )
    | ( Types.RequestPasswordResetResult )
    | ( Types.ResetPasswordResult )
    | ( Omit<Types.RevokePersonalKeyResult, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( Omit<Types.RollWebhookSecretResult, 'webhook'> & { webhook?: Types.Maybe<_RefType['Webhook']> } )
    | ( Omit<Types.SaveDishResult, 'dish'> & { dish?: Types.Maybe<_RefType['Dish']> } )
    | ( Omit<Types.SaveFormsResult, 'effect' | 'forms'> & { effect?: Types.Maybe<_RefType['SettingsEffect']>, forms?: Types.Maybe<Array<_RefType['SettingsForm']>> } )
    | ( Types.SaveMealPlanResult )
    | ( Omit<Types.SaveSettingsResult, 'forms' | 'neverEaten'> & { forms?: Types.Maybe<_RefType['SettingsForms']>, neverEaten: Array<_RefType['NeverEatenWord']> } )
    | ( Types.ScrubMealPlanResult )
    | ( Omit<Types.SecondFactorResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.SessionResult, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( Omit<Types.SetDishPhotoResult, 'dish'> & { dish?: Types.Maybe<_RefType['Dish']> } )
    | ( Omit<Types.SetDishPhotosResult, 'dish'> & { dish?: Types.Maybe<_RefType['Dish']> } )
    | ( Omit<Types.SetKitchenTimersResult, 'kitchenTimers'> & { kitchenTimers?: Types.Maybe<_RefType['KitchenTimers']> } )
    | ( Omit<Types.SetOpinionResult, 'recipe'> & { recipe?: Types.Maybe<_RefType['Recipe']> } )
    | ( Types.SetProductLinksResult )
    | ( Types.ShopHabitsResult )
    | ( Omit<Types.ShoppingListResult, 'items'> & { items: Array<_RefType['ShoppingListItem']> } )
    | ( Omit<Types.SignInByProviderResult, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Types.SignUpResult )
    | ( Types.SubmitFeedbackResult )
    | ( Omit<Types.WebhookResult, 'webhook'> & { webhook?: Types.Maybe<_RefType['Webhook']> } )
  ;
  Node:
    | ( CupboardItemView )
    | ( DishView )
    | ( ImportModel )
    | ( FrozenMealView )
    | ( HouseholdView )
    | ( InvitationView )
    | ( MemberView )
    | ( IngredientView )
    | ( GroupView )
    | ( Types.LearnedCode )
    | ( Types.ListNote )
    | ( Types.ListTick )
    | ( MealView )
    | ( Types.NamedList )
    | ( Types.OwnItem )
    | ( Types.OwnPrice )
    | ( PlanView )
    | ( RowView )
    | ( Types.ProductPhoto )
    | ( VersionView )
    | ( RequirementView )
    | ( FormView )
    | ( Types.ShopOrder )
    | ( AreaView )
    | ( TagView )
    | ( ViewerView )
  ;
  Recipe:
    | ( DishView )
    | ( MealView )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AcceptInvitationInput: Types.AcceptInvitationInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  ActInput: Types.ActInput;
  AddHouseholdMemberInput: Types.AddHouseholdMemberInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  AddNotificationDeviceInput: Types.AddNotificationDeviceInput;
  AddRowInput: Types.AddRowInput;
  AddWebhookInput: Types.AddWebhookInput;
  AddWebhookResult: ResolverTypeWrapper<Omit<Types.AddWebhookResult, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  AmountBound: ResolverTypeWrapper<Types.AmountBound>;
  AnalyticsEventInput: Types.AnalyticsEventInput;
  AnalyticsEventType: Types.AnalyticsEventType;
  AnnouncePresenceInput: Types.AnnouncePresenceInput;
  AnnouncePresenceResult: ResolverTypeWrapper<Types.AnnouncePresenceResult>;
  AnswerEditors: Types.AnswerEditors;
  ApplyListOperationsResult: ResolverTypeWrapper<Types.ApplyListOperationsResult>;
  ApplyOperationsInput: Types.ApplyOperationsInput;
  ApplyOperationsResult: ResolverTypeWrapper<OperationsView>;
  ApplyPlanOperationsResult: ResolverTypeWrapper<Omit<Types.ApplyPlanOperationsResult, 'plan'> & { plan?: Types.Maybe<ResolversTypes['CurrentPlan']> }>;
  ArrangeShopInput: Types.ArrangeShopInput;
  Backup: ResolverTypeWrapper<Types.Backup>;
  BackupFailure: Types.BackupFailure;
  BackupInProgress: ResolverTypeWrapper<Types.BackupInProgress>;
  BackupKind: Types.BackupKind;
  BalancePlanInput: Types.BalancePlanInput;
  BalancePlanResult: ResolverTypeWrapper<Omit<Types.BalancePlanResult, 'changed' | 'plan'> & { changed: Array<ResolversTypes['BalancedRow']>, plan?: Types.Maybe<ResolversTypes['Plan']> }>;
  BalancedRow: ResolverTypeWrapper<Omit<Types.BalancedRow, 'row'> & { row: ResolversTypes['PlanRow'] }>;
  BeginPasskeyInput: Types.BeginPasskeyInput;
  BeginProviderVisitInput: Types.BeginProviderVisitInput;
  BeginProviderVisitResult: ResolverTypeWrapper<Types.BeginProviderVisitResult>;
  BeginSecondFactorInput: Types.BeginSecondFactorInput;
  BeginSecondFactorResult: ResolverTypeWrapper<Types.BeginSecondFactorResult>;
  BeginWeekInput: Types.BeginWeekInput;
  CalendarFeed: ResolverTypeWrapper<Omit<Types.CalendarFeed, 'member'> & { member?: Types.Maybe<ResolversTypes['HouseholdMember']> }>;
  CallLimit: ResolverTypeWrapper<Types.CallLimit>;
  CancelRestoreResult: ResolverTypeWrapper<Types.CancelRestoreResult>;
  CatalogueChanges: ResolverTypeWrapper<Omit<Types.CatalogueChanges, 'changes'> & { changes: Array<ResolversTypes['MealChange']> }>;
  CatalogueNews: ResolverTypeWrapper<Types.CatalogueNews>;
  CategoryCount: ResolverTypeWrapper<Types.CategoryCount>;
  CategoryCountInput: Types.CategoryCountInput;
  CategoryPlan: ResolverTypeWrapper<Types.CategoryPlan>;
  CategoryPlanInput: Types.CategoryPlanInput;
  CategorySettings: ResolverTypeWrapper<Types.CategorySettings>;
  CategorySettingsInput: Types.CategorySettingsInput;
  ChangeNotificationDeviceInput: Types.ChangeNotificationDeviceInput;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<Types.ChangePasswordResult>;
  ChangeSecondFactorInput: Types.ChangeSecondFactorInput;
  ChoiceSetting: ResolverTypeWrapper<Types.ChoiceSetting>;
  ChoiceSettingInput: Types.ChoiceSettingInput;
  CloseFirstQuestionsResult: ResolverTypeWrapper<Types.CloseFirstQuestionsResult>;
  ConfirmEmailInput: Types.ConfirmEmailInput;
  ConfirmEmailResult: ResolverTypeWrapper<Types.ConfirmEmailResult>;
  ConfirmSecondFactorInput: Types.ConfirmSecondFactorInput;
  ConnectProviderInput: Types.ConnectProviderInput;
  ConnectProviderResult: ResolverTypeWrapper<Omit<Types.ConnectProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ConnectedProvider: ResolverTypeWrapper<Types.ConnectedProvider>;
  Cooking: ResolverTypeWrapper<CookingView>;
  CookingIngredient: ResolverTypeWrapper<Types.CookingIngredient>;
  CookingLine: ResolverTypeWrapper<CookingLineView>;
  CookingPart: ResolverTypeWrapper<Types.CookingPart>;
  CookingResult: ResolverTypeWrapper<Types.CookingResult>;
  CookingStep: ResolverTypeWrapper<Types.CookingStep>;
  CountNoun: ResolverTypeWrapper<Types.CountNoun>;
  CreateHouseholdInput: Types.CreateHouseholdInput;
  Cupboard: ResolverTypeWrapper<CupboardView>;
  CupboardActInput: Types.CupboardActInput;
  CupboardItem: ResolverTypeWrapper<CupboardItemView>;
  CupboardOperationInput: Types.CupboardOperationInput;
  CupboardResult: ResolverTypeWrapper<Omit<Types.CupboardResult, 'cupboard'> & { cupboard?: Types.Maybe<ResolversTypes['Cupboard']> }>;
  CurrentPlan: ResolverTypeWrapper<PlanView>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DayTargetInput: Types.DayTargetInput;
  DeleteAccountInput: Types.DeleteAccountInput;
  DeleteAccountResult: ResolverTypeWrapper<Types.DeleteAccountResult>;
  DeleteBackupInput: Types.DeleteBackupInput;
  DeleteBackupResult: ResolverTypeWrapper<Types.DeleteBackupResult>;
  DeleteDishResult: ResolverTypeWrapper<Types.DeleteDishResult>;
  DeletePlanResult: ResolverTypeWrapper<Types.DeletePlanResult>;
  DietaryFact: DietaryFact;
  DietaryRequirement: Types.DietaryRequirement;
  Dimension: Types.Dimension;
  DisconnectProviderInput: Types.DisconnectProviderInput;
  DisconnectProviderResult: ResolverTypeWrapper<Omit<Types.DisconnectProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  Dish: ResolverTypeWrapper<DishView>;
  DishConnection: ResolverTypeWrapper<DishPage>;
  DishDraft: ResolverTypeWrapper<Omit<Types.DishDraft, 'lines' | 'unlisted'> & { lines: Array<ResolversTypes['DishLine']>, unlisted: Array<ResolversTypes['UnlistedIngredient']> }>;
  DishEdge: ResolverTypeWrapper<Omit<Types.DishEdge, 'node'> & { node: ResolversTypes['Dish'] }>;
  DishFact: Types.DishFact;
  DishImport: ResolverTypeWrapper<ImportModel>;
  DishLine: ResolverTypeWrapper<DishLineView>;
  DishLineInput: Types.DishLineInput;
  DishPhoto: ResolverTypeWrapper<PhotoView>;
  DishRole: Types.DishRole;
  DishSource: ResolverTypeWrapper<Types.DishSource>;
  DishYieldInput: Types.DishYieldInput;
  DraftPlanInput: Types.DraftPlanInput;
  DraftPlanResult: ResolverTypeWrapper<Omit<Types.DraftPlanResult, 'plan'> & { plan?: Types.Maybe<ResolversTypes['Plan']> }>;
  DraftRowInput: Types.DraftRowInput;
  EmailKeyInput: Types.EmailKeyInput;
  EmailKeyResult: ResolverTypeWrapper<Types.EmailKeyResult>;
  EndCalendarFeedInput: Types.EndCalendarFeedInput;
  EndCalendarFeedResult: ResolverTypeWrapper<Omit<Types.EndCalendarFeedResult, 'household'> & { household?: Types.Maybe<ResolversTypes['Household']> }>;
  EndSessionInput: Types.EndSessionInput;
  EndSessionsResult: ResolverTypeWrapper<Types.EndSessionsResult>;
  EntrySwap: ResolverTypeWrapper<Types.EntrySwap>;
  ErrorCode: Types.ErrorCode;
  Exclusion: ResolverTypeWrapper<Types.Exclusion>;
  ExclusionKind: Types.ExclusionKind;
  FailedBackup: ResolverTypeWrapper<Types.FailedBackup>;
  FailureCode: Types.FailureCode;
  FailureReason: Types.FailureReason;
  FigureSource: ResolverTypeWrapper<Types.FigureSource>;
  FormAnswer: ResolverTypeWrapper<Types.FormAnswer>;
  FormAnswerInput: Types.FormAnswerInput;
  FormField: ResolverTypeWrapper<FieldView>;
  FormFieldType: Types.FormFieldType;
  FormKind: Types.FormKind;
  FormOption: ResolverTypeWrapper<Types.FormOption>;
  FormSetting: ResolverTypeWrapper<Types.FormSetting>;
  FormValue: ResolverTypeWrapper<Types.FormValue>;
  FoundRecipe: ResolverTypeWrapper<Types.FoundRecipe>;
  FreezeActInput: Types.FreezeActInput;
  FrozenMeal: ResolverTypeWrapper<FrozenMealView>;
  HabitsActInput: Types.HabitsActInput;
  Household: ResolverTypeWrapper<HouseholdView>;
  HouseholdChange: ResolverTypeWrapper<Omit<Types.HouseholdChange, 'cupboard' | 'household' | 'plan'> & { cupboard?: Types.Maybe<ResolversTypes['Cupboard']>, household?: Types.Maybe<ResolversTypes['Household']>, plan?: Types.Maybe<ResolversTypes['CurrentPlan']> }>;
  HouseholdChanges: ResolverTypeWrapper<ChangesView>;
  HouseholdInvitation: ResolverTypeWrapper<InvitationView>;
  HouseholdMember: ResolverTypeWrapper<MemberView>;
  HouseholdMemberInput: Types.HouseholdMemberInput;
  HouseholdResult: ResolverTypeWrapper<Omit<Types.HouseholdResult, 'household'> & { household?: Types.Maybe<ResolversTypes['Household']> }>;
  HouseholdRole: Types.HouseholdRole;
  ImportInput: Types.ImportInput;
  ImportItem: ResolverTypeWrapper<ItemView>;
  ImportItemConnection: ResolverTypeWrapper<Omit<Types.ImportItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ImportItemEdge']>, nodes: Array<ResolversTypes['ImportItem']> }>;
  ImportItemEdge: ResolverTypeWrapper<Omit<Types.ImportItemEdge, 'node'> & { node: ResolversTypes['ImportItem'] }>;
  ImportOutcome: Types.ImportOutcome;
  ImportResult: ResolverTypeWrapper<Omit<Types.ImportResult, 'import'> & { import?: Types.Maybe<ResolversTypes['DishImport']> }>;
  ImportState: Types.ImportState;
  ImportedPlan: ResolverTypeWrapper<ImportedPlan>;
  Ingredient: ResolverTypeWrapper<IngredientView>;
  IngredientConnection: ResolverTypeWrapper<Omit<Types.IngredientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['IngredientEdge']>, nodes: Array<ResolversTypes['Ingredient']> }>;
  IngredientEdge: ResolverTypeWrapper<Omit<Types.IngredientEdge, 'node'> & { node: ResolversTypes['Ingredient'] }>;
  IngredientGroup: ResolverTypeWrapper<GroupView>;
  InputError: ResolverTypeWrapper<Types.InputError>;
  Instructions: ResolverTypeWrapper<Omit<Types.Instructions, 'photos'> & { photos: Array<ResolversTypes['DishPhoto']> }>;
  InvitationPreview: ResolverTypeWrapper<Types.InvitationPreview>;
  InviteToHouseholdInput: Types.InviteToHouseholdInput;
  InviteToHouseholdResult: ResolverTypeWrapper<Omit<Types.InviteToHouseholdResult, 'household' | 'invitation'> & { household?: Types.Maybe<ResolversTypes['Household']>, invitation?: Types.Maybe<ResolversTypes['HouseholdInvitation']> }>;
  ItemNoteInput: Types.ItemNoteInput;
  ItemPart: ResolverTypeWrapper<Types.ItemPart>;
  ItemTextInput: Types.ItemTextInput;
  JSONObject: ResolverTypeWrapper<Types.Scalars['JSONObject']['output']>;
  KeepActInput: Types.KeepActInput;
  KeepInCupboardInput: Types.KeepInCupboardInput;
  KeptMealInput: Types.KeptMealInput;
  KeyScope: Types.KeyScope;
  KitchenTimer: ResolverTypeWrapper<StoredTimer>;
  KitchenTimerInput: Types.KitchenTimerInput;
  KitchenTimerState: Types.KitchenTimerState;
  KitchenTimers: ResolverTypeWrapper<TimersView>;
  LearnCodeInput: Types.LearnCodeInput;
  LearnedCode: ResolverTypeWrapper<Types.LearnedCode>;
  LineNoteInput: Types.LineNoteInput;
  LinePart: ResolverTypeWrapper<PartView>;
  LinkBackupResult: ResolverTypeWrapper<Types.LinkBackupResult>;
  ListActInput: Types.ListActInput;
  ListIngredient: ResolverTypeWrapper<Types.ListIngredient>;
  ListNote: ResolverTypeWrapper<Types.ListNote>;
  ListOperationInput: Types.ListOperationInput;
  ListPack: ResolverTypeWrapper<Types.ListPack>;
  ListPurchase: ResolverTypeWrapper<PurchaseView>;
  ListTick: ResolverTypeWrapper<Types.ListTick>;
  LogInInput: Types.LogInInput;
  LogInResult: ResolverTypeWrapper<Omit<Types.LogInResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LogOutResult: ResolverTypeWrapper<LoggedOut>;
  MakeBackupResult: ResolverTypeWrapper<Types.MakeBackupResult>;
  MakeCalendarFeedInput: Types.MakeCalendarFeedInput;
  MakeCalendarFeedResult: ResolverTypeWrapper<Omit<Types.MakeCalendarFeedResult, 'household'> & { household?: Types.Maybe<ResolversTypes['Household']> }>;
  MakePersonalKeyInput: Types.MakePersonalKeyInput;
  MakePersonalKeyResult: ResolverTypeWrapper<Omit<Types.MakePersonalKeyResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  MatchLinesInput: Types.MatchLinesInput;
  MatchLinesResult: ResolverTypeWrapper<Types.MatchLinesResult>;
  Meal: ResolverTypeWrapper<MealView>;
  MealAdjustmentInput: Types.MealAdjustmentInput;
  MealBases: ResolverTypeWrapper<Types.MealBases>;
  MealCategory: MealCategory;
  MealChange: ResolverTypeWrapper<MealChangeView>;
  MealChangeKind: Types.MealChangeKind;
  MealConnection: ResolverTypeWrapper<Omit<Types.MealConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MealEdge']>, nodes: Array<ResolversTypes['Meal']> }>;
  MealEdge: ResolverTypeWrapper<Omit<Types.MealEdge, 'node'> & { node: ResolversTypes['Meal'] }>;
  MealEntry: ResolverTypeWrapper<Types.MealEntry>;
  MealEntryInput: Types.MealEntryInput;
  MealFilter: Types.MealFilter;
  MealIngredient: ResolverTypeWrapper<MealLineView>;
  MealNutrition: ResolverTypeWrapper<Types.MealNutrition>;
  MealOrder: Types.MealOrder;
  MealPlan: ResolverTypeWrapper<Types.MealPlan>;
  MealPlanInput: Types.MealPlanInput;
  MealTraits: ResolverTypeWrapper<Types.MealTraits>;
  MealVersion: ResolverTypeWrapper<Types.MealVersion>;
  Measures: Types.Measures;
  MeasuresFrom: Types.MeasuresFrom;
  MissedWish: ResolverTypeWrapper<MissedView>;
  MoveItemInput: Types.MoveItemInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationResult']>;
  NameListInput: Types.NameListInput;
  NamedList: ResolverTypeWrapper<Types.NamedList>;
  NamedListInput: Types.NamedListInput;
  NeverEatenEffect: ResolverTypeWrapper<Omit<Types.NeverEatenEffect, 'words'> & { words: Array<ResolversTypes['NeverEatenWord']> }>;
  NeverEatenWord: ResolverTypeWrapper<Omit<Types.NeverEatenWord, 'ingredients'> & { ingredients: Array<ResolversTypes['Ingredient']> }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotificationDevice: ResolverTypeWrapper<SeenDevice>;
  NotificationDeviceInput: Types.NotificationDeviceInput;
  NotificationDeviceResult: ResolverTypeWrapper<Omit<Types.NotificationDeviceResult, 'device'> & { device?: Types.Maybe<ResolversTypes['NotificationDevice']> }>;
  NotificationKind: Types.NotificationKind;
  Notifications: ResolverTypeWrapper<NotificationsView>;
  Nutrient: Nutrient;
  Nutrition: ResolverTypeWrapper<Types.Nutrition>;
  Offer: ResolverTypeWrapper<OfferView>;
  OfferConnection: ResolverTypeWrapper<Omit<Types.OfferConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OfferEdge']>, nodes: Array<ResolversTypes['Offer']> }>;
  OfferEdge: ResolverTypeWrapper<Omit<Types.OfferEdge, 'node'> & { node: ResolversTypes['Offer'] }>;
  OfferFilter: Types.OfferFilter;
  OfferOrder: Types.OfferOrder;
  OfferPlace: ResolverTypeWrapper<Omit<Types.OfferPlace, 'adaptedFor'> & { adaptedFor: Array<ResolversTypes['HouseholdMember']> }>;
  OperationInput: Types.OperationInput;
  OperationOutcome: ResolverTypeWrapper<Types.OperationOutcome>;
  OperationStatus: Types.OperationStatus;
  OptionSetting: ResolverTypeWrapper<Types.OptionSetting>;
  OptionSettingInput: Types.OptionSettingInput;
  OwnItem: ResolverTypeWrapper<Types.OwnItem>;
  OwnItemInput: Types.OwnItemInput;
  OwnPrice: ResolverTypeWrapper<Types.OwnPrice>;
  OwnPriceInput: Types.OwnPriceInput;
  PackLeftover: ResolverTypeWrapper<LeftoverSummary>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Partner: ResolverTypeWrapper<PartnerView>;
  PartnerKey: ResolverTypeWrapper<Types.PartnerKey>;
  PartnerScope: Types.PartnerScope;
  PartnerStore: ResolverTypeWrapper<StoreModel>;
  Passkey: ResolverTypeWrapper<Types.Passkey>;
  PasskeyCeremonyResult: ResolverTypeWrapper<Types.PasskeyCeremonyResult>;
  PasskeyResponseInput: Types.PasskeyResponseInput;
  PasskeysResult: ResolverTypeWrapper<Omit<Types.PasskeysResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  PersonalKey: ResolverTypeWrapper<Types.PersonalKey>;
  Plan: ResolverTypeWrapper<PlanView>;
  PlanActInput: Types.PlanActInput;
  PlanCategory: ResolverTypeWrapper<CategoryView>;
  PlanChange: ResolverTypeWrapper<ChangeView>;
  PlanChangeKind: Types.PlanChangeKind;
  PlanConnection: ResolverTypeWrapper<Omit<Types.PlanConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PlanEdge']>, nodes: Array<ResolversTypes['Plan']> }>;
  PlanEdge: ResolverTypeWrapper<Omit<Types.PlanEdge, 'node'> & { node: ResolversTypes['Plan'] }>;
  PlanOperationInput: Types.PlanOperationInput;
  PlanRefInput: Types.PlanRefInput;
  PlanResult: ResolverTypeWrapper<Omit<Types.PlanResult, 'changes' | 'plan'> & { changes: Array<ResolversTypes['RowProblem']>, plan?: Types.Maybe<ResolversTypes['Plan']> }>;
  PlanRow: ResolverTypeWrapper<RowView>;
  PlanRowChange: ResolverTypeWrapper<RowChangeView>;
  PlanRowState: ResolverTypeWrapper<RowStateView>;
  PlanStatus: Types.PlanStatus;
  PlanSummary: ResolverTypeWrapper<SummaryView>;
  PlanWishKind: Types.PlanWishKind;
  PlannedDish: ResolverTypeWrapper<Omit<Types.PlannedDish, 'version'> & { version: ResolversTypes['RecipeVersion'] }>;
  PlannedDishInput: Types.PlannedDishInput;
  PlannedFrozen: ResolverTypeWrapper<FrozenView>;
  PlannedLeftovers: ResolverTypeWrapper<LeftoversView>;
  PlannedMeal: ResolverTypeWrapper<MealContentView>;
  PlannedMealInput: Types.PlannedMealInput;
  PlannedText: ResolverTypeWrapper<Types.PlannedText>;
  PlannedTextInput: Types.PlannedTextInput;
  PlateChoice: ResolverTypeWrapper<Types.PlateChoice>;
  PreferredStore: ResolverTypeWrapper<Types.PreferredStore>;
  PrepareRestoreResult: ResolverTypeWrapper<Types.PrepareRestoreResult>;
  Presence: ResolverTypeWrapper<Types.Presence>;
  Principal: Types.Principal;
  Product: ResolverTypeWrapper<Types.Product>;
  ProductLink: ResolverTypeWrapper<ProductLinkView>;
  ProductLinkConnection: ResolverTypeWrapper<Omit<Types.ProductLinkConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProductLinkEdge']>, nodes: Array<ResolversTypes['ProductLink']> }>;
  ProductLinkEdge: ResolverTypeWrapper<Omit<Types.ProductLinkEdge, 'node'> & { node: ResolversTypes['ProductLink'] }>;
  ProductLinkInput: Types.ProductLinkInput;
  ProductPhoto: ResolverTypeWrapper<Types.ProductPhoto>;
  ProposalScope: Types.ProposalScope;
  ProposePlanInput: Types.ProposePlanInput;
  ProposePlanResult: ResolverTypeWrapper<Omit<Types.ProposePlanResult, 'plan'> & { plan?: Types.Maybe<ResolversTypes['Plan']> }>;
  ProposedPart: ResolverTypeWrapper<Types.ProposedPart>;
  ProveByPasswordInput: Types.ProveByPasswordInput;
  ProveByPasswordResult: ResolverTypeWrapper<Omit<Types.ProveByPasswordResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ProveByProviderResult: ResolverTypeWrapper<Omit<Types.ProveByProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ProvenBackupInput: Types.ProvenBackupInput;
  PushSubscriptionInput: Types.PushSubscriptionInput;
  Quantity: ResolverTypeWrapper<QuantityView>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionAnswerInput: Types.QuestionAnswerInput;
  RaffleStatus: ResolverTypeWrapper<Types.RaffleStatus>;
  RandomizeCategoryInput: Types.RandomizeCategoryInput;
  RandomizeMealPlanInput: Types.RandomizeMealPlanInput;
  RandomizeMealPlanResult: ResolverTypeWrapper<Types.RandomizeMealPlanResult>;
  RandomizedCategory: ResolverTypeWrapper<Types.RandomizedCategory>;
  ReadDishInput: Types.ReadDishInput;
  ReadDishResult: ResolverTypeWrapper<Omit<Types.ReadDishResult, 'draft'> & { draft?: Types.Maybe<ResolversTypes['DishDraft']> }>;
  ReadPageInput: Types.ReadPageInput;
  Recipe: ResolverTypeWrapper<RecipeView>;
  RecipeOpinion: ResolverTypeWrapper<Types.RecipeOpinion>;
  RecipeVersion: ResolverTypeWrapper<VersionView>;
  RecordEventResult: ResolverTypeWrapper<Types.RecordEventResult>;
  RemoveNotificationDeviceResult: ResolverTypeWrapper<Types.RemoveNotificationDeviceResult>;
  RemovePasskeyInput: Types.RemovePasskeyInput;
  RemovePasswordInput: Types.RemovePasswordInput;
  RemoveRowInput: Types.RemoveRowInput;
  RemoveWebhookResult: ResolverTypeWrapper<Types.RemoveWebhookResult>;
  RenameHouseholdInput: Types.RenameHouseholdInput;
  RenamePasskeyInput: Types.RenamePasskeyInput;
  RenamePlanInput: Types.RenamePlanInput;
  RenewNotificationDeviceInput: Types.RenewNotificationDeviceInput;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangeResult: ResolverTypeWrapper<Types.RequestEmailChangeResult>;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetResult: ResolverTypeWrapper<Types.RequestPasswordResetResult>;
  Requirement: ResolverTypeWrapper<RequirementView>;
  RequirementInput: Types.RequirementInput;
  RequirementSetting: Types.RequirementSetting;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<Types.ResetPasswordResult>;
  Restore: ResolverTypeWrapper<Types.Restore>;
  RevokeInvitationInput: Types.RevokeInvitationInput;
  RevokePersonalKeyInput: Types.RevokePersonalKeyInput;
  RevokePersonalKeyResult: ResolverTypeWrapper<Omit<Types.RevokePersonalKeyResult, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RollWebhookSecretInput: Types.RollWebhookSecretInput;
  RollWebhookSecretResult: ResolverTypeWrapper<Omit<Types.RollWebhookSecretResult, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  RowContent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RowContent']>;
  RowContentInput: Types.RowContentInput;
  RowProblem: ResolverTypeWrapper<ProblemView>;
  RowReason: ResolverTypeWrapper<ReasonView>;
  RowReasonKind: Types.RowReasonKind;
  SaveDishInput: Types.SaveDishInput;
  SaveDishResult: ResolverTypeWrapper<Omit<Types.SaveDishResult, 'dish'> & { dish?: Types.Maybe<ResolversTypes['Dish']> }>;
  SaveFormsInput: Types.SaveFormsInput;
  SaveFormsResult: ResolverTypeWrapper<Omit<Types.SaveFormsResult, 'effect' | 'forms'> & { effect?: Types.Maybe<ResolversTypes['SettingsEffect']>, forms?: Types.Maybe<Array<ResolversTypes['SettingsForm']>> }>;
  SaveMealPlanInput: Types.SaveMealPlanInput;
  SaveMealPlanResult: ResolverTypeWrapper<Types.SaveMealPlanResult>;
  SavePlanInput: Types.SavePlanInput;
  SaveSettingsInput: Types.SaveSettingsInput;
  SaveSettingsResult: ResolverTypeWrapper<Omit<Types.SaveSettingsResult, 'forms' | 'neverEaten'> & { forms?: Types.Maybe<ResolversTypes['SettingsForms']>, neverEaten: Array<ResolversTypes['NeverEatenWord']> }>;
  SavedMealPlan: ResolverTypeWrapper<Types.SavedMealPlan>;
  ScrubChange: Types.ScrubChange;
  ScrubMealPlanInput: Types.ScrubMealPlanInput;
  ScrubMealPlanResult: ResolverTypeWrapper<Types.ScrubMealPlanResult>;
  ScrubbedRow: ResolverTypeWrapper<Types.ScrubbedRow>;
  SecondFactor: ResolverTypeWrapper<Types.SecondFactor>;
  SecondFactorResult: ResolverTypeWrapper<Omit<Types.SecondFactorResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SecurityEvent: ResolverTypeWrapper<Types.SecurityEvent>;
  SecurityEventKind: Types.SecurityEventKind;
  Server: ResolverTypeWrapper<Types.Server>;
  ServesInput: Types.ServesInput;
  Session: ResolverTypeWrapper<Types.Session>;
  SessionResult: ResolverTypeWrapper<Omit<Types.SessionResult, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SetContentInput: Types.SetContentInput;
  SetDateInput: Types.SetDateInput;
  SetDishPhotoInput: Types.SetDishPhotoInput;
  SetDishPhotoResult: ResolverTypeWrapper<Omit<Types.SetDishPhotoResult, 'dish'> & { dish?: Types.Maybe<ResolversTypes['Dish']> }>;
  SetDishPhotosInput: Types.SetDishPhotosInput;
  SetDishPhotosResult: ResolverTypeWrapper<Omit<Types.SetDishPhotosResult, 'dish'> & { dish?: Types.Maybe<ResolversTypes['Dish']> }>;
  SetEatersInput: Types.SetEatersInput;
  SetKitchenTimersInput: Types.SetKitchenTimersInput;
  SetKitchenTimersResult: ResolverTypeWrapper<Omit<Types.SetKitchenTimersResult, 'kitchenTimers'> & { kitchenTimers?: Types.Maybe<ResolversTypes['KitchenTimers']> }>;
  SetLockInput: Types.SetLockInput;
  SetMealInput: Types.SetMealInput;
  SetOpinionInput: Types.SetOpinionInput;
  SetOpinionResult: ResolverTypeWrapper<Omit<Types.SetOpinionResult, 'recipe'> & { recipe?: Types.Maybe<ResolversTypes['Recipe']> }>;
  SetProductLinksResult: ResolverTypeWrapper<Types.SetProductLinksResult>;
  SetProductPhotoInput: Types.SetProductPhotoInput;
  SetServedInput: Types.SetServedInput;
  SetServesInput: Types.SetServesInput;
  SetWeeklyInput: Types.SetWeeklyInput;
  SettingOption: ResolverTypeWrapper<Types.SettingOption>;
  SettingsEffect: ResolverTypeWrapper<EffectView>;
  SettingsForm: ResolverTypeWrapper<FormView>;
  SettingsForms: ResolverTypeWrapper<Omit<Types.SettingsForms, 'dietary' | 'tags'> & { dietary: Array<ResolversTypes['FormField']>, tags: Array<ResolversTypes['FormField']> }>;
  SharedList: ResolverTypeWrapper<Types.SharedList>;
  ShopHabits: ResolverTypeWrapper<Types.ShopHabits>;
  ShopHabitsResult: ResolverTypeWrapper<Types.ShopHabitsResult>;
  ShopOrder: ResolverTypeWrapper<Types.ShopOrder>;
  ShoppingLine: ResolverTypeWrapper<LineView>;
  ShoppingList: ResolverTypeWrapper<PlanListView>;
  ShoppingListItem: ResolverTypeWrapper<ListItemView>;
  ShoppingListResult: ResolverTypeWrapper<Omit<Types.ShoppingListResult, 'items'> & { items: Array<ResolversTypes['ShoppingListItem']> }>;
  SignInByProviderInput: Types.SignInByProviderInput;
  SignInByProviderResult: ResolverTypeWrapper<Omit<Types.SignInByProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SignUpInput: Types.SignUpInput;
  SignUpResult: ResolverTypeWrapper<Types.SignUpResult>;
  StepSection: ResolverTypeWrapper<Types.StepSection>;
  StepSectionInput: Types.StepSectionInput;
  StoreArea: ResolverTypeWrapper<AreaView>;
  StoreAreaCode: StoreAreaCode;
  SubmitFeedbackInput: Types.SubmitFeedbackInput;
  SubmitFeedbackResult: ResolverTypeWrapper<Types.SubmitFeedbackResult>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suitability: ResolverTypeWrapper<Omit<Types.Suitability, 'swaps'> & { swaps: Array<ResolversTypes['Swap']> }>;
  SuitabilityBlock: ResolverTypeWrapper<Types.SuitabilityBlock>;
  SuitabilityKind: Types.SuitabilityKind;
  Swap: ResolverTypeWrapper<SwapView>;
  TableBlock: ResolverTypeWrapper<TableBlockView>;
  TableServing: ResolverTypeWrapper<ServingView>;
  TableSuitability: ResolverTypeWrapper<TableSuitabilityView>;
  Tag: ResolverTypeWrapper<TagView>;
  TagSetting: Types.TagSetting;
  TagSettingInput: Types.TagSettingInput;
  TakeActInput: Types.TakeActInput;
  TakeFromCupboardInput: Types.TakeFromCupboardInput;
  TargetNutrient: Types.TargetNutrient;
  TargetOutcome: ResolverTypeWrapper<TargetView>;
  TextResponsesInput: Types.TextResponsesInput;
  ThawActInput: Types.ThawActInput;
  Tick: ResolverTypeWrapper<Omit<Types.Tick, 'by' | 'quantity'> & { by?: Types.Maybe<ResolversTypes['HouseholdMember']>, quantity?: Types.Maybe<ResolversTypes['Quantity']> }>;
  TickInput: Types.TickInput;
  Timestamp: ResolverTypeWrapper<Types.Scalars['Timestamp']['output']>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UndoMatchInput: Types.UndoMatchInput;
  Unit: ResolverTypeWrapper<UnitView>;
  UnitCode: UnitCode;
  UnknownWord: ResolverTypeWrapper<Types.UnknownWord>;
  UnlistedIngredient: ResolverTypeWrapper<Omit<Types.UnlistedIngredient, 'ingredient'> & { ingredient: ResolversTypes['Ingredient'] }>;
  UnmatchedExample: ResolverTypeWrapper<ExampleView>;
  UnmatchedName: ResolverTypeWrapper<UnmatchedNameView>;
  UnmatchedNameConnection: ResolverTypeWrapper<UnmatchedPage>;
  UnmatchedNameEdge: ResolverTypeWrapper<Omit<Types.UnmatchedNameEdge, 'node'> & { node: ResolversTypes['UnmatchedName'] }>;
  UntickInput: Types.UntickInput;
  UpdateHouseholdMemberInput: Types.UpdateHouseholdMemberInput;
  VersionProblem: ResolverTypeWrapper<VersionProblemView>;
  Viewer: ResolverTypeWrapper<ViewerView>;
  VisitPurpose: Types.VisitPurpose;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryModel>;
  WebhookInput: Types.WebhookInput;
  WebhookKind: Types.WebhookKind;
  WebhookOffReason: Types.WebhookOffReason;
  WebhookOutcome: Types.WebhookOutcome;
  WebhookResult: ResolverTypeWrapper<Omit<Types.WebhookResult, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  WishRelaxation: ResolverTypeWrapper<Types.WishRelaxation>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AcceptInvitationInput: Types.AcceptInvitationInput;
  ID: Types.Scalars['ID']['output'];
  ActInput: Types.ActInput;
  AddHouseholdMemberInput: Types.AddHouseholdMemberInput;
  Float: Types.Scalars['Float']['output'];
  AddNotificationDeviceInput: Types.AddNotificationDeviceInput;
  AddRowInput: Types.AddRowInput;
  AddWebhookInput: Types.AddWebhookInput;
  AddWebhookResult: Omit<Types.AddWebhookResult, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  AmountBound: Types.AmountBound;
  AnalyticsEventInput: Types.AnalyticsEventInput;
  AnnouncePresenceInput: Types.AnnouncePresenceInput;
  AnnouncePresenceResult: Types.AnnouncePresenceResult;
  ApplyListOperationsResult: Types.ApplyListOperationsResult;
  ApplyOperationsInput: Types.ApplyOperationsInput;
  ApplyOperationsResult: OperationsView;
  ApplyPlanOperationsResult: Omit<Types.ApplyPlanOperationsResult, 'plan'> & { plan?: Types.Maybe<ResolversParentTypes['CurrentPlan']> };
  ArrangeShopInput: Types.ArrangeShopInput;
  Backup: Types.Backup;
  BackupInProgress: Types.BackupInProgress;
  BalancePlanInput: Types.BalancePlanInput;
  BalancePlanResult: Omit<Types.BalancePlanResult, 'changed' | 'plan'> & { changed: Array<ResolversParentTypes['BalancedRow']>, plan?: Types.Maybe<ResolversParentTypes['Plan']> };
  BalancedRow: Omit<Types.BalancedRow, 'row'> & { row: ResolversParentTypes['PlanRow'] };
  BeginPasskeyInput: Types.BeginPasskeyInput;
  BeginProviderVisitInput: Types.BeginProviderVisitInput;
  BeginProviderVisitResult: Types.BeginProviderVisitResult;
  BeginSecondFactorInput: Types.BeginSecondFactorInput;
  BeginSecondFactorResult: Types.BeginSecondFactorResult;
  BeginWeekInput: Types.BeginWeekInput;
  CalendarFeed: Omit<Types.CalendarFeed, 'member'> & { member?: Types.Maybe<ResolversParentTypes['HouseholdMember']> };
  CallLimit: Types.CallLimit;
  CancelRestoreResult: Types.CancelRestoreResult;
  CatalogueChanges: Omit<Types.CatalogueChanges, 'changes'> & { changes: Array<ResolversParentTypes['MealChange']> };
  CatalogueNews: Types.CatalogueNews;
  CategoryCount: Types.CategoryCount;
  CategoryCountInput: Types.CategoryCountInput;
  CategoryPlan: Types.CategoryPlan;
  CategoryPlanInput: Types.CategoryPlanInput;
  CategorySettings: Types.CategorySettings;
  CategorySettingsInput: Types.CategorySettingsInput;
  ChangeNotificationDeviceInput: Types.ChangeNotificationDeviceInput;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordResult: Types.ChangePasswordResult;
  ChangeSecondFactorInput: Types.ChangeSecondFactorInput;
  ChoiceSetting: Types.ChoiceSetting;
  ChoiceSettingInput: Types.ChoiceSettingInput;
  CloseFirstQuestionsResult: Types.CloseFirstQuestionsResult;
  ConfirmEmailInput: Types.ConfirmEmailInput;
  ConfirmEmailResult: Types.ConfirmEmailResult;
  ConfirmSecondFactorInput: Types.ConfirmSecondFactorInput;
  ConnectProviderInput: Types.ConnectProviderInput;
  ConnectProviderResult: Omit<Types.ConnectProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ConnectedProvider: Types.ConnectedProvider;
  Cooking: CookingView;
  CookingIngredient: Types.CookingIngredient;
  CookingLine: CookingLineView;
  CookingPart: Types.CookingPart;
  CookingResult: Types.CookingResult;
  CookingStep: Types.CookingStep;
  CountNoun: Types.CountNoun;
  CreateHouseholdInput: Types.CreateHouseholdInput;
  Cupboard: CupboardView;
  CupboardActInput: Types.CupboardActInput;
  CupboardItem: CupboardItemView;
  CupboardOperationInput: Types.CupboardOperationInput;
  CupboardResult: Omit<Types.CupboardResult, 'cupboard'> & { cupboard?: Types.Maybe<ResolversParentTypes['Cupboard']> };
  CurrentPlan: PlanView;
  Date: Types.Scalars['Date']['output'];
  DayTargetInput: Types.DayTargetInput;
  DeleteAccountInput: Types.DeleteAccountInput;
  DeleteAccountResult: Types.DeleteAccountResult;
  DeleteBackupInput: Types.DeleteBackupInput;
  DeleteBackupResult: Types.DeleteBackupResult;
  DeleteDishResult: Types.DeleteDishResult;
  DeletePlanResult: Types.DeletePlanResult;
  DisconnectProviderInput: Types.DisconnectProviderInput;
  DisconnectProviderResult: Omit<Types.DisconnectProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  Dish: DishView;
  DishConnection: DishPage;
  DishDraft: Omit<Types.DishDraft, 'lines' | 'unlisted'> & { lines: Array<ResolversParentTypes['DishLine']>, unlisted: Array<ResolversParentTypes['UnlistedIngredient']> };
  DishEdge: Omit<Types.DishEdge, 'node'> & { node: ResolversParentTypes['Dish'] };
  DishImport: ImportModel;
  DishLine: DishLineView;
  DishLineInput: Types.DishLineInput;
  DishPhoto: PhotoView;
  DishSource: Types.DishSource;
  DishYieldInput: Types.DishYieldInput;
  DraftPlanInput: Types.DraftPlanInput;
  DraftPlanResult: Omit<Types.DraftPlanResult, 'plan'> & { plan?: Types.Maybe<ResolversParentTypes['Plan']> };
  DraftRowInput: Types.DraftRowInput;
  EmailKeyInput: Types.EmailKeyInput;
  EmailKeyResult: Types.EmailKeyResult;
  EndCalendarFeedInput: Types.EndCalendarFeedInput;
  EndCalendarFeedResult: Omit<Types.EndCalendarFeedResult, 'household'> & { household?: Types.Maybe<ResolversParentTypes['Household']> };
  EndSessionInput: Types.EndSessionInput;
  EndSessionsResult: Types.EndSessionsResult;
  EntrySwap: Types.EntrySwap;
  Exclusion: Types.Exclusion;
  FailedBackup: Types.FailedBackup;
  FigureSource: Types.FigureSource;
  FormAnswer: Types.FormAnswer;
  FormAnswerInput: Types.FormAnswerInput;
  FormField: FieldView;
  FormOption: Types.FormOption;
  FormSetting: Types.FormSetting;
  FormValue: Types.FormValue;
  FoundRecipe: Types.FoundRecipe;
  FreezeActInput: Types.FreezeActInput;
  FrozenMeal: FrozenMealView;
  HabitsActInput: Types.HabitsActInput;
  Household: HouseholdView;
  HouseholdChange: Omit<Types.HouseholdChange, 'cupboard' | 'household' | 'plan'> & { cupboard?: Types.Maybe<ResolversParentTypes['Cupboard']>, household?: Types.Maybe<ResolversParentTypes['Household']>, plan?: Types.Maybe<ResolversParentTypes['CurrentPlan']> };
  HouseholdChanges: ChangesView;
  HouseholdInvitation: InvitationView;
  HouseholdMember: MemberView;
  HouseholdMemberInput: Types.HouseholdMemberInput;
  HouseholdResult: Omit<Types.HouseholdResult, 'household'> & { household?: Types.Maybe<ResolversParentTypes['Household']> };
  ImportInput: Types.ImportInput;
  ImportItem: ItemView;
  ImportItemConnection: Omit<Types.ImportItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ImportItemEdge']>, nodes: Array<ResolversParentTypes['ImportItem']> };
  ImportItemEdge: Omit<Types.ImportItemEdge, 'node'> & { node: ResolversParentTypes['ImportItem'] };
  ImportResult: Omit<Types.ImportResult, 'import'> & { import?: Types.Maybe<ResolversParentTypes['DishImport']> };
  ImportedPlan: ImportedPlan;
  Ingredient: IngredientView;
  IngredientConnection: Omit<Types.IngredientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['IngredientEdge']>, nodes: Array<ResolversParentTypes['Ingredient']> };
  IngredientEdge: Omit<Types.IngredientEdge, 'node'> & { node: ResolversParentTypes['Ingredient'] };
  IngredientGroup: GroupView;
  InputError: Types.InputError;
  Instructions: Omit<Types.Instructions, 'photos'> & { photos: Array<ResolversParentTypes['DishPhoto']> };
  InvitationPreview: Types.InvitationPreview;
  InviteToHouseholdInput: Types.InviteToHouseholdInput;
  InviteToHouseholdResult: Omit<Types.InviteToHouseholdResult, 'household' | 'invitation'> & { household?: Types.Maybe<ResolversParentTypes['Household']>, invitation?: Types.Maybe<ResolversParentTypes['HouseholdInvitation']> };
  ItemNoteInput: Types.ItemNoteInput;
  ItemPart: Types.ItemPart;
  ItemTextInput: Types.ItemTextInput;
  JSONObject: Types.Scalars['JSONObject']['output'];
  KeepActInput: Types.KeepActInput;
  KeepInCupboardInput: Types.KeepInCupboardInput;
  KeptMealInput: Types.KeptMealInput;
  KitchenTimer: StoredTimer;
  KitchenTimerInput: Types.KitchenTimerInput;
  KitchenTimers: TimersView;
  LearnCodeInput: Types.LearnCodeInput;
  LearnedCode: Types.LearnedCode;
  LineNoteInput: Types.LineNoteInput;
  LinePart: PartView;
  LinkBackupResult: Types.LinkBackupResult;
  ListActInput: Types.ListActInput;
  ListIngredient: Types.ListIngredient;
  ListNote: Types.ListNote;
  ListOperationInput: Types.ListOperationInput;
  ListPack: Types.ListPack;
  ListPurchase: PurchaseView;
  ListTick: Types.ListTick;
  LogInInput: Types.LogInInput;
  LogInResult: Omit<Types.LogInResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LogOutResult: LoggedOut;
  MakeBackupResult: Types.MakeBackupResult;
  MakeCalendarFeedInput: Types.MakeCalendarFeedInput;
  MakeCalendarFeedResult: Omit<Types.MakeCalendarFeedResult, 'household'> & { household?: Types.Maybe<ResolversParentTypes['Household']> };
  MakePersonalKeyInput: Types.MakePersonalKeyInput;
  MakePersonalKeyResult: Omit<Types.MakePersonalKeyResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  MatchLinesInput: Types.MatchLinesInput;
  MatchLinesResult: Types.MatchLinesResult;
  Meal: MealView;
  MealAdjustmentInput: Types.MealAdjustmentInput;
  MealBases: Types.MealBases;
  MealChange: MealChangeView;
  MealConnection: Omit<Types.MealConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MealEdge']>, nodes: Array<ResolversParentTypes['Meal']> };
  MealEdge: Omit<Types.MealEdge, 'node'> & { node: ResolversParentTypes['Meal'] };
  MealEntry: Types.MealEntry;
  MealEntryInput: Types.MealEntryInput;
  MealFilter: Types.MealFilter;
  MealIngredient: MealLineView;
  MealNutrition: Types.MealNutrition;
  MealPlan: Types.MealPlan;
  MealPlanInput: Types.MealPlanInput;
  MealTraits: Types.MealTraits;
  MealVersion: Types.MealVersion;
  MissedWish: MissedView;
  MoveItemInput: Types.MoveItemInput;
  Mutation: Record<PropertyKey, never>;
  MutationResult: ResolversInterfaceTypes<ResolversParentTypes>['MutationResult'];
  NameListInput: Types.NameListInput;
  NamedList: Types.NamedList;
  NamedListInput: Types.NamedListInput;
  NeverEatenEffect: Omit<Types.NeverEatenEffect, 'words'> & { words: Array<ResolversParentTypes['NeverEatenWord']> };
  NeverEatenWord: Omit<Types.NeverEatenWord, 'ingredients'> & { ingredients: Array<ResolversParentTypes['Ingredient']> };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotificationDevice: SeenDevice;
  NotificationDeviceInput: Types.NotificationDeviceInput;
  NotificationDeviceResult: Omit<Types.NotificationDeviceResult, 'device'> & { device?: Types.Maybe<ResolversParentTypes['NotificationDevice']> };
  Notifications: NotificationsView;
  Nutrition: Types.Nutrition;
  Offer: OfferView;
  OfferConnection: Omit<Types.OfferConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OfferEdge']>, nodes: Array<ResolversParentTypes['Offer']> };
  OfferEdge: Omit<Types.OfferEdge, 'node'> & { node: ResolversParentTypes['Offer'] };
  OfferFilter: Types.OfferFilter;
  OfferPlace: Omit<Types.OfferPlace, 'adaptedFor'> & { adaptedFor: Array<ResolversParentTypes['HouseholdMember']> };
  OperationInput: Types.OperationInput;
  OperationOutcome: Types.OperationOutcome;
  OptionSetting: Types.OptionSetting;
  OptionSettingInput: Types.OptionSettingInput;
  OwnItem: Types.OwnItem;
  OwnItemInput: Types.OwnItemInput;
  OwnPrice: Types.OwnPrice;
  OwnPriceInput: Types.OwnPriceInput;
  PackLeftover: LeftoverSummary;
  PageInfo: Types.PageInfo;
  Partner: PartnerView;
  PartnerKey: Types.PartnerKey;
  PartnerStore: StoreModel;
  Passkey: Types.Passkey;
  PasskeyCeremonyResult: Types.PasskeyCeremonyResult;
  PasskeyResponseInput: Types.PasskeyResponseInput;
  PasskeysResult: Omit<Types.PasskeysResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  PersonalKey: Types.PersonalKey;
  Plan: PlanView;
  PlanActInput: Types.PlanActInput;
  PlanCategory: CategoryView;
  PlanChange: ChangeView;
  PlanConnection: Omit<Types.PlanConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PlanEdge']>, nodes: Array<ResolversParentTypes['Plan']> };
  PlanEdge: Omit<Types.PlanEdge, 'node'> & { node: ResolversParentTypes['Plan'] };
  PlanOperationInput: Types.PlanOperationInput;
  PlanRefInput: Types.PlanRefInput;
  PlanResult: Omit<Types.PlanResult, 'changes' | 'plan'> & { changes: Array<ResolversParentTypes['RowProblem']>, plan?: Types.Maybe<ResolversParentTypes['Plan']> };
  PlanRow: RowView;
  PlanRowChange: RowChangeView;
  PlanRowState: RowStateView;
  PlanSummary: SummaryView;
  PlannedDish: Omit<Types.PlannedDish, 'version'> & { version: ResolversParentTypes['RecipeVersion'] };
  PlannedDishInput: Types.PlannedDishInput;
  PlannedFrozen: FrozenView;
  PlannedLeftovers: LeftoversView;
  PlannedMeal: MealContentView;
  PlannedMealInput: Types.PlannedMealInput;
  PlannedText: Types.PlannedText;
  PlannedTextInput: Types.PlannedTextInput;
  PlateChoice: Types.PlateChoice;
  PreferredStore: Types.PreferredStore;
  PrepareRestoreResult: Types.PrepareRestoreResult;
  Presence: Types.Presence;
  Product: Types.Product;
  ProductLink: ProductLinkView;
  ProductLinkConnection: Omit<Types.ProductLinkConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProductLinkEdge']>, nodes: Array<ResolversParentTypes['ProductLink']> };
  ProductLinkEdge: Omit<Types.ProductLinkEdge, 'node'> & { node: ResolversParentTypes['ProductLink'] };
  ProductLinkInput: Types.ProductLinkInput;
  ProductPhoto: Types.ProductPhoto;
  ProposePlanInput: Types.ProposePlanInput;
  ProposePlanResult: Omit<Types.ProposePlanResult, 'plan'> & { plan?: Types.Maybe<ResolversParentTypes['Plan']> };
  ProposedPart: Types.ProposedPart;
  ProveByPasswordInput: Types.ProveByPasswordInput;
  ProveByPasswordResult: Omit<Types.ProveByPasswordResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ProveByProviderResult: Omit<Types.ProveByProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ProvenBackupInput: Types.ProvenBackupInput;
  PushSubscriptionInput: Types.PushSubscriptionInput;
  Quantity: QuantityView;
  Query: Record<PropertyKey, never>;
  QuestionAnswerInput: Types.QuestionAnswerInput;
  RaffleStatus: Types.RaffleStatus;
  RandomizeCategoryInput: Types.RandomizeCategoryInput;
  RandomizeMealPlanInput: Types.RandomizeMealPlanInput;
  RandomizeMealPlanResult: Types.RandomizeMealPlanResult;
  RandomizedCategory: Types.RandomizedCategory;
  ReadDishInput: Types.ReadDishInput;
  ReadDishResult: Omit<Types.ReadDishResult, 'draft'> & { draft?: Types.Maybe<ResolversParentTypes['DishDraft']> };
  ReadPageInput: Types.ReadPageInput;
  Recipe: RecipeView;
  RecipeOpinion: Types.RecipeOpinion;
  RecipeVersion: VersionView;
  RecordEventResult: Types.RecordEventResult;
  RemoveNotificationDeviceResult: Types.RemoveNotificationDeviceResult;
  RemovePasskeyInput: Types.RemovePasskeyInput;
  RemovePasswordInput: Types.RemovePasswordInput;
  RemoveRowInput: Types.RemoveRowInput;
  RemoveWebhookResult: Types.RemoveWebhookResult;
  RenameHouseholdInput: Types.RenameHouseholdInput;
  RenamePasskeyInput: Types.RenamePasskeyInput;
  RenamePlanInput: Types.RenamePlanInput;
  RenewNotificationDeviceInput: Types.RenewNotificationDeviceInput;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangeResult: Types.RequestEmailChangeResult;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetResult: Types.RequestPasswordResetResult;
  Requirement: RequirementView;
  RequirementInput: Types.RequirementInput;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordResult: Types.ResetPasswordResult;
  Restore: Types.Restore;
  RevokeInvitationInput: Types.RevokeInvitationInput;
  RevokePersonalKeyInput: Types.RevokePersonalKeyInput;
  RevokePersonalKeyResult: Omit<Types.RevokePersonalKeyResult, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RollWebhookSecretInput: Types.RollWebhookSecretInput;
  RollWebhookSecretResult: Omit<Types.RollWebhookSecretResult, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  RowContent: ResolversUnionTypes<ResolversParentTypes>['RowContent'];
  RowContentInput: Types.RowContentInput;
  RowProblem: ProblemView;
  RowReason: ReasonView;
  SaveDishInput: Types.SaveDishInput;
  SaveDishResult: Omit<Types.SaveDishResult, 'dish'> & { dish?: Types.Maybe<ResolversParentTypes['Dish']> };
  SaveFormsInput: Types.SaveFormsInput;
  SaveFormsResult: Omit<Types.SaveFormsResult, 'effect' | 'forms'> & { effect?: Types.Maybe<ResolversParentTypes['SettingsEffect']>, forms?: Types.Maybe<Array<ResolversParentTypes['SettingsForm']>> };
  SaveMealPlanInput: Types.SaveMealPlanInput;
  SaveMealPlanResult: Types.SaveMealPlanResult;
  SavePlanInput: Types.SavePlanInput;
  SaveSettingsInput: Types.SaveSettingsInput;
  SaveSettingsResult: Omit<Types.SaveSettingsResult, 'forms' | 'neverEaten'> & { forms?: Types.Maybe<ResolversParentTypes['SettingsForms']>, neverEaten: Array<ResolversParentTypes['NeverEatenWord']> };
  SavedMealPlan: Types.SavedMealPlan;
  ScrubMealPlanInput: Types.ScrubMealPlanInput;
  ScrubMealPlanResult: Types.ScrubMealPlanResult;
  ScrubbedRow: Types.ScrubbedRow;
  SecondFactor: Types.SecondFactor;
  SecondFactorResult: Omit<Types.SecondFactorResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SecurityEvent: Types.SecurityEvent;
  Server: Types.Server;
  ServesInput: Types.ServesInput;
  Session: Types.Session;
  SessionResult: Omit<Types.SessionResult, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SetContentInput: Types.SetContentInput;
  SetDateInput: Types.SetDateInput;
  SetDishPhotoInput: Types.SetDishPhotoInput;
  SetDishPhotoResult: Omit<Types.SetDishPhotoResult, 'dish'> & { dish?: Types.Maybe<ResolversParentTypes['Dish']> };
  SetDishPhotosInput: Types.SetDishPhotosInput;
  SetDishPhotosResult: Omit<Types.SetDishPhotosResult, 'dish'> & { dish?: Types.Maybe<ResolversParentTypes['Dish']> };
  SetEatersInput: Types.SetEatersInput;
  SetKitchenTimersInput: Types.SetKitchenTimersInput;
  SetKitchenTimersResult: Omit<Types.SetKitchenTimersResult, 'kitchenTimers'> & { kitchenTimers?: Types.Maybe<ResolversParentTypes['KitchenTimers']> };
  SetLockInput: Types.SetLockInput;
  SetMealInput: Types.SetMealInput;
  SetOpinionInput: Types.SetOpinionInput;
  SetOpinionResult: Omit<Types.SetOpinionResult, 'recipe'> & { recipe?: Types.Maybe<ResolversParentTypes['Recipe']> };
  SetProductLinksResult: Types.SetProductLinksResult;
  SetProductPhotoInput: Types.SetProductPhotoInput;
  SetServedInput: Types.SetServedInput;
  SetServesInput: Types.SetServesInput;
  SetWeeklyInput: Types.SetWeeklyInput;
  SettingOption: Types.SettingOption;
  SettingsEffect: EffectView;
  SettingsForm: FormView;
  SettingsForms: Omit<Types.SettingsForms, 'dietary' | 'tags'> & { dietary: Array<ResolversParentTypes['FormField']>, tags: Array<ResolversParentTypes['FormField']> };
  SharedList: Types.SharedList;
  ShopHabits: Types.ShopHabits;
  ShopHabitsResult: Types.ShopHabitsResult;
  ShopOrder: Types.ShopOrder;
  ShoppingLine: LineView;
  ShoppingList: PlanListView;
  ShoppingListItem: ListItemView;
  ShoppingListResult: Omit<Types.ShoppingListResult, 'items'> & { items: Array<ResolversParentTypes['ShoppingListItem']> };
  SignInByProviderInput: Types.SignInByProviderInput;
  SignInByProviderResult: Omit<Types.SignInByProviderResult, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SignUpInput: Types.SignUpInput;
  SignUpResult: Types.SignUpResult;
  StepSection: Types.StepSection;
  StepSectionInput: Types.StepSectionInput;
  StoreArea: AreaView;
  SubmitFeedbackInput: Types.SubmitFeedbackInput;
  SubmitFeedbackResult: Types.SubmitFeedbackResult;
  Subscription: Record<PropertyKey, never>;
  Suitability: Omit<Types.Suitability, 'swaps'> & { swaps: Array<ResolversParentTypes['Swap']> };
  SuitabilityBlock: Types.SuitabilityBlock;
  Swap: SwapView;
  TableBlock: TableBlockView;
  TableServing: ServingView;
  TableSuitability: TableSuitabilityView;
  Tag: TagView;
  TagSettingInput: Types.TagSettingInput;
  TakeActInput: Types.TakeActInput;
  TakeFromCupboardInput: Types.TakeFromCupboardInput;
  TargetOutcome: TargetView;
  TextResponsesInput: Types.TextResponsesInput;
  ThawActInput: Types.ThawActInput;
  Tick: Omit<Types.Tick, 'by' | 'quantity'> & { by?: Types.Maybe<ResolversParentTypes['HouseholdMember']>, quantity?: Types.Maybe<ResolversParentTypes['Quantity']> };
  TickInput: Types.TickInput;
  Timestamp: Types.Scalars['Timestamp']['output'];
  URL: Types.Scalars['URL']['output'];
  UndoMatchInput: Types.UndoMatchInput;
  Unit: UnitView;
  UnknownWord: Types.UnknownWord;
  UnlistedIngredient: Omit<Types.UnlistedIngredient, 'ingredient'> & { ingredient: ResolversParentTypes['Ingredient'] };
  UnmatchedExample: ExampleView;
  UnmatchedName: UnmatchedNameView;
  UnmatchedNameConnection: UnmatchedPage;
  UnmatchedNameEdge: Omit<Types.UnmatchedNameEdge, 'node'> & { node: ResolversParentTypes['UnmatchedName'] };
  UntickInput: Types.UntickInput;
  UpdateHouseholdMemberInput: Types.UpdateHouseholdMemberInput;
  VersionProblem: VersionProblemView;
  Viewer: ViewerView;
  Webhook: WebhookModel;
  WebhookDelivery: DeliveryModel;
  WebhookInput: Types.WebhookInput;
  WebhookResult: Omit<Types.WebhookResult, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  WishRelaxation: Types.WishRelaxation;
  String: Types.Scalars['String']['output'];
  Int: Types.Scalars['Int']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
}>;

export type AuthDirectiveArgs = {
  as?: Array<Types.Principal>;
  scope?: Types.Maybe<Types.PartnerScope>;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Types.Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Types.Maybe<Types.Scalars['Int']['input']>;
  requireOneSlicingArgument?: Types.Maybe<Types.Scalars['Boolean']['input']>;
  sizedFields?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
  slicingArguments?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  duration?: Types.Scalars['Int']['input'];
  limit?: Types.Scalars['Int']['input'];
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = Context, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWebhookResult'] = ResolversParentTypes['AddWebhookResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AmountBoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmountBound'] = ResolversParentTypes['AmountBound']> = ResolversObject<{
  most?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nutrient?: Resolver<ResolversTypes['Nutrient'], ParentType, ContextType>;
}>;

export type AnnouncePresenceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncePresenceResult'] = ResolversParentTypes['AnnouncePresenceResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ApplyListOperationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyListOperationsResult'] = ResolversParentTypes['ApplyListOperationsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['SharedList']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ApplyOperationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyOperationsResult'] = ResolversParentTypes['ApplyOperationsResult']> = ResolversObject<{
  changes?: Resolver<Types.Maybe<ResolversTypes['HouseholdChanges']>, ParentType, ContextType>;
  cupboard?: Resolver<Types.Maybe<ResolversTypes['Cupboard']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['SharedList']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['OperationOutcome']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  shopHabits?: Resolver<Types.Maybe<ResolversTypes['ShopHabits']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ApplyPlanOperationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPlanOperationsResult'] = ResolversParentTypes['ApplyPlanOperationsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['CurrentPlan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backup'] = ResolversParentTypes['Backup']> = ResolversObject<{
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BackupKind'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
}>;

export type BackupInProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupInProgress'] = ResolversParentTypes['BackupInProgress']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['BackupKind'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
}>;

export type BalancePlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalancePlanResult'] = ResolversParentTypes['BalancePlanResult']> = ResolversObject<{
  changed?: Resolver<Array<ResolversTypes['BalancedRow']>, ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BalancedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalancedRow'] = ResolversParentTypes['BalancedRow']> = ResolversObject<{
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['PlanRow'], ParentType, ContextType>;
  why?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type BeginProviderVisitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginProviderVisitResult'] = ResolversParentTypes['BeginProviderVisitResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BeginSecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginSecondFactorResult'] = ResolversParentTypes['BeginSecondFactorResult']> = ResolversObject<{
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
}>;

export type CallLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallLimit'] = ResolversParentTypes['CallLimit']> = ResolversObject<{
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CancelRestoreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRestoreResult'] = ResolversParentTypes['CancelRestoreResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  server?: Resolver<ResolversTypes['Server'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CatalogueChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueChanges'] = ResolversParentTypes['CatalogueChanges']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['MealChange']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CatalogueNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueNews'] = ResolversParentTypes['CatalogueNews']> = ResolversObject<{
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CategoryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CategoryPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPlan'] = ResolversParentTypes['CategoryPlan']> = ResolversObject<{
  mealList?: Resolver<Array<ResolversTypes['MealEntry']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['CategorySettings'], ParentType, ContextType>;
}>;

export type CategorySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySettings'] = ResolversParentTypes['CategorySettings']> = ResolversObject<{
  numMeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = ResolversObject<{
  accessToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ChoiceSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChoiceSetting'] = ResolversParentTypes['ChoiceSetting']> = ResolversObject<{
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CloseFirstQuestionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseFirstQuestionsResult'] = ResolversParentTypes['CloseFirstQuestionsResult']> = ResolversObject<{
  closedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ConfirmEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailResult'] = ResolversParentTypes['ConfirmEmailResult']> = ResolversObject<{
  accessToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ConnectProviderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectProviderResult'] = ResolversParentTypes['ConnectProviderResult']> = ResolversObject<{
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ConnectedProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectedProvider'] = ResolversParentTypes['ConnectedProvider']> = ResolversObject<{
  connectedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  isProven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
}>;

export type CookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cooking'] = ResolversParentTypes['Cooking']> = ResolversObject<{
  ingredients?: Resolver<Array<ResolversTypes['CookingLine']>, ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['MealNutrition'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['CookingPart']>, ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepSections?: Resolver<Array<ResolversTypes['StepSection']>, ParentType, ContextType>;
  stepServes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['CookingStep']>, ParentType, ContextType>;
  unfollowedSwaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
}>;

export type CookingIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingIngredient'] = ResolversParentTypes['CookingIngredient']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['ListIngredient'], ParentType, ContextType>;
  insteadOf?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measurementUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['FigureSource']>, ParentType, ContextType>;
  typicalLocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CookingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingLine'] = ResolversParentTypes['CookingLine']> = ResolversObject<{
  ingredient?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  listQuantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preparation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swap?: Resolver<Types.Maybe<ResolversTypes['Swap']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CookingPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingPart'] = ResolversParentTypes['CookingPart']> = ResolversObject<{
  ingredientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepServes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingResult'] = ResolversParentTypes['CookingResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['CookingIngredient']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<Types.Maybe<ResolversTypes['MealNutrition']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['CookingPart']>, ParentType, ContextType>;
  stepSections?: Resolver<Array<ResolversTypes['StepSection']>, ParentType, ContextType>;
  stepServes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unfollowedSwaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CookingStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingStep'] = ResolversParentTypes['CookingStep']> = ResolversObject<{
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CountNounResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountNoun'] = ResolversParentTypes['CountNoun']> = ResolversObject<{
  many?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CupboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cupboard'] = ResolversParentTypes['Cupboard']> = ResolversObject<{
  freezer?: Resolver<Array<ResolversTypes['FrozenMeal']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CupboardItem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CupboardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CupboardItem'] = ResolversParentTypes['CupboardItem']> = ResolversObject<{
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CupboardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CupboardResult'] = ResolversParentTypes['CupboardResult']> = ResolversObject<{
  cupboard?: Resolver<Types.Maybe<ResolversTypes['Cupboard']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CurrentPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentPlan'] = ResolversParentTypes['CurrentPlan']> = ResolversObject<{
  rows?: Resolver<Array<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  savedVersion?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DeleteAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = ResolversObject<{
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeleteBackupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBackupResult'] = ResolversParentTypes['DeleteBackupResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  server?: Resolver<Types.Maybe<ResolversTypes['Server']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeleteDishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDishResult'] = ResolversParentTypes['DeleteDishResult']> = ResolversObject<{
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeletePlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePlanResult'] = ResolversParentTypes['DeletePlanResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DietaryFactResolvers = EnumResolverSignature<{ ALCOHOL?: any, ALLIUM?: any, ALMOND?: any, ANIMAL_RENNET?: any, BARLEY?: any, BEEF?: any, BRAZIL_NUT?: any, CASHEW?: any, CELERY?: any, CORN?: any, CRUSTACEAN?: any, EGG?: any, FISH?: any, GELATINE?: any, GLUTEN?: any, HAZELNUT?: any, HEAT_FIRST?: any, HONEY?: any, LUPIN?: any, MACADAMIA?: any, MEAT?: any, MILK?: any, MOLLUSC?: any, MUSHROOM?: any, MUSTARD?: any, NIGHTSHADE?: any, NOT_IN_PREGNANCY?: any, NOT_KOSHER?: any, OATS?: any, PEANUT?: any, PECAN?: any, PINE_NUT?: any, PISTACHIO?: any, PORK?: any, POULTRY?: any, ROOT_VEGETABLE?: any, RYE?: any, SESAME?: any, SOY?: any, SULPHITES?: any, TREE_NUT?: any, WALNUT?: any, WHEAT?: any }, ResolversTypes['DietaryFact']>;

export type DisconnectProviderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisconnectProviderResult'] = ResolversParentTypes['DisconnectProviderResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dish'] = ResolversParentTypes['Dish']> = ResolversObject<{
  assumed?: Resolver<Array<ResolversTypes['DishFact']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  cookMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cookedOn?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  cooking?: Resolver<ResolversTypes['Cooking'], ParentType, ContextType, RequireFields<Types.DishCookingArgs, 'serves'>>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dietary?: Resolver<Array<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DishLine']>, ParentType, ContextType>;
  mainGroup?: Resolver<Types.Maybe<ResolversTypes['IngredientGroup']>, ParentType, ContextType>;
  mainLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measures?: Resolver<Types.Maybe<ResolversTypes['Measures']>, ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['Requirement']>, ParentType, ContextType>;
  meetsWithSwaps?: Resolver<Array<ResolversTypes['Requirement']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notAdded?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['MealNutrition'], ParentType, ContextType>;
  opinion?: Resolver<Types.Maybe<ResolversTypes['RecipeOpinion']>, ParentType, ContextType>;
  pageUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  photo?: Resolver<Types.Maybe<ResolversTypes['DishPhoto']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['DishPhoto']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  plateChoices?: Resolver<Array<ResolversTypes['PlateChoice']>, ParentType, ContextType>;
  prepMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DishSource'], ParentType, ContextType>;
  sourceUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  stepSections?: Resolver<Array<ResolversTypes['StepSection']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suitability?: Resolver<ResolversTypes['Suitability'], ParentType, ContextType, RequireFields<Types.DishSuitabilityArgs, 'requirements'>>;
  suits?: Resolver<Types.Maybe<ResolversTypes['TableSuitability']>, ParentType, ContextType, Partial<Types.DishSuitsArgs>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unlisted?: Resolver<Array<ResolversTypes['UnlistedIngredient']>, ParentType, ContextType>;
  urlDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yield?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DishConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishConnection'] = ResolversParentTypes['DishConnection']> = ResolversObject<{
  assumedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['DishEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Dish']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  tagChoices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DishDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishDraft'] = ResolversParentTypes['DishDraft']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  cookMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DishLine']>, ParentType, ContextType>;
  measures?: Resolver<ResolversTypes['Measures'], ParentType, ContextType>;
  measuresFrom?: Resolver<ResolversTypes['MeasuresFrom'], ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prepMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serves?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DishSource'], ParentType, ContextType>;
  stepSections?: Resolver<Array<ResolversTypes['StepSection']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unlisted?: Resolver<Array<ResolversTypes['UnlistedIngredient']>, ParentType, ContextType>;
  urlDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yields?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DishEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishEdge'] = ResolversParentTypes['DishEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Dish'], ParentType, ContextType>;
}>;

export type DishImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishImport'] = ResolversParentTypes['DishImport']> = ResolversObject<{
  app?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  doubles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['ImportItemConnection'], ParentType, ContextType, RequireFields<Types.DishImportItemsArgs, 'first'>>;
  lackingPhotos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['ImportedPlan']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DishLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishLine'] = ResolversParentTypes['DishLine']> = ResolversObject<{
  alternatives?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  dishServes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dishSuggestions?: Resolver<Array<ResolversTypes['Dish']>, ParentType, ContextType>;
  ingredient?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preparation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DishPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishPhoto'] = ResolversParentTypes['DishPhoto']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
}>;

export type DishSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishSource'] = ResolversParentTypes['DishSource']> = ResolversObject<{
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
}>;

export type DraftPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftPlanResult'] = ResolversParentTypes['DraftPlanResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EmailKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailKeyResult'] = ResolversParentTypes['EmailKeyResult']> = ResolversObject<{
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EndCalendarFeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndCalendarFeedResult'] = ResolversParentTypes['EndCalendarFeedResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EndSessionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionsResult'] = ResolversParentTypes['EndSessionsResult']> = ResolversObject<{
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EntrySwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrySwap'] = ResolversParentTypes['EntrySwap']> = ResolversObject<{
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exclusion'] = ResolversParentTypes['Exclusion']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExclusionKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FailedBackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedBackup'] = ResolversParentTypes['FailedBackup']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  failure?: Resolver<ResolversTypes['BackupFailure'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BackupKind'], ParentType, ContextType>;
}>;

export type FigureSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureSource'] = ResolversParentTypes['FigureSource']> = ResolversObject<{
  edible?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  food?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publisher?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FormAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormAnswer'] = ResolversParentTypes['FormAnswer']> = ResolversObject<{
  optionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['OptionSetting']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = ResolversObject<{
  answer?: Resolver<ResolversTypes['FormAnswer'], ParentType, ContextType>;
  choices?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  excludesIngredients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  help?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
  settingOptions?: Resolver<Types.Maybe<Array<ResolversTypes['SettingOption']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['FormValue'], ParentType, ContextType>;
}>;

export type FormOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormOption'] = ResolversParentTypes['FormOption']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['FormSetting']>, ParentType, ContextType>;
}>;

export type FormSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSetting'] = ResolversParentTypes['FormSetting']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FormValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormValue'] = ResolversParentTypes['FormValue']> = ResolversObject<{
  choice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<Array<ResolversTypes['ChoiceSetting']>>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FoundRecipeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundRecipe'] = ResolversParentTypes['FoundRecipe']> = ResolversObject<{
  ingredients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FrozenMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrozenMeal'] = ResolversParentTypes['FrozenMeal']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  frozenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HouseholdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Household'] = ResolversParentTypes['Household']> = ResolversObject<{
  calendarFeeds?: Resolver<Array<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  changes?: Resolver<Types.Maybe<ResolversTypes['HouseholdChanges']>, ParentType, ContextType, Partial<Types.HouseholdChangesArgs>>;
  cupboard?: Resolver<ResolversTypes['Cupboard'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['HouseholdInvitation']>, ParentType, ContextType>;
  kitchenTimers?: Resolver<ResolversTypes['KitchenTimers'], ParentType, ContextType>;
  mealTraits?: Resolver<Array<ResolversTypes['MealTraits']>, ParentType, ContextType, RequireFields<Types.HouseholdMealTraitsArgs, 'category'>>;
  members?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['OfferConnection'], ParentType, ContextType, RequireFields<Types.HouseholdOffersArgs, 'first' | 'orderBy'>>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType, Partial<Types.HouseholdPlanArgs>>;
  plans?: Resolver<ResolversTypes['PlanConnection'], ParentType, ContextType, RequireFields<Types.HouseholdPlansArgs, 'first'>>;
  servable?: Resolver<Array<ResolversTypes['RecipeVersion']>, ParentType, ContextType, RequireFields<Types.HouseholdServableArgs, 'category' | 'role'>>;
  sharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType>;
  shopHabits?: Resolver<ResolversTypes['ShopHabits'], ParentType, ContextType>;
  shoppingList?: Resolver<Types.Maybe<ResolversTypes['ShoppingList']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishForm?: Resolver<ResolversTypes['SettingsForm'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HouseholdChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdChange'] = ResolversParentTypes['HouseholdChange']> = ResolversObject<{
  cupboard?: Resolver<Types.Maybe<ResolversTypes['Cupboard']>, ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['SharedList']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['CurrentPlan']>, ParentType, ContextType>;
  presence?: Resolver<Types.Maybe<Array<ResolversTypes['Presence']>>, ParentType, ContextType>;
  shopHabits?: Resolver<Types.Maybe<ResolversTypes['ShopHabits']>, ParentType, ContextType>;
}>;

export type HouseholdChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdChanges'] = ResolversParentTypes['HouseholdChanges']> = ResolversObject<{
  changed?: Resolver<Array<ResolversTypes['Node']>, ParentType, ContextType>;
  cupboard?: Resolver<Types.Maybe<ResolversTypes['Cupboard']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kitchenTimers?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['SharedList']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  presence?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  shopHabits?: Resolver<Types.Maybe<ResolversTypes['ShopHabits']>, ParentType, ContextType>;
  storedPlans?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type HouseholdInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdInvitation'] = ResolversParentTypes['HouseholdInvitation']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  forMember?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentTo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HouseholdMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdMember'] = ResolversParentTypes['HouseholdMember']> = ResolversObject<{
  answersEditedBy?: Resolver<ResolversTypes['AnswerEditors'], ParentType, ContextType>;
  eats?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  form?: Resolver<Types.Maybe<ResolversTypes['SettingsForm']>, ParentType, ContextType, RequireFields<Types.HouseholdMemberFormArgs, 'kind'>>;
  forms?: Resolver<Types.Maybe<Array<ResolversTypes['SettingsForm']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayEditAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['HouseholdRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HouseholdResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdResult'] = ResolversParentTypes['HouseholdResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ImportItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportItem'] = ResolversParentTypes['ImportItem']> = ResolversObject<{
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['ImportOutcome']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ImportItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportItemConnection'] = ResolversParentTypes['ImportItemConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ImportItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ImportItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ImportItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportItemEdge'] = ResolversParentTypes['ImportItemEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportItem'], ParentType, ContextType>;
}>;

export type ImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportResult'] = ResolversParentTypes['ImportResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  import?: Resolver<Types.Maybe<ResolversTypes['DishImport']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ImportedPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedPlan'] = ResolversParentTypes['ImportedPlan']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['ImportOutcome']>, ParentType, ContextType>;
  planId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type IngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = ResolversObject<{
  contains?: Resolver<Types.Maybe<Array<ResolversTypes['DietaryFact']>>, ParentType, ContextType>;
  density?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['IngredientGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listUnit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<Types.Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieceWeight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shoppingUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['FigureSource']>, ParentType, ContextType>;
  storeArea?: Resolver<ResolversTypes['StoreArea'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
  typicalLocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IngredientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientConnection'] = ResolversParentTypes['IngredientConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['IngredientEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type IngredientEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientEdge'] = ResolversParentTypes['IngredientEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
}>;

export type IngredientGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientGroup'] = ResolversParentTypes['IngredientGroup']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  help?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instructions'] = ResolversParentTypes['Instructions']> = ResolversObject<{
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dietary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['CookingIngredient']>, ParentType, ContextType>;
  mainIngredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['MealNutrition'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['CookingPart']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['DishPhoto']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['DishSource']>, ParentType, ContextType>;
  stepSections?: Resolver<Array<ResolversTypes['StepSection']>, ParentType, ContextType>;
  stepServes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suitableEntry?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unfollowedSwaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type InvitationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationPreview'] = ResolversParentTypes['InvitationPreview']> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  forMember?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  householdName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentTo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type InviteToHouseholdResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteToHouseholdResult'] = ResolversParentTypes['InviteToHouseholdResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  invitation?: Resolver<Types.Maybe<ResolversTypes['HouseholdInvitation']>, ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ItemPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemPart'] = ResolversParentTypes['ItemPart']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  eaters?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  mealName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type KitchenTimerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KitchenTimer'] = ResolversParentTypes['KitchenTimer']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remaining?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['KitchenTimerState'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type KitchenTimersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KitchenTimers'] = ResolversParentTypes['KitchenTimers']> = ResolversObject<{
  now?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  timers?: Resolver<Array<ResolversTypes['KitchenTimer']>, ParentType, ContextType>;
}>;

export type LearnedCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnedCode'] = ResolversParentTypes['LearnedCode']> = ResolversObject<{
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredient?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type LinePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinePart'] = ResolversParentTypes['LinePart']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  recipe?: Resolver<Types.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LinkBackupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkBackupResult'] = ResolversParentTypes['LinkBackupResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ListIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListIngredient'] = ResolversParentTypes['ListIngredient']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ListNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListNote'] = ResolversParentTypes['ListNote']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ListPackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListPack'] = ResolversParentTypes['ListPack']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ListPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListPurchase'] = ResolversParentTypes['ListPurchase']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cents?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaves?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pack?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packs?: Resolver<Array<ResolversTypes['ListPack']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ListTickResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListTick'] = ResolversParentTypes['ListTick']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = ResolversObject<{
  accessToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type LogOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutResult'] = ResolversParentTypes['LogOutResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  providerLogOut?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MakeBackupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeBackupResult'] = ResolversParentTypes['MakeBackupResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  server?: Resolver<Types.Maybe<ResolversTypes['Server']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MakeCalendarFeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeCalendarFeedResult'] = ResolversParentTypes['MakeCalendarFeedResult']> = ResolversObject<{
  address?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MakePersonalKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakePersonalKeyResult'] = ResolversParentTypes['MakePersonalKeyResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MatchLinesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchLinesResult'] = ResolversParentTypes['MatchLinesResult']> = ResolversObject<{
  dishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  undoId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Meal'] = ResolversParentTypes['Meal']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  cooking?: Resolver<ResolversTypes['Cooking'], ParentType, ContextType, RequireFields<Types.MealCookingArgs, 'serves'>>;
  dietary?: Resolver<Array<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
  dietaryWithSwaps?: Resolver<Array<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['MealIngredient']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  mainGroup?: Resolver<Types.Maybe<ResolversTypes['IngredientGroup']>, ParentType, ContextType>;
  mainIngredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['Requirement']>, ParentType, ContextType>;
  meetsWithSwaps?: Resolver<Array<ResolversTypes['Requirement']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['MealNutrition'], ParentType, ContextType>;
  opinion?: Resolver<Types.Maybe<ResolversTypes['RecipeOpinion']>, ParentType, ContextType>;
  pageUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['DishRole'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suitability?: Resolver<ResolversTypes['Suitability'], ParentType, ContextType, RequireFields<Types.MealSuitabilityArgs, 'requirements'>>;
  suits?: Resolver<Types.Maybe<ResolversTypes['TableSuitability']>, ParentType, ContextType, Partial<Types.MealSuitsArgs>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  urlDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MealBasesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealBases'] = ResolversParentTypes['MealBases']> = ResolversObject<{
  mealList?: Resolver<Array<ResolversTypes['MealEntry']>, ParentType, ContextType>;
}>;

export type MealCategoryResolvers = EnumResolverSignature<{ BREAKFAST?: any, DINNER?: any, LUNCH?: any }, ResolversTypes['MealCategory']>;

export type MealChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealChange'] = ResolversParentTypes['MealChange']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['MealChangeKind'], ParentType, ContextType>;
  meal?: Resolver<Types.Maybe<ResolversTypes['Meal']>, ParentType, ContextType>;
  mealId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MealConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealConnection'] = ResolversParentTypes['MealConnection']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['MealEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Meal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MealEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEdge'] = ResolversParentTypes['MealEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Meal'], ParentType, ContextType>;
}>;

export type MealEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEntry'] = ResolversParentTypes['MealEntry']> = ResolversObject<{
  eaters?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  followsPortions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCustomised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVersion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainIngredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numServes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  urlDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MealIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealIngredient'] = ResolversParentTypes['MealIngredient']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preparation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MealNutritionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealNutrition'] = ResolversParentTypes['MealNutrition']> = ResolversObject<{
  isHighInSodium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  perServe?: Resolver<Types.Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type MealPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealPlan'] = ResolversParentTypes['MealPlan']> = ResolversObject<{
  breakfast?: Resolver<ResolversTypes['CategoryPlan'], ParentType, ContextType>;
  dinner?: Resolver<ResolversTypes['CategoryPlan'], ParentType, ContextType>;
  lunch?: Resolver<ResolversTypes['CategoryPlan'], ParentType, ContextType>;
}>;

export type MealTraitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealTraits'] = ResolversParentTypes['MealTraits']> = ResolversObject<{
  ingredients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLately?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type MealVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealVersion'] = ResolversParentTypes['MealVersion']> = ResolversObject<{
  eaters?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['MealEntry'], ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type MissedWishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissedWish'] = ResolversParentTypes['MissedWish']> = ResolversObject<{
  blockedBy?: Resolver<Types.Maybe<ResolversTypes['PlanWishKind']>, ParentType, ContextType>;
  blockedText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanWishKind'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  relaxations?: Resolver<Array<ResolversTypes['WishRelaxation']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  acceptInvitation?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationAcceptInvitationArgs, 'input'>>;
  addHouseholdMember?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationAddHouseholdMemberArgs, 'input'>>;
  addNotificationDevice?: Resolver<ResolversTypes['NotificationDeviceResult'], ParentType, ContextType, RequireFields<Types.MutationAddNotificationDeviceArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['PasskeysResult'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'input'>>;
  addWebhook?: Resolver<ResolversTypes['AddWebhookResult'], ParentType, ContextType, RequireFields<Types.MutationAddWebhookArgs, 'input'>>;
  announcePresence?: Resolver<ResolversTypes['AnnouncePresenceResult'], ParentType, ContextType, RequireFields<Types.MutationAnnouncePresenceArgs, 'input'>>;
  applyCupboardOperations?: Resolver<ResolversTypes['CupboardResult'], ParentType, ContextType, RequireFields<Types.MutationApplyCupboardOperationsArgs, 'operations'>>;
  applyListOperations?: Resolver<ResolversTypes['ApplyListOperationsResult'], ParentType, ContextType, RequireFields<Types.MutationApplyListOperationsArgs, 'operations'>>;
  applyOperations?: Resolver<ResolversTypes['ApplyOperationsResult'], ParentType, ContextType, RequireFields<Types.MutationApplyOperationsArgs, 'input'>>;
  applyPlanOperations?: Resolver<ResolversTypes['ApplyPlanOperationsResult'], ParentType, ContextType, RequireFields<Types.MutationApplyPlanOperationsArgs, 'operations'>>;
  arrangeShop?: Resolver<ResolversTypes['ShopHabitsResult'], ParentType, ContextType, Partial<Types.MutationArrangeShopArgs>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyCeremonyResult'], ParentType, ContextType, RequireFields<Types.MutationBeginPasskeyArgs, 'input'>>;
  beginPasskeyProof?: Resolver<ResolversTypes['PasskeyCeremonyResult'], ParentType, ContextType>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyCeremonyResult'], ParentType, ContextType>;
  beginProviderVisit?: Resolver<ResolversTypes['BeginProviderVisitResult'], ParentType, ContextType, RequireFields<Types.MutationBeginProviderVisitArgs, 'input'>>;
  beginSecondFactor?: Resolver<ResolversTypes['BeginSecondFactorResult'], ParentType, ContextType, RequireFields<Types.MutationBeginSecondFactorArgs, 'input'>>;
  beginWeek?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<Types.MutationBeginWeekArgs, 'input'>>;
  cancelRestore?: Resolver<ResolversTypes['CancelRestoreResult'], ParentType, ContextType>;
  changeNotificationDevice?: Resolver<ResolversTypes['NotificationDeviceResult'], ParentType, ContextType, RequireFields<Types.MutationChangeNotificationDeviceArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  closeFirstQuestions?: Resolver<ResolversTypes['CloseFirstQuestionsResult'], ParentType, ContextType>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailArgs, 'input'>>;
  confirmEmailChange?: Resolver<ResolversTypes['EmailKeyResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailChangeArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmSecondFactorArgs, 'input'>>;
  connectProvider?: Resolver<ResolversTypes['ConnectProviderResult'], ParentType, ContextType, RequireFields<Types.MutationConnectProviderArgs, 'input'>>;
  createHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationCreateHouseholdArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteAccountArgs, 'input'>>;
  deleteBackup?: Resolver<ResolversTypes['DeleteBackupResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteBackupArgs, 'input'>>;
  deleteDish?: Resolver<ResolversTypes['DeleteDishResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteDishArgs, 'id'>>;
  deletePlan?: Resolver<ResolversTypes['DeletePlanResult'], ParentType, ContextType, RequireFields<Types.MutationDeletePlanArgs, 'input'>>;
  disconnectProvider?: Resolver<ResolversTypes['DisconnectProviderResult'], ParentType, ContextType, RequireFields<Types.MutationDisconnectProviderArgs, 'input'>>;
  endCalendarFeed?: Resolver<ResolversTypes['EndCalendarFeedResult'], ParentType, ContextType, RequireFields<Types.MutationEndCalendarFeedArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndSessionsResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionsResult'], ParentType, ContextType, RequireFields<Types.MutationEndSessionArgs, 'input'>>;
  handOverHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationHandOverHouseholdArgs, 'input'>>;
  inviteToHousehold?: Resolver<ResolversTypes['InviteToHouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationInviteToHouseholdArgs, 'input'>>;
  keepInCupboard?: Resolver<ResolversTypes['CupboardResult'], ParentType, ContextType, RequireFields<Types.MutationKeepInCupboardArgs, 'items'>>;
  leaveHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType>;
  linkBackup?: Resolver<ResolversTypes['LinkBackupResult'], ParentType, ContextType, RequireFields<Types.MutationLinkBackupArgs, 'input'>>;
  loadPlan?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<Types.MutationLoadPlanArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  makeBackup?: Resolver<ResolversTypes['MakeBackupResult'], ParentType, ContextType>;
  makeCalendarFeed?: Resolver<ResolversTypes['MakeCalendarFeedResult'], ParentType, ContextType, RequireFields<Types.MutationMakeCalendarFeedArgs, 'input'>>;
  makePersonalKey?: Resolver<ResolversTypes['MakePersonalKeyResult'], ParentType, ContextType, RequireFields<Types.MutationMakePersonalKeyArgs, 'input'>>;
  matchLines?: Resolver<ResolversTypes['MatchLinesResult'], ParentType, ContextType, RequireFields<Types.MutationMatchLinesArgs, 'input'>>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prepareRestore?: Resolver<ResolversTypes['PrepareRestoreResult'], ParentType, ContextType, RequireFields<Types.MutationPrepareRestoreArgs, 'input'>>;
  proveByPasskey?: Resolver<ResolversTypes['PasskeysResult'], ParentType, ContextType, RequireFields<Types.MutationProveByPasskeyArgs, 'input'>>;
  proveByPassword?: Resolver<ResolversTypes['ProveByPasswordResult'], ParentType, ContextType, RequireFields<Types.MutationProveByPasswordArgs, 'input'>>;
  proveByProvider?: Resolver<ResolversTypes['ProveByProviderResult'], ParentType, ContextType>;
  randomizeMealPlan?: Resolver<ResolversTypes['RandomizeMealPlanResult'], ParentType, ContextType, RequireFields<Types.MutationRandomizeMealPlanArgs, 'input'>>;
  readDish?: Resolver<ResolversTypes['ReadDishResult'], ParentType, ContextType, RequireFields<Types.MutationReadDishArgs, 'input'>>;
  readPage?: Resolver<ResolversTypes['ReadDishResult'], ParentType, ContextType, RequireFields<Types.MutationReadPageArgs, 'input'>>;
  recordEvent?: Resolver<ResolversTypes['RecordEventResult'], ParentType, ContextType, RequireFields<Types.MutationRecordEventArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType>;
  removeHouseholdMember?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveHouseholdMemberArgs, 'input'>>;
  removeNotificationDevice?: Resolver<ResolversTypes['RemoveNotificationDeviceResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveNotificationDeviceArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['PasskeysResult'], ParentType, ContextType, RequireFields<Types.MutationRemovePasskeyArgs, 'input'>>;
  removePassword?: Resolver<ResolversTypes['PasskeysResult'], ParentType, ContextType, RequireFields<Types.MutationRemovePasswordArgs, 'input'>>;
  removeSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveSecondFactorArgs, 'input'>>;
  removeWebhook?: Resolver<ResolversTypes['RemoveWebhookResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveWebhookArgs, 'input'>>;
  renameHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationRenameHouseholdArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['PasskeysResult'], ParentType, ContextType, RequireFields<Types.MutationRenamePasskeyArgs, 'input'>>;
  renamePlan?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<Types.MutationRenamePlanArgs, 'input'>>;
  renewNotificationDevice?: Resolver<ResolversTypes['NotificationDeviceResult'], ParentType, ContextType, RequireFields<Types.MutationRenewNotificationDeviceArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<Types.MutationRenewRecoveryCodesArgs, 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['RequestEmailChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  returnEmail?: Resolver<ResolversTypes['EmailKeyResult'], ParentType, ContextType, RequireFields<Types.MutationReturnEmailArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationRevokeInvitationArgs, 'input'>>;
  revokePersonalKey?: Resolver<ResolversTypes['RevokePersonalKeyResult'], ParentType, ContextType, RequireFields<Types.MutationRevokePersonalKeyArgs, 'input'>>;
  rollWebhookSecret?: Resolver<ResolversTypes['RollWebhookSecretResult'], ParentType, ContextType, RequireFields<Types.MutationRollWebhookSecretArgs, 'input'>>;
  saveDish?: Resolver<ResolversTypes['SaveDishResult'], ParentType, ContextType, RequireFields<Types.MutationSaveDishArgs, 'input'>>;
  saveForms?: Resolver<ResolversTypes['SaveFormsResult'], ParentType, ContextType, RequireFields<Types.MutationSaveFormsArgs, 'input'>>;
  saveMealPlan?: Resolver<ResolversTypes['SaveMealPlanResult'], ParentType, ContextType, RequireFields<Types.MutationSaveMealPlanArgs, 'input'>>;
  savePlan?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<Types.MutationSavePlanArgs, 'input'>>;
  saveSettings?: Resolver<ResolversTypes['SaveSettingsResult'], ParentType, ContextType, RequireFields<Types.MutationSaveSettingsArgs, 'input'>>;
  scrubMealPlan?: Resolver<ResolversTypes['ScrubMealPlanResult'], ParentType, ContextType, RequireFields<Types.MutationScrubMealPlanArgs, 'input'>>;
  sendTestNotification?: Resolver<ResolversTypes['NotificationDeviceResult'], ParentType, ContextType, RequireFields<Types.MutationSendTestNotificationArgs, 'input'>>;
  setDishPhoto?: Resolver<ResolversTypes['SetDishPhotoResult'], ParentType, ContextType, RequireFields<Types.MutationSetDishPhotoArgs, 'input'>>;
  setDishPhotos?: Resolver<ResolversTypes['SetDishPhotosResult'], ParentType, ContextType, RequireFields<Types.MutationSetDishPhotosArgs, 'input'>>;
  setKitchenTimers?: Resolver<ResolversTypes['SetKitchenTimersResult'], ParentType, ContextType, RequireFields<Types.MutationSetKitchenTimersArgs, 'input'>>;
  setOpinion?: Resolver<ResolversTypes['SetOpinionResult'], ParentType, ContextType, RequireFields<Types.MutationSetOpinionArgs, 'input'>>;
  setOwnPrices?: Resolver<ResolversTypes['ShopHabitsResult'], ParentType, ContextType, RequireFields<Types.MutationSetOwnPricesArgs, 'prices'>>;
  setProductLinks?: Resolver<ResolversTypes['SetProductLinksResult'], ParentType, ContextType, RequireFields<Types.MutationSetProductLinksArgs, 'links'>>;
  setProductPhoto?: Resolver<ResolversTypes['ShopHabitsResult'], ParentType, ContextType, RequireFields<Types.MutationSetProductPhotoArgs, 'input'>>;
  signInByPasskey?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationSignInByPasskeyArgs, 'input'>>;
  signInByProvider?: Resolver<ResolversTypes['SignInByProviderResult'], ParentType, ContextType, RequireFields<Types.MutationSignInByProviderArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<Types.MutationSignUpArgs, 'input'>>;
  stopImport?: Resolver<ResolversTypes['ImportResult'], ParentType, ContextType, RequireFields<Types.MutationStopImportArgs, 'input'>>;
  submitFeedback?: Resolver<ResolversTypes['SubmitFeedbackResult'], ParentType, ContextType, RequireFields<Types.MutationSubmitFeedbackArgs, 'input'>>;
  switchOnWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<Types.MutationSwitchOnWebhookArgs, 'input'>>;
  takeFromCupboard?: Resolver<ResolversTypes['CupboardResult'], ParentType, ContextType, RequireFields<Types.MutationTakeFromCupboardArgs, 'items'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<Types.MutationTestWebhookArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['ImportResult'], ParentType, ContextType, RequireFields<Types.MutationUndoImportArgs, 'input'>>;
  undoMatch?: Resolver<ResolversTypes['MatchLinesResult'], ParentType, ContextType, RequireFields<Types.MutationUndoMatchArgs, 'input'>>;
  updateHouseholdMember?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<Types.MutationUpdateHouseholdMemberArgs, 'input'>>;
}>;

export type MutationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationResult'] = ResolversParentTypes['MutationResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddWebhookResult' | 'AnnouncePresenceResult' | 'ApplyListOperationsResult' | 'ApplyOperationsResult' | 'ApplyPlanOperationsResult' | 'BalancePlanResult' | 'BeginProviderVisitResult' | 'BeginSecondFactorResult' | 'CancelRestoreResult' | 'ChangePasswordResult' | 'CloseFirstQuestionsResult' | 'ConfirmEmailResult' | 'ConnectProviderResult' | 'CookingResult' | 'CupboardResult' | 'DeleteAccountResult' | 'DeleteBackupResult' | 'DeleteDishResult' | 'DeletePlanResult' | 'DisconnectProviderResult' | 'DraftPlanResult' | 'EmailKeyResult' | 'EndCalendarFeedResult' | 'EndSessionsResult' | 'HouseholdResult' | 'ImportResult' | 'InviteToHouseholdResult' | 'LinkBackupResult' | 'LogInResult' | 'LogOutResult' | 'MakeBackupResult' | 'MakeCalendarFeedResult' | 'MakePersonalKeyResult' | 'MatchLinesResult' | 'NeverEatenEffect' | 'NotificationDeviceResult' | 'PasskeyCeremonyResult' | 'PasskeysResult' | 'PlanResult' | 'PrepareRestoreResult' | 'ProposePlanResult' | 'ProveByPasswordResult' | 'ProveByProviderResult' | 'RandomizeMealPlanResult' | 'ReadDishResult' | 'RecordEventResult' | 'RemoveNotificationDeviceResult' | 'RemoveWebhookResult' | 'RequestEmailChangeResult' | 'RequestPasswordResetResult' | 'ResetPasswordResult' | 'RevokePersonalKeyResult' | 'RollWebhookSecretResult' | 'SaveDishResult' | 'SaveFormsResult' | 'SaveMealPlanResult' | 'SaveSettingsResult' | 'ScrubMealPlanResult' | 'SecondFactorResult' | 'SessionResult' | 'SetDishPhotoResult' | 'SetDishPhotosResult' | 'SetKitchenTimersResult' | 'SetOpinionResult' | 'SetProductLinksResult' | 'ShopHabitsResult' | 'ShoppingListResult' | 'SignInByProviderResult' | 'SignUpResult' | 'SubmitFeedbackResult' | 'WebhookResult', ParentType, ContextType>;
}>;

export type NamedListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedList'] = ResolversParentTypes['NamedList']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OwnItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type NeverEatenEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeverEatenEffect'] = ResolversParentTypes['NeverEatenEffect']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  mealCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['NeverEatenWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type NeverEatenWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeverEatenWord'] = ResolversParentTypes['NeverEatenWord']> = ResolversObject<{
  ingredients?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  mealCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  understood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CupboardItem' | 'Dish' | 'DishImport' | 'FrozenMeal' | 'Household' | 'HouseholdInvitation' | 'HouseholdMember' | 'Ingredient' | 'IngredientGroup' | 'LearnedCode' | 'ListNote' | 'ListTick' | 'Meal' | 'NamedList' | 'OwnItem' | 'OwnPrice' | 'Plan' | 'PlanRow' | 'ProductPhoto' | 'RecipeVersion' | 'Requirement' | 'SettingsForm' | 'ShopOrder' | 'StoreArea' | 'Tag' | 'Viewer', ParentType, ContextType>;
}>;

export type NotificationDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationDevice'] = ResolversParentTypes['NotificationDevice']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  dinnerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['NotificationKind']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NotificationDeviceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationDeviceResult'] = ResolversParentTypes['NotificationDeviceResult']> = ResolversObject<{
  device?: Resolver<Types.Maybe<ResolversTypes['NotificationDevice']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type NotificationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notifications'] = ResolversParentTypes['Notifications']> = ResolversObject<{
  devices?: Resolver<Array<ResolversTypes['NotificationDevice']>, ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NutrientResolvers = EnumResolverSignature<{ CARBOHYDRATE?: any, ENERGY?: any, FAT?: any, FIBRE?: any, FODMAP?: any, PHOSPHORUS?: any, POTASSIUM?: any, PROTEIN?: any, SATURATED_FAT?: any, SODIUM?: any, SUGARS?: any }, ResolversTypes['Nutrient']>;

export type NutritionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = ResolversObject<{
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fibre?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phosphorus?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  potassium?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saturatedFat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sodium?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sugars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = ResolversObject<{
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['OfferPlace']>, ParentType, ContextType>;
  recipe?: Resolver<Types.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  toCheck?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  usesAtHome?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferConnection'] = ResolversParentTypes['OfferConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['OfferEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  recipeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suitableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OfferEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferEdge'] = ResolversParentTypes['OfferEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
}>;

export type OfferPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPlace'] = ResolversParentTypes['OfferPlace']> = ResolversObject<{
  adaptedFor?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['MealEntry'], ParentType, ContextType>;
}>;

export type OperationOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationOutcome'] = ResolversParentTypes['OperationOutcome']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
}>;

export type OptionSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionSetting'] = ResolversParentTypes['OptionSetting']> = ResolversObject<{
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type OwnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnItem'] = ResolversParentTypes['OwnItem']> = ResolversObject<{
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTicked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['ListNote']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OwnPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPrice'] = ResolversParentTypes['OwnPrice']> = ResolversObject<{
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PackLeftoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackLeftover'] = ResolversParentTypes['PackLeftover']> = ResolversObject<{
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = ResolversObject<{
  key?: Resolver<ResolversTypes['PartnerKey'], ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['CallLimit']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productLinks?: Resolver<ResolversTypes['ProductLinkConnection'], ParentType, ContextType, RequireFields<Types.PartnerProductLinksArgs, 'first' | 'store'>>;
  stores?: Resolver<Array<ResolversTypes['PartnerStore']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
}>;

export type PartnerKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerKey'] = ResolversParentTypes['PartnerKey']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['PartnerScope']>, ParentType, ContextType>;
}>;

export type PartnerStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerStore'] = ResolversParentTypes['PartnerStore']> = ResolversObject<{
  linkTemplate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
}>;

export type PasskeyCeremonyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyCeremonyResult'] = ResolversParentTypes['PasskeyCeremonyResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PasskeysResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeysResult'] = ResolversParentTypes['PasskeysResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PersonalKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalKey'] = ResolversParentTypes['PersonalKey']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['KeyScope']>, ParentType, ContextType>;
}>;

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['PlanCategory']>, ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  changedBy?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  firstDay?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDay?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plates?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  recentChanges?: Resolver<Array<ResolversTypes['PlanChange']>, ParentType, ContextType, RequireFields<Types.PlanRecentChangesArgs, 'first'>>;
  rows?: Resolver<Array<ResolversTypes['PlanRow']>, ParentType, ContextType, Partial<Types.PlanRowsArgs>>;
  savedVersion?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shoppingList?: Resolver<Types.Maybe<ResolversTypes['ShoppingList']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlanStatus'], ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['PlanSummary']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlanCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanCategory'] = ResolversParentTypes['PlanCategory']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  eaters?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PlanRow']>, ParentType, ContextType>;
}>;

export type PlanChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChange'] = ResolversParentTypes['PlanChange']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanChangeKind'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PlanRowChange']>, ParentType, ContextType>;
}>;

export type PlanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanConnection'] = ResolversParentTypes['PlanConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['PlanEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PlanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanEdge'] = ResolversParentTypes['PlanEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
}>;

export type PlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanResult'] = ResolversParentTypes['PlanResult']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlanRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRow'] = ResolversParentTypes['PlanRow']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  content?: Resolver<Types.Maybe<ResolversTypes['RowContent']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  eatenBy?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  eaters?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['MealEntry'], ParentType, ContextType>;
  hasSetEaters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSetServes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWeekly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftoversIn?: Resolver<Array<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['RowReason']>, ParentType, ContextType>;
  recipe?: Resolver<Types.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantOf?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  versionOf?: Resolver<Types.Maybe<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlanRowChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRowChange'] = ResolversParentTypes['PlanRowChange']> = ResolversObject<{
  after?: Resolver<Types.Maybe<ResolversTypes['PlanRowState']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['PlanRowState']>, ParentType, ContextType>;
  isMoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type PlanRowStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRowState'] = ResolversParentTypes['PlanRowState']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dessert?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  eaters?: Resolver<Types.Maybe<Array<ResolversTypes['HouseholdMember']>>, ParentType, ContextType>;
  hasSetServes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWeekly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftoversOf?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['PlannedText']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  versionOf?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type PlanSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSummary'] = ResolversParentTypes['PlanSummary']> = ResolversObject<{
  dollars?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leftoverGrams?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  leftovers?: Resolver<Array<ResolversTypes['PackLeftover']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missed?: Resolver<Array<ResolversTypes['MissedWish']>, ParentType, ContextType>;
  pricedLineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['TargetOutcome']>, ParentType, ContextType>;
}>;

export type PlannedDishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedDish'] = ResolversParentTypes['PlannedDish']> = ResolversObject<{
  role?: Resolver<ResolversTypes['DishRole'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['RecipeVersion'], ParentType, ContextType>;
}>;

export type PlannedFrozenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedFrozen'] = ResolversParentTypes['PlannedFrozen']> = ResolversObject<{
  version?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlannedLeftoversResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedLeftovers'] = ResolversParentTypes['PlannedLeftovers']> = ResolversObject<{
  from?: Resolver<Types.Maybe<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlannedMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedMeal'] = ResolversParentTypes['PlannedMeal']> = ResolversObject<{
  dishes?: Resolver<Array<ResolversTypes['PlannedDish']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlannedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedText'] = ResolversParentTypes['PlannedText']> = ResolversObject<{
  isOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlateChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlateChoice'] = ResolversParentTypes['PlateChoice']> = ResolversObject<{
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PreferredStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferredStore'] = ResolversParentTypes['PreferredStore']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PrepareRestoreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareRestoreResult'] = ResolversParentTypes['PrepareRestoreResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  server?: Resolver<Types.Maybe<ResolversTypes['Server']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = ResolversObject<{
  device?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = ResolversObject<{
  catalogueVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rafflePrize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ProductLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLink'] = ResolversParentTypes['ProductLink']> = ResolversObject<{
  changedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  ingredient?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
}>;

export type ProductLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLinkConnection'] = ResolversParentTypes['ProductLinkConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ProductLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProductLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLinkEdge'] = ResolversParentTypes['ProductLinkEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductLink'], ParentType, ContextType>;
}>;

export type ProductPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPhoto'] = ResolversParentTypes['ProductPhoto']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ProposePlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposePlanResult'] = ResolversParentTypes['ProposePlanResult']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['ProposedPart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  seed?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ProposedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposedPart'] = ResolversParentTypes['ProposedPart']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differentMeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excludedBy?: Resolver<Array<ResolversTypes['Exclusion']>, ParentType, ContextType>;
}>;

export type ProveByPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProveByPasswordResult'] = ResolversParentTypes['ProveByPasswordResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ProveByProviderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProveByProviderResult'] = ResolversParentTypes['ProveByProviderResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type QuantityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quantity'] = ResolversParentTypes['Quantity']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  balancePlan?: Resolver<ResolversTypes['BalancePlanResult'], ParentType, ContextType, RequireFields<Types.QueryBalancePlanArgs, 'input'>>;
  catalogueChanges?: Resolver<ResolversTypes['CatalogueChanges'], ParentType, ContextType, RequireFields<Types.QueryCatalogueChangesArgs, 'first'>>;
  cookingMeal?: Resolver<ResolversTypes['CookingResult'], ParentType, ContextType, RequireFields<Types.QueryCookingMealArgs, 'entry'>>;
  cupboard?: Resolver<ResolversTypes['Cupboard'], ParentType, ContextType>;
  currentPlan?: Resolver<ResolversTypes['CurrentPlan'], ParentType, ContextType>;
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType, RequireFields<Types.QueryDishArgs, 'id'>>;
  dishImports?: Resolver<Array<ResolversTypes['DishImport']>, ParentType, ContextType>;
  dishes?: Resolver<ResolversTypes['DishConnection'], ParentType, ContextType, RequireFields<Types.QueryDishesArgs, 'assumed' | 'first'>>;
  draftPlan?: Resolver<ResolversTypes['DraftPlanResult'], ParentType, ContextType, RequireFields<Types.QueryDraftPlanArgs, 'input'>>;
  household?: Resolver<ResolversTypes['Household'], ParentType, ContextType>;
  ingredients?: Resolver<ResolversTypes['IngredientConnection'], ParentType, ContextType, RequireFields<Types.QueryIngredientsArgs, 'first'>>;
  instructions?: Resolver<Types.Maybe<ResolversTypes['Instructions']>, ParentType, ContextType, RequireFields<Types.QueryInstructionsArgs, 'slug'>>;
  invitation?: Resolver<Types.Maybe<ResolversTypes['InvitationPreview']>, ParentType, ContextType, RequireFields<Types.QueryInvitationArgs, 'key'>>;
  meal?: Resolver<Types.Maybe<ResolversTypes['Meal']>, ParentType, ContextType, Partial<Types.QueryMealArgs>>;
  mealBases?: Resolver<ResolversTypes['MealBases'], ParentType, ContextType, RequireFields<Types.QueryMealBasesArgs, 'category'>>;
  mealNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mealPlan?: Resolver<Types.Maybe<ResolversTypes['SavedMealPlan']>, ParentType, ContextType>;
  mealVersions?: Resolver<Array<ResolversTypes['MealVersion']>, ParentType, ContextType, RequireFields<Types.QueryMealVersionsArgs, 'category' | 'meal'>>;
  meals?: Resolver<ResolversTypes['MealConnection'], ParentType, ContextType, RequireFields<Types.QueryMealsArgs, 'first' | 'orderBy'>>;
  myData?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  neverEatenEffect?: Resolver<ResolversTypes['NeverEatenEffect'], ParentType, ContextType, RequireFields<Types.QueryNeverEatenEffectArgs, 'fieldId' | 'text'>>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  partner?: Resolver<ResolversTypes['Partner'], ParentType, ContextType>;
  plannedInstructions?: Resolver<Array<Types.Maybe<ResolversTypes['Instructions']>>, ParentType, ContextType, RequireFields<Types.QueryPlannedInstructionsArgs, 'meals'>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  proposePlan?: Resolver<ResolversTypes['ProposePlanResult'], ParentType, ContextType, RequireFields<Types.QueryProposePlanArgs, 'input'>>;
  raffleStatus?: Resolver<ResolversTypes['RaffleStatus'], ParentType, ContextType>;
  recipe?: Resolver<Types.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType, RequireFields<Types.QueryRecipeArgs, 'slug'>>;
  requirements?: Resolver<Array<ResolversTypes['Requirement']>, ParentType, ContextType>;
  settingsForms?: Resolver<ResolversTypes['SettingsForms'], ParentType, ContextType, Partial<Types.QuerySettingsFormsArgs>>;
  sharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType>;
  shopHabits?: Resolver<ResolversTypes['ShopHabits'], ParentType, ContextType>;
  shoppingList?: Resolver<ResolversTypes['ShoppingListResult'], ParentType, ContextType, RequireFields<Types.QueryShoppingListArgs, 'plan'>>;
  shoppingListForMeals?: Resolver<ResolversTypes['ShoppingListResult'], ParentType, ContextType, RequireFields<Types.QueryShoppingListForMealsArgs, 'meals' | 'requirements'>>;
  storeAreas?: Resolver<Array<ResolversTypes['StoreArea']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType>;
  unmatchedLines?: Resolver<ResolversTypes['UnmatchedNameConnection'], ParentType, ContextType, RequireFields<Types.QueryUnmatchedLinesArgs, 'first'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
}>;

export type RaffleStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleStatus'] = ResolversParentTypes['RaffleStatus']> = ResolversObject<{
  eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feedbackGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plansGenerated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plansNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type RandomizeMealPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RandomizeMealPlanResult'] = ResolversParentTypes['RandomizeMealPlanResult']> = ResolversObject<{
  breakfast?: Resolver<Types.Maybe<ResolversTypes['RandomizedCategory']>, ParentType, ContextType>;
  dinner?: Resolver<Types.Maybe<ResolversTypes['RandomizedCategory']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  lunch?: Resolver<Types.Maybe<ResolversTypes['RandomizedCategory']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RandomizedCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RandomizedCategory'] = ResolversParentTypes['RandomizedCategory']> = ResolversObject<{
  differentMeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excludedBy?: Resolver<Array<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  mealList?: Resolver<Array<ResolversTypes['MealEntry']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['CategorySettings'], ParentType, ContextType>;
}>;

export type ReadDishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadDishResult'] = ResolversParentTypes['ReadDishResult']> = ResolversObject<{
  draft?: Resolver<Types.Maybe<ResolversTypes['DishDraft']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  recipes?: Resolver<Array<ResolversTypes['FoundRecipe']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RecipeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recipe'] = ResolversParentTypes['Recipe']> = ResolversObject<{
  __resolveType: TypeResolveFn<'Dish' | 'Meal', ParentType, ContextType>;
}>;

export type RecipeOpinionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipeOpinion'] = ResolversParentTypes['RecipeOpinion']> = ResolversObject<{
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNeverAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type RecipeVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipeVersion'] = ResolversParentTypes['RecipeVersion']> = ResolversObject<{
  cooking?: Resolver<ResolversTypes['Cooking'], ParentType, ContextType, Partial<Types.RecipeVersionCookingArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdapted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['Requirement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['VersionProblem']>, ParentType, ContextType, Partial<Types.RecipeVersionProblemArgs>>;
  recipe?: Resolver<Types.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  suits?: Resolver<Types.Maybe<ResolversTypes['TableSuitability']>, ParentType, ContextType, Partial<Types.RecipeVersionSuitsArgs>>;
  swaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RecordEventResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordEventResult'] = ResolversParentTypes['RecordEventResult']> = ResolversObject<{
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RemoveNotificationDeviceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveNotificationDeviceResult'] = ResolversParentTypes['RemoveNotificationDeviceResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RemoveWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveWebhookResult'] = ResolversParentTypes['RemoveWebhookResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RequestEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangeResult'] = ResolversParentTypes['RequestEmailChangeResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Requirement'] = ResolversParentTypes['Requirement']> = ResolversObject<{
  bound?: Resolver<Types.Maybe<ResolversTypes['AmountBound']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['DietaryRequirement'], ParentType, ContextType>;
  forbids?: Resolver<Array<ResolversTypes['DietaryFact']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepsApart?: Resolver<Array<Array<ResolversTypes['DietaryFact']>>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RestoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restore'] = ResolversParentTypes['Restore']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  backupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  failure?: Resolver<Types.Maybe<ResolversTypes['BackupFailure']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  safetyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type RevokePersonalKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokePersonalKeyResult'] = ResolversParentTypes['RevokePersonalKeyResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RollWebhookSecretResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollWebhookSecretResult'] = ResolversParentTypes['RollWebhookSecretResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RowContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowContent'] = ResolversParentTypes['RowContent']> = ResolversObject<{
  __resolveType: TypeResolveFn<'PlannedFrozen' | 'PlannedLeftovers' | 'PlannedMeal' | 'PlannedText', ParentType, ContextType>;
}>;

export type RowProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowProblem'] = ResolversParentTypes['RowProblem']> = ResolversObject<{
  blockedBy?: Resolver<Array<ResolversTypes['TableBlock']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['DishRole'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['PlanRow'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
}>;

export type RowReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowReason'] = ResolversParentTypes['RowReason']> = ResolversObject<{
  figure?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ingredient?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RowReasonKind'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  without?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type SaveDishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDishResult'] = ResolversParentTypes['SaveDishResult']> = ResolversObject<{
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SaveFormsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFormsResult'] = ResolversParentTypes['SaveFormsResult']> = ResolversObject<{
  effect?: Resolver<Types.Maybe<ResolversTypes['SettingsEffect']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  forms?: Resolver<Types.Maybe<Array<ResolversTypes['SettingsForm']>>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SaveMealPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveMealPlanResult'] = ResolversParentTypes['SaveMealPlanResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  saved?: Resolver<Types.Maybe<ResolversTypes['SavedMealPlan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SaveSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSettingsResult'] = ResolversParentTypes['SaveSettingsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  forms?: Resolver<Types.Maybe<ResolversTypes['SettingsForms']>, ParentType, ContextType>;
  neverEaten?: Resolver<Array<ResolversTypes['NeverEatenWord']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unknownWords?: Resolver<Array<ResolversTypes['UnknownWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SavedMealPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedMealPlan'] = ResolversParentTypes['SavedMealPlan']> = ResolversObject<{
  plan?: Resolver<ResolversTypes['MealPlan'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ScrubMealPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScrubMealPlanResult'] = ResolversParentTypes['ScrubMealPlanResult']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['MealPlan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ScrubbedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScrubbedRow'] = ResolversParentTypes['ScrubbedRow']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ScrubChange'], ParentType, ContextType>;
  mealName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['DishRole'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = ResolversObject<{
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
}>;

export type SecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorResult'] = ResolversParentTypes['SecondFactorResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SecurityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  byAdministrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Server'] = ResolversParentTypes['Server']> = ResolversObject<{
  backsUpPhotos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backups?: Resolver<Array<ResolversTypes['Backup']>, ParentType, ContextType>;
  canRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failed?: Resolver<Types.Maybe<ResolversTypes['FailedBackup']>, ParentType, ContextType>;
  keepsBackups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRestore?: Resolver<Types.Maybe<ResolversTypes['Restore']>, ParentType, ContextType>;
  making?: Resolver<Types.Maybe<ResolversTypes['BackupInProgress']>, ParentType, ContextType>;
  nightlyKept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prepared?: Resolver<Types.Maybe<ResolversTypes['Restore']>, ParentType, ContextType>;
}>;

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionResult'] = ResolversParentTypes['SessionResult']> = ResolversObject<{
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetDishPhotoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDishPhotoResult'] = ResolversParentTypes['SetDishPhotoResult']> = ResolversObject<{
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetDishPhotosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDishPhotosResult'] = ResolversParentTypes['SetDishPhotosResult']> = ResolversObject<{
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetKitchenTimersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetKitchenTimersResult'] = ResolversParentTypes['SetKitchenTimersResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  kitchenTimers?: Resolver<Types.Maybe<ResolversTypes['KitchenTimers']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetOpinionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOpinionResult'] = ResolversParentTypes['SetOpinionResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  recipe?: Resolver<Types.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetProductLinksResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetProductLinksResult'] = ResolversParentTypes['SetProductLinksResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  written?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SettingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingOption'] = ResolversParentTypes['SettingOption']> = ResolversObject<{
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  possibleSettings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SettingsEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsEffect'] = ResolversParentTypes['SettingsEffect']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  disliked?: Resolver<Array<ResolversTypes['NeverEatenWord']>, ParentType, ContextType>;
  neverEaten?: Resolver<Array<ResolversTypes['NeverEatenWord']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  returningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SettingsFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsForm'] = ResolversParentTypes['SettingsForm']> = ResolversObject<{
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SettingsFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsForms'] = ResolversParentTypes['SettingsForms']> = ResolversObject<{
  dietary?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
}>;

export type SharedListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedList'] = ResolversParentTypes['SharedList']> = ResolversObject<{
  clearedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['NamedList']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ListNote']>, ParentType, ContextType>;
  ownItems?: Resolver<Array<ResolversTypes['OwnItem']>, ParentType, ContextType>;
  ticks?: Resolver<Array<ResolversTypes['ListTick']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShopHabitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopHabits'] = ResolversParentTypes['ShopHabits']> = ResolversObject<{
  codes?: Resolver<Array<ResolversTypes['LearnedCode']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['ShopOrder']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['ProductPhoto']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['OwnPrice']>, ParentType, ContextType>;
  store?: Resolver<Types.Maybe<ResolversTypes['PreferredStore']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShopHabitsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopHabitsResult'] = ResolversParentTypes['ShopHabitsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopHabits?: Resolver<Types.Maybe<ResolversTypes['ShopHabits']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ShopOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrder'] = ResolversParentTypes['ShopOrder']> = ResolversObject<{
  areas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  store?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ShoppingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingLine'] = ResolversParentTypes['ShoppingLine']> = ResolversObject<{
  atHome?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  ingredient?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  isAtHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCupboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isToBuy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  need?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['ListNote']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['LinePart']>, ParentType, ContextType>;
  productLink?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['ListPurchase']>, ParentType, ContextType>;
  storeArea?: Resolver<ResolversTypes['StoreArea'], ParentType, ContextType>;
  tick?: Resolver<Types.Maybe<ResolversTypes['Tick']>, ParentType, ContextType>;
  toBuy?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
}>;

export type ShoppingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingList'] = ResolversParentTypes['ShoppingList']> = ResolversObject<{
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ShoppingLine']>, ParentType, ContextType, RequireFields<Types.ShoppingListLinesArgs, 'onlyToBuy'>>;
  ownItems?: Resolver<Array<ResolversTypes['OwnItem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShoppingListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListItem'] = ResolversParentTypes['ShoppingListItem']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  atHome?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buy?: Resolver<Types.Maybe<ResolversTypes['ListPurchase']>, ParentType, ContextType>;
  inKitchen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['ListIngredient'], ParentType, ContextType>;
  isAtHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCupboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurementUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ItemPart']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieceNoun?: Resolver<Types.Maybe<ResolversTypes['CountNoun']>, ParentType, ContextType>;
  productLink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  storeArea?: Resolver<ResolversTypes['StoreArea'], ParentType, ContextType>;
  toBuy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  typicalLocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ShoppingListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListResult'] = ResolversParentTypes['ShoppingListResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShoppingListItem']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SignInByProviderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInByProviderResult'] = ResolversParentTypes['SignInByProviderResult']> = ResolversObject<{
  accessToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type StepSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepSection'] = ResolversParentTypes['StepSection']> = ResolversObject<{
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StoreAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreArea'] = ResolversParentTypes['StoreArea']> = ResolversObject<{
  code?: Resolver<ResolversTypes['StoreAreaCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type StoreAreaCodeResolvers = EnumResolverSignature<{ BAKERY?: any, BEVERAGES?: any, CONDIMENTS?: any, DAIRY?: any, FROZEN?: any, HOUSEHOLD?: any, MEAT_AND_DELI?: any, PANTRY?: any, PERSONAL_CARE?: any, PRODUCE?: any, UNCATEGORISED?: any }, ResolversTypes['StoreAreaCode']>;

export type SubmitFeedbackResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitFeedbackResult'] = ResolversParentTypes['SubmitFeedbackResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = ResolversObject<{
  catalogueChanged?: SubscriptionResolver<ResolversTypes['CatalogueNews'], "catalogueChanged", ParentType, ContextType, Partial<Types.SubscriptionCatalogueChangedArgs>>;
  householdChanged?: SubscriptionResolver<ResolversTypes['HouseholdChange'], "householdChanged", ParentType, ContextType, Partial<Types.SubscriptionHouseholdChangedArgs>>;
  householdChanges?: SubscriptionResolver<ResolversTypes['HouseholdChanges'], "householdChanges", ParentType, ContextType, Partial<Types.SubscriptionHouseholdChangesArgs>>;
}>;

export type SuitabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suitability'] = ResolversParentTypes['Suitability']> = ResolversObject<{
  blockedBy?: Resolver<Array<ResolversTypes['SuitabilityBlock']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SuitabilityKind'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
}>;

export type SuitabilityBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuitabilityBlock'] = ResolversParentTypes['SuitabilityBlock']> = ResolversObject<{
  ingredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirement?: Resolver<Types.Maybe<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
}>;

export type SwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Swap'] = ResolversParentTypes['Swap']> = ResolversObject<{
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
}>;

export type TableBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableBlock'] = ResolversParentTypes['TableBlock']> = ResolversObject<{
  food?: Resolver<Types.Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExclusionKind'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirement?: Resolver<Types.Maybe<ResolversTypes['Requirement']>, ParentType, ContextType>;
  tag?: Resolver<Types.Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
}>;

export type TableServingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableServing'] = ResolversParentTypes['TableServing']> = ResolversObject<{
  eaters?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['RecipeVersion'], ParentType, ContextType>;
}>;

export type TableSuitabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableSuitability'] = ResolversParentTypes['TableSuitability']> = ResolversObject<{
  blockedBy?: Resolver<Array<ResolversTypes['TableBlock']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SuitabilityKind'], ParentType, ContextType>;
  servings?: Resolver<Array<ResolversTypes['TableServing']>, ParentType, ContextType>;
}>;

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TargetOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetOutcome'] = ResolversParentTypes['TargetOutcome']> = ResolversObject<{
  atLeast?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  atMost?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  nutrient?: Resolver<ResolversTypes['TargetNutrient'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TickResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tick'] = ResolversParentTypes['Tick']> = ResolversObject<{
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
}>;

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = ResolversObject<{
  code?: Resolver<ResolversTypes['UnitCode'], ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['Dimension'], ParentType, ContextType>;
  inBase?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelPlural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UnitCodeResolvers = EnumResolverSignature<{ CUP?: any, G?: any, KG?: any, L?: any, ML?: any, PIECE?: any, PINCH?: any, TBSP?: any, TSP?: any }, ResolversTypes['UnitCode']>;

export type UnknownWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownWord'] = ResolversParentTypes['UnknownWord']> = ResolversObject<{
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UnlistedIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlistedIngredient'] = ResolversParentTypes['UnlistedIngredient']> = ResolversObject<{
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UnmatchedExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchedExample'] = ResolversParentTypes['UnmatchedExample']> = ResolversObject<{
  dish?: Resolver<Types.Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UnmatchedNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchedName'] = ResolversParentTypes['UnmatchedName']> = ResolversObject<{
  dishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['UnmatchedExample']>, ParentType, ContextType>;
  isNotListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
}>;

export type UnmatchedNameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchedNameConnection'] = ResolversParentTypes['UnmatchedNameConnection']> = ResolversObject<{
  assumedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['UnmatchedNameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['UnmatchedName']>, ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type UnmatchedNameEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchedNameEdge'] = ResolversParentTypes['UnmatchedNameEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UnmatchedName'], ParentType, ContextType>;
}>;

export type VersionProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionProblem'] = ResolversParentTypes['VersionProblem']> = ResolversObject<{
  blockedBy?: Resolver<Array<ResolversTypes['TableBlock']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Types.Maybe<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
}>;

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstQuestionsAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType, Partial<Types.ViewerHouseholdArgs>>;
  households?: Resolver<Array<ResolversTypes['Household']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isProven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketingOptIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRemovePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['HouseholdMember'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Notifications'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  personalKeys?: Resolver<Array<ResolversTypes['PersonalKey']>, ParentType, ContextType>;
  provider?: Resolver<Types.Maybe<ResolversTypes['ConnectedProvider']>, ParentType, ContextType>;
  secondFactor?: Resolver<Types.Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  securityHistory?: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType, RequireFields<Types.ViewerSecurityHistoryArgs, 'first'>>;
  server?: Resolver<Types.Maybe<ResolversTypes['Server']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = ResolversObject<{
  address?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<Types.WebhookDeliveriesArgs, 'first'>>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  household?: Resolver<Types.Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['WebhookKind']>, ParentType, ContextType>;
  offAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  offFor?: Resolver<Types.Maybe<ResolversTypes['WebhookOffReason']>, ParentType, ContextType>;
}>;

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = ResolversObject<{
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['WebhookOutcome']>, ParentType, ContextType>;
  statusClass?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triedAt?: Resolver<Types.Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type WebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookResult'] = ResolversParentTypes['WebhookResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ok?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type WishRelaxationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishRelaxation'] = ResolversParentTypes['WishRelaxation']> = ResolversObject<{
  answer?: Resolver<ResolversTypes['FormAnswer'], ParentType, ContextType>;
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AddWebhookResult?: AddWebhookResultResolvers<ContextType>;
  AmountBound?: AmountBoundResolvers<ContextType>;
  AnnouncePresenceResult?: AnnouncePresenceResultResolvers<ContextType>;
  ApplyListOperationsResult?: ApplyListOperationsResultResolvers<ContextType>;
  ApplyOperationsResult?: ApplyOperationsResultResolvers<ContextType>;
  ApplyPlanOperationsResult?: ApplyPlanOperationsResultResolvers<ContextType>;
  Backup?: BackupResolvers<ContextType>;
  BackupInProgress?: BackupInProgressResolvers<ContextType>;
  BalancePlanResult?: BalancePlanResultResolvers<ContextType>;
  BalancedRow?: BalancedRowResolvers<ContextType>;
  BeginProviderVisitResult?: BeginProviderVisitResultResolvers<ContextType>;
  BeginSecondFactorResult?: BeginSecondFactorResultResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CallLimit?: CallLimitResolvers<ContextType>;
  CancelRestoreResult?: CancelRestoreResultResolvers<ContextType>;
  CatalogueChanges?: CatalogueChangesResolvers<ContextType>;
  CatalogueNews?: CatalogueNewsResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  CategoryPlan?: CategoryPlanResolvers<ContextType>;
  CategorySettings?: CategorySettingsResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChoiceSetting?: ChoiceSettingResolvers<ContextType>;
  CloseFirstQuestionsResult?: CloseFirstQuestionsResultResolvers<ContextType>;
  ConfirmEmailResult?: ConfirmEmailResultResolvers<ContextType>;
  ConnectProviderResult?: ConnectProviderResultResolvers<ContextType>;
  ConnectedProvider?: ConnectedProviderResolvers<ContextType>;
  Cooking?: CookingResolvers<ContextType>;
  CookingIngredient?: CookingIngredientResolvers<ContextType>;
  CookingLine?: CookingLineResolvers<ContextType>;
  CookingPart?: CookingPartResolvers<ContextType>;
  CookingResult?: CookingResultResolvers<ContextType>;
  CookingStep?: CookingStepResolvers<ContextType>;
  CountNoun?: CountNounResolvers<ContextType>;
  Cupboard?: CupboardResolvers<ContextType>;
  CupboardItem?: CupboardItemResolvers<ContextType>;
  CupboardResult?: CupboardResultResolvers<ContextType>;
  CurrentPlan?: CurrentPlanResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteBackupResult?: DeleteBackupResultResolvers<ContextType>;
  DeleteDishResult?: DeleteDishResultResolvers<ContextType>;
  DeletePlanResult?: DeletePlanResultResolvers<ContextType>;
  DietaryFact?: DietaryFactResolvers;
  DisconnectProviderResult?: DisconnectProviderResultResolvers<ContextType>;
  Dish?: DishResolvers<ContextType>;
  DishConnection?: DishConnectionResolvers<ContextType>;
  DishDraft?: DishDraftResolvers<ContextType>;
  DishEdge?: DishEdgeResolvers<ContextType>;
  DishImport?: DishImportResolvers<ContextType>;
  DishLine?: DishLineResolvers<ContextType>;
  DishPhoto?: DishPhotoResolvers<ContextType>;
  DishSource?: DishSourceResolvers<ContextType>;
  DraftPlanResult?: DraftPlanResultResolvers<ContextType>;
  EmailKeyResult?: EmailKeyResultResolvers<ContextType>;
  EndCalendarFeedResult?: EndCalendarFeedResultResolvers<ContextType>;
  EndSessionsResult?: EndSessionsResultResolvers<ContextType>;
  EntrySwap?: EntrySwapResolvers<ContextType>;
  Exclusion?: ExclusionResolvers<ContextType>;
  FailedBackup?: FailedBackupResolvers<ContextType>;
  FigureSource?: FigureSourceResolvers<ContextType>;
  FormAnswer?: FormAnswerResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormOption?: FormOptionResolvers<ContextType>;
  FormSetting?: FormSettingResolvers<ContextType>;
  FormValue?: FormValueResolvers<ContextType>;
  FoundRecipe?: FoundRecipeResolvers<ContextType>;
  FrozenMeal?: FrozenMealResolvers<ContextType>;
  Household?: HouseholdResolvers<ContextType>;
  HouseholdChange?: HouseholdChangeResolvers<ContextType>;
  HouseholdChanges?: HouseholdChangesResolvers<ContextType>;
  HouseholdInvitation?: HouseholdInvitationResolvers<ContextType>;
  HouseholdMember?: HouseholdMemberResolvers<ContextType>;
  HouseholdResult?: HouseholdResultResolvers<ContextType>;
  ImportItem?: ImportItemResolvers<ContextType>;
  ImportItemConnection?: ImportItemConnectionResolvers<ContextType>;
  ImportItemEdge?: ImportItemEdgeResolvers<ContextType>;
  ImportResult?: ImportResultResolvers<ContextType>;
  ImportedPlan?: ImportedPlanResolvers<ContextType>;
  Ingredient?: IngredientResolvers<ContextType>;
  IngredientConnection?: IngredientConnectionResolvers<ContextType>;
  IngredientEdge?: IngredientEdgeResolvers<ContextType>;
  IngredientGroup?: IngredientGroupResolvers<ContextType>;
  InputError?: InputErrorResolvers<ContextType>;
  Instructions?: InstructionsResolvers<ContextType>;
  InvitationPreview?: InvitationPreviewResolvers<ContextType>;
  InviteToHouseholdResult?: InviteToHouseholdResultResolvers<ContextType>;
  ItemPart?: ItemPartResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  KitchenTimer?: KitchenTimerResolvers<ContextType>;
  KitchenTimers?: KitchenTimersResolvers<ContextType>;
  LearnedCode?: LearnedCodeResolvers<ContextType>;
  LinePart?: LinePartResolvers<ContextType>;
  LinkBackupResult?: LinkBackupResultResolvers<ContextType>;
  ListIngredient?: ListIngredientResolvers<ContextType>;
  ListNote?: ListNoteResolvers<ContextType>;
  ListPack?: ListPackResolvers<ContextType>;
  ListPurchase?: ListPurchaseResolvers<ContextType>;
  ListTick?: ListTickResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogOutResult?: LogOutResultResolvers<ContextType>;
  MakeBackupResult?: MakeBackupResultResolvers<ContextType>;
  MakeCalendarFeedResult?: MakeCalendarFeedResultResolvers<ContextType>;
  MakePersonalKeyResult?: MakePersonalKeyResultResolvers<ContextType>;
  MatchLinesResult?: MatchLinesResultResolvers<ContextType>;
  Meal?: MealResolvers<ContextType>;
  MealBases?: MealBasesResolvers<ContextType>;
  MealCategory?: MealCategoryResolvers;
  MealChange?: MealChangeResolvers<ContextType>;
  MealConnection?: MealConnectionResolvers<ContextType>;
  MealEdge?: MealEdgeResolvers<ContextType>;
  MealEntry?: MealEntryResolvers<ContextType>;
  MealIngredient?: MealIngredientResolvers<ContextType>;
  MealNutrition?: MealNutritionResolvers<ContextType>;
  MealPlan?: MealPlanResolvers<ContextType>;
  MealTraits?: MealTraitsResolvers<ContextType>;
  MealVersion?: MealVersionResolvers<ContextType>;
  MissedWish?: MissedWishResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationResult?: MutationResultResolvers<ContextType>;
  NamedList?: NamedListResolvers<ContextType>;
  NeverEatenEffect?: NeverEatenEffectResolvers<ContextType>;
  NeverEatenWord?: NeverEatenWordResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotificationDevice?: NotificationDeviceResolvers<ContextType>;
  NotificationDeviceResult?: NotificationDeviceResultResolvers<ContextType>;
  Notifications?: NotificationsResolvers<ContextType>;
  Nutrient?: NutrientResolvers;
  Nutrition?: NutritionResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  OfferEdge?: OfferEdgeResolvers<ContextType>;
  OfferPlace?: OfferPlaceResolvers<ContextType>;
  OperationOutcome?: OperationOutcomeResolvers<ContextType>;
  OptionSetting?: OptionSettingResolvers<ContextType>;
  OwnItem?: OwnItemResolvers<ContextType>;
  OwnPrice?: OwnPriceResolvers<ContextType>;
  PackLeftover?: PackLeftoverResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerKey?: PartnerKeyResolvers<ContextType>;
  PartnerStore?: PartnerStoreResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCeremonyResult?: PasskeyCeremonyResultResolvers<ContextType>;
  PasskeysResult?: PasskeysResultResolvers<ContextType>;
  PersonalKey?: PersonalKeyResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanCategory?: PlanCategoryResolvers<ContextType>;
  PlanChange?: PlanChangeResolvers<ContextType>;
  PlanConnection?: PlanConnectionResolvers<ContextType>;
  PlanEdge?: PlanEdgeResolvers<ContextType>;
  PlanResult?: PlanResultResolvers<ContextType>;
  PlanRow?: PlanRowResolvers<ContextType>;
  PlanRowChange?: PlanRowChangeResolvers<ContextType>;
  PlanRowState?: PlanRowStateResolvers<ContextType>;
  PlanSummary?: PlanSummaryResolvers<ContextType>;
  PlannedDish?: PlannedDishResolvers<ContextType>;
  PlannedFrozen?: PlannedFrozenResolvers<ContextType>;
  PlannedLeftovers?: PlannedLeftoversResolvers<ContextType>;
  PlannedMeal?: PlannedMealResolvers<ContextType>;
  PlannedText?: PlannedTextResolvers<ContextType>;
  PlateChoice?: PlateChoiceResolvers<ContextType>;
  PreferredStore?: PreferredStoreResolvers<ContextType>;
  PrepareRestoreResult?: PrepareRestoreResultResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductLink?: ProductLinkResolvers<ContextType>;
  ProductLinkConnection?: ProductLinkConnectionResolvers<ContextType>;
  ProductLinkEdge?: ProductLinkEdgeResolvers<ContextType>;
  ProductPhoto?: ProductPhotoResolvers<ContextType>;
  ProposePlanResult?: ProposePlanResultResolvers<ContextType>;
  ProposedPart?: ProposedPartResolvers<ContextType>;
  ProveByPasswordResult?: ProveByPasswordResultResolvers<ContextType>;
  ProveByProviderResult?: ProveByProviderResultResolvers<ContextType>;
  Quantity?: QuantityResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RaffleStatus?: RaffleStatusResolvers<ContextType>;
  RandomizeMealPlanResult?: RandomizeMealPlanResultResolvers<ContextType>;
  RandomizedCategory?: RandomizedCategoryResolvers<ContextType>;
  ReadDishResult?: ReadDishResultResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  RecipeOpinion?: RecipeOpinionResolvers<ContextType>;
  RecipeVersion?: RecipeVersionResolvers<ContextType>;
  RecordEventResult?: RecordEventResultResolvers<ContextType>;
  RemoveNotificationDeviceResult?: RemoveNotificationDeviceResultResolvers<ContextType>;
  RemoveWebhookResult?: RemoveWebhookResultResolvers<ContextType>;
  RequestEmailChangeResult?: RequestEmailChangeResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  Requirement?: RequirementResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  Restore?: RestoreResolvers<ContextType>;
  RevokePersonalKeyResult?: RevokePersonalKeyResultResolvers<ContextType>;
  RollWebhookSecretResult?: RollWebhookSecretResultResolvers<ContextType>;
  RowContent?: RowContentResolvers<ContextType>;
  RowProblem?: RowProblemResolvers<ContextType>;
  RowReason?: RowReasonResolvers<ContextType>;
  SaveDishResult?: SaveDishResultResolvers<ContextType>;
  SaveFormsResult?: SaveFormsResultResolvers<ContextType>;
  SaveMealPlanResult?: SaveMealPlanResultResolvers<ContextType>;
  SaveSettingsResult?: SaveSettingsResultResolvers<ContextType>;
  SavedMealPlan?: SavedMealPlanResolvers<ContextType>;
  ScrubMealPlanResult?: ScrubMealPlanResultResolvers<ContextType>;
  ScrubbedRow?: ScrubbedRowResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorResult?: SecondFactorResultResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  Server?: ServerResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  SetDishPhotoResult?: SetDishPhotoResultResolvers<ContextType>;
  SetDishPhotosResult?: SetDishPhotosResultResolvers<ContextType>;
  SetKitchenTimersResult?: SetKitchenTimersResultResolvers<ContextType>;
  SetOpinionResult?: SetOpinionResultResolvers<ContextType>;
  SetProductLinksResult?: SetProductLinksResultResolvers<ContextType>;
  SettingOption?: SettingOptionResolvers<ContextType>;
  SettingsEffect?: SettingsEffectResolvers<ContextType>;
  SettingsForm?: SettingsFormResolvers<ContextType>;
  SettingsForms?: SettingsFormsResolvers<ContextType>;
  SharedList?: SharedListResolvers<ContextType>;
  ShopHabits?: ShopHabitsResolvers<ContextType>;
  ShopHabitsResult?: ShopHabitsResultResolvers<ContextType>;
  ShopOrder?: ShopOrderResolvers<ContextType>;
  ShoppingLine?: ShoppingLineResolvers<ContextType>;
  ShoppingList?: ShoppingListResolvers<ContextType>;
  ShoppingListItem?: ShoppingListItemResolvers<ContextType>;
  ShoppingListResult?: ShoppingListResultResolvers<ContextType>;
  SignInByProviderResult?: SignInByProviderResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  StepSection?: StepSectionResolvers<ContextType>;
  StoreArea?: StoreAreaResolvers<ContextType>;
  StoreAreaCode?: StoreAreaCodeResolvers;
  SubmitFeedbackResult?: SubmitFeedbackResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suitability?: SuitabilityResolvers<ContextType>;
  SuitabilityBlock?: SuitabilityBlockResolvers<ContextType>;
  Swap?: SwapResolvers<ContextType>;
  TableBlock?: TableBlockResolvers<ContextType>;
  TableServing?: TableServingResolvers<ContextType>;
  TableSuitability?: TableSuitabilityResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TargetOutcome?: TargetOutcomeResolvers<ContextType>;
  Tick?: TickResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  URL?: GraphQLScalarType;
  Unit?: UnitResolvers<ContextType>;
  UnitCode?: UnitCodeResolvers;
  UnknownWord?: UnknownWordResolvers<ContextType>;
  UnlistedIngredient?: UnlistedIngredientResolvers<ContextType>;
  UnmatchedExample?: UnmatchedExampleResolvers<ContextType>;
  UnmatchedName?: UnmatchedNameResolvers<ContextType>;
  UnmatchedNameConnection?: UnmatchedNameConnectionResolvers<ContextType>;
  UnmatchedNameEdge?: UnmatchedNameEdgeResolvers<ContextType>;
  VersionProblem?: VersionProblemResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
  WishRelaxation?: WishRelaxationResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
}>;
