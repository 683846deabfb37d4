import { SectionHeading, VerdictNote } from '@countersign/ui'
import { changesOwners } from '../../../../parts/owners/changesOwners.ts'
import { QueueEffectTable } from '../../../../parts/owners/QueueEffectTable.tsx'
import { queueSentence } from '../../../../parts/owners/queueWords.ts'
import { useOwnerName } from '../../../../parts/owners/useOwnerName.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { OwnerRow } from './ownerRows.ts'
import type { OwnersForm } from './OwnersForm.ts'
import styles from './OwnersPage.module.css'
import type { OwnersFormApi } from './useOwnersForm.ts'
import type { When } from './useWhen.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly when: When
  readonly form: OwnersForm
  readonly rows: readonly OwnerRow[]
  readonly edit: OwnersFormApi['edit']
}

/** The effect of the change on queued transactions, with the choice to execute them first. */
export function WaitingSection({ when, form, rows, edit }: Props) {
  const { safe } = useAccount()
  const nameOf = useOwnerName()
  const { judgement, next, behind } = when
  const waiting = judgement.queue?.waiting ?? []
  const count = waiting.length
  if (judgement.error !== null)
    return (
      <section className={styles.section}>
        <SectionHeading title={ownersFormMessages.effectOnQueue} />
        <QueueEffectTable judgement={judgement} />
      </section>
    )
  if (count === 0) return null
  const rivals = waiting.filter(({ signed }) => signed !== null && changesOwners(safe, signed))
  const leaving = rows.flatMap((row) =>
    row.kind === 'leaves' ? [row.owner] : row.kind === 'replaced' && row.owner !== null ? [row.owner] : [],
  )
  const effect = form.when === 'next' ? queueSentence(judgement.effects) : ownersFormMessages.executesBeforeQueue
  const choose = (chosen: OwnersForm['when']) => edit((current) => ({ ...current, when: chosen }))
  return (
    <section className={styles.section}>
      <SectionHeading title={ownersFormMessages.effectOn({ count })} />
      <div
        className={`cs-panel ${styles.choices ?? ''}`}
        role="radiogroup"
        aria-label={ownersFormMessages.whenToExecute}
      >
        <label>
          <input type="radio" name="when" checked={form.when === 'after'} onChange={() => choose('after')} />
          <span>
            {behind === null
              ? ownersFormMessages.afterWaiting({ count })
              : ownersFormMessages.afterWaitingAs({ count, nonce: behind })}
            <span>{ownersFormMessages.theyExecuteFirst({ count })}</span>
          </span>
        </label>
        <label>
          <input type="radio" name="when" checked={form.when === 'next'} onChange={() => choose('next')} />
          <span>
            {ownersFormMessages.nextAs({ nonce: next })}
            <span>
              {leaving.length === 0
                ? effect
                : `${ownersFormMessages.removedAtOnce({ owners: leaving.map(nameOf) })} ${effect}`}
            </span>
          </span>
        </label>
      </div>
      {rivals.length > 0 && (
        <div className={styles.waitingFrame}>
          <VerdictNote verdict="caution" title={ownersFormMessages.otherChanges({ count: rivals.length })}>
            {ownersFormMessages.otherChangesNote({ nonces: rivals.map(({ nonce }) => nonce) })}
          </VerdictNote>
        </div>
      )}
      <div className={styles.waitingFrame}>
        <QueueEffectTable judgement={judgement} />
      </div>
    </section>
  )
}
