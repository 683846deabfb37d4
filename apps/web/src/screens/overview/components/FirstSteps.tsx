import { Icon, SectionHeading, useCopy, type IconName } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { pageLink } from '../../../data/url/pageLink.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { ReceiveDialog } from '../../../parts/receive/ReceiveDialog.tsx'
import { firstStepsMessages as messages } from '../messages/firstStepsMessages.ts'
import styles from './FirstSteps.module.css'

/** Replaces the charts of an account that holds nothing and has moved nothing. */
export function FirstSteps() {
  const { chain, safe, key, account } = useAccount()
  const heading = useId()
  const state = useQuery(safeQuery(key)).data
  const [isReceiving, setReceiving] = useState(false)
  const { outcome, copy } = useCopy(pageLink(`/safes/${account}`))
  const said = { idle: messages.copyLink, copied: messages.copied, failed: messages.notCopied }
  return (
    <section aria-labelledby={heading} className={styles.first}>
      <SectionHeading id={heading} title={messages.title} />
      <ol className="cs-panel">
        <Step icon="arrow-down-left" title={messages.fund} detail={messages.fundDetail({ chain: chain.chainName })}>
          <button type="button" className="cs-act" onClick={() => setReceiving(true)}>
            {messages.receive}
          </button>
        </Step>
        <Step icon="users-plus" title={messages.invite} detail={messages.inviteDetail}>
          <button type="button" className="cs-act" onClick={copy}>
            <span aria-live="polite">{said[outcome]}</span>
          </button>
        </Step>
        {state && (
          <Step
            icon="shield-check"
            title={messages.recover}
            detail={messages.recoverDetail({ threshold: state.threshold, owners: state.owners.length })}
          >
            <Link to="/safes/$safe/setup/recovery" params={{ safe: account }} className="cs-act">
              {messages.setUpRecovery}
            </Link>
          </Step>
        )}
      </ol>
      {isReceiving && <ReceiveDialog {...{ chain, safe }} onClose={() => setReceiving(false)} />}
    </section>
  )
}

type StepProps = {
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly children: ReactNode
}

const Step = ({ icon, title, detail, children }: StepProps) => (
  <li className={styles.step}>
    <span className={styles.icon} aria-hidden>
      <Icon name={icon} />
    </span>
    <div>
      <b>{title}</b>
      <p>{detail}</p>
    </div>
    {children}
  </li>
)
