import type { Address } from '@countersign/safe/light'
import { UNREAD } from '../../db/AccountState.ts'
import type { IndexerMemory } from '../state/IndexerParts.ts'
import { isSilentReceiver } from '../fold/decode/LegacyTouch.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import type { RangeResult } from '../fold/RangeResult.ts'

/** What the next run of blocks may take for known while this one is written: nobody else knows it until it is. */
export function foresee(known: IndexerMemory, { batch, tokens }: RangeResult): IndexerMemory {
  const changed = [...batch.changed]
  const isSilent = (address: Address) => isSilentReceiver(batch.accounts.get(address)?.version ?? null)
  return {
    ...known,
    accounts: withMore(known.accounts, changed.map(lowerAddress)),
    // Who stopped being silent is asked about once more, and answers nothing.
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

/** A view of a set that may have a million members, and may take over what is new here meanwhile. */
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
