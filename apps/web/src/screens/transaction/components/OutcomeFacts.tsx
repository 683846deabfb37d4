import type { MultisigExecutionDetails } from '@countersign/api'
import { type Address, displayUnits } from '@countersign/primitives'
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
    label: 'Block',
    value: <BlockNumber block={receipt.block} />,
    note: (
      <>
        position {receipt.position} <ProvenanceMark source="chain" block={receipt.block} />
      </>
    ),
  },
]

const payerRow = (payer: Address, { nameOf }: ViewContext): KeyValueRow => ({
  label: 'Fee paid by',
  value: <AddressLabel address={payer} name={nameOf(payer) ?? undefined} form="inline" />,
})

function feeRows({ fee, price, gas, block }: Receipt, { native }: ViewContext): KeyValueRow[] {
  if (fee === null || price === null) return []
  const mark = <ProvenanceMark source="chain" block={block} />
  return [
    { label: 'Fee', value: <TokenAmount amount={fee} {...native} exact />, note: mark },
    {
      label: 'Gas',
      value: gas.toLocaleString('en'),
      note: (
        <>
          at {displayUnits(price, 9, { maxFraction: 4, group: true })} gwei {mark}
        </>
      ),
    },
  ]
}

const refundRow = ({ payment, gasTokenInfo }: MultisigExecutionDetails): KeyValueRow =>
  payment === 0n
    ? { label: 'Refund', value: 'None', note: 'the account paid nothing' }
    : {
        label: 'Refund',
        value: gasTokenInfo ? (
          <TokenAmount amount={payment} decimals={gasTokenInfo.decimals} symbol={gasTokenInfo.symbol} exact />
        ) : (
          `${payment} units`
        ),
        note: 'paid by the account',
      }
