import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import {
  approvedHashSignature,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  type SafeTransactionData,
} from '@countersign/safe'
import type { BlockFacts, Plan, PlannedCall, StateOverrides } from '../values/Plan.ts'
import { approvedHashSlot, SAFE_SLOT } from '../values/safeSlots.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import type { AccountFacts } from '../values/AccountFacts.ts'
import type { EarlierTransaction } from '../values/SimulationRequest.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

/** The maximum gas of a transaction since EIP-7825. */
export const GAS_LIMIT = 16_777_216n
const TRUE_WORD: Hex = `0x${'1'.padStart(64, '0')}`

/**
 * Builds an execution that the account itself accepts: overrides of `approvedHashes` approve the hash for as many owners
 * as the threshold requires. Threshold, owners and guard stay unchanged, so that neither the guard nor the called code
 * can detect the simulation by them.
 */
export function planSimulation<Block extends Pick<BlockFacts, 'gasLimit'>>(
  request: Plan['request'],
  block: Block,
  facts: AccountFacts,
): Omit<Plan, 'block'> & { readonly block: Block } {
  const { chainId, safe, transaction, creation } = request
  if (facts.threshold < 1 || facts.owners.length < facts.threshold)
    throw new SimulationError(
      'account-unreadable',
      messages.cannotExecute({ account: safe, owners: facts.owners.length, threshold: facts.threshold }),
    )

  const earlier = request.before ?? []
  assertInOrder([...earlier.map((one) => one.transaction), transaction], facts.nonce, earlier.length > 0)
  const assumed: Record<Hex, Hex> = {}
  const approve = (data: SafeTransactionData, given: readonly Address[] | undefined) => {
    const hash = hashSafeTransaction({ chainId, safe, version: facts.version, transaction: data })
    const chosen = given?.slice(0, facts.threshold) ?? chooseSigners(facts.owners, facts.threshold, request.executor)
    for (const owner of chosen) assumed[approvedHashSlot(owner, hash)] = TRUE_WORD
    return { chosen, data: encodeExecTransaction(data, packSignatures(chosen.map(approvedHashSignature))) }
  }
  const executions = earlier.map((one) => ({ ...approve(one.transaction, one.signers), fields: one.transaction }))
  const { chosen: signers, data } = approve(transaction, request.signers)
  const assumptions = [messages.assumedSigners({ signers: signers.length, owners: facts.owners.length })]
  if (earlier.length > 0)
    assumptions.push(messages.ranBefore({ count: earlier.length, nonces: transactionNonces(earlier) }))
  else if (facts.nonce !== transaction.nonce) {
    assumed[SAFE_SLOT.nonce] = `0x${transaction.nonce.toString(16).padStart(64, '0')}`
    assumptions.push(
      facts.nonce < transaction.nonce
        ? messages.nonceAhead({ nonce: facts.nonce, assumed: transaction.nonce })
        : messages.nonceUsed({ nonce: facts.nonce, assumed: transaction.nonce }),
    )
  }
  if (creation) assumptions.push(messages.createdFirst)

  const executor = request.executor ?? signers[0] ?? safe
  const paysNative = (one: SafeTransactionData) => one.gasPrice > 0n && BigInt(one.gasToken) === 0n
  const priceOf = (one: SafeTransactionData) => (paysNative(one) ? one.gasPrice : 0n)
  const call = (to: Address, data: Hex, gasPrice = 0n): PlannedCall => ({
    from: executor,
    to,
    data,
    gas: block.gasLimit < GAS_LIMIT ? block.gasLimit : GAS_LIMIT,
    gasPrice,
  })
  const overrides: StateOverrides = {
    [safe]: { storage: assumed },
    ...([transaction, ...executions.map(({ fields }) => fields)].some(paysNative)
      ? { [executor]: { balance: 2n ** 128n } }
      : {}),
  }
  return {
    request,
    block,
    creation: creation ? call(creation.factory, creation.data) : null,
    before: executions.map(({ data: sent, fields }) => call(safe, sent, priceOf(fields))),
    execution: call(safe, data, priceOf(transaction)),
    overrides,
    owners: facts.owners,
    assumptions,
  }
}

const transactionNonces = (earlier: readonly EarlierTransaction[]): string =>
  earlier.map(({ transaction }) => transaction.nonce).join(', ')

/** A sequence begins at the account's nonce and has no gaps. */
function assertInOrder(all: readonly SafeTransactionData[], nonce: bigint, isInRow: boolean): void {
  const wrong = isInRow ? all.find((one, index) => one.nonce !== nonce + BigInt(index)) : undefined
  if (wrong)
    throw new SimulationError(
      'account-unreadable',
      messages.notInRow({ nonce, nonces: all.map((one) => one.nonce).join(', ') }),
    )
}

/** The executor first, if it is an owner: its own execution counts as its confirmation. */
function chooseSigners(owners: readonly Address[], threshold: number, executor: Address | undefined): Address[] {
  const isExecutor = (owner: Address) => executor !== undefined && isSameAddress(owner, executor)
  return owners.toSorted((first, second) => Number(isExecutor(second)) - Number(isExecutor(first))).slice(0, threshold)
}
