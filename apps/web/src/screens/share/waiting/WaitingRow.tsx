import type { MessageProposal, SharedProposal } from '@countersign/safe/exchange'
import { CountersignRing, Icon, ListRow, ProvenanceMark, TimeText } from '@countersign/ui'
import { Button, Checkbox } from '@mantine/core'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { noteHandedOut } from '../../../data/storage/handedOut.ts'
import { ShareWays } from '../ShareWays.tsx'
import styles from './Waiting.module.css'
import { shareMessages } from '../shareMessages.ts'

export type Shown = {
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** It was shared with all its current signatures. */
  readonly isHandedOut: boolean
}

type Props = Shown & {
  readonly hash: string
  readonly title: ReactNode
  /** The title as text, for the button's name. */
  readonly words: string
  readonly meta: readonly ReactNode[]
  readonly verdict: ReactNode
  readonly signed: number
  readonly required: number
  /** Epoch milliseconds of the last signature given here. */
  readonly signedAt: number
  /** Null until all of it was read and checked. */
  readonly item: SharedProposal | MessageProposal | null
  readonly fileName: string
}

/** One unshared item, with the ways to share it. */
export function WaitingRow(props: Props) {
  const { title, words, meta, verdict, signed, required, signedAt, isOpen, onToggle, isHandedOut, item } = props
  const panel = useId()
  return (
    <>
      <ListRow
        ring={<CountersignRing required={required} signed={Math.min(signed, required)} state="open" size={28} />}
        title={title}
        meta={[
          ...meta,
          <span key="signed">
            {isHandedOut ? shareMessages.shared : shareMessages.signedHere},{' '}
            <TimeText at={signedAt} form="time" focusable={false} /> <ProvenanceMark source="you" />
          </span>,
        ]}
        verdict={verdict}
        action={
          <Button
            size="xs"
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={isOpen ? shareMessages.closeOf({ words }) : shareMessages.shareOf({ words })}
            disabled={item === null}
            leftSection={<Icon name={isOpen ? 'chevron-up' : 'share-2'} />}
            onClick={onToggle}
          >
            {isOpen ? shareMessages.close : shareMessages.share}
          </Button>
        }
      />
      {isOpen && item && (
        <li id={panel} className={styles.open}>
          <Ways {...props} item={item} />
        </li>
      )}
    </>
  )
}

function Ways({ hash, item, fileName }: Props & { readonly item: SharedProposal | MessageProposal }) {
  const [isWithSignatures, setWithSignatures] = useState(true)
  const count = item.signatures.length
  const codeLabel = item.kind === 'message' ? shareMessages.codeOfMessage : shareMessages.codeOfProposal
  const shared = useMemo(() => (isWithSignatures ? item : { ...item, signatures: [] }), [item, isWithSignatures])
  return (
    <div className={styles.ways}>
      <p>{shareMessages.howItReturns}</p>
      {count > 0 && (
        <Checkbox
          label={shareMessages.includeSignatures({ count })}
          checked={isWithSignatures}
          onChange={(event) => setWithSignatures(event.currentTarget.checked)}
        />
      )}
      <ShareWays
        item={shared}
        label={codeLabel}
        fileName={fileName}
        onTaken={() => noteHandedOut(hash, shared.signatures.length)}
      />
    </div>
  )
}
