import { type Address, errorText } from '@countersign/primitives'
import { useState } from 'react'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import { createMessages as messages } from '../createMessages.ts'
import type { CreateDraft } from '../model/CreateDraft.ts'
import type { PayingNetworks } from '../model/payingNetworks.ts'

type Input = {
  readonly draft: CreateDraft
  readonly paying: PayingNetworks
  readonly owners: readonly Address[]
  /** The plan that is shown. */
  readonly plan: AccountPlan | undefined
  readonly readAgain: () => Promise<AccountPlan | undefined>
  readonly onStored: () => void
}

/** Creates the account that is shown, after it was computed again. */
export function useCreate({ draft, paying, owners, plan, readAgain, onStored }: Input) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const create = async () => {
    setBusy(true)
    setError(null)
    try {
      // The address must still be unused: another transaction may have created it since.
      const fresh = await readAgain()
      if (!fresh) throw new Error(messages.noAddress)
      if (fresh.address !== plan?.address) throw new Error(messages.addressTaken({ address: fresh.address }))
      const named = owners.map((address, index) => ({ address, name: draft.owners[index]?.name.trim() ?? '' }))
      const name = draft.name.trim()
      if (paying.isSingle) {
        const { startCreation } = await import('./startCreation.ts')
        await startCreation({ chain: paying.first, plan: fresh, name, owners: named, threshold: draft.threshold })
      } else {
        const { startOnNetworks } = await import('./startOnNetworks.ts')
        onStored()
        await startOnNetworks({ networks: paying.networks, plan: fresh, name, owners: named })
      }
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }
  return { create: () => void create(), isBusy, error }
}
