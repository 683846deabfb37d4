import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, readAddresses, readUint } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { delayModulesAmong } from './delayModulesAmong.ts'
import type { Recovery } from './Recovery.ts'
import { readRecoveries } from './readRecoveries.ts'

const GET_MODULES: Hex = '0xcc2f8452'
const SENTINEL: Address = '0x0000000000000000000000000000000000000001'
const TX_NONCE: Hex = '0xc66323e5'
const QUEUE_NONCE: Hex = '0xde8dd91d'
/** Accounts per request; the next request waits for the answer. */
const AT_ONCE = 50
const PAGE = 50n

/**
 * The waiting attempts in the Delay modules of many accounts of one chain. Fifty accounts cost a few requests; only an account with a
 * waiting attempt costs more. An account that does not answer is skipped and counted.
 */
export async function readWaitingRecoveries(
  chain: Chain,
  accounts: readonly Address[],
): Promise<{ readonly recoveries: Recovery[]; readonly unread: number }> {
  const recoveries: Recovery[] = []
  let unread = 0
  for (let start = 0; start < accounts.length; start += AT_ONCE) {
    const answers = await Promise.allSettled(
      accounts.slice(start, start + AT_ONCE).map((account) => readWaiting(chain, account)),
    )
    for (const answer of answers)
      if (answer.status === 'fulfilled') recoveries.push(...answer.value)
      else unread += 1
  }
  return { recoveries, unread }
}

async function readWaiting(chain: Chain, account: Address): Promise<Recovery[]> {
  const call = async (to: Address, data: Hex) => parseHex(await rpcRequest(chain, 'eth_call', [{ to, data }, 'latest']))
  const page = await call(account, encodeCall(GET_MODULES, SENTINEL, PAGE))
  // Accounts of 1.0.0 do not support paging.
  const modules = page === '0x' ? [] : readAddresses(page)
  const delays = await delayModulesAmong(chain, modules)
  const isWaiting = await Promise.all(
    delays.map(async (module) => {
      const [next, end] = await Promise.all([call(module, TX_NONCE), call(module, QUEUE_NONCE)])
      return readUint(end) > readUint(next)
    }),
  )
  const waiting = delays.filter((_, index) => isWaiting[index])
  return waiting.length === 0 ? [] : readRecoveries(chain, account, waiting)
}
