/** When the feedback dialog was last closed, in local storage. It belongs to the device, not to a person. */
export const PROMPT_KEY = 'lastFeedbackPrompt'
