import type { Chain } from '@countersign/api'
import type { NamedBlock } from '@countersign/simulation'
import { chainUntil, type ChainUntil } from './chainUntil.ts'
import { readHead } from './readChainState.ts'

type Options = {
  /** Aborts every read. */
  readonly signal: AbortSignal
  /** The newest block according to the service, if it named one. */
  readonly named?: NamedBlock | null
}

type Read<Value> = (chain: ChainUntil, block: bigint) => Promise<Value>

/**
 * Reads at the newest block of the node. With a block that the service names, the reads are sent together with the question for the newest
 * one. Their answers are passed on only if the node says that its newest block has the named number. Otherwise every one of them is an error
 * for `read`, which runs again at the node's block. Docs: adr/0037.
 *
 * @example
 * const state = await readAtNewest(chain, { signal, named }).read((at, block) => readAccountState(at, safe, { block }))
 */
export function readAtNewest(chain: Chain, { signal, named = null }: Options) {
  const late = chainUntil(chain, signal)
  const head = readHead(late)
  head.catch(() => {})
  const early = named === null ? null : beginEarly(chain, { signal, block: named.number, head })
  return {
    async read<Value>(read: Read<Value>): Promise<Value> {
      const begun = early?.begin(read)
      const block = await head
      return begun && block === named?.number ? begun : read(late, block)
    },
  }
}

type Early = { readonly signal: AbortSignal; readonly block: bigint; readonly head: Promise<bigint> }

function beginEarly(chain: Chain, { signal, block, head }: Early) {
  const refused = new AbortController()
  let isGiven = false
  const given = head.then((newest) => {
    if (newest !== block) throw new RangeError(`Block ${block} is not the newest block of the node.`)
    isGiven = true
  })
  given.catch((reason: unknown) => refused.abort(reason))
  const until = chainUntil(chain, AbortSignal.any([signal, refused.signal]))
  const at: ChainUntil = { ...until, confirmation: { isGiven: () => isGiven, given } }
  return {
    /** Undefined if the node has named another block already. */
    begin<Value>(read: Read<Value>): Promise<Value> | undefined {
      if (refused.signal.aborted) return undefined
      const value = read(at, block)
      // Its error counts only if the block does.
      value.catch(() => {})
      return value
    },
  }
}
