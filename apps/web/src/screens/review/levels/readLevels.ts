import type { Chain } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import type { ChainState } from '@countersign/chain-client/reads'
import { errorText, type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { contractsAmong } from '../../../data/chain-access/contractsAmong.ts'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { findOnChainApproval } from '../../../signing/transaction/findOnChainApproval.ts'
import type { Agreement } from '../../../signing/transaction/Agreement.ts'
import type { Level, Levels } from './Levels.ts'

/** A limit, because owners can be nested without end. */
const MOST_LEVELS = 24

/** A transaction that the page already has, so that no queue is searched for it. */
export type KnownAgreement = {
  readonly account: Address
  /** The hash that it approves for the account above; null for the transaction that acts. */
  readonly approves: Hex | null
  readonly agreement: Agreement
}

type Place = { readonly path: readonly Address[]; readonly account: Address; readonly above: Level | null }

/**
 * Reads from the chain, level by level, which accounts must confirm. It does not search for an account below itself.
 * @param known the transaction that acts first
 */
export async function readLevels(chain: Chain, known: readonly [KnownAgreement, ...KnownAgreement[]]): Promise<Levels> {
  const [first] = known
  const client = publicClientFor(chain)
  const block = await client.getBlockNumber()
  const levels: Level[] = []
  const otherContracts = new Set<string>()
  let isCut = false
  let open: Place[] = [{ path: [first.account], account: first.account, above: null }]
  while (open.length > 0) {
    const room = MOST_LEVELS - levels.length
    isCut ||= open.length > room
    const read = await Promise.all(open.slice(0, room).map((place) => readLevel(chain, place, known)))
    for (const [index, level] of read.entries())
      if (level === null) otherContracts.add((open[index]?.account ?? '').toLowerCase())
    const found = read.filter((level) => level !== null)
    levels.push(...found)
    const owners = [...new Set(found.flatMap((level) => level.owners))]
    const contracts = await contractsAmong(client, owners, block)
    open = found.flatMap((above) =>
      above.owners
        .filter((owner) => contracts.includes(owner) && !above.path.some((other) => isSameAddress(other, owner)))
        .map((account) => ({ path: [...above.path, account], account, above })),
    )
    if (levels.length >= MOST_LEVELS && open.length > 0) {
      isCut = true
      open = []
    }
  }
  return { levels, otherContracts, isCut }
}

/** Null for a contract that does not respond as an account. */
async function readLevel(chain: Chain, place: Place, known: readonly KnownAgreement[]): Promise<Level | null> {
  const { path, account, above } = place
  let state: ChainState
  try {
    state = await readChainState(chain, account)
  } catch (error) {
    if (above === null) throw error
    return null
  }
  const { owners, threshold } = state
  const hash = above?.agreement?.hash ?? null
  const level = { path, account, owners, threshold, agreement: null, unknown: null }
  const own = known.find((one) => isSameAddress(one.account, account) && one.approves === hash)
  if (own) return { ...level, agreement: await withOnChainApprovals(chain, account, owners, own.agreement) }
  if (hash === null || above === null) return level
  try {
    const agreement = await findOnChainApproval({ chain, account, state, of: above.account, hash })
    return { ...level, agreement: agreement && (await withOnChainApprovals(chain, account, owners, agreement)) }
  } catch (error) {
    return { ...level, unknown: errorText(error) }
  }
}

/** On-chain approvals count even if the service does not list them. */
async function withOnChainApprovals(
  chain: Chain,
  account: Address,
  owners: readonly Address[],
  agreement: Agreement,
): Promise<Agreement> {
  const { approvedHash } = signatureReads(readableChain(chain), account)
  const approved = await Promise.all(
    owners.map(async (owner) => (await approvedHash(owner, agreement.hash).catch(() => 0n)) > 0n),
  )
  const others = owners.filter(
    (owner, index) => approved[index] && !agreement.signed.some((one) => isSameAddress(one, owner)),
  )
  return { ...agreement, signed: [...agreement.signed, ...others] }
}
