import { isSameAddress, shortenAddress, type Address } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { Button, Group, Stack } from '@mantine/core'
import { clsx } from 'clsx'
import { useOpenDraft } from '../../../data/drafts/draftStore.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import tables from '../../../parts/lists/Table.module.css'
import { useWaitingTitle } from '../../../parts/owners/useWaitingTitle.ts'
import { signaturesAgain, type RenumberPlan } from './planRenumber.ts'
import styles from './Renumber.module.css'
import type { WaitingCandidate } from './readCandidates.ts'
import { renumberMessages as messages } from './renumberMessages.ts'

type PlannedProps = {
  /** The first number of the gap. */
  readonly gap: bigint
  readonly onClose: () => void
  readonly plan: RenumberPlan<WaitingCandidate>
  readonly threshold: number
  readonly wallet: Address | null
}

/** What moves, what it costs, what stays valid, and what keeps its number. */
export function RenumberPlanView({ plan, threshold, gap, wallet, onClose }: PlannedProps) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const titleOf = useWaitingTitle()
  const openDraft = useOpenDraft()
  const say = (owner: Address) => nameOf(owner, chainId)?.name ?? shortenAddress(owner)
  const again = signaturesAgain(plan)
  const [first] = plan.moves
  const start = ({ row, to }: NonNullable<typeof first>) => {
    if (row.signed === null) return
    onClose()
    void openDraft({
      transaction: { ...row.signed, nonce: to },
      note: row.note,
      source: 'repeat',
      moved: {
        hash: row.hash,
        from: row.nonce,
        to,
        title: titleOf(row),
        signatures: row.mayHaveSigned.length,
        left: plan.moves.length - 1,
      },
    })
  }
  return (
    <Stack>
      {plan.moves.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <>
          <p>
            {messages.what({ gap: gap.toString(), count: plan.moves.length })}{' '}
            <b>
              {messages.cost({
                count: again.reduce((sum, { count }) => sum + count, 0),
                by: again.map(({ owner, count }) =>
                  wallet !== null && isSameAddress(owner, wallet)
                    ? messages.costYou({ count })
                    : messages.costOwner({ count, name: say(owner) }),
                ),
              })}
            </b>{' '}
            {messages.asks({ count: plan.moves.length })}
          </p>
          <Moves {...{ plan, threshold, titleOf }} />
          {plan.open.length > 0 && (
            <VerdictNote verdict="caution" title={messages.openTitle}>
              {messages.open({ numbers: plan.open.map(({ nonce }) => nonce.toString()) })}
            </VerdictNote>
          )}
        </>
      )}
      {plan.stay && (
        <VerdictNote verdict="caution" title={messages.stayTitle({ nonce: plan.stay.row.nonce.toString() })}>
          {whyWords(plan.stay, wallet, say)} {messages.staysToo}
        </VerdictNote>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose}>{messages.close}</Button>
        {first && (
          <ActButton act="draft" variant="filled" onClick={() => start(first)}>
            {messages.start({ from: first.row.nonce.toString(), to: first.to.toString() })}
          </ActButton>
        )}
      </Group>
    </Stack>
  )
}

function Moves({
  plan,
  threshold,
  titleOf,
}: Pick<PlannedProps, 'plan' | 'threshold'> & { titleOf: ReturnType<typeof useWaitingTitle> }) {
  const oldWords = ({ nonce, mayHaveSigned: { length: signed } }: WaitingCandidate): string => {
    if (signed === 0) return messages.unsigned
    const next = plan.moves.find(({ to }) => to === nonce)
    const counted = { signed, required: threshold, from: nonce.toString() }
    return next ? messages.dies({ ...counted, next: titleOf(next.row) }) : messages.stays(counted)
  }
  return (
    <div className={clsx('cs-panel', tables.frame)}>
      <table className={clsx(tables.table, tables.cards, styles.table)}>
        <caption className="cs-visually-hidden">{messages.table}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.transaction}</th>
            <th scope="col">{messages.now}</th>
            <th scope="col">{messages.then}</th>
            <th scope="col">{messages.old}</th>
          </tr>
        </thead>
        <tbody>
          {plan.moves.map(({ row, to }) => (
            <tr key={row.hash}>
              <th scope="row">{titleOf(row)}</th>
              <td data-label={messages.now}>{row.nonce.toString()}</td>
              <td data-label={messages.then}>
                <b>{to.toString()}</b>
              </td>
              <td data-label={messages.old}>{oldWords(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function whyWords(
  { row, why }: NonNullable<PlannedProps['plan']['stay']>,
  wallet: Address | null,
  say: (owner: Address) => string,
): string {
  if (why !== 'not-yours') return messages[why]
  if (wallet === null) return messages.connect
  const [author] = row.authors
  return author ? messages.notYours({ name: say(author) }) : messages.notYoursUnknown
}
