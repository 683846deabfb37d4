import { FieldNote, Icon, describedBy } from '@countersign/ui'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { exact, mostFor, type RowProblems } from '../model/checkRows.ts'
import { isSameAsset, nameOfAsset, type Asset, type SendRow } from '../model/SendRow.ts'
import { useRecipientRemark } from '../model/useRecipientRemark.ts'
import layout from '../../../parts/forms/NumberedRow.module.css'
import styles from './Send.module.css'

type Props = {
  readonly row: SendRow
  readonly rows: readonly SendRow[]
  readonly number: number
  readonly assets: readonly Asset[]
  readonly problems: RowProblems
  /** Shows every problem. Before Review is pressed, only those of fields that lost focus. */
  readonly tellAll: boolean
  readonly onChange: (change: Partial<SendRow>) => void
  readonly onRemove: () => void
}

export function PaymentRow({ row, rows, number, assets, problems, tellAll, onChange, onRemove }: Props) {
  const { chain } = useAccount()
  const remark = useRecipientRemark(row.address)
  const isLookalike = problems.recipient?.startsWith('A similar address') ?? false
  const recipientError = problems.recipient !== null && (tellAll || isLookalike) && row.address !== null
  const isEmptyTold = tellAll && row.recipient.trim() === ''
  return (
    <li className={`${layout.row} ${styles.row}`} id={`payment-${number}`}>
      <span className={layout.number}>{number}</span>
      <div>
        <AddressField
          label={`Recipient ${number}`}
          value={row.recipient}
          chain={chain}
          onChange={(recipient) => onChange({ recipient, isLookalikeMeant: false })}
          onResolved={(address) => onChange({ address })}
          error={recipientError || isEmptyTold ? problems.recipient : undefined}
          notes={remark && !isLookalike && <FieldNote kind={remark.kind}>{remark.text}</FieldNote>}
        />
        {isLookalike && (
          <button type="button" className="cs-link" onClick={() => onChange({ isLookalikeMeant: true })}>
            I mean this address
          </button>
        )}
      </div>
      <AmountField
        row={row}
        rows={rows}
        number={number}
        assets={assets}
        problem={problems.amount}
        tellAll={tellAll}
        onChange={onChange}
      />
      <ActionIcon className={layout.remove} aria-label={`Remove recipient ${number}`} onClick={onRemove}>
        <Icon name="trash" />
      </ActionIcon>
    </li>
  )
}

type AmountProps = Omit<Props, 'problems' | 'onRemove'> & { readonly problem: string | null }

function AmountField({ row, rows, number, assets, problem, tellAll, onChange }: AmountProps) {
  const [isLeft, setLeft] = useState(false)
  const id = useId()
  const asset = assets.find((candidate) => isSameAsset(candidate, row))
  const isWhole = row.tokenId !== null && asset?.isCounted !== true
  const options = assets.map((candidate) => ({ value: nameOfAsset(candidate), label: candidate.symbol }))
  const isTold =
    problem !== null && (tellAll || (row.amount.trim() !== '' && (isLeft || problem.includes('more than'))))
  return (
    <div>
      <div className={styles.amount}>
        <TextInput
          label={`Amount ${number}`}
          placeholder="0.00"
          inputMode="decimal"
          autoComplete="off"
          value={row.amount}
          error={isTold}
          {...describedBy(isTold && id, asset && `${id}-asset`)}
          readOnly={isWhole}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
          onBlur={() => setLeft(true)}
        />
        <NativeSelect
          className={styles.token}
          aria-label={`Token ${number}`}
          value={asset ? nameOfAsset(asset) : ''}
          data={asset ? options : [{ value: '', label: 'Token' }, ...options]}
          onChange={(event) => {
            const chosen = assets.find((candidate) => nameOfAsset(candidate) === event.currentTarget.value)
            if (chosen) onChange(choiceOf(chosen, row))
          }}
        />
      </div>
      {isTold && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
      {asset && isWhole && (
        <div className={styles.under} id={`${id}-asset`}>
          The NFT itself, whole
        </div>
      )}
      {asset && !isWhole && (
        <div className={styles.under}>
          <span id={`${id}-asset`}>
            of {exact(asset.balance, asset)} {asset.symbol}
          </span>
          <button type="button" className="cs-link" onClick={() => onChange({ amount: mostFor(row, rows, asset) })}>
            Max
          </button>
        </div>
      )}
    </div>
  )
}

/** An NFT is sent as a whole, so its amount must not be used for a token. */
const choiceOf = ({ token, tokenId }: Asset, row: SendRow): Partial<SendRow> => ({
  token,
  tokenId,
  ...(tokenId !== null ? { amount: '1' } : row.tokenId !== null ? { amount: '' } : {}),
})
