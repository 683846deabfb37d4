import { defineMessages } from '@countersign/primitives'

/** Sentences for the operator's terminal, which is in English. */
export const backupMessages = defineMessages('service-backup', {
  missing: ({ folder }: { folder: string }) => `${folder} contains no backup.json, so it is not a backup.`,
  segmentMissing: (missing: { file: string; first: number; last: number; folders: readonly string[] }) =>
    `The backup names the segment ${missing.file} with the records ${missing.first} to ${missing.last}, and ${missing.folders.length === 1 ? `${missing.folders.join()} does not contain it` : `none of these folders contains it: ${missing.folders.join(', ')}`}. If it was moved to an archive, name that folder: --archive <folder>.`,
  damaged: ({ path, reason }: { path: string; reason: string }) => `${path} is damaged: ${reason}`,
  otherChecksum: ({ stored, computed }: { stored: string; computed: string }) =>
    `its checksum is ${computed}, the backup names ${stored}.`,
  otherEnd: ({ sequence, hash }: { sequence: number; hash: string }) =>
    `it must end at record ${sequence} with ${hash}, and does not.`,
  otherJournal: ({ folder, sequence }: { folder: string; sequence: number }) =>
    `Record ${sequence} of the journal is missing or is another one than in the backup ${folder}. The journal may have been replaced by an older one: compare both with "npm run verify-journal". Use an empty folder for a backup of this journal.`,
  notEmpty: ({ folder }: { folder: string }) =>
    `${folder} is not empty. A backup is restored into an empty data directory only, so that no record is overwritten.`,
  beyond: ({ folder, last }: { folder: string; last: number }) => `The backup ${folder} ends at record ${last}.`,
  noTable: ({ database }: { database: string }) =>
    `The database "${database}" of DATABASE_URL has no journal. Correct DATABASE_URL, or name the data directory: backup <data directory> <folder>.`,
  tableDamaged: ({ sequence, reason }: { sequence: number; reason: string }) =>
    `The table journal is damaged at record ${sequence}: ${reason}. Restore the database from an earlier backup; this backup was not changed.`,
  wrongPoint: ({ text }: { text: string }) =>
    `"${text}" is neither the number of a record nor a time like 2026-11-27T03:00:00Z.`,
  backedUp: ({ added, records, hash }: { added: number; records: number; hash: string }) =>
    `Backed up: ${added} new records, ${records} in all, up to ${hash}. Keep a copy on another machine.`,
  restored: ({ records, hash, at }: { records: number; hash: string; at: string }) =>
    `Restored: ${records} records, up to ${hash} of ${at}. Start the service: it reads the chains again.`,
  restoredNothing: 'Restored without a record: the backup has none up to that point.',
  verified: ({ segments, records, hash }: { segments: number; records: number; hash: string }) =>
    `Unbroken: ${records} records of all accounts in ${segments} segments, from the first to ${hash}; all checksums are right. The backup itself is not signed; compare this hash with one that was noted elsewhere.`,
})
