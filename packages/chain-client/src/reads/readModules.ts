import type { Address, Hex } from '@countersign/primitives'
import { encodeCall, readAddress, readAddresses } from './abiWords.ts'
import { RpcError } from './RpcError.ts'
import { readMessages as messages } from './readMessages.ts'

const SELECTOR = {
  /** getModulesPaginated(address start, uint256 pageSize), from 1.1.0 on */
  getModulesPaginated: '0xcc2f8452',
  /** getModules(), up to 1.2.0 */
  getModules: '0xb2494df3',
} as const
const SENTINEL: Address = '0x0000000000000000000000000000000000000001'
const PAGE = 50
/**
 * A contract may return an endless list of modules. No account can pay for more real modules in a block. The service uses the same limit.
 */
const MOST = 1000

export type ReadModules = {
  /** In the order of the contract's list. */
  readonly modules: Address[]
  /** The account has more modules than were read. */
  readonly hasMore: boolean
}

/**
 * All modules of an account, page by page.
 * @param call reads from the account, always at the same block
 * @throws {RpcError} when the answers are not a list of modules
 * @example
 * const { modules, hasMore } = await readModules(call)
 */
export async function readModules(call: (data: Hex) => Promise<Hex>): Promise<ReadModules> {
  const modules = new Map<string, Address>()
  let start = SENTINEL
  for (;;) {
    const answer = await call(encodeCall(SELECTOR.getModulesPaginated, start, BigInt(PAGE)))
    // Accounts of 1.0.0 do not support paging, and accept an unknown call.
    if (answer === '0x' && modules.size === 0) return wholeList(await call(SELECTOR.getModules))
    const page = readAddresses(answer)
    const next = readAddress(answer, 1)
    for (const module of page) {
      if (modules.has(module.toLowerCase())) throw new RpcError(messages.moduleTwice(module))
      modules.set(module.toLowerCase(), module)
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE || BigInt(next) <= BigInt(SENTINEL)) return whole(modules, false)
    if (modules.size >= MOST) return whole(modules, true)
    // `next` is not used: before 1.4.0 it names the first module of the next page, which would then be skipped.
    start = last
  }
}

const whole = (modules: ReadonlyMap<string, Address>, hasMore: boolean): ReadModules => ({
  modules: [...modules.values()],
  hasMore,
})

function wholeList(answer: Hex): ReadModules {
  const all = readAddresses(answer)
  return { modules: all.slice(0, MOST), hasMore: all.length > MOST }
}
