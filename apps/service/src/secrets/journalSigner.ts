import type { ServiceContext } from '../context/ServiceContext.ts'
import { createJournalKey, createJournalSigner, type JournalSigner } from '../journal/journalSeal.ts'
import { readOrCreateSecret } from './readOrCreateSecret.ts'

/** The journal key of the service, the same in every process on one database. */
export const journalSigner = async (context: Pick<ServiceContext, 'config' | 'db'>): Promise<JournalSigner> =>
  createJournalSigner(await readOrCreateSecret(context, 'journal-key', createJournalKey))
