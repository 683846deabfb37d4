import type { ServiceContext } from '../context/ServiceContext.ts'
import { journalSigner } from '../secrets/journalSigner.ts'
import { readPushPublicKey } from '../secrets/readVapidKeys.ts'
import { signingKey } from './sessionKeys.ts'

/** The keys that every process needs for the page and for sessions. One that only reads cannot create them, and a proxy may send the first reads to it. */
export async function createKeys(context: Pick<ServiceContext, 'config' | 'db' | 'monotonic'>): Promise<void> {
  await Promise.all([journalSigner(context), readPushPublicKey(context), signingKey(context)])
}
