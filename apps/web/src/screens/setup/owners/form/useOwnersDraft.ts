import type { SafeTransactionData } from '@countersign/safe/light'
import { useDraftCalls } from '../../../../parts/draft/useDraftCalls.ts'
import type { OwnersDraft } from '../../../../data/drafts/draftStore.ts'
import { useNames } from '../../../../data/names/useNames.ts'
import { MOST_NAME_CHARACTERS } from '../../../../data/storage/addressBook.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { AccountSetup } from '../../model/accountSetup.ts'
import { renameAddress } from '../../../../data/storage/renameAddress.ts'
import { isComer } from './ownerRows.ts'
import type { OwnersFormApi } from './useOwnersForm.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Input = {
  readonly api: OwnersFormApi
  readonly setup: AccountSetup
  /** Null for the next free nonce. */
  readonly nonce: bigint | null
  readonly onDraft: (transaction: SafeTransactionData, owners: OwnersDraft) => Promise<void>
}

/** Makes the transaction of the form, with the chosen owners, so that the review can plan the calls again. */
export function useOwnersDraft({ api: { rows, target, calls }, setup, nonce, onDraft }: Input) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const chosen = (): OwnersDraft => {
    if (target === null) throw new Error(ownersFormMessages.listIncomplete)
    const { owners, threshold, replacements = [] } = target
    return {
      target: { owners: [...owners], threshold, replacements: [...replacements] },
      from: { owners: [...setup.owners], threshold: setup.threshold },
    }
  }
  const { isBusy, error, draft, add } = useDraftCalls((transaction) => onDraft(transaction, chosen()))
  /** Names typed before their address are not in the address book yet. */
  const saveNames = () => {
    for (const { address, by } of rows.filter(isComer)) {
      const name = by.name.trim()
      if (address === null || name === '' || name.length > MOST_NAME_CHARACTERS) continue
      if (nameOf(address, chainId)?.source !== 'you') renameAddress(address, chainId, name)
    }
  }
  return {
    isBusy,
    error,
    saveNames,
    make() {
      saveNames()
      return draft(() => ({ calls: calls.map(({ call }) => call), ...(nonce === null ? {} : { nonce }) }))
    },
    /** Puts the change into the batch of the account. */
    addToBatch(onAdded: () => void) {
      saveNames()
      return add(
        () => ({ calls: calls.map(({ call }) => call) }),
        onAdded,
        () => ({ owners: chosen() }),
      )
    },
  }
}
