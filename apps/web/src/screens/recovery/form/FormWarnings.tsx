import { type Address, isSameAddress } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { secondsOf, type RecoveryFormState } from './RecoveryFormState.ts'

const DAY = 86_400n

/** What the chosen recovery can do to the owners. */
export function FormWarnings({ form, owners }: { form: RecoveryFormState; owners: readonly Address[] }) {
  const nameOf = useOwnerName()
  const notice = secondsOf(form.notice)
  const shared = form.recoverers.flatMap(({ address }) =>
    address && owners.some((owner) => isSameAddress(owner, address)) ? [address] : [],
  )
  return (
    <>
      <VerdictNote verdict="caution" title="A recoverer who stays unnoticed takes all">
        {notice === null || notice === 0n ? 'After the notice' : `After ${durationWords(notice)} of silence`} one
        recoverer can replace every owner. Name people you would give the account to.
      </VerdictNote>
      {notice !== null && notice > 0n && notice < DAY && (
        <VerdictNote verdict="danger" title="The notice is shorter than a day">
          Owners who sleep or travel cannot cancel in time. Whoever has the key of one recoverer then has the account.
        </VerdictNote>
      )}
      {shared.length > 0 && (
        <VerdictNote
          verdict="caution"
          title={`${shared.map(nameOf).join(' and ')} ${shared.length === 1 ? 'is' : 'are'} an owner already`}
        >
          A key that is lost is lost for both. Whoever steals it is owner and recoverer at once.
        </VerdictNote>
      )}
      {secondsOf(form.expiration) === 0n && (
        <VerdictNote verdict="caution" title="An announced recovery never lapses">
          It can be carried out years later, when nobody remembers it, unless the owners cancel it.
        </VerdictNote>
      )}
    </>
  )
}
