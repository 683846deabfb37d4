import { type Address, isAddress } from '@countersign/primitives'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { accountChanges, safes, tokens } from '../../db/schema/schema.ts'
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

/**
 * The state after the changes of other accounts since it was loaded. The sets stay the same, and the object is a new one, so that a run of blocks that is being read
 * without these accounts is recognized as stale. Null when everything changed.
 */
export async function followChanges(db: Drizzle, chainId: string, known: StoredMemory): Promise<StoredMemory | null> {
  // Read first, so that a later change is followed the next time.
  const revision = await readAccountsRevision(db, chainId)
  if (revision === known.revision) return known
  if (revision < known.revision) return null
  const rows = await db
    .select({ name: accountChanges.safe, address: safes.address, stateBlock: safes.stateBlock, version: safes.version })
    .from(accountChanges)
    .leftJoin(safes, and(eq(safes.chainId, accountChanges.chainId), eq(safes.address, accountChanges.safe)))
    .where(and(eq(accountChanges.chainId, chainId), gt(accountChanges.revision, known.revision)))
  const { accounts, silent, unread, strangers } = known
  for (const { name, address, stateBlock, version } of rows) {
    if (!isAddress(name)) return null
    const key = lowerAddress(name)
    for (const set of [accounts, silent, strangers]) set.delete(key)
    unread.delete(name)
    if (address === null) continue
    accounts.add(key)
    if (isSilentReceiver(version)) silent.add(key)
    if (stateBlock === UNREAD) unread.add(address)
  }
  return { ...known, revision }
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
