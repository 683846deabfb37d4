import { type AddSharedEntryRequest, MOST_SHARED_ENTRIES } from '@countersign/api'
import { type Address, checksumAddress, hasHiddenCharacters } from '@countersign/primitives'
import { buildSharedEntryTypedData, hashTypedData, NO_SHARED_ENTRY } from '@countersign/safe'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { toStorable } from '../../journal/JournalEntry.ts'
import { readLiveState, readSafe } from '../../read/accounts/requireSafe.ts'
import { countSharedEntries, findSharedEntries } from '../../read/shared-book/findSharedEntries.ts'
import { runInTurn } from '../turns/runInTurn.ts'
import { readConsent } from '../signatures/readConsent.ts'
import { toHex } from '../signatures/toHex.ts'
import { submitMessages } from '../submitMessages.ts'

const DAY_MS = 24 * 3_600_000
/** Changes of one account in 24 hours. An owner's wallet signs each of them, so people never reach it. */
const MOST_CHANGES = 500

/** Stores the next version of an entry, signed by an owner of the account as the chain has them now. */
export async function addSharedEntry(
  context: ServiceContext,
  chainId: string,
  account: Address,
  { signature, ...sent }: AddSharedEntryRequest,
): Promise<void> {
  const { runtime, safe: known } = await readSafe(context, chainId, account)
  const safe = known.address
  const entry = { ...sent, address: checksumAddress(sent.address) }
  assertName(entry.name)
  const now = context.clock()
  if (Math.abs(now - entry.signedAt * 1000) > DAY_MS) throw new ServiceError('shared-book/stale', () => timeOf(entry))
  const { owners } = await readLiveState(runtime, safe)
  const hash = hashTypedData(buildSharedEntryTypedData({ chainId: BigInt(chainId), safe, entry }))
  const signer = await readConsent(runtime.reader, toHex(signature), [hash], owners)
  if (signer === null) throw new ServiceError('shared-book/signature', () => submitMessages.sharedNotSigned({ owners }))
  await runInTurn(`shared-book ${chainId}:${safe}`, async () => {
    const all = await findSharedEntries(context, chainId, safe)
    const newest = all.filter((row) => row.address === entry.address && row.everyNetwork === entry.everyNetwork)
    // Sent again after a lost answer.
    if (newest.some((row) => row.hash === hash)) return
    const version = newest[0]?.version ?? 0
    const previous = newest.length === 0 ? [NO_SHARED_ENTRY] : newest.map((row) => row.hash)
    if (entry.version !== version + 1 || !previous.includes(toHex(entry.previous)))
      throw new ServiceError('shared-book/stale', () =>
        submitMessages.sharedStale({ version, previous: previous.join(', ') }),
      )
    if (newest.length === 0 && new Set(all.map(placeOf)).size >= MOST_SHARED_ENTRIES)
      throw new ServiceError('shared-book/full', () => submitMessages.sharedFull({ most: MOST_SHARED_ENTRIES }))
    if ((await countSharedEntries(context, chainId, safe, now - DAY_MS)) >= MOST_CHANGES)
      throw new ServiceError('shared-book/too-many', () => submitMessages.sharedTooMany({ most: MOST_CHANGES }))
    await context.journal.record({
      kind: 'sharedEntry',
      chainId,
      safe,
      ...entry,
      previous: toHex(entry.previous),
      signer,
      signature: toHex(signature),
    })
  })
}

const timeOf = ({ signedAt }: { signedAt: number }) => {
  const time = new Date(signedAt * 1000)
  return submitMessages.sharedTime({ signedAt: Number.isNaN(time.getTime()) ? String(signedAt) : time.toISOString() })
}

const placeOf = ({ address, everyNetwork }: { address: Address; everyNetwork: boolean }) => `${everyNetwork} ${address}`

/** The signed text is stored and shown as it is, so it must be storable and visible. */
function assertName(name: string): void {
  if (name === name.trim() && name === toStorable(name) && !hasHiddenCharacters(name)) return
  throw new ServiceError('shared-book/name', () => submitMessages.sharedName)
}
