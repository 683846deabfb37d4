import { Chip, EmptyState } from '@countersign/ui'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { shortenAddress } from '@countersign/primitives'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { FilterField } from '../../../../parts/lists/FilterField.tsx'
import assets from '../../components/Assets.module.css'
import styles from './Approvals.module.css'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import { type ApprovalRow, filterApprovals, tokenOptions } from '../model/approvalRows.ts'
import { yearAgo } from '../yearAgo.ts'
import { ApprovalsTable } from './ApprovalsTable.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { LowerDialog } from './LowerDialog.tsx'

/** The approvals with their filters; several can be chosen for one transaction. */
export function ApprovalsList({ rows, currency }: { rows: readonly ApprovalRow[]; currency: string }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const [text, setText] = useState('')
  const [isUnlimited, setUnlimited] = useState(false)
  const [isOld, setOld] = useState(false)
  const [token, setToken] = useState('')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [lowering, setLowering] = useState<readonly ApprovalRow[] | null>(null)
  const whoOf = ({ spender }: ApprovalRow) => nameOf(spender, chainId)?.name ?? shortenAddress(spender)
  if (rows.length === 0) return <EmptyState sentence={messages.none} detail={messages.noneDetail} />
  const visible = filterApprovals(rows, { text, isUnlimited, token, before: isOld ? yearAgo() : null }, whoOf)
  // A row that no longer holds cannot stay chosen.
  const chosen = rows.filter(({ id }) => ids.has(id))
  const toggle = (toggled: readonly ApprovalRow[], isChosen: boolean) => {
    const changed = new Set(toggled.map(({ id }) => id))
    const kept = [...ids].filter((id) => !changed.has(id))
    setIds(new Set(isChosen ? [...kept, ...changed] : kept))
  }
  const clearFilters = () => {
    setText('')
    setToken('')
    setUnlimited(false)
    setOld(false)
  }
  return (
    <>
      <div className={assets.tools}>
        <FilterField label={messages.filter} placeholder={messages.filterPlaceholder} value={text} onChange={setText} />
        <NativeSelect
          aria-label={messages.tokenMenu}
          size="xs"
          className={styles.menu}
          value={token}
          data={[{ value: '', label: messages.anyToken }, ...tokenOptions(rows)]}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
        <Chip active={isUnlimited} onClick={() => setUnlimited(!isUnlimited)}>
          {messages.noLimitOnly}
        </Chip>
        <Chip active={isOld} onClick={() => setOld(!isOld)}>
          {messages.unchangedOnly}
        </Chip>
        <span className={assets.sources}>{messages.sorted}</span>
      </div>
      {visible.length === 0 ? (
        <EmptyState
          sentence={messages.noMatch}
          detail={messages.noMatchDetail}
          action={
            <button type="button" className="cs-link" onClick={clearFilters}>
              {messages.clearFilters}
            </button>
          }
        />
      ) : (
        <ApprovalsTable
          rows={visible}
          currency={currency}
          chosen={ids}
          whoOf={whoOf}
          onToggle={toggle}
          onLower={(row) => setLowering([row])}
        />
      )}
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          currency={currency}
          onClear={() => setIds(new Set())}
          onLower={() => setLowering(chosen)}
        />
      )}
      {lowering && <LowerDialog rows={lowering} whoOf={whoOf} onClose={() => setLowering(null)} />}
    </>
  )
}
