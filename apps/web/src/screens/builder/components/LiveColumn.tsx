import { fillTemplate, listText } from '@countersign/primitives'
import { calldataDigest } from '@countersign/safe'
import { BlockedButton, CopyButton, ProvenanceMark, ShortHex, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { AddToBatchButton } from '../../../parts/draft/AddToBatchButton.tsx'
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
import { builderMessages as messages } from '../builderMessages.ts'

type Props = {
  readonly number: number
  readonly call: BuilderCall
  readonly checked: CheckedCall
  /** Every call of the batch, with its checks. */
  readonly all: readonly CheckedCall[]
  readonly context: ViewContext
  readonly isReady: boolean
  /** Why the chosen nonce is not possible. */
  readonly nonceProblem: string | null
  readonly showsAllProblems: boolean
  readonly isBusy: boolean
  readonly error: string | null
  readonly onBlocked: () => void
  readonly onReview: () => void
  readonly onSave: () => void
  /** Adds the calls to the batch of the account. */
  readonly onAdd: () => void
}

/** The effect and bytes of the open call, the remaining problems, and the Review button. */
export function LiveColumn(props: Props) {
  const {
    number,
    call,
    checked,
    all,
    context,
    isReady,
    showsAllProblems,
    isBusy,
    error,
    onBlocked,
    onReview,
    onSave,
    onAdd,
  } = props
  const { problems, method } = checked
  const blocked = reasonOf(all) ?? (props.nonceProblem === null ? null : messages.nonceProblem(props.nonceProblem))
  const showsProblem = problems.length > 0 && (showsAllProblems || method !== null || call.mode === 'raw')
  return (
    <aside className={styles.live} aria-label={messages.live(number)}>
      <section className={`cs-panel ${styles.preview}`}>
        <header>
          <h2>{messages.live(number)}</h2>
          <span>
            <ProvenanceMark source="you" /> {call.mode === 'raw' ? messages.typedHere : messages.encodedHere}
          </span>
        </header>
        <p className={styles.statement}>
          <Sentence checked={checked} context={context} />
        </p>
        <Bytes call={call} checked={checked} context={context} />
        <Facts checked={checked} isFirst={number === 1} />
      </section>
      {showsProblem && <ToFix number={number} problems={problems} />}
      {error && <VerdictNote verdict="danger" announce title={error} />}
      <DraftOnlyNote />
      <div className={styles.ways}>
        {blocked === null && isReady ? (
          <ActButton act="draft" variant="filled" size="lg" loading={isBusy} onClick={onReview}>
            {messages.review}
          </ActButton>
        ) : (
          <BlockedButton
            size="lg"
            fullWidth
            showReason={false}
            reason={blocked ?? messages.accountLoading}
            onPress={onBlocked}
          >
            {messages.review}
          </BlockedButton>
        )}
        <Button size="lg" onClick={onSave}>
          {messages.saveDraft}
        </Button>
      </div>
      {blocked === null && <AddToBatchButton size="lg" fullWidth disabled={isBusy} onAdd={onAdd} />}
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
  const { label: field, reason } = first
  if (all.length > 1) return messages.callProblem({ number: index + 1, field, reason })
  return messages.fieldProblem({ field, reason }).replace(/^./, (letter) => letter.toUpperCase())
}

function Sentence({ checked, context }: { checked: CheckedCall; context: ViewContext }) {
  const { call, to, method, problems } = checked
  if (call)
    return <StatementText parts={statementOfCall({ call: { ...call, operation: 0 }, tense: 'will' }, context).parts} />
  const gaps = problems.filter(({ target }) => target.startsWith('call-field')).slice(0, MOST_GAPS)
  const names = gaps.map((_, index) => `{gap${index}}`)
  const values: Record<string, ReactNode> = {
    account: context.accountName,
    method: method ? <b>{method.name}</b> : <Gap>{messages.noMethodYet}</Gap>,
    contract: to ? labelOfContract(to, context) : <Gap>{messages.noContractYet}</Gap>,
  }
  for (const [index, { label }] of gaps.entries()) values[`gap${index}`] = <Gap>{messages.gap(label)}</Gap>
  const template = gaps.length === 0 ? messages.willCall : messages.willCallWith(listText(names))
  return fillTemplate(template, values, (text): ReactNode => text).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence have no other identity
    <Fragment key={index}>{piece}</Fragment>
  ))
}

const MOST_GAPS = 3

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
  const waits = messages.whenCorrected(problems.length)
  const digest = call && calldataDigest(call.data)
  const length = call ? (call.data.length - 2) / 2 : method?.kind === 'function' ? 4 + words.length * 32 : null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{messages.length}</dt>
        <dd>{length === null ? waits : messages.bytes(length)}</dd>
      </div>
      <div>
        <dt>{messages.digest}</dt>
        <dd>{digest === null ? waits : <Digest value={digest} />}</dd>
      </div>
      <div>
        <dt>{messages.simulation}</dt>
        <dd>{call ? trialWords(trial, isFirst) : waits}</dd>
      </div>
    </dl>
  )
}

const Digest = ({ value }: { value: string }) => (
  <>
    <ShortHex value={value} ends={6} /> <CopyButton value={value} label={messages.digestLabel} />
  </>
)

function trialWords(trial: TrialRun, isFirst: boolean): ReactNode {
  switch (trial.state) {
    case 'waiting':
    case 'running':
      return messages.running
    case 'unknown':
      return messages.notSimulated(trial.reason)
    case 'succeeds':
      return (
        <>
          {trial.returns === null ? messages.succeeds : messages.succeedsWith(trial.returns)}{' '}
          <ProvenanceMark source="chain" />
        </>
      )
    case 'reverts':
      return (
        <span className={styles.reverts}>
          {messages.reverts({ reason: isWithoutReason(trial.reason) ? null : trial.reason, isFirst })}{' '}
          <ProvenanceMark source="chain" />
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
    <VerdictNote verdict="danger" title={messages.fieldsToCorrect({ count, number })}>
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
        {count > 12 && <li>{messages.andMore(count - 12)}</li>}
      </ul>
    </VerdictNote>
  )
}
