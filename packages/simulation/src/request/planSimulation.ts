import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import {
  approvedHashSignature,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  type SafeTransactionData,
} from '@countersign/safe'
import type { Plan, PlannedCall, StateOverrides } from '../values/Plan.ts'
import { approvedHashSlot, SAFE_SLOT } from '../values/safeSlots.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/simulationError.ts'
import { readAccountFacts } from './readAccountFacts.ts'
import { readBlock } from './readBlock.ts'
import type { EarlierTransaction, SimulationRequest } from '../values/SimulationRequest.ts'

/** The most gas a transaction may take since EIP-7825. */
const GAS_LIMIT = 16_777_216n
const TRUE_WORD: Hex = `0x${'1'.padStart(64, '0')}`

/**
 * Fixes the block, reads who owns the account, and builds the execution that the account itself would accept: as many owners
 * as the threshold asks have approved the hash, by override of their entries in `approvedHashes`. Threshold, owners and guard
 * stay what they are, so that neither the guard nor the called code runs on assumptions it could notice.
 */
export async function planSimulation(request: SimulationRequest, rpc: Rpc): Promise<Plan> {
  const { chainId, safe, transaction, creation } = request
  const block = await readBlock(rpc, request.blockNumber)
  const facts = await readAccountFacts(request, rpc, block.number)
  if (facts.threshold < 1 || facts.owners.length < facts.threshold)
    throw new SimulationError(
      'account-unreadable',
      `The account ${safe} has ${facts.owners.length} owners and asks for ${facts.threshold} of them; it cannot execute anything.`,
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
  const assumptions = [
    `${signers.length} of ${facts.owners.length} owners are assumed to have approved the hash; nobody’s signature was used.`,
  ]
  if (earlier.length > 0)
    assumptions.push(
      `Nonce ${transactionNonces(earlier)} ${earlier.length === 1 ? 'was' : 'were'} run before it, with the effects ${earlier.length === 1 ? 'it has' : 'they have'}.`,
    )
  else if (facts.nonce !== transaction.nonce) {
    assumed[SAFE_SLOT.nonce] = `0x${transaction.nonce.toString(16).padStart(64, '0')}`
    assumptions.push(
      facts.nonce < transaction.nonce
        ? `The account’s nonce is ${facts.nonce}; ${transaction.nonce} was assumed, as if all before it were done.`
        : `The account’s nonce is ${facts.nonce}, so nonce ${transaction.nonce} is used up; it was assumed to be free.`,
    )
  }
  if (creation) assumptions.push('The account is not deployed yet; its creation was run first.')

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

/** What runs one after the other begins at the account's nonce and leaves none out. */
function assertInOrder(all: readonly SafeTransactionData[], nonce: bigint, isInRow: boolean): void {
  const wrong = isInRow ? all.find((one, index) => one.nonce !== nonce + BigInt(index)) : undefined
  if (wrong)
    throw new SimulationError(
      'account-unreadable',
      `The account’s nonce is ${nonce}; ${all.map((one) => one.nonce).join(', ')} do not run one after the other from there.`,
    )
}

/** The executor first, if an owner: his own execution counts as his approval. */
function chooseSigners(owners: readonly Address[], threshold: number, executor: Address | undefined): Address[] {
  const isExecutor = (owner: Address) => executor !== undefined && isSameAddress(owner, executor)
  return owners.toSorted((first, second) => Number(isExecutor(second)) - Number(isExecutor(first))).slice(0, threshold)
}
