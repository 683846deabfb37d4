import { SectionHeading, VerdictNote } from '@countersign/ui'
import { changesOwners } from '../../../../parts/owners/changesOwners.ts'
import { listWords } from '../../../../parts/owners/listWords.ts'
import { QueueEffectTable } from '../../../../parts/owners/QueueEffectTable.tsx'
import { queueSentence } from '../../../../parts/owners/queueWords.ts'
import { useOwnerName } from '../../../../parts/owners/useOwnerName.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { OwnerRow } from './ownerRows.ts'
import type { OwnersForm } from './OwnersForm.ts'
import styles from './OwnersPage.module.css'
import type { OwnersFormApi } from './useOwnersForm.ts'
import type { When } from './useWhen.ts'

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
        <SectionHeading title="Effect on the queued transactions" />
        <QueueEffectTable judgement={judgement} />
      </section>
    )
  if (count === 0) return null
  const rivals = waiting.filter(({ signed }) => signed !== null && changesOwners(safe, signed))
  const leaving = rows.flatMap((row) =>
    row.kind === 'leaves' ? [row.owner] : row.kind === 'replaced' && row.owner !== null ? [row.owner] : [],
  )
  const leaves =
    leaving.length === 0
      ? ''
      : `${listWords(leaving.map(nameOf))} ${leaving.length === 1 ? 'is' : 'are'} removed at once. `
  const choose = (chosen: OwnersForm['when']) => edit((current) => ({ ...current, when: chosen }))
  return (
    <section className={styles.section}>
      <SectionHeading title={`Effect on the ${count === 1 ? 'queued transaction' : `${count} queued transactions`}`} />
      <div className={`cs-panel ${styles.choices ?? ''}`} role="radiogroup" aria-label="When to execute the change">
        <label>
          <input type="radio" name="when" checked={form.when === 'after'} onChange={() => choose('after')} />
          <span>
            After {count === 1 ? 'the one' : `the ${count}`} that {count === 1 ? 'waits' : 'wait'}
            {behind !== null && `, nonce ${behind}`}
            <span>
              {count === 1 ? 'It executes' : 'They execute'} first, with the current owners. Their signatures stay
              valid.
            </span>
          </span>
        </label>
        <label>
          <input type="radio" name="when" checked={form.when === 'next'} onChange={() => choose('next')} />
          <span>
            Next, nonce {next.toString()}
            <span>
              {leaves}
              {form.when === 'next' ? queueSentence(judgement.effects) : 'It executes before the queued transactions.'}
            </span>
          </span>
        </label>
      </div>
      {rivals.length > 0 && (
        <div className={styles.waitingFrame}>
          <VerdictNote
            verdict="caution"
            title={`${rivals.length === 1 ? 'Another change' : 'Other changes'} of owners ${rivals.length === 1 ? 'waits' : 'wait'}`}
          >
            {`Nonce ${listWords(rivals.map(({ nonce }) => nonce.toString()))}. Both this change and ${rivals.length === 1 ? 'that one are' : 'those are'} made for the current owners: after one of them executes, the other must be made again.`}
          </VerdictNote>
        </div>
      )}
      <div className={styles.waitingFrame}>
        <QueueEffectTable judgement={judgement} />
      </div>
    </section>
  )
}
