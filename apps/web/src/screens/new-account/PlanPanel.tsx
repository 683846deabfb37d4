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
import { useAccount } from '../../data/url/useAccount.ts'
import { exact } from './checkForm.ts'
import styles from './NewAccount.module.css'
import type { NewAccountApi } from './useNewAccount.ts'

export interface PlanPanelProps {
  api: NewAccountApi
  isTold: boolean
  /** Called when Review is pressed while the form is incomplete. */
  onBlocked: () => void
}

/** The new account's address and assets, and the Review button. */
export function PlanPanel({ api, isTold, onBlocked }: PlanPanelProps) {
  const { account, chain } = useAccount()
  const { form, checked, plan, assets, isBusy, error } = api
  const owners = form.others.length + 1
  const reason =
    checked.all[0] ??
    (plan.data ? null : plan.isError ? 'The address could not be computed.' : 'The address is being computed.')
  return (
    <aside className={layout.aside} aria-label="The new account">
      <section className={`cs-panel ${styles.plan}`}>
        <h2>Address on {chain.chainName}</h2>
        <div className={styles.address}>
          {plan.data ? (
            <>
              <GroupedHex value={plan.data.address} />
              <CopyButton value={plan.data.address} label="address of the new account" />
            </>
          ) : checked.everyone === null ? (
            <p className={styles.quiet}>The page computes it as soon as the owners are valid.</p>
          ) : plan.isError ? (
            <p className={styles.quiet}>Not known</p>
          ) : (
            <SkeletonRows rows={1} shape="account" label="Computing the address" />
          )}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Signatures needed</dt>
            <dd>
              <ThresholdRing threshold={form.threshold} owners={owners} label="" /> {form.threshold} of {owners}
            </dd>
          </div>
          <div>
            <dt>Sent with the creation</dt>
            <dd>
              {checked.funding.length === 0
                ? 'Nothing'
                : checked.funding.map(({ token, amount, decimals }, index) => (
                    <b key={`${token} ${String(index)}`}>
                      {exact(amount, { decimals })} {assets.list.find((one) => one.token === token)?.symbol}
                    </b>
                  ))}
            </dd>
          </div>
          {plan.data && (
            <div>
              <dt>Address is unused</dt>
              <dd>
                Confirmed by the factory <ProvenanceMark source="chain" />
              </dd>
            </div>
          )}
        </dl>
      </section>
      <InfoNote title="One transaction for all steps">
        It needs signatures like every transaction. Until it is executed, no account exists at this address: do not send
        assets there before.
      </InfoNote>
      {plan.isError && (
        <VerdictNote
          verdict="caution"
          title="The address could not be computed"
          action={
            <button type="button" className="cs-link" onClick={() => void plan.refetch()}>
              Try again
            </button>
          }
        >
          {errorText(plan.error)}
        </VerdictNote>
      )}
      {isTold && checked.all.length > 0 && (
        <VerdictNote
          verdict="danger"
          announce
          title={checked.all.length === 1 ? '1 field to correct' : `${checked.all.length} fields to correct`}
        >
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
          Cancel
        </Button>
        {reason === null ? (
          <Button type="submit" variant="filled" loading={isBusy}>
            Review
          </Button>
        ) : (
          <BlockedButton reason={reason} showReason={false} onPress={onBlocked}>
            Review
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
