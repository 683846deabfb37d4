import { defineMessages } from '@countersign/primitives'

/** The rows of the last visit, which the first frame shows until the page is drawn. */
export const lastRowsMessages = defineMessages('lastRows', {
  lastSeen: ({ time }: { time: string }) => `Last seen ${time}`,
})
