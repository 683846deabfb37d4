import type { Chain } from '@countersign/api'
import { type AskNode, encodeCall, parseHex, readUint } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { rpcRequest, rpcRequestApart } from '../rpc/rpcRequest.ts'
import { readAnnounced } from './readAnnounced.ts'
import { readOutcome, type Outcome } from './readOutcome.ts'
import type { Recovery } from './Recovery.ts'

const TX_HASH: Hex = '0x427e232f'
const TX_CREATED_AT: Hex = '0x258148cc'
const MOST = 10

export type PastAttempt = {
  readonly nonce: bigint
  /** Epoch seconds. */
  readonly announcedAt: bigint
  /** Null when unknown. */
  readonly recoverer: Address | null
  /** Null when unknown. */
  readonly ended: Outcome | null
}

/** Attempts that no longer wait, the newest first. @throws {RpcError} when the chain does not answer */
export async function readPastAttempts(chain: Chain, recovery: Recovery): Promise<PastAttempt[]> {
  const { address: module, account, now, recoverers, txNonce, block, blockTime } = recovery
  const count = txNonce < BigInt(MOST) ? Number(txNonce) : MOST
  const nonces = Array.from({ length: count }, (_, index) => txNonce - 1n - BigInt(index))
  const call = async (data: Hex) => parseHex(await rpcRequest(chain, 'eth_call', [{ to: module, data }, 'latest']))
  const context = { account, now, recoverers, head: { block, time: blockTime } }
  const read = await Promise.all(
    nonces.map(async (nonce) => {
      const [hash, createdAt] = await Promise.all([
        call(encodeCall(TX_HASH, nonce)),
        call(encodeCall(TX_CREATED_AT, nonce)).then(readUint),
      ])
      return { nonce, createdAt, announced: await readAnnounced(chain, { module, nonce, hash, createdAt }, context) }
    }),
  )
  const all = read.flatMap(({ announced, ...one }) => (announced.known ? [{ ...one, announced }] : []))
  const ask: AskNode = (method, params) => rpcRequestApart(chain, method, params)
  return Promise.all(
    read.map(async ({ nonce, createdAt, announced }) => ({
      nonce,
      announcedAt: createdAt,
      recoverer: announced.known ? announced.recoverer : null,
      ended: announced.known
        ? await readOutcome(ask, { recovery, attempt: { nonce, createdAt, announced }, all })
        : null,
    })),
  )
}
