import type { Address } from '@countersign/primitives'
import { UNREAD } from '../../db/schema/IndexedAccount.ts'
import type { IndexerMemory } from '../state/IndexerParts.ts'
import { isSilentReceiver } from '../fold/decode/LegacyTouch.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import type { RangeResult } from '../fold/RangeResult.ts'

/** The indexer's memory as it will be after this run is committed, so that the next run can be read while this one is written. */
export function memoryAfterWrite(known: IndexerMemory, { batch, tokens }: RangeResult): IndexerMemory {
  const changed = [...batch.changed]
  const isSilent = (address: Address) => isSilentReceiver(batch.accounts.get(address)?.version ?? null)
  return {
    ...known,
    accounts: withMore(known.accounts, changed.map(lowerAddress)),
    // An account that is no longer silent stays in the set for one more run; the extra request finds nothing.
    silent: withMore(known.silent, changed.filter(isSilent).map(lowerAddress)),
    unread: withMore(
      known.unread,
      changed.filter((address) => batch.accounts.get(address)?.stateBlock === UNREAD),
    ),
    tokens: withMore(
      known.tokens,
      tokens.map(({ address }) => address),
    ),
  }
}

/** A view of a set with additional members, without copying the set: it may have a million. The members may join the base later. */
function withMore(base: IndexerMemory['accounts'], members: readonly Address[]): IndexerMemory['accounts'] {
  const fresh = new Set(members.filter((member) => !base.has(member)))
  if (fresh.size === 0) return base
  const left = () => [...fresh].filter((member) => !base.has(member))
  return {
    has: (member) => base.has(member) || fresh.has(member),
    get size() {
      return base.size + left().length
    },
    *[Symbol.iterator]() {
      yield* base
      yield* left()
    },
  }
}
