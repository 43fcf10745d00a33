/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useLazyQuery, useQuery } from '@apollo/client/react'
import type { SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A choice with its setting, as a client sends it. */
export type ChoiceSettingInput = {
  /** What is chosen. */
  choice: string;
  /** What it is set to. */
  setting: string;
};

/** Why an input was refused. */
export type ErrorCode =
  /** What was sent is based on an older version than the stored one. */
  | 'CONFLICT'
  /** It exists already. */
  | 'DUPLICATE'
  /** The password is right, but the address is not confirmed yet. */
  | 'EMAIL_NOT_CONFIRMED'
  /** There is no meal in the plan. */
  | 'EMPTY_PLAN'
  /** The value has the wrong form. */
  | 'INVALID'
  /** Address and password do not match, or there were too many attempts. */
  | 'INVALID_CREDENTIALS'
  /** The mailed key is unknown, used or expired. */
  | 'KEY_INVALID'
  /** Two values that must be equal differ. */
  | 'MISMATCH'
  /** A meal in the plan has no serves. */
  | 'NO_SERVES'
  /** The number is outside the allowed range. */
  | 'OUT_OF_RANGE'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The text is longer than allowed. */
  | 'TOO_LONG'
  /** More items than allowed. */
  | 'TOO_MANY'
  /** It refers to nothing that exists. */
  | 'UNKNOWN'
  /** The password is too short, too long, too common or too close to the address. */
  | 'WEAK_PASSWORD'
  /** The current password is wrong. */
  | 'WRONG_PASSWORD';

/** An answer, as a client sends it. Give the part that belongs to the field's type. */
export type FormAnswerInput = {
  /** Answer to a dropdown field; empty for none. */
  choice?: string | null | undefined;
  /** Answer to a checkbox field. */
  choices?: Array<string> | null | undefined;
  /** The field's label. */
  label: string;
  /** Answer to a multi_checkbox field; choices that are not named are unset. */
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

/** Answers to both forms. A field that is not named stays as it was. */
export type SaveSettingsInput = {
  /** Answers to the dietary form. */
  dietary?: Array<FormAnswerInput>;
  /** Answers to the tags form. */
  tags?: Array<FormAnswerInput>;
};

export type SettingsFieldFragment = { label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } };

export type FormsFragment = { dietary: Array<{ label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }>, tags: Array<{ label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }> };

export type SettingsFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsFormsQuery = { settingsForms: { dietary: Array<{ label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }>, tags: Array<{ label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }> } };

export type SaveSettingsMutationVariables = Exact<{
  input: SaveSettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { forms: { dietary: Array<{ label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }>, tags: Array<{ label: string, type: FormFieldType, help: string | null, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }> } | null, unknownWords: Array<{ word: string, suggestions: Array<string> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export const SettingsFieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}}]} as unknown as DocumentNode<SettingsFieldFragment, unknown>;
export const FormsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Forms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsField"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}}]} as unknown as DocumentNode<FormsFragment, unknown>;
export const SettingsFormsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingsForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Forms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Forms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsField"}}]}}]}}]} as unknown as DocumentNode<SettingsFormsQuery, SettingsFormsQueryVariables>;
export const SaveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Forms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Forms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsField"}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export function useSettingsFormsQuery(options: SkipToken | useQuery.Options<SettingsFormsQuery, SettingsFormsQueryVariables>) {
return useQuery(SettingsFormsDocument, options)
}
export function useSettingsFormsLazyQuery(options?: useLazyQuery.Options<SettingsFormsQuery, SettingsFormsQueryVariables>) {
return useLazyQuery(SettingsFormsDocument, options)
}
export function useSaveSettingsMutation(options?: useMutation.Options<SaveSettingsMutation, SaveSettingsMutationVariables>) {
return useMutation(SaveSettingsDocument, options)
}