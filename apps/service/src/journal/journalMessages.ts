import { defineMessages } from '@countersign/primitives'

export const journalMessages = defineMessages('service-journal', {
  diskFull:
    'The journal could not be written, so the request was not accepted. Its disk is full: free some space and send it again.',
  notWritten: ({ reason }: { reason: string }) =>
    `The journal could not be written, so the request was not accepted. The operator must check the disk (${reason}); then send it again.`,
})
