import { type Address, isSameAddress } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { secondsOf, type RecoveryFormState } from './RecoveryFormState.ts'

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
      <VerdictNote verdict="caution" title="A recoverer can take all assets if no owner reacts">
        {notice === null || notice === 0n
          ? 'After the notice'
          : `After a notice of ${durationWords(notice)} without a cancellation`}{' '}
        , one recoverer can replace every owner. Choose only people to whom you would give control of the account.
      </VerdictNote>
      {notice !== null && notice > 0n && notice < DAY && (
        <VerdictNote verdict="danger" title="The notice is shorter than a day">
          Owners who sleep or travel cannot cancel in time. Then one stolen key of a recoverer is enough to take the
          account.
        </VerdictNote>
      )}
      {shared.length > 0 && (
        <VerdictNote
          verdict="caution"
          title={`${shared.map(nameOf).join(' and ')} ${shared.length === 1 ? 'is already an owner' : 'are already owners'}`}
        >
          If this key is lost, both roles are lost. If it is stolen, the thief is owner and recoverer.
        </VerdictNote>
      )}
      {secondsOf(form.expiration) === 0n && (
        <VerdictNote verdict="caution" title="An announced recovery does not expire">
          It could be executed years later, unless the owners cancel it.
        </VerdictNote>
      )}
    </>
  )
}
