import { formatAccountAddress, isSameAddress, shortenAddress } from '@countersign/primitives'
import { type CreationData, decodeMultiSend, predictAccount } from '@countersign/safe'
import { expectPublishedCode } from '../../data/creation/contractsOf.ts'
import { expectFree, expectSameAddress } from '../../data/creation/planAccount.ts'
import { changeUndeployed } from '../../data/undeployed/undeployedAccounts.ts'
import { WalletError } from '@countersign/connect/core'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { ReviewError } from '../sequence/ReviewError.ts'
import { assertExecutes } from './assertExecutes.ts'
import { deployAndExecuteCall } from './deployAndExecuteCall.ts'
import { encodeExecution } from './encodeExecution.ts'
import { ExecutionError } from './ExecutionError.ts'
import type { ExecutionInput } from './executeTransaction.ts'
import { relayChoices } from './feeChoices.ts'
import { noteExecution } from './noteExecution.ts'
import { nameOfExecution } from './pendingStore.ts'
import { relayExecution } from './relayExecution.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

type Input = Omit<ExecutionInput, 'creation'> & { readonly creation: CreationData }

/**
 * The connected wallet, or the service, creates the account and executes its first transaction in one Ethereum transaction, both or neither.
 * Before, the code of the contracts, that the address is free, and the factory's own answer are read again.
 */
export async function deployAndExecute(input: Input): Promise<void> {
  const { chain, safe, name, safeTxHash, transaction, signatures, threshold, creation } = input
  if (signatures.length < threshold)
    throw new ExecutionError('not-enough-signatures', messages.tooFew({ valid: signatures.length, threshold }))
  await expectPublishedCode(chain, creation)
  await expectFree([chain], creation)
  await expectSameAddress(chain, creation)
  const { to, data } = await deployAndExecuteCall(chain, creation, encodeExecution(transaction, signatures, threshold))
  const execution = nameOfExecution({ chainId: chain.chainId, safe, safeTxHash })
  if (relayChoices.has(execution)) {
    const from = walletStore.get().address
    if (from === null) throw new WalletError('disconnected')
    assertDeploysAndExecutes({ from, to, data, value: '0x0' }, input)
    return relayExecution(input, { to, data })
  }
  const sent = await sendTransaction(chain, to, data, {
    description: messages.deployAndExecute({ account: name ?? shortenAddress(safe), nonce: `${transaction.nonce}` }),
    path: `/safes/${formatAccountAddress({ shortName: chain.shortName, address: safe })}/transactions/${safeTxHash}`,
    inspect: (request) => assertDeploysAndExecutes(request, input),
    feesOf: execution,
  })
  const { txHash, sender, walletNonce } = sent
  changeUndeployed(
    { chainId: chain.chainId, safe },
    { failure: null, sent: { txHash, sender, walletNonce, sentAt: Date.now() } },
  )
  noteExecution(input, sent)
}

/**
 * Decodes the request object that goes to the wallet: the creation of this account as the creation data say, then the transaction that
 * was shown, and nothing else.
 * @throws {ReviewError} `hash-differs`
 */
export function assertDeploysAndExecutes(request: WalletRequest, input: Input): void {
  const { safe, creation } = input
  const calls = BigInt(request.value) === 0n ? decodeMultiSend(request.data) : null
  const [first, second, ...others] = calls ?? []
  const { address, call } = predictAccount(creation)
  const isCreation =
    isSameAddress(address, safe) &&
    first !== undefined &&
    first.operation === 0 &&
    first.value === 0n &&
    isSameAddress(first.to, creation.factory) &&
    first.data.toLowerCase() === call.toLowerCase()
  if (!isCreation || second === undefined || second.operation !== 0 || others.length > 0)
    throw new ReviewError('hash-differs', messages.otherDeployment({ safe }))
  const { to, value, data } = second
  assertExecutes({ from: request.from, to, data, value: `0x${value.toString(16)}` }, input)
}
