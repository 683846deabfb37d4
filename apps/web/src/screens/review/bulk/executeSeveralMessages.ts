import { defineMessages } from '@countersign/primitives'

/** The button in the queue that executes several transactions. */
export const executeSeveralMessages = defineMessages('execute-several', {
  executeSeveral: 'Execute several',
})
