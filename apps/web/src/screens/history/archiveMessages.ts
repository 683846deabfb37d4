import { defineMessages, plural } from '@countersign/primitives'

/** The archive of a month. */
export const archiveMessages = defineMessages('history-archive', {
  title: 'Archive of a month',
  month: 'Month, in UTC',
  contains:
    'One ZIP file with all rows of the month (CSV and JSON, with values, names and fees) and the evidence of each executed transaction: its fields, hashes and signatures, checked again now. Each evidence file can be checked later on any machine, without a network.',
  make: 'Make the file',
  loadingMonths: 'Reading when the account was created',
  reading: 'Reading the rows of the month.',
  progress: ({ done, all }: { done: number; all: number }) => `Evidence of ${done} of ${all} transactions.`,
  saved: ({ rows, evidence }: { rows: number; evidence: number }) =>
    `Saved: ${plural(rows, { one: '# row', other: '# rows' })}, ${plural(evidence, { one: 'evidence of # transaction', other: 'evidence of # transactions' })}.`,
  missing: (count: number) =>
    plural(count, {
      one: 'The evidence of one transaction could not be made; README.txt in the file names it with the reason.',
      other: 'The evidence of # transactions could not be made; README.txt in the file names them with the reasons.',
    }),
  failed: ({ reason }: { reason: string }) => `The file could not be made: ${reason} Try again.`,
  tooLarge: 'The month has too many rows for this page. Export single weeks instead.',
  noFields: 'The service sent no signed fields of it.',
  otherHash: ({ wanted, found }: { wanted: string; found: string }) =>
    `Its fields have the hash ${found}, not ${wanted}. The account may have had another version then.`,
  readmeTitle: ({ month, account }: { month: string; account: string }) => `Archive of ${month} (UTC) of ${account}`,
  readmeRows: ({ names }: { names: string }) =>
    `${names}: one row for each transfer and transaction. "priceOf" says whether a value has the price of its day or the price of the day on which this file was made.`,
  readmeIncomplete: 'The history was read from nodes and does not reach back to the creation of the account.',
  readmeEvidence: (count: number) =>
    `evidence/: ${plural(count, { one: 'one executed transaction', other: '# executed transactions' })} with fields, hashes and signatures. The facts about the account are those of the day on which this file was made. To check the files again without a network, in the repository of Countersign:`,
  readmeMissing: ({ nonce, hash, reason }: { nonce: number; hash: string; reason: string }) =>
    `No evidence of transaction ${nonce} (${hash}): ${reason}`,
})
