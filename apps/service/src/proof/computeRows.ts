import type { Address, Hex } from 'viem'
import type { AccountChain, ReferenceState, Execution } from './readAccountChain.ts'
import type { Fact } from './Fact.ts'
import type { TransactionFields } from './signedRequests.ts'

export type Signed = { owner: Address; signature: Hex; at: number }
export type Row = {
  safeTxHash: Hex
  transaction: TransactionFields
  nonce: number
  proposer: Address | null
  delegate: Address | null
  trusted: boolean
  submittedAt: number
  execution: Execution | null
  /** The valid signatures. */
  confirmations: Signed[]
}

/** The data for the lists of an account: chain, state and facts. */
export type Known = {
  safe: Address
  chain: AccountChain
  state: ReferenceState
  facts: readonly Fact[]
  chainId: string
}

type Proposed = {
  transaction: TransactionFields
  proposer: Address | null
  delegate: Address | null
  isTrusted: boolean
  submittedAt: number
  signed: Signed[]
}

/** Every known transaction of an account. */
export function computeRows(known: Known): Row[] {
  const proposals = foldProposals(known.facts)
  const executions = new Map(known.chain.executions.map((execution) => [execution.safeTxHash, execution]))
  const hashes = [...new Set([...proposals.keys(), ...executions.keys()])]
  return hashes.flatMap((safeTxHash) => {
    const proposal = proposals.get(safeTxHash)
    const execution = executions.get(safeTxHash) ?? null
    const transaction = proposal?.transaction ?? execution?.transaction
    if (!transaction) return []
    const confirmations = findConfirmations(
      known,
      safeTxHash,
      Number(transaction.nonce),
      proposal?.signed ?? [],
      execution,
    )
    return [
      {
        safeTxHash,
        transaction,
        nonce: Number(transaction.nonce),
        proposer: proposal?.proposer ?? null,
        delegate: proposal?.delegate ?? null,
        trusted: execution !== null || (proposal?.isTrusted ?? false),
        submittedAt: proposal?.submittedAt ?? execution?.at ?? 0,
        execution,
        confirmations,
      },
    ]
  })
}

function foldProposals(facts: readonly Fact[]): Map<Hex, Proposed> {
  const proposals = new Map<Hex, Proposed>()
  for (const fact of facts) {
    if (fact.kind === 'deletion') proposals.delete(fact.safeTxHash)
    if (fact.kind === 'proposal') {
      const first = proposals.get(fact.safeTxHash)
      const { transaction, proposer, delegate, signature, at } = fact
      const proposal = first ?? { transaction, proposer, delegate, isTrusted: false, submittedAt: at, signed: [] }
      if (proposal.proposer === null) Object.assign(proposal, { proposer, delegate })
      if (proposer !== null) proposal.isTrusted = true
      if (proposer !== null && delegate === null && signature !== null)
        proposal.signed.push({ owner: proposer, signature, at })
      proposals.set(fact.safeTxHash, proposal)
    }
    if (fact.kind === 'confirmation') {
      const proposal = proposals.get(fact.safeTxHash)
      if (!proposal) continue
      proposal.isTrusted = true
      proposal.signed.push(fact)
    }
  }
  return proposals
}

function findConfirmations(
  { safe, chain, state }: Known,
  safeTxHash: Hex,
  nonce: number,
  signed: readonly Signed[],
  execution: Execution | null,
): Signed[] {
  const approvals = chain.approvals
    .filter(({ hash }) => hash === safeTxHash)
    .map(({ owner, at }): Signed => ({
      owner,
      at,
      signature: `0x${owner.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`,
    }))
  // A signature from before its owner's removal is void, unless the transaction was executed, or could no longer be executed.
  const isVoid = ({ owner, at }: Signed) =>
    chain.removals.some(
      (removal) =>
        removal.owner === owner &&
        removal.at >= at &&
        (execution === null || removal.at < execution.at) &&
        nonce >= chain.executions.filter((done) => done.at <= removal.at).length,
    )
  const found = new Map<Address, Signed>()
  const add = (list: readonly Signed[]) => {
    for (const one of list) if (!found.has(one.owner) && !isVoid(one)) found.set(one.owner, one)
  }
  // The owner's submitted signature precedes those from the chain, of which the first counts. The chain has checked executed ones.
  add(signed)
  const ran = execution?.signatures.map((one) => ({ ...one, at: execution.at })) ?? []
  add(approvals.filter(({ at }) => execution === null || at <= execution.at))
  for (const one of ran) if (!found.has(one.owner)) found.set(one.owner, one)
  add(approvals)
  return [...found.values()].filter(
    ({ owner }) => execution !== null || (owner !== safe && state.owners.includes(owner)),
  )
}

export type Status = 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION'

export function statusOf({ execution, nonce, confirmations }: Row, state: ReferenceState): Status {
  if (execution) return execution.failed ? 'FAILED' : 'SUCCESS'
  if (state.nonce > nonce) return 'CANCELLED'
  return confirmations.length < state.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}
