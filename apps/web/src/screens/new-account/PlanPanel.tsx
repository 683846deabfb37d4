import { errorText } from '@countersign/primitives'
import {
  BlockedButton,
  CopyButton,
  GroupedHex,
  InfoNote,
  ProvenanceMark,
  SkeletonRows,
  ThresholdRing,
  VerdictNote,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import layout from '../../parts/forms/NumberedRow.module.css'
import { AddToBatchButton } from '../../parts/draft/AddToBatchButton.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import { exact } from './checkForm.ts'
import styles from './NewAccount.module.css'
import type { NewAccountApi } from './useNewAccount.ts'
import { newAccountMessages } from './newAccountMessages.ts'

export interface PlanPanelProps {
  api: NewAccountApi
  showsProblem: boolean
  /** Called when Review is pressed while the form is incomplete. */
  onBlocked: () => void
}

/** The new account's address and assets, and the Review button. */
export function PlanPanel({ api, showsProblem, onBlocked }: PlanPanelProps) {
  const { account, chain } = useAccount()
  const { form, checked, plan, assets, isBusy, error } = api
  const owners = form.others.length + 1
  const reason =
    checked.all[0] ??
    (plan.data ? null : plan.isError ? newAccountMessages.notComputedReason : newAccountMessages.beingComputed)
  return (
    <aside className={layout.aside} aria-label={newAccountMessages.plan}>
      <section className={`cs-panel ${styles.plan}`}>
        <h2>{newAccountMessages.addressOn({ network: chain.chainName })}</h2>
        <div className={styles.address}>
          {plan.data ? (
            <>
              <GroupedHex value={plan.data.address} />
              <CopyButton value={plan.data.address} label={newAccountMessages.copyLabel} />
            </>
          ) : checked.everyone === null ? (
            <p className={styles.quiet}>{newAccountMessages.addressLater}</p>
          ) : plan.isError ? (
            <p className={styles.quiet}>{newAccountMessages.notKnown}</p>
          ) : (
            <SkeletonRows rows={1} shape="account" label={newAccountMessages.computing} />
          )}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{newAccountMessages.needed}</dt>
            <dd>
              <ThresholdRing threshold={form.threshold} owners={owners} label="" />{' '}
              {newAccountMessages.ofOwners({ threshold: form.threshold, owners })}
            </dd>
          </div>
          <div>
            <dt>{newAccountMessages.sent}</dt>
            <dd>
              {checked.funding.length === 0
                ? newAccountMessages.nothing
                : checked.funding.map(({ token, amount, decimals }, index) => (
                    <b key={`${token} ${String(index)}`}>
                      {exact(amount, { decimals })} {assets.list.find((one) => one.token === token)?.symbol}
                    </b>
                  ))}
            </dd>
          </div>
          {plan.data && (
            <div>
              <dt>{newAccountMessages.unused}</dt>
              <dd>
                {newAccountMessages.confirmed} <ProvenanceMark source="chain" />
              </dd>
            </div>
          )}
        </dl>
      </section>
      <InfoNote title={newAccountMessages.oneTransaction}>{newAccountMessages.oneTransactionDetail}</InfoNote>
      {plan.isError && (
        <VerdictNote
          verdict="caution"
          title={newAccountMessages.notComputed}
          action={
            <button type="button" className="cs-link" onClick={() => void plan.refetch()}>
              {newAccountMessages.tryAgain}
            </button>
          }
        >
          {errorText(plan.error)}
        </VerdictNote>
      )}
      {showsProblem && checked.all.length > 0 && (
        <VerdictNote verdict="danger" announce title={newAccountMessages.toCorrect(checked.all.length)}>
          <ul className={styles.fixes}>
            {checked.all.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </VerdictNote>
      )}
      {error !== null && <VerdictNote verdict="danger" announce title={error} />}
      <div className={styles.acts}>
        <Button
          variant="subtle"
          renderRoot={(props) => <Link to="/safes/$safe/setup" params={{ safe: account }} hash="related" {...props} />}
        >
          {newAccountMessages.cancel}
        </Button>
        {reason === null && <AddToBatchButton act="change-setup" disabled={isBusy} onAdd={() => void api.add()} />}
        {reason === null ? (
          <Button type="submit" variant="filled" loading={isBusy}>
            {newAccountMessages.review}
          </Button>
        ) : (
          <BlockedButton reason={reason} showReason={false} onPress={onBlocked}>
            {newAccountMessages.review}
          </BlockedButton>
        )}
      </div>
      {reason !== null && (
        <p className={styles.held} aria-hidden>
          {reason}
        </p>
      )}
    </aside>
  )
}
