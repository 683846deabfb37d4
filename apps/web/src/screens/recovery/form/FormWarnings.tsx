import { type Address, isSameAddress } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { secondsOf, type RecoveryFormState } from './RecoveryFormState.ts'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

const DAY = 86_400n

/** Warnings about what the recoverers could do. */
export function FormWarnings({ form, owners }: { form: RecoveryFormState; owners: readonly Address[] }) {
  const nameOf = useOwnerName()
  const notice = secondsOf(form.notice)
  const shared = form.recoverers.flatMap(({ address }) =>
    address && owners.some((owner) => isSameAddress(owner, address)) ? [address] : [],
  )
  return (
    <>
      <VerdictNote verdict="caution" title={recoveryFormMessages.canTake}>
        {notice === null || notice === 0n
          ? recoveryFormMessages.canTakeNote
          : recoveryFormMessages.canTakeNoteAfter({ notice: durationWords(notice) })}
      </VerdictNote>
      {notice !== null && notice > 0n && notice < DAY && (
        <VerdictNote verdict="danger" title={recoveryFormMessages.shorterThanDay}>
          {recoveryFormMessages.shorterNote}
        </VerdictNote>
      )}
      {shared.length > 0 && (
        <VerdictNote verdict="caution" title={recoveryFormMessages.alreadyOwners({ owners: shared.map(nameOf) })}>
          {recoveryFormMessages.bothRoles}
        </VerdictNote>
      )}
      {secondsOf(form.expiration) === 0n && (
        <VerdictNote verdict="caution" title={recoveryFormMessages.noExpiry}>
          {recoveryFormMessages.noExpiryNote}
        </VerdictNote>
      )}
    </>
  )
}
