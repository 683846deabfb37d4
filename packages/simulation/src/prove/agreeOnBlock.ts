import type { Hex } from '@countersign/primitives'
import { parseAnswer, Quantity } from '../rpc/rpcSchemas.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { hashHeader, Header } from './hashHeader.ts'
import { proofMessages as messages } from './proofMessages.ts'

export type Dissent = { readonly url: string; readonly reason: string }

export type Agreement =
  | {
      readonly ok: true
      readonly header: Header
      readonly agreeing: readonly Rpc[]
      readonly others: readonly Dissent[]
    }
  | { readonly ok: false; readonly reason: string; readonly others: readonly Dissent[] }

/** Finds a block hash that at least `quorum` independent witnesses name, and whose header hashes to it. */
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
        if (id !== chainId) return refuse(rpc.url, new Error(messages.otherChain({ found: id, wanted: chainId })))
        return { rpc, head: parseAnswer(Quantity, head, 'eth_blockNumber') }
      } catch (error) {
        return refuse(rpc.url, error)
      }
    }),
  )
  const alive = heads.filter((head) => head !== null)
  const newest = new Map<string, bigint>()
  for (const { rpc, head } of alive) {
    const known = newest.get(witnessOf(rpc))
    if (known === undefined || known < head) newest.set(witnessOf(rpc), head)
  }
  // The newest block that enough witnesses have.
  const number = wanted ?? [...newest.values()].toSorted((first, second) => (first < second ? 1 : -1))[quorum - 1]
  if (number === undefined)
    return {
      ok: false,
      reason: messages.tooFewNodes({ alive: alive.length, all: rpcs.length, nodes: newest.size, quorum }),
      others,
    }

  const headers = await Promise.all(
    alive.map(async ({ rpc }) => {
      try {
        const answer = await rpc.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
        const header = parseAnswer(Header, answer, 'eth_getBlockByNumber')
        const hash = hashHeader(header)
        if (hash !== header.hash || header.number !== number)
          return refuse(rpc.url, new Error(messages.wrongHeader({ block: number, hash, named: header.hash })))
        return { rpc, header }
      } catch (error) {
        return refuse(rpc.url, error)
      }
    }),
  )
  const byHash = new Map<Hex, { rpc: Rpc; header: Header }[]>()
  for (const found of headers)
    if (found !== null) byHash.set(found.header.hash, [...(byHash.get(found.header.hash) ?? []), found])
  const [largest] = [...byHash.values()].toSorted((first, second) => witnessesOf(second) - witnessesOf(first))
  if (!largest || witnessesOf(largest) < quorum)
    return { ok: false, reason: disagreement(number, quorum, byHash), others }
  const [{ header } = { header: undefined }] = largest
  if (!header) return { ok: false, reason: messages.noNodeHasBlock(number), others }
  for (const [hash, group] of byHash)
    if (hash !== header.hash)
      for (const { rpc } of group) refuse(rpc.url, new Error(messages.otherHash({ hash, block: number })))
  return { ok: true, header, agreeing: largest.map(({ rpc }) => rpc), others }
}

function disagreement(block: bigint, quorum: number, byHash: ReadonlyMap<Hex, readonly { rpc: Rpc }[]>): string {
  const answers = [...byHash].map(([hash, group]) =>
    messages.nodesSay({ nodes: group.map(({ rpc }) => rpc.url).join(', '), hash }),
  )
  return answers.length === 0
    ? messages.noHeader({ quorum, block })
    : messages.disagree({ quorum, block, answers: answers.join('; ') })
}

const witnessesOf = (group: readonly { rpc: Rpc }[]) => new Set(group.map(({ rpc }) => witnessOf(rpc))).size

const witnessOf = ({ url, witness }: Rpc): string => witness ?? (URL.canParse(url) ? new URL(url).host : url)
