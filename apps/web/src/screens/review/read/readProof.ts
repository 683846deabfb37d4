import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Check } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { AccountProof, ProvenAccount } from '@countersign/simulation'
import { knownNodes } from '../../../data/rpc/knownNodes.ts'
import { nodeAt } from '../../../data/rpc/nodeAt.ts'
import { reviewReadMessages as messages } from './reviewReadMessages.ts'

/** A proof that takes longer must not delay the page. */
const PATIENCE_MS = 10_000

/**
 * Null if fewer than two independent nodes are known: one node under two names would only agree with itself. Also for an account that is not
 * deployed, which has no storage to prove.
 */
export async function readProof(chain: Chain, safe: Address, state: ChainState): Promise<AccountProof | null> {
  if (state.creation) return null
  const nodes = await knownNodes(chain)
  if (new Set(nodes.map(({ witness }) => witness)).size < 2) return null
  const { proveAccountState } = await import('@countersign/simulation')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return proveAccountState({
    chainId: BigInt(chain.chainId),
    safe,
    rpcs: nodes.map(({ url, witness }) => ({ url, witness, request: nodeAt(chain.chainId, url, signal) })),
    quorum: 2,
    expected: { owners: state.owners, modules: state.modules },
  })
}

/** Compares the account as read with the account as proven. No check if a proof was not possible. */
export function checkProof(proof: AccountProof | null, state: ChainState): Check[] {
  const id = 'node'
  const field = 'proof'
  if (proof === null) return []
  if (proof.provenance === 'chain')
    return [{ id, field, verdict: 'unchecked', title: messages.proven, reason: proof.reason }]
  const { block, agreeing, account } = proof
  const nodes = agreeing.map((url) => new URL(url).host)
  const differs = differences(state, account)
  // A block may have been added between the two reads.
  const [first] = differs
  return first !== undefined && block.number === state.block
    ? [
        {
          id,
          field,
          verdict: 'danger',
          title: messages.contradicts,
          reason: messages.contradictsDetail({ field: first, block: block.number, nodes }),
        },
      ]
    : [
        {
          id,
          field,
          verdict: first === undefined ? 'verified' : 'unchecked',
          title: first === undefined ? messages.proven : messages.changedDuring,
          reason: messages.provenDetail({ hash: block.hash, nodes }),
        },
      ]
}

function differences(state: ChainState, account: ProvenAccount): string[] {
  const none = (address: Address | null) => address ?? '0x'
  const fields: [string, string, string][] = [
    [messages.owners, sorted(state.owners), sorted(account.owners)],
    [messages.threshold, String(state.threshold), String(account.threshold)],
    [messages.nonce, String(state.nonce), String(account.nonce)],
    [messages.modules, sorted(state.modules), sorted(account.modules)],
    [messages.guard, none(state.guard), none(account.guard)],
    [messages.moduleGuard, none(state.moduleGuard), none(account.moduleGuard)],
    [messages.fallbackHandler, none(state.fallbackHandler), none(account.fallbackHandler)],
  ]
  const found = fields.filter(([, read, proved]) => read.toLowerCase() !== proved.toLowerCase()).map(([name]) => name)
  return isSameAddress(state.masterCopy, account.singleton) ? found : [...found, messages.code]
}

const sorted = (addresses: readonly Address[]): string =>
  addresses
    .map((address) => address.toLowerCase())
    .toSorted()
    .join()
