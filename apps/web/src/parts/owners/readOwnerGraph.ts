import type { Chain } from '@countersign/api'
import type { OwnerNode } from '@countersign/safe/checks'
import { type Address, errorText } from '@countersign/primitives'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { readCodes, type Codes } from '../../data/chain-access/readCodes.ts'
import { uniqueAddresses } from '../exchange/uniqueAddresses.ts'
import { tryOwner } from './tryOwner.ts'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

/** The deepest level of accounts that own accounts. Deeper accounts are unknown. */
const DEEPEST = 4
/** How many accounts are read. The owners of further accounts are unknown. */
const MOST = 40

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
 * @param codes of these owners, if they were read before
 * @returns by lower-case address
 */
export async function readOwnerGraph(
  chain: Chain,
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
    const known = depth === 0 && codes ? codes : await readCodes(chain, addresses, block)
    const found = await Promise.all(
      open.map(async (one) => ({ owner: one.owner, ...(await readNode(chain, one, block, known)) })),
    )
    for (const { owner, node } of found) graph.set(owner.toLowerCase(), node)
    opened += found.filter(({ node }) => node.kind === 'account').length
    level = found.flatMap(({ node, version: own }) =>
      node.kind === 'account' ? node.owners.map((owner) => ({ owner, version: own })) : [],
    )
  }
  return graph
}

async function readNode(chain: Chain, { owner, version }: Open, block: bigint, codes: Codes): Promise<Found> {
  const code = codes.of(owner)
  const found = (node: OwnerNode, own = version): Found => ({ node, version: own })
  if (!code?.ok) return found({ kind: 'unknown', reason: code?.reason ?? ownerChangeMessages.codeNotRead })
  const { isContract, delegate } = code.value
  if (!isContract) return found(delegate === null ? { kind: 'key' } : { kind: 'key', delegate })
  try {
    const state = await readChainState(chain, owner)
    return found({ kind: 'account', owners: state.owners, threshold: state.threshold }, state.version)
  } catch {
    return found(await otherContract(chain, owner, version, block))
  }
}

/** A contract that does not answer like an account is simulated: some contracts never sign, and some accept any signature. */
async function otherContract(chain: Chain, owner: Address, version: string, block: bigint): Promise<OwnerNode> {
  const unknown = (reason: string): OwnerNode => ({ kind: 'unknown', reason })
  try {
    const trial = await tryOwner({ chain, version, block }, owner)
    switch (trial.kind) {
      case 'no-method':
        return { kind: 'contract', signer: 'never', reason: ownerChangeMessages.hasNoMethod({ method: trial.method }) }
      case 'anything':
        return { kind: 'contract', signer: 'any-signature', reason: ownerChangeMessages.acceptsAnything }
      case 'unknown':
        return unknown(trial.reason)
      case 'account':
        return unknown(ownerChangeMessages.answersPartly)
    }
  } catch (error) {
    return unknown(errorText(error))
  }
}
