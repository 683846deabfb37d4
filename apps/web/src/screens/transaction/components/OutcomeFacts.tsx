import type { MultisigExecutionDetails } from '@countersign/api'
import { type Address, displayUnits, numberText } from '@countersign/primitives'
import {
  AddressLabel,
  BlockNumber,
  KeyValueTable,
  ProvenanceMark,
  TokenAmount,
  type KeyValueRow,
} from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { ViewContext } from '@countersign/describe/transaction'
import { receiptQuery, type Receipt } from '../model/receiptQuery.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import type { OutcomeSectionProps } from './OutcomeSection.tsx'

/** Block, fee and gas from the chain's receipt; the address that paid, and the account's refund. */
export function OutcomeFacts({ details, context }: Pick<OutcomeSectionProps, 'details' | 'context'>) {
  const { chain } = useAccount()
  const receipt = useQuery(receiptQuery(chain, details.txHash)).data
  const execution = details.detailedExecutionInfo
  const multisig = execution?.type === 'MULTISIG' ? execution : null
  const payer = receipt?.from ?? multisig?.executor?.value ?? null
  return (
    <KeyValueTable
      rows={[
        ...(receipt ? blockRows(receipt) : []),
        ...(payer ? [payerRow(payer, context)] : []),
        ...(receipt ? feeRows(receipt, context) : []),
        ...(multisig ? [refundRow(multisig)] : []),
      ]}
    />
  )
}

const blockRows = (receipt: Receipt): KeyValueRow[] => [
  {
    label: outcomeMessages.factBlock,
    value: <BlockNumber block={receipt.block} />,
    note: (
      <>
        {outcomeMessages.factPosition({ position: receipt.position })}{' '}
        <ProvenanceMark source="chain" block={receipt.block} />
      </>
    ),
  },
]

const payerRow = (payer: Address, { nameOf }: ViewContext): KeyValueRow => ({
  label: outcomeMessages.factPayer,
  value: <AddressLabel address={payer} name={nameOf(payer) ?? undefined} form="inline" />,
})

function feeRows({ fee, price, gas, block }: Receipt, { native }: ViewContext): KeyValueRow[] {
  if (fee === null || price === null) return []
  const mark = <ProvenanceMark source="chain" block={block} />
  return [
    { label: outcomeMessages.factFee, value: <TokenAmount amount={fee} {...native} significant={6} />, note: mark },
    {
      label: outcomeMessages.factGas,
      value: numberText(gas),
      note: (
        <>
          {outcomeMessages.gasPrice({ price: displayUnits(price, 9, { maxFraction: 4, group: true }) })} {mark}
        </>
      ),
    },
  ]
}

const refundRow = ({ payment, gasTokenInfo }: MultisigExecutionDetails): KeyValueRow =>
  payment === 0n
    ? { label: outcomeMessages.factRefund, value: outcomeMessages.noRefund, note: outcomeMessages.noRefundNote }
    : {
        label: outcomeMessages.factRefund,
        value: gasTokenInfo ? (
          <TokenAmount amount={payment} decimals={gasTokenInfo.decimals} symbol={gasTokenInfo.symbol} exact />
        ) : (
          outcomeMessages.refundUnits({ units: `${payment}` })
        ),
        note: outcomeMessages.refundNote,
      }
