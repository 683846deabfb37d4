import { calldataDigest } from '@countersign/safe'
import { BlockedButton, CopyButton, ProvenanceMark, ShortHex, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { statementOfCall, type ViewContext } from '@countersign/describe/transaction'
import { useAccount } from '../../../data/url/useAccount.ts'
import { labelOfContract } from '../labelOfContract.ts'
import type { BuilderCall } from '../model/BuilderCall.ts'
import type { CheckedCall, Problem } from '../model/checkBuilderCall.ts'
import { useTrialRun, type TrialRun } from '../useTrialRun.ts'
import styles from './Builder.module.css'
import { useSelectors } from './CodeNote.tsx'
import { WordTable } from './WordTable.tsx'

type Props = {
  readonly number: number
  readonly call: BuilderCall
  readonly checked: CheckedCall
  /** Of every call in the batch. */
  readonly all: readonly CheckedCall[]
  readonly context: ViewContext
  readonly isReady: boolean
  /** Why the chosen nonce is not possible. */
  readonly nonceProblem: string | null
  readonly tellAll: boolean
  readonly isBusy: boolean
  readonly error: string | null
  readonly onBlocked: () => void
  readonly onReview: () => void
  readonly onSave: () => void
}

/** The effect and bytes of the open call, the remaining problems, and the Review button. */
export function LiveColumn(props: Props) {
  const { number, call, checked, all, context, isReady, tellAll, isBusy, error, onBlocked, onReview, onSave } = props
  const { problems, method } = checked
  const blocked = reasonOf(all) ?? (props.nonceProblem === null ? null : `Nonce: ${lower(props.nonceProblem)}`)
  const isTold = problems.length > 0 && (tellAll || method !== null || call.mode === 'raw')
  return (
    <aside className={styles.live} aria-label={`Call ${number}, live`}>
      <section className={`cs-panel ${styles.preview}`}>
        <header>
          <h2>Call {number}, live</h2>
          <span>
            <ProvenanceMark source="you" /> {call.mode === 'raw' ? 'typed here' : 'encoded here'}
          </span>
        </header>
        <p className={styles.statement}>
          <Sentence checked={checked} context={context} />
        </p>
        <Bytes call={call} checked={checked} context={context} />
        <Facts checked={checked} isFirst={number === 1} />
      </section>
      {isTold && <ToFix number={number} problems={problems} />}
      {error && <VerdictNote verdict="danger" announce title={error} />}
      <DraftOnlyNote />
      <div className={styles.ways}>
        {blocked === null && isReady ? (
          <ActButton act="draft" variant="filled" size="lg" loading={isBusy} onClick={onReview}>
            Review
          </ActButton>
        ) : (
          <BlockedButton
            size="lg"
            fullWidth
            showReason={false}
            reason={blocked ?? 'The account is loading.'}
            onPress={onBlocked}
          >
            Review
          </BlockedButton>
        )}
        <Button size="lg" onClick={onSave}>
          Save draft
        </Button>
      </div>
      {blocked !== null && (
        <p className={styles.quiet} aria-hidden>
          {blocked}
        </p>
      )}
    </aside>
  )
}

/** Why the batch cannot be reviewed yet; null if it can. */
function reasonOf(all: readonly CheckedCall[]): string | null {
  const index = all.findIndex(({ call }) => call === null)
  const first = all[index]?.problems[0]
  if (index < 0 || !first) return null
  const place = all.length > 1 ? `Call ${index + 1}, ` : ''
  return `${place}${first.label}: ${first.reason}`.replace(/^./, (letter) => letter.toUpperCase())
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function Sentence({ checked, context }: { checked: CheckedCall; context: ViewContext }) {
  const { call, to, method, problems } = checked
  if (call)
    return <StatementText parts={statementOfCall({ call: { ...call, operation: 0 }, tense: 'will' }, context).parts} />
  const gaps = problems.filter(({ target }) => target.startsWith('call-field'))
  return (
    <>
      {context.accountName} will call {method ? <b>{method.name}</b> : <Gap>no method yet</Gap>} on{' '}
      {to ? labelOfContract(to, context) : <Gap>no contract yet</Gap>}
      {gaps.slice(0, 3).map(({ target, label }, index) => (
        <span key={target}>
          {index === 0 ? ', with ' : ' and '}
          <Gap>{label} to correct</Gap>
        </span>
      ))}
      .
    </>
  )
}

const Gap = ({ children }: { children: ReactNode }) => <span className={styles.gap}>{children}</span>

function Bytes({ call, checked, context }: Pick<Props, 'call' | 'checked' | 'context'>) {
  const { chain } = useAccount()
  const { method, words, to } = checked
  const isOfContract = method?.kind === 'function' && call.mode !== 'transfer'
  const { data } = useSelectors(chain, isOfContract ? to : null, method && isOfContract ? [method] : [])
  if (method === null || method.kind !== 'function') {
    const bytes = checked.call?.data ?? '0x'
    return bytes === '0x' ? null : (
      <code className={styles.raw}>{bytes.length > 700 ? `${bytes.slice(0, 700)}…` : bytes}</code>
    )
  }
  return (
    <WordTable
      method={method}
      words={words}
      isInCode={data?.found === 1}
      nameOf={(address) => context.tokenOf(address)?.symbol ?? context.nameOf(address)}
    />
  )
}

function Facts({ checked, isFirst }: { checked: CheckedCall; isFirst: boolean }) {
  const trial = useTrialRun(checked)
  const { call, problems, words, method } = checked
  const waits = `when ${problems.length === 1 ? 'the field is' : `${problems.length} fields are`} corrected`
  const digest = call && calldataDigest(call.data)
  const length = call ? (call.data.length - 2) / 2 : method?.kind === 'function' ? 4 + words.length * 32 : null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Length</dt>
        <dd>{length === null ? waits : length === 1 ? '1 byte' : `${length.toLocaleString('en')} bytes`}</dd>
      </div>
      <div>
        <dt>Calldata digest</dt>
        <dd>{digest === null ? waits : <Digest value={digest} />}</dd>
      </div>
      <div>
        <dt>Simulation</dt>
        <dd>{call ? trialWords(trial, isFirst) : waits}</dd>
      </div>
    </dl>
  )
}

const Digest = ({ value }: { value: string }) => (
  <>
    <ShortHex value={value} ends={6} /> <CopyButton value={value} label="calldata digest" />
  </>
)

function trialWords(trial: TrialRun, isFirst: boolean): ReactNode {
  switch (trial.state) {
    case 'waiting':
    case 'running':
      return 'running…'
    case 'unknown':
      return `not simulated: ${trial.reason}`
    case 'succeeds':
      return (
        <>
          succeeds{trial.returns === null ? '' : `, returns ${trial.returns}`} <ProvenanceMark source="chain" />
        </>
      )
    case 'reverts':
      return (
        <span className={styles.reverts}>
          {isWithoutReason(trial.reason) ? 'reverts without a reason' : `reverts: ${trial.reason}`}
          {isFirst ? '' : ' (simulated alone, without the calls before it)'} <ProvenanceMark source="chain" />
        </span>
      )
  }
}

/** Nodes use several texts for a revert without a reason. */
const isWithoutReason = (reason: string): boolean =>
  reason === '' || /^(for an unknown reason|execution reverted)/i.test(reason)

function ToFix({ number, problems }: { number: number; problems: readonly Problem[] }) {
  const count = problems.length
  return (
    <VerdictNote verdict="danger" title={`${count === 1 ? '1 field' : `${count} fields`} to correct in call ${number}`}>
      <ul className={styles.fixes}>
        {problems.slice(0, 12).map(({ target, label, reason }) => (
          <li key={target}>
            <a
              className="cs-link"
              href={`#${target}`}
              title={reason}
              onClick={(event) => {
                event.preventDefault()
                const place = document.getElementById(target)
                place?.scrollIntoView({ block: 'center' })
                place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
        {count > 12 && <li>and {count - 12} more</li>}
      </ul>
    </VerdictNote>
  )
}
