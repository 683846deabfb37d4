import type { Chain } from '@countersign/api'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { FeePlan } from '@countersign/safe/checks'
import type { PublicClient } from 'viem'
import { contractsAmong } from '../../data/chain-access/contractsAmong.ts'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { sentStore } from '../../data/sent/sentStore.ts'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { ensureSender } from './ensureSender.ts'
import { canSignOnly } from './canSignOnly.ts'
import { assertCostAccepted } from './costConsent.ts'
import { feeChoices, nodeChoices } from './feeChoices.ts'
import { feeFields } from './feesFor.ts'
import { readFeeQuote } from './readFeeQuote.ts'
import { readSendCost } from './readSendCost.ts'
import { requestSend } from './requestSend.ts'
import { settlePlan } from './settlePlan.ts'
import type { NamedNode } from './signAndBroadcast.ts'
import type { WalletRequest } from './WalletRequest.ts'

export type SentTransaction = {
  readonly txHash: Hex
  readonly sender: Address
  readonly walletNonce: number | null
  /** Head of the chain before the transaction was sent. */
  readonly sentBlock: bigint | null
  /** The wallet is an account, and `txHash` is the hash of that account's own transaction. Its owners may still have to sign. */
  readonly isProposed: boolean
  readonly request: WalletRequest
  /** What the wallet received. */
  readonly asked: FeePlan
  /** What the wallet sent, as the node has it; null while the node does not know the transaction. */
  readonly carried: FeePlan | null
}

/** How the wallet's dialog lists the transaction. */
type Listing = {
  readonly description: string
  /** Page of this product with the details. */
  readonly path?: string
  /** Inspects the exact object that the wallet receives, and throws when it is not what was reviewed. */
  readonly inspect?: (request: WalletRequest) => void
  /** Name of the execution whose gas limit and fees the page shows: see `feeChoices`. */
  readonly feesOf?: string
}

/** Estimates gas, checks the cost, asks the connected wallet to send, and adds the transaction to the list of sent transactions. */
export async function sendTransaction(
  chain: Chain,
  to: Address,
  data: Hex,
  { inspect, feesOf, ...listing }: Listing,
): Promise<SentTransaction> {
  const client = publicClientFor(chain)
  const { address: sender } = await ensureWalletChain(chain)
  const [quote, sentBlock] = await Promise.all([
    readFeeQuote(chain, client, { from: sender, to, data }),
    client.getBlockNumber().catch(() => null),
  ])
  const asked = planOf(feesOf, quote)
  await assertCostAccepted(await readSendCost(chain, client, quote, { from: sender, to, data, ...asked }))
  const provider = await ensureSender(chain, sender)
  const request: WalletRequest = Object.freeze({
    chainId: `0x${BigInt(chain.chainId).toString(16)}` as const,
    from: sender,
    to,
    data,
    value: '0x0' as const,
    gas: `0x${asked.gas.toString(16)}`,
    ...feeFields(asked.fees),
  })
  inspect?.(request)
  const { txHash, seen, carried } = await requestSend(client, provider, request, nodeOf(chain, feesOf))
  const isProposed = seen === null && (await isContract(client, sender, sentBlock))
  // Another wallet may execute the transaction of an account, with a nonce of its own.
  const walletNonce = seen && isSameAddress(seen.from, sender) ? seen.nonce : null
  sentStore.add({ chainId: chain.chainId, account: sender, hash: txHash, isProposed, walletNonce, ...listing })
  return { txHash, sender, walletNonce, sentBlock, isProposed, request, asked, carried }
}

function nodeOf({ chainId }: Chain, name: string | undefined): NamedNode | null {
  const url = name === undefined || !canSignOnly(walletStore.get()) ? null : nodeChoices.get(name)
  return url === null ? null : { chainId, url }
}

/** The page shows what the wallet receives, also where the chain needs more than it showed before. */
function planOf(name: string | undefined, quote: Parameters<typeof settlePlan>[1]): FeePlan {
  const choice = name === undefined ? null : feeChoices.get(name)
  const plan = settlePlan(choice, quote)
  if (name !== undefined && choice !== null) feeChoices.set(name, { ...choice, plan })
  return plan
}

async function isContract(client: PublicClient, address: Address, block: bigint | null): Promise<boolean> {
  if (block === null) return false
  return (await contractsAmong(client, [address], block).catch(() => [])).length > 0
}
