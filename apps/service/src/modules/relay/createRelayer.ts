import type { Address, Hex } from '@countersign/primitives'
import { keccak256, type PublicClient } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createMutex, type Mutex } from '../../db/drivers/createMutex.ts'

type Call = { to: Address; data: Hex; gas: bigint }

export type Relayer = {
  address: Address
  /**
   * Signs and sends. `onSigned` resolves before anything is sent: from then on the hash identifies the transaction.
   * @returns false when the node certainly did not accept it
   */
  send(client: PublicClient, chainId: number, call: Call, onSigned: (hash: Hex) => Promise<void>): Promise<boolean>
}

const ATTEMPTS = 3
/** Another process with the same relayer key used the nonce first. */
const NONCE_TAKEN = /nonce too low|nonce has already been used|replacement transaction underpriced/i
const KNOWN = /already known|already imported|known transaction/i

/** The account that pays. On each chain it sends one call at a time, so that each gets its own nonce. */
export function createRelayer(privateKey: Hex): Relayer {
  const account = privateKeyToAccount(privateKey)
  const turns = new Map<number, Mutex>()
  const turnOf = (chainId: number): Mutex => {
    const turn = turns.get(chainId) ?? createMutex()
    turns.set(chainId, turn)
    return turn
  }

  async function attempt(
    client: PublicClient,
    chainId: number,
    call: Call,
    onSigned: (hash: Hex) => Promise<void>,
  ): Promise<'sent' | 'again'> {
    const signed = await sign(account, client, chainId, call)
    await onSigned(keccak256(signed))
    try {
      await client.request({ method: 'eth_sendRawTransaction', params: [signed] })
      return 'sent'
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (KNOWN.test(reason)) return 'sent'
      if (NONCE_TAKEN.test(reason)) return 'again'
      throw error
    }
  }

  return {
    address: account.address,
    async send(client, chainId, call, onSigned) {
      const release = await turnOf(chainId).acquire()
      try {
        for (let tries = 0; tries < ATTEMPTS; tries++)
          if ((await attempt(client, chainId, call, onSigned)) === 'sent') return true
        return false
      } finally {
        release()
      }
    },
  }
}

async function sign(account: PrivateKeyAccount, client: PublicClient, chainId: number, call: Call): Promise<Hex> {
  const [nonce, fees] = await Promise.all([
    client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    readFees(client),
  ])
  return account.signTransaction({ ...call, ...fees, chainId, nonce, value: 0n })
}

/** Chains without a base fee use the legacy gas price. */
async function readFees(client: PublicClient) {
  const block = await client.getBlock({ blockTag: 'latest' })
  if (block.baseFeePerGas === null) return { type: 'legacy', gasPrice: await client.getGasPrice() } as const
  const tip = await client.estimateMaxPriorityFeePerGas().catch(() => 1_500_000_000n)
  return { type: 'eip1559', maxPriorityFeePerGas: tip, maxFeePerGas: block.baseFeePerGas * 2n + tip } as const
}
