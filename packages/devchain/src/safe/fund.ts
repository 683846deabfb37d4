import { encodeFunctionData, type Address } from 'viem'
import { devClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { spareKeys } from '../keys/demoOwners.ts'
import { testBadgeAbi, testPassesAbi, testTokenAbi } from '../generated/testAbis.ts'

/** What an account gets before a test. */
export type Funds = {
  /** Wei, sent in a real transaction (a Safe emits SafeReceived) */
  native?: bigint
  /** Development tokens, in their smallest unit: minted to the sender and transferred from there */
  tokens?: readonly { token: Address; amount: bigint }[]
  /** Development ERC-721 tokens, minted and transferred the same way */
  badges?: readonly { token: Address; tokenId: bigint }[]
  /** Development ERC-1155 tokens, minted to the receiver */
  passes?: readonly { token: Address; id: bigint; amount: bigint }[]
  /** Unlocked account that sends; default spare key 6 */
  from?: Address
}

/**
 * Sends native currency and development tokens to an address, one transaction after another.
 *
 * @example
 * await fund(rpcUrl, safe, { native: 10n ** 18n })
 */
export async function fund(rpcUrl: string, to: Address, funds: Funds): Promise<void> {
  const client = devClient(rpcUrl)
  const { native = 0n, tokens = [], badges = [], passes = [], from = spareKeys[5].address } = funds
  if (native > 0n) await sendTransaction(client, { from, to, value: native })
  for (const { token, amount } of tokens) {
    const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [from, amount] })
    const transfer = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] })
    for (const data of [mint, transfer]) await sendTransaction(client, { from, to: token, data })
  }
  for (const { token, tokenId } of badges) {
    const mint = encodeFunctionData({ abi: testBadgeAbi, functionName: 'mint', args: [from, tokenId] })
    const transfer = encodeFunctionData({
      abi: testBadgeAbi,
      functionName: 'safeTransferFrom',
      args: [from, to, tokenId],
    })
    for (const data of [mint, transfer]) await sendTransaction(client, { from, to: token, data })
  }
  for (const { token, id, amount } of passes) {
    const data = encodeFunctionData({ abi: testPassesAbi, functionName: 'mint', args: [to, id, amount] })
    await sendTransaction(client, { from, to: token, data })
  }
}
