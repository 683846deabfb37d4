import { Chip, EmptyState } from '@countersign/ui'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { shortenAddress } from '@countersign/primitives'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useListSearch } from '../../../../data/url/useListSearch.ts'
import { FilterField } from '../../../../parts/lists/FilterField.tsx'
import assets from '../../components/Assets.module.css'
import styles from './Approvals.module.css'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import { type ApprovalRow, filterApprovals, tokenOptions } from '../model/approvalRows.ts'
import { chosenApprovals } from '../model/chosenApprovals.ts'
import { yearAgo } from '../yearAgo.ts'
import { ApprovalsTable } from './ApprovalsTable.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { LowerDialog } from './LowerDialog.tsx'

const FILTERS = ['q', 'token', 'limit', 'age'] as const
const NO_LIMIT = 'none'
const YEAR = 'year'

/** The approvals with their filters; several can be chosen for one transaction. */
export function ApprovalsList({ rows, currency }: { rows: readonly ApprovalRow[]; currency: string }) {
  const { key, chainId } = useAccount()
  const { nameOf } = useNames()
  const [{ q, token, limit, age }, filter] = useListSearch(FILTERS)
  const isUnlimited = limit === NO_LIMIT
  const isOld = age === YEAR
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(chosenApprovals.read(key)))
  const choose = (chosen: readonly string[]) => {
    setIds(new Set(chosen))
    chosenApprovals.write(key, chosen)
  }
  const [lowering, setLowering] = useState<readonly ApprovalRow[] | null>(null)
  const whoOf = ({ spender }: ApprovalRow) => nameOf(spender, chainId)?.name ?? shortenAddress(spender)
  if (rows.length === 0) return <EmptyState sentence={messages.none} detail={messages.noneDetail} />
  const visible = filterApprovals(rows, { text: q, isUnlimited, token, before: isOld ? yearAgo() : null }, whoOf)
  // A row that no longer holds cannot stay chosen.
  const chosen = rows.filter(({ id }) => ids.has(id))
  const toggle = (toggled: readonly ApprovalRow[], isChosen: boolean) => {
    const changed = new Set(toggled.map(({ id }) => id))
    const kept = [...ids].filter((id) => !changed.has(id))
    choose(isChosen ? [...kept, ...changed] : kept)
  }
  return (
    <>
      <div className={assets.tools}>
        <FilterField
          label={messages.filter}
          placeholder={messages.filterPlaceholder}
          value={q}
          onChange={(text) => filter({ q: text })}
        />
        <NativeSelect
          aria-label={messages.tokenMenu}
          size="xs"
          className={styles.menu}
          value={token}
          data={[{ value: '', label: messages.anyToken }, ...tokenOptions(rows)]}
          onChange={(event) => filter({ token: event.currentTarget.value })}
        />
        <Chip active={isUnlimited} onClick={() => filter({ limit: isUnlimited ? '' : NO_LIMIT })}>
          {messages.noLimitOnly}
        </Chip>
        <Chip active={isOld} onClick={() => filter({ age: isOld ? '' : YEAR })}>
          {messages.unchangedOnly}
        </Chip>
        <span className={assets.sources}>{messages.sorted}</span>
      </div>
      {visible.length === 0 ? (
        <EmptyState
          sentence={messages.noMatch}
          detail={messages.noMatchDetail}
          action={
            <button type="button" className="cs-link" onClick={() => filter({ q: '', token: '', limit: '', age: '' })}>
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
        <ChosenBar chosen={chosen} currency={currency} onClear={() => choose([])} onLower={() => setLowering(chosen)} />
      )}
      {lowering && <LowerDialog rows={lowering} whoOf={whoOf} onClose={() => setLowering(null)} />}
    </>
  )
}
