import { HashSchema, type Chain } from '@countersign/api'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { contractsAmong } from '../../data/chain-access/contractsAmong.ts'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { revertReason } from '../../data/chain-access/revertReason.ts'
import { sentStore } from '../../data/sent/sentStore.ts'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'
import { normalizeWalletError } from '../../data/wallet/normalizeWalletError.ts'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { assertCostAccepted } from './costConsent.ts'
import { ExecutionError } from './ExecutionError.ts'
import { explainRevert } from './explainRevert.ts'
import { feeFields, feesFor } from './feesFor.ts'
import { readSendCost } from './readSendCost.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

export type SentTransaction = {
  readonly txHash: Hex
  readonly sender: Address
  readonly walletNonce: number | null
  /** Head of the chain before the transaction was sent. */
  readonly sentBlock: bigint | null
  /** The wallet is an account, and `txHash` is the hash of that account's own transaction. Its owners may still have to sign. */
  readonly isProposed: boolean
}

/** How the wallet's dialog lists the transaction. */
type Listing = {
  readonly description: string
  /** Page of this product with the details. */
  readonly path?: string
  /** Inspects the exact object that the wallet receives, and throws when it is not what was reviewed. */
  readonly inspect?: (request: WalletRequest) => void
}

/** The parameters of `eth_sendTransaction`. */
export type WalletRequest = { readonly from: Address; readonly to: Address; readonly data: Hex; readonly value: Hex }

/** Estimates gas, checks the cost, asks the connected wallet to send, and adds the transaction to the list of sent transactions. */
export async function sendTransaction(
  chain: Chain,
  to: Address,
  data: Hex,
  { inspect, ...listing }: Listing,
): Promise<SentTransaction> {
  const client = publicClientFor(chain)
  const { provider, address: sender } = await ensureWalletChain(chain)
  const gas = await client.estimateGas({ account: sender, to, data }).catch((error: unknown) => {
    const reason = revertReason(error)
    if (reason !== null)
      throw new ExecutionError('would-revert', messages.wouldFail({ why: explainRevert(reason) }), error)
    throw normalizeWalletError(error)
  })
  const [fees, sentBlock] = await Promise.all([feesFor(chain, client), client.getBlockNumber().catch(() => null)])
  const gasLimit = (gas * 12n) / 10n
  await assertCostAccepted(await readSendCost(chain, client, { from: sender, to, data, gas: gasLimit, fees }))
  const request = Object.freeze({
    from: sender,
    to,
    data,
    value: '0x0' as const,
    gas: toHex(gasLimit),
    ...feeFields(fees),
  })
  inspect?.(request)
  const answer = await provider
    .request({ method: 'eth_sendTransaction', params: [request] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const txHash = HashSchema.safeParse(answer)
  if (!txHash.success) throw new WalletError('failed', { detail: messages.noTransactionHash })
  const sent = await client.getTransaction({ hash: txHash.data }).catch(() => null)
  const isProposed = sent === null && (await isContract(client, sender, sentBlock))
  sentStore.add({ chainId: chain.chainId, account: sender, hash: txHash.data, isProposed, ...listing })
  // Another wallet may execute the transaction of an account, with a nonce of its own.
  const walletNonce = sent && isSameAddress(sent.from, sender) ? sent.nonce : null
  return { txHash: txHash.data, sender, walletNonce, sentBlock, isProposed }
}

async function isContract(client: PublicClient, address: Address, block: bigint | null): Promise<boolean> {
  if (block === null) return false
  return (await contractsAmong(client, [address], block).catch(() => [])).length > 0
}

const toHex = (value: bigint) => `0x${value.toString(16)}`
