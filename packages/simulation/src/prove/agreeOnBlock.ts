import type { Hex } from '@countersign/safe'
import { parseAnswer, Quantity } from '../engine/rpcSchemas.ts'
import type { Rpc } from '../Rpc.ts'
import { hashHeader, Header } from './hashHeader.ts'

export type Dissent = { readonly url: string; readonly reason: string }

export type Agreement =
  | {
      readonly ok: true
      readonly header: Header
      readonly agreeing: readonly Rpc[]
      readonly others: readonly Dissent[]
    }
  | { readonly ok: false; readonly reason: string; readonly others: readonly Dissent[] }

/** A block hash that at least `quorum` hosts name, and whose header hashes to it. */
export async function agreeOnBlock(
  chainId: bigint,
  rpcs: readonly Rpc[],
  quorum: number,
  wanted?: bigint,
): Promise<Agreement> {
  const others: Dissent[] = []
  const refuse = (url: string, error: unknown) => {
    others.push({ url, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
    return null
  }
  const heads = await Promise.all(
    rpcs.map(async (rpc) => {
      try {
        const [chain, head] = await Promise.all([rpc.request('eth_chainId', []), rpc.request('eth_blockNumber', [])])
        const id = parseAnswer(Quantity, chain, 'eth_chainId')
        if (id !== chainId) return refuse(rpc.url, new Error(`It serves chain ${id}, asked for is ${chainId}.`))
        return { rpc, head: parseAnswer(Quantity, head, 'eth_blockNumber') }
      } catch (error) {
        return refuse(rpc.url, error)
      }
    }),
  )
  const alive = heads.filter((head) => head !== null)
  // The newest block that enough nodes have.
  const number =
    wanted ?? alive.map(({ head }) => head).toSorted((first, second) => (first < second ? 1 : -1))[quorum - 1]
  if (number === undefined)
    return { ok: false, reason: `${alive.length} of ${rpcs.length} RPCs answer, ${quorum} must agree.`, others }

  const headers = await Promise.all(
    alive.map(async ({ rpc }) => {
      try {
        const answer = await rpc.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
        const header = parseAnswer(Header, answer, 'eth_getBlockByNumber')
        const hash = hashHeader(header)
        if (hash !== header.hash || header.number !== number)
          return refuse(rpc.url, new Error(`Its header of block ${number} hashes to ${hash}, it says ${header.hash}.`))
        return { rpc, header }
      } catch (error) {
        return refuse(rpc.url, error)
      }
    }),
  )
  const byHash = new Map<Hex, { rpc: Rpc; header: Header }[]>()
  for (const found of headers)
    if (found !== null) byHash.set(found.header.hash, [...(byHash.get(found.header.hash) ?? []), found])
  const [largest] = [...byHash.values()].toSorted((first, second) => hostsOf(second) - hostsOf(first))
  if (!largest || hostsOf(largest) < quorum)
    return {
      ok: false,
      reason: `No ${quorum} hosts agree on block ${number}: ${[...byHash].map(([hash, group]) => `${group.map(({ rpc }) => rpc.url).join(', ')} say ${hash}`).join('; ') || 'nobody’s header holds'}.`,
      others,
    }
  const [{ header } = { header: undefined }] = largest
  if (!header) return { ok: false, reason: `Nobody has block ${number}.`, others }
  for (const [hash, group] of byHash)
    if (hash !== header.hash)
      for (const { rpc } of group) refuse(rpc.url, new Error(`It says block ${number} is ${hash}.`))
  return { ok: true, header, agreeing: largest.map(({ rpc }) => rpc), others }
}

/** Two addresses of one host are one witness. */
const hostsOf = (group: readonly { rpc: Rpc }[]) =>
  new Set(group.map(({ rpc }) => (URL.canParse(rpc.url) ? new URL(rpc.url).host : rpc.url))).size
