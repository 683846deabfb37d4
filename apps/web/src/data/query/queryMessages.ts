import { defineMessages } from '@countersign/primitives'

export const queryMessages = defineMessages('queries', {
  deleted: (hash: string) => `${hash} was deleted from the queue.`,
})
