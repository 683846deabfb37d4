import { defineMessages } from '@countersign/primitives'

export const journalFileMessages = defineMessages('service-journal-file', {
  broken: ({ path, sequence, reason }: { path: string; sequence: number; reason: string }) =>
    `The journal ${path} is damaged at record ${sequence}: ${reason}. Restore the file from a backup; nothing was changed.`,
  changed: ({ sequence }: { sequence: number }) =>
    `Record ${sequence} of the journal is not what it was when it was applied to the database. Tell the operator: the journal must be restored from a backup.`,
  forked: ({ path, sequence }: { path: string; sequence: number }) =>
    `The journal ${path} has two records ${sequence}: two services wrote it at the same time. Stop them and run npm run repair-journal -- <data directory>, which keeps the entries of both. Nothing was changed.`,
  notApplied: ({ sequence, reason }: { sequence: number; reason: string }) =>
    `The request is record ${sequence} of the journal, but it could not be applied to the database: ${reason}. It is set aside and not shown. Tell the operator.`,
  otherWriter: 'Another process writes into the file.',
  notRecord: 'the line is not a record',
  otherSequence: ({ found }: { found: number }) => `its sequence is ${found}`,
  otherPrevious: ({ named, actual }: { named: string; actual: string }) =>
    `it names ${named} as the record before it, which is ${actual}`,
  otherHash: ({ stored, computed }: { stored: string; computed: string }) =>
    `its hash is ${stored}, its content hashes to ${computed}`,
  recordsMissing: ({ count }: { count: number }) => `it should have ${count} records`,
  followsNone: ({ previous }: { previous: string }) => `it follows ${previous}, which is not a record before it`,
})
