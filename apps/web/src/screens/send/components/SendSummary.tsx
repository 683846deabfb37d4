import { BlockedButton, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { displayUnits, numberText } from '@countersign/primitives'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { AddToBatchButton } from '../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { DraftSubject } from '../model/buildDraft.ts'
import { exact, type Total } from '../model/checkRows.ts'
import { fixesOf } from '../model/fixesOf.ts'
import type { SendMode } from '../model/SendMode.ts'
import type { useSendDraft } from '../model/useSendDraft.ts'
import { isBlankForm } from '../model/isBlankForm.ts'
import { nameOfAsset } from '../model/SendRow.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import { Estimate } from './Estimate.tsx'
import layout from '../../../parts/forms/NumberedRow.module.css'
import styles from './Send.module.css'
import { PlaceInQueue } from '../../../parts/forms/PlaceInQueue.tsx'
import { sendMessages as messages } from '../sendMessages.ts'

type Props = {
  readonly mode: SendMode
  readonly send: SendFormApi
  /** Null while fields are missing. */
  readonly subject: DraftSubject | null
  readonly showsAllProblems: boolean
  readonly error: string | null
  readonly isBusy: boolean
  readonly onReview: () => void
  /** Called with the id of the first field to correct. */
  readonly onBlocked: (target: string | undefined) => void
  /** Keeps the form in this browser. */
  readonly keep: ReturnType<typeof useSendDraft>
}

/** A summary of the form, the remaining problems and the Review button. */
export function SendSummary({
  mode,
  send,
  subject,
  showsAllProblems,
  error,
  isBusy,
  onReview,
  onBlocked,
  keep,
}: Props) {
  const { checked, form, safeTxGas } = send
  const count = form.rows.length
  const fixes = fixesOf(mode, send)
  const isUntouched = isBlankForm(form)
  const untouchedReason = mode === 'call' ? messages.enterCall : messages.enterPayment
  return (
    <aside className={layout.aside}>
      <section className={`cs-panel ${styles.summary}`}>
        <h2>{messages.summary}</h2>
        <p>{mode === 'call' ? messages.oneCall : messages.payments(count)}</p>
        <PlaceInQueue choice={send.nonceChoice} />
        <dl className={styles.facts}>
          {mode === 'call' ? (
            <CallFacts subject={subject} />
          ) : (
            checked.totals.map((total) => <TotalFacts key={nameOfAsset(total.asset)} {...total} />)
          )}
          {safeTxGas !== null && safeTxGas > 0n && <Fact label={messages.safeTxGas}>{numberText(safeTxGas)}</Fact>}
          <div>
            <dt>{messages.gas}</dt>
            <dd>
              {messages.gasPaidBy}
              <Estimate subject={subject} />
            </dd>
          </div>
        </dl>
      </section>
      {showsAllProblems && fixes.length > 0 && (
        <VerdictNote verdict="danger" announce title={messages.toCorrect(fixes.length)}>
          <ul className={styles.fixes}>
            {fixes.map(({ text, target }) => (
              <li key={text}>
                <a className="cs-link" href={`#${target}`}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </VerdictNote>
      )}
      {(error ?? keep.error) && <VerdictNote verdict="danger" announce title={error ?? keep.error} />}
      <DraftOnlyNote />
      {fixes.length === 0 && subject ? (
        <ActButton act="draft" type="submit" variant="filled" size="lg" loading={isBusy} onClick={onReview}>
          {messages.review}
        </ActButton>
      ) : (
        <BlockedButton
          type="submit"
          size="lg"
          fullWidth
          reason={isUntouched ? untouchedReason : (fixes[0]?.text ?? untouchedReason)}
          onPress={() => onBlocked(fixes[0]?.target)}
        >
          {messages.review}
        </BlockedButton>
      )}
      {!isUntouched && (
        <div className={styles.keeps}>
          {fixes.length === 0 && subject && <AddToBatchButton disabled={keep.isBusy} onAdd={() => keep.add(subject)} />}
          {mode === 'transfer' && (
            <Button
              variant="subtle"
              disabled={keep.isBusy}
              onClick={() => keep.save(fixes.length === 0 ? subject : null)}
            >
              {messages.saveDraft}
            </Button>
          )}
        </div>
      )}
    </aside>
  )
}

function TotalFacts({ asset, sum, short }: Total) {
  if (asset.tokenId !== null && asset.isCounted !== true)
    return (
      <Fact label={messages.nft}>
        <b>{asset.symbol}</b>
      </Fact>
    )
  return (
    <>
      <Fact label={messages.total}>
        <b>
          {exact(sum, asset)} {asset.symbol}
        </b>
      </Fact>
      <Fact label={messages.held} mark="service">
        {exact(asset.balance, asset)} {asset.symbol}
      </Fact>
      {short > 0n && (
        <Fact label={messages.shortBy} isShort>
          {exact(short, asset)} {asset.symbol}
        </Fact>
      )}
    </>
  )
}

function CallFacts({ subject }: { subject: DraftSubject | null }) {
  const { symbol, decimals } = nativeCoin(useAccount().chain)
  if (subject?.kind !== 'call') return null
  const { value, data } = subject.call
  return (
    <>
      <Fact label={messages.sentValue}>
        <b>
          {displayUnits(value, decimals, { group: true })} {symbol}
        </b>
      </Fact>
      <Fact label={messages.calldata}>{messages.bytes((data.length - 2) / 2)}</Fact>
    </>
  )
}

type FactProps = { label: string; mark?: 'service'; isShort?: boolean; children: ReactNode }

const Fact = ({ label, mark, isShort = false, children }: FactProps) => (
  <div className={isShort ? styles.short : undefined}>
    <dt>
      {label} {mark && <ProvenanceMark source={mark} />}
    </dt>
    <dd>{children}</dd>
  </div>
)
