import type { OwnerNode } from '@countersign/safe/checks'
import { type Address, errorText, uniqueAddresses } from '@countersign/primitives'
import type { AskNode } from '../reads/AskNode.ts'
import { readCurrentState } from '../reads/readStateFrom.ts'
import { readCodes, type Codes } from './readCodes.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/** The deepest level of accounts that own accounts. Deeper accounts are unknown. */
const DEEPEST = 4
/** How many accounts are read. The owners of further accounts are unknown. */
const MOST = 40

/**
 * Simulates how a contract that is not an account answers a request for its signature, as an account of this version makes it. See
 * `ownerNodeOfTrial` of `@countersign/simulation`.
 */
export type TryOwner = (
  asker: { readonly version: string; readonly block: bigint },
  owner: Address,
) => Promise<OwnerNode>

type Reads = { readonly ask: AskNode; readonly tryOwner: TryOwner }

type Subject = {
  readonly owners: readonly Address[]
  /** The version of the account that they own or are to own, because it decides how contracts are called. */
  readonly version: string
  readonly block: bigint
}

/** An owner, and the version with which the account would call it. */
type Open = { readonly owner: Address; readonly version: string }
type Found = { readonly node: OwnerNode; readonly version: string }

/**
 * The kind of each owner, and the owners of those that are accounts.
 *
 * @param codes of these owners, if they were read before
 * @returns by lower-case address
 * @example
 * const graph = await readOwnerGraph({ ask, tryOwner }, { owners, version: '1.4.1', block })
 */
export async function readOwnerGraph(
  reads: Reads,
  { owners, version, block }: Subject,
  codes?: Codes,
): Promise<ReadonlyMap<string, OwnerNode>> {
  const graph = new Map<string, OwnerNode>()
  let level: readonly Open[] = owners.map((owner) => ({ owner, version }))
  let opened = 0
  for (let depth = 0; depth < DEEPEST && level.length > 0 && opened < MOST; depth++) {
    const addresses = uniqueAddresses(level.map(({ owner }) => owner)).filter(
      (owner) => !graph.has(owner.toLowerCase()),
    )
    const open = addresses.flatMap((owner) => level.find((one) => one.owner === owner) ?? [])
    const known = depth === 0 && codes ? codes : await readCodes(reads.ask, addresses, block)
    const found = await Promise.all(
      open.map(async (one) => ({ owner: one.owner, ...(await readNode(reads, one, block, known)) })),
    )
    for (const { owner, node } of found) graph.set(owner.toLowerCase(), node)
    opened += found.filter(({ node }) => node.kind === 'account').length
    level = found.flatMap(({ node, version: own }) =>
      node.kind === 'account' ? node.owners.map((owner) => ({ owner, version: own })) : [],
    )
  }
  return graph
}

async function readNode(reads: Reads, { owner, version }: Open, block: bigint, codes: Codes): Promise<Found> {
  const code = codes.of(owner)
  const found = (node: OwnerNode, own = version): Found => ({ node, version: own })
  if (!code?.ok) return found({ kind: 'unknown', reason: code?.reason ?? reviewReadMessages.ownCodeNotRead })
  const { isContract, delegate } = code.value
  if (!isContract) return found(delegate === null ? { kind: 'key' } : { kind: 'key', delegate })
  try {
    const state = await readCurrentState(reads.ask, owner)
    return found({ kind: 'account', owners: state.owners, threshold: state.threshold }, state.version)
  } catch {
    return found(await otherContract(reads, owner, version, block))
  }
}

/** A contract that does not answer like an account is simulated: some contracts never sign, and some accept any signature. */
async function otherContract({ tryOwner }: Reads, owner: Address, version: string, block: bigint): Promise<OwnerNode> {
  try {
    return await tryOwner({ version, block }, owner)
  } catch (error) {
    return { kind: 'unknown', reason: errorText(error) }
  }
}
