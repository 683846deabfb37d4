import {
  approvedHashSignature,
  encodeExecTransaction,
  hashSafeTransaction,
  isSameAddress,
  packSignatures,
  type Address,
  type Hex,
} from '@countersign/safe'
import type { Plan, PlannedCall, StateOverrides } from '../engine/Plan.ts'
import { approvedHashSlot, SAFE_SLOT } from '../result/safeSlots.ts'
import type { Rpc } from '../Rpc.ts'
import { SimulationError } from '../simulationError.ts'
import { readAccountFacts } from './readAccountFacts.ts'
import { readBlock } from './readBlock.ts'
import type { SimulationRequest } from './SimulationRequest.ts'

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

  const hash = hashSafeTransaction({ chainId, safe, version: facts.version, transaction })
  const signers = chooseSigners(facts.owners, facts.threshold, request.executor)
  const assumed: Record<Hex, Hex> = Object.fromEntries(
    signers.map((owner) => [approvedHashSlot(owner, hash), TRUE_WORD]),
  )
  const assumptions = [
    `${signers.length} of ${facts.owners.length} owners are assumed to have approved the hash; nobody’s signature was used.`,
  ]
  if (facts.nonce !== transaction.nonce) {
    assumed[SAFE_SLOT.nonce] = `0x${transaction.nonce.toString(16).padStart(64, '0')}`
    assumptions.push(
      facts.nonce < transaction.nonce
        ? `The account’s nonce is ${facts.nonce}; ${transaction.nonce} was assumed, as if all before it were done.`
        : `The account’s nonce is ${facts.nonce}, so nonce ${transaction.nonce} is used up; it was assumed to be free.`,
    )
  }
  if (creation) assumptions.push('The account is not deployed yet; its creation was run first.')

  const executor = request.executor ?? signers[0] ?? safe
  const paysNative = transaction.gasPrice > 0n && BigInt(transaction.gasToken) === 0n
  const call = (to: Address, data: Hex, gasPrice = 0n): PlannedCall => ({
    from: executor,
    to,
    data,
    gas: block.gasLimit < GAS_LIMIT ? block.gasLimit : GAS_LIMIT,
    gasPrice,
  })
  const overrides: StateOverrides = {
    [safe]: { storage: assumed },
    ...(paysNative ? { [executor]: { balance: 2n ** 128n } } : {}),
  }
  return {
    request,
    block,
    creation: creation ? call(creation.factory, creation.data) : null,
    execution: call(
      safe,
      encodeExecTransaction(transaction, packSignatures(signers.map(approvedHashSignature))),
      paysNative ? transaction.gasPrice : 0n,
    ),
    overrides,
    owners: facts.owners,
    assumptions,
  }
}

/** The executor first, if an owner: his own execution counts as his approval. */
function chooseSigners(owners: readonly Address[], threshold: number, executor: Address | undefined): Address[] {
  const isExecutor = (owner: Address) => executor !== undefined && isSameAddress(owner, executor)
  return owners.toSorted((first, second) => Number(isExecutor(second)) - Number(isExecutor(first))).slice(0, threshold)
}
