import type { Address } from '@countersign/primitives'
import { and, eq, inArray } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { safes, tokens } from '../../db/schema/schema.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { readAccountsRevision } from './Cursor.ts'
import type { StoredMemory } from './IndexerParts.ts'
import { isSilentReceiver } from '../fold/decode/LegacyTouch.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'

export async function loadMemory(db: Drizzle, chainId: string): Promise<StoredMemory> {
  // Read first, so that an account that is added in between makes this state stale.
  const revision = await readAccountsRevision(db, chainId)
  const [accounts, known] = await Promise.all([
    db
      .select({ address: safes.address, stateBlock: safes.stateBlock, version: safes.version })
      .from(safes)
      .where(eq(safes.chainId, chainId)),
    db.select({ address: tokens.address }).from(tokens).where(eq(tokens.chainId, chainId)),
  ])
  return {
    revision,
    accounts: new Set(accounts.map(({ address }) => lowerAddress(address))),
    silent: new Set(
      accounts.filter(({ version }) => isSilentReceiver(version)).map(({ address }) => lowerAddress(address)),
    ),
    unread: new Set(accounts.filter(({ stateBlock }) => stateBlock === UNREAD).map(({ address }) => address)),
    tokens: new Set(known.map(({ address }) => address)),
    strangers: new Set(),
  }
}

export async function loadAccounts(
  db: Drizzle,
  chainId: string,
  addresses: readonly Address[],
): Promise<Map<Address, IndexedAccount>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select()
    .from(safes)
    .where(and(eq(safes.chainId, chainId), inArray(safes.address, [...addresses])))
  return new Map(rows.map((account) => [account.address, account]))
}
