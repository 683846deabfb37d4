import type { Chain } from '@countersign/api'
import {
  encodeCall,
  parseHex,
  parseQuantity,
  readAddress,
  readAddresses,
  readUint,
} from '@countersign/chain-client/reads'
import { readModules } from '@countersign/chain-client/state'
import type { Address, Hex } from '@countersign/primitives'
import { attemptTimes, type OwnerList } from '@countersign/safe/recovery'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { timeOfBlock } from './blocksAtTime.ts'
import { delayModulesAmong } from './delayModulesAmong.ts'
import { readAnnounced } from './readAnnounced.ts'
import type { Recovery } from './Recovery.ts'

const SELECTOR = {
  getOwners: '0xa0e67e2b',
  getThreshold: '0xe75235b8',
  owner: '0x8da5cb5b',
  avatar: '0x5aef7de6',
  target: '0xd4b83992',
  txCooldown: '0xdcafac09',
  txExpiration: '0x605df59c',
  txNonce: '0xc66323e5',
  queueNonce: '0xde8dd91d',
  txHash: '0x427e232f',
  txCreatedAt: '0x258148cc',
} as const

/** Attempts beyond this number are not read. Cancelling cancels all of them together. */
const MOST_ATTEMPTS = 10

type Call = (to: Address, data: Hex) => Promise<Hex>

/**
 * The Delay modules of an account and their waiting attempts. Everything except the announced calls is read at one block.
 * @param modules of the account when they are known; read when missing
 * @throws {RpcError} when the chain does not answer
 */
export async function readRecoveries(
  chain: Chain,
  account: Address,
  modules?: readonly Address[],
): Promise<Recovery[]> {
  const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', []))
  const at = `0x${block.toString(16)}`
  const call: Call = async (to, data) => parseHex(await rpcRequest(chain, 'eth_call', [{ to, data }, at]))
  const all = modules ?? (await readModules((data) => call(account, data))).modules
  const found = await delayModulesAmong(chain, all)
  if (found.length === 0) return []
  const [owners, threshold, time] = await Promise.all([
    call(account, SELECTOR.getOwners),
    call(account, SELECTOR.getThreshold),
    timeOfBlock((method, params) => rpcRequest(chain, method, params), block),
  ])
  const now = { owners: readAddresses(owners), threshold: Number(readUint(threshold)) }
  return Promise.all(found.map((module) => readRecovery({ chain, account, call, head: { block, time }, now }, module)))
}

type Context = {
  readonly chain: Chain
  readonly account: Address
  readonly call: Call
  readonly head: { readonly block: bigint; readonly time: bigint }
  readonly now: OwnerList
}

async function readRecovery({ chain, account, call, head, now }: Context, module: Address): Promise<Recovery> {
  const [owner, avatar, target, cooldown, expiration, txNonce, queueNonce, { modules: recoverers }] = await Promise.all(
    [
      call(module, SELECTOR.owner).then(readAddress),
      call(module, SELECTOR.avatar).then(readAddress),
      call(module, SELECTOR.target).then(readAddress),
      call(module, SELECTOR.txCooldown).then(readUint),
      call(module, SELECTOR.txExpiration).then(readUint),
      call(module, SELECTOR.txNonce).then(readUint),
      call(module, SELECTOR.queueNonce).then(readUint),
      readModules((data) => call(module, data)),
    ],
  )
  const waiting = queueNonce > txNonce ? queueNonce - txNonce : 0n
  const nonces = Array.from({ length: Math.min(Number(waiting), MOST_ATTEMPTS) }, (_, index) => txNonce + BigInt(index))
  const attempts = await Promise.all(
    nonces.map(async (nonce) => {
      const [hash, created] = await Promise.all([
        call(module, encodeCall(SELECTOR.txHash, nonce)),
        call(module, encodeCall(SELECTOR.txCreatedAt, nonce)).then(readUint),
      ])
      const context = { account, now, recoverers, head }
      return {
        nonce,
        hash,
        times: attemptTimes(created, { cooldown, expiration }),
        announced: await readAnnounced(chain, { module, nonce, hash, createdAt: created }, context),
      }
    }),
  )
  return {
    address: module,
    account,
    owner,
    avatar,
    target,
    cooldown,
    expiration,
    txNonce,
    queueNonce,
    recoverers,
    now,
    block: head.block,
    blockTime: head.time,
    attempts,
    hasMore: waiting > BigInt(MOST_ATTEMPTS),
  }
}
