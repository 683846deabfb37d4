import { fiatOf } from '@countersign/describe/transaction'
import { displayNumber, parseUnits } from '@countersign/primitives'
import { FieldNote, Icon, describedBy, fiatText } from '@countersign/ui'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { AddTokenDialog } from '../../../parts/tokens/LazyAddTokenDialog.tsx'
import { TrustNote } from '../../../parts/tokens/TrustNote.tsx'
import { byAddressOption, TOKEN_BY_ADDRESS, tokenOption } from '../../../parts/tokens/tokenOption.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { exact, mostFor, type RowProblems } from '../model/checkRows.ts'
import { isSameAsset, nameOfAsset, type Asset, type SendRow } from '../model/SendRow.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import { useRecipientRemark } from '../model/useRecipientRemark.ts'
import layout from '../../../parts/forms/NumberedRow.module.css'
import styles from './Send.module.css'
import { useCurrency } from '../../../data/storage/currency.ts'
import { sendMessages as messages } from '../sendMessages.ts'

type Props = {
  readonly row: SendRow
  readonly rows: readonly SendRow[]
  readonly number: number
  readonly assets: readonly Asset[]
  readonly trustOf: SendFormApi['trustOf']
  readonly problems: RowProblems
  /** Shows every problem. Before Review is pressed, only those of fields that lost focus. */
  readonly showsAllProblems: boolean
  readonly onChange: (change: Partial<SendRow>) => void
  readonly onRemove: () => void
}

export function PaymentRow({
  row,
  rows,
  number,
  assets,
  trustOf,
  problems,
  showsAllProblems,
  onChange,
  onRemove,
}: Props) {
  const { chain } = useAccount()
  const remark = useRecipientRemark(row.address)
  const { isLookalike } = problems
  const recipientError = problems.recipient !== null && showsAllProblems && !isLookalike && row.address !== null
  const showsEmptyProblem = showsAllProblems && row.recipient.trim() === ''
  return (
    <li className={`${layout.row} ${styles.row}`} id={`payment-${number}`}>
      <span className={layout.number}>{number}</span>
      <div>
        <AddressField
          label={messages.recipientOf({ row: number })}
          value={row.recipient}
          chain={chain}
          onChange={(recipient) => onChange({ recipient, isLookalikeMeant: false })}
          onResolved={(address) => onChange({ address })}
          refusesLookalike={isLookalike}
          error={recipientError || showsEmptyProblem ? problems.recipient : undefined}
          notes={remark && !isLookalike && <FieldNote kind={remark.kind}>{remark.text}</FieldNote>}
        />
        {isLookalike && (
          <button
            type="button"
            className={`cs-link ${styles.meant}`}
            onClick={() => onChange({ isLookalikeMeant: true })}
          >
            {messages.meanThis}
          </button>
        )}
      </div>
      <AmountField
        row={row}
        rows={rows}
        number={number}
        assets={assets}
        trustOf={trustOf}
        problem={problems.amount}
        isShort={problems.isShort}
        showsAllProblems={showsAllProblems}
        onChange={onChange}
      />
      <ActionIcon className={layout.remove} aria-label={messages.removeRecipient({ row: number })} onClick={onRemove}>
        <Icon name="trash" />
      </ActionIcon>
    </li>
  )
}

type AmountProps = Omit<Props, 'problems' | 'onRemove'> & { readonly problem: string | null; readonly isShort: boolean }

function AmountField({
  row,
  rows,
  number,
  assets,
  trustOf,
  problem,
  isShort,
  showsAllProblems,
  onChange,
}: AmountProps) {
  const [isLeft, setLeft] = useState(false)
  const id = useId()
  const asset = assets.find((candidate) => isSameAsset(candidate, row))
  const isWhole = row.tokenId !== null && asset?.isCounted !== true
  const [isAdding, setAdding] = useState(false)
  const options = [
    ...assets.map((candidate) => ({
      value: nameOfAsset(candidate),
      label:
        candidate.tokenId === null
          ? tokenOption(candidate.symbol, candidate.token, trustOf(candidate.token))
          : candidate.symbol,
    })),
    byAddressOption(),
  ]
  const trust = row.tokenId === null ? trustOf(row.token) : undefined
  const showsProblem = problem !== null && (showsAllProblems || (row.amount.trim() !== '' && (isLeft || isShort)))
  return (
    <div>
      <div className={styles.amount}>
        <TextInput
          label={messages.amountOf({ row: number })}
          placeholder={displayNumber('0.00')}
          inputMode="decimal"
          autoComplete="off"
          value={row.amount}
          error={showsProblem}
          {...describedBy(showsProblem && id, asset && `${id}-asset`)}
          readOnly={isWhole}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
          onBlur={() => setLeft(true)}
        />
        <NativeSelect
          className={styles.token}
          aria-label={messages.tokenOf({ row: number })}
          value={asset ? nameOfAsset(asset) : ''}
          data={asset ? options : [{ value: '', label: messages.token }, ...options]}
          onChange={(event) => {
            if (event.currentTarget.value === TOKEN_BY_ADDRESS) return setAdding(true)
            const chosen = assets.find((candidate) => nameOfAsset(candidate) === event.currentTarget.value)
            if (chosen) onChange(choiceOf(chosen, row))
          }}
        />
      </div>
      {showsProblem && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
      {trust && <TrustNote trust={trust} />}
      <Suspense>
        {isAdding && (
          <AddTokenDialog
            onClose={() => setAdding(false)}
            onAdded={(token) => onChange({ token, tokenId: null, ...(row.tokenId === null ? {} : { amount: '' }) })}
          />
        )}
      </Suspense>
      {asset && isWhole && (
        <div className={styles.under} id={`${id}-asset`}>
          {messages.wholeNft}
        </div>
      )}
      {asset && !isWhole && (
        <div className={styles.under}>
          <span id={`${id}-asset`}>
            {messages.heldOf({ amount: `${exact(asset.balance, asset)} ${asset.symbol}` })}
          </span>
          <Worth row={row} asset={asset} />
          {asset.balance > 0n && (
            <button type="button" className="cs-link" onClick={() => onChange({ amount: mostFor(row, rows, asset) })}>
              {messages.most}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** The typed amount at the price of the service. */
function Worth({ row, asset }: { row: SendRow; asset: Asset }) {
  const [currency] = useCurrency()
  const amount = parseUnits(row.amount, asset.decimals)
  const worth = amount.ok ? fiatOf(amount.value, asset.decimals, asset.price) : null
  return <span className={styles.worth}>{worth === null ? null : fiatText(worth, currency.toUpperCase())}</span>
}

/** An NFT is sent as a whole, so its amount must not be used for a token. */
const choiceOf = ({ token, tokenId }: Asset, row: SendRow): Partial<SendRow> => ({
  token,
  tokenId,
  ...(tokenId !== null ? { amount: '1' } : row.tokenId !== null ? { amount: '' } : {}),
})
