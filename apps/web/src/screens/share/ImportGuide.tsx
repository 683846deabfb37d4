import { Icon, type IconName, RichText, SectionHeading } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { importGuideMessages as messages } from './importGuideMessages.ts'
import styles from './ImportGuide.module.css'

/** What can be imported, in which form, and what stays in this browser: shown until something is read. */
export function ImportGuide() {
  return (
    <div className={styles.guide}>
      <Facts title={messages.what}>
        <Fact icon="list-check" term={messages.proposal} detail={messages.proposalDetail} />
        <Fact icon="message" term={messages.message} detail={messages.messageDetail} />
        <Fact icon="signature" term={messages.signature} detail={messages.signatureDetail} />
        <Fact icon="user-check" term={messages.proof} detail={messages.proofDetail} />
        <Fact icon="stack-2" term={messages.account} detail={messages.accountDetail} />
        <Fact icon="git-compare" term={messages.plan} detail={messages.planDetail} />
        <Fact icon="edit" term={messages.draft} detail={messages.draftDetail} />
        <Fact icon="list-numbers" term={messages.queue} detail={messages.queueDetail} />
      </Facts>
      <Facts title={messages.forms}>
        <Fact icon="link" term={messages.link} detail={messages.linkDetail} />
        <Fact icon="file" term={messages.file} detail={messages.fileDetail} />
        <Fact icon="clipboard" term={messages.text} detail={messages.textDetail} />
        <Fact icon="scan" term={messages.camera} detail={messages.cameraDetail} />
      </Facts>
      <div className={styles.last}>
        <section>
          <SectionHeading title={messages.stays} />
          <div className={`cs-panel ${styles.words}`}>
            <p>{messages.staysDetail}</p>
            <p>{messages.claims}</p>
          </div>
        </section>
        <section>
          <SectionHeading title={messages.others} />
          <div className={`cs-panel ${styles.words}`}>
            <p>
              <RichText text={messages.contacts} slots={{ link: (words) => <Link to="/address-book">{words}</Link> }} />
            </p>
            <p>
              <RichText text={messages.data} slots={{ link: (words) => <Link to="/settings/data">{words}</Link> }} />
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <SectionHeading title={title} />
    <dl className={`cs-panel ${styles.facts}`}>{children}</dl>
  </section>
)

const Fact = ({ icon, term, detail }: { icon: IconName; term: string; detail: string }) => (
  <div>
    <dt>
      <Icon name={icon} size={16} /> {term}
    </dt>
    <dd>{detail}</dd>
  </div>
)
