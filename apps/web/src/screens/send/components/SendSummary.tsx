import { BlockedButton, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { displayUnits } from '@countersign/primitives'
import type { ReactNode } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { DraftSubject } from '../model/buildDraft.ts'
import { exact, type Total } from '../model/checkRows.ts'
import { fixesOf } from '../model/fixesOf.ts'
import type { SendMode } from '../model/SendMode.ts'
import { nameOfAsset } from '../model/SendRow.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import { Estimate } from './Estimate.tsx'
import layout from '../../../parts/forms/NumberedRow.module.css'
import styles from './Send.module.css'

type Props = {
  readonly mode: SendMode
  readonly send: SendFormApi
  /** Null while fields are missing. */
  readonly subject: DraftSubject | null
  readonly tellAll: boolean
  readonly error: string | null
  readonly isBusy: boolean
  readonly onReview: () => void
  readonly onBlocked: () => void
}

/** A summary of the form, the remaining problems and the Review button. */
export function SendSummary({ mode, send, subject, tellAll, error, isBusy, onReview, onBlocked }: Props) {
  const { checked, form, nonceText, safeTxGas } = send
  const count = form.rows.length
  const fixes = fixesOf(mode, send)
  const payments = count === 1 ? '1 payment' : `${count} payments in one batch`
  return (
    <aside className={layout.aside}>
      <section className={`cs-panel ${styles.summary}`}>
        <h2>Summary</h2>
        <p>
          {mode === 'call' ? 'One contract call' : payments}, nonce {nonceText || '…'}
        </p>
        <dl className={styles.facts}>
          {mode === 'call' ? (
            <CallFacts subject={subject} />
          ) : (
            checked.totals.map((total) => <TotalFacts key={nameOfAsset(total.asset)} {...total} />)
          )}
          {safeTxGas !== null && safeTxGas > 0n && <Fact label="safeTxGas">{safeTxGas.toLocaleString('en')}</Fact>}
          <div>
            <dt>Gas</dt>
            <dd>
              Paid by the wallet that executes
              <Estimate subject={subject} />
            </dd>
          </div>
        </dl>
      </section>
      {tellAll && fixes.length > 0 && (
        <VerdictNote
          verdict="danger"
          announce
          title={fixes.length === 1 ? '1 field to correct' : `${fixes.length} fields to correct`}
        >
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
      {error && <VerdictNote verdict="danger" announce title={error} />}
      <DraftOnlyNote />
      {fixes.length === 0 && subject ? (
        <ActButton act="draft" variant="filled" size="lg" loading={isBusy} onClick={onReview}>
          Review
        </ActButton>
      ) : (
        <BlockedButton
          size="lg"
          fullWidth
          showReason={false}
          reason={fixes[0]?.text ?? 'Enter a recipient and an amount.'}
          onPress={onBlocked}
        >
          Review
        </BlockedButton>
      )}
    </aside>
  )
}

function TotalFacts({ asset, sum, short }: Total) {
  if (asset.tokenId !== null && asset.isCounted !== true)
    return (
      <Fact label="NFT">
        <b>{asset.symbol}</b>
      </Fact>
    )
  return (
    <>
      <Fact label="Total">
        <b>
          {exact(sum, asset)} {asset.symbol}
        </b>
      </Fact>
      <Fact label="Held" mark="service">
        {exact(asset.balance, asset)} {asset.symbol}
      </Fact>
      {short > 0n && (
        <Fact label="Short by" isShort>
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
      <Fact label="Value sent with the call">
        <b>
          {displayUnits(value, decimals, { group: true })} {symbol}
        </b>
      </Fact>
      <Fact label="Calldata">{((data.length - 2) / 2).toLocaleString('en')} bytes</Fact>
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
