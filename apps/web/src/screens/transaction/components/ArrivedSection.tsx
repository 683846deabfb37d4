import type { TransferInfo } from '@countersign/api'
import { AddressLabel, KeyValueTable, SectionHeading } from '@countersign/ui'
import { nftPart, rowAmount, type ViewContext } from '@countersign/describe/transaction'
import type { TransactionModel } from '../model/transactionModel.ts'
import { Recorded } from './Recorded.tsx'

type Props = { readonly model: TransactionModel; readonly context: ViewContext }

/** Assets that the account received during the execution, such as the other half of a swap or a refund. */
export function ArrivedSection({ model: { moved }, context }: Props) {
  const arrived = (moved ?? []).filter(({ direction }) => direction === 'INCOMING')
  if (arrived.length === 0) return null
  return (
    <section>
      <SectionHeading title="What reached the account" action={<Recorded count={arrived.length} />} />
      <KeyValueTable
        framed
        rows={arrived.map(({ sender, transferInfo }) => {
          const isImitation = transferInfo.type !== 'ERC721' && transferInfo.imitation === true
          return {
            label: amountWords(transferInfo, context),
            value: (
              <AddressLabel
                address={sender.value}
                name={context.nameOf(sender.value) ?? sender.name ?? undefined}
                shape="person"
              />
            ),
            ...(isImitation ? { note: 'The sender’s address only looks like one that this account knows.' } : {}),
          }
        })}
      />
    </section>
  )
}

function amountWords(asset: TransferInfo, context: ViewContext): string {
  if (asset.type === 'ERC721') return `+${nftPart(asset.tokenAddress, asset.tokenId, context).text}`
  const amount = rowAmount(asset, 'INCOMING', context.native)
  return amount ? `${amount.sign}${amount.text} ${amount.symbol}` : 'An unknown amount'
}
