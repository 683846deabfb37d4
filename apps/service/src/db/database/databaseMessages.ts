import { defineMessages } from '@countersign/primitives'

export const databaseMessages = defineMessages('service-database', {
  diskFull:
    'The disk of the database is full, so nothing was changed. The operator must free some space; then send it again.',
  outOfTime:
    'The database did not answer in time. The request may have been accepted: check before sending it again. The operator should check the database and the network to it.',
  failing:
    'The database reports a failure of its machine. The operator must check its disk, memory and connections; then send it again.',
  unreachable:
    'The database cannot be reached. The operator must check that it runs and that the network to it works; then try again.',
  noAnswer: ({ seconds }: { seconds: number }) =>
    `The database did not answer within ${seconds} seconds. The operator should check the database and the network to it.`,
  readOnly:
    'This process only reads, so nothing was changed. The operator must send writes, and first reads of an account, to a process that writes.',
  superseded: ({ there, here }: { there: string | null; here: string }) =>
    `Another version of this service uses the database now: its tables have version ${there ?? 'none'}, this process has ${here}. It no longer reads or writes. The operator must stop it, or start it again with the newer version.`,
})
