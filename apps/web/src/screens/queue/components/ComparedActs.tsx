import type { Transaction, TransactionDetails } from '@countersign/api'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import { ProvenanceMark } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { ReviewButton } from '../../../parts/transaction/TransactionLink.tsx'
import { useVerifiedRow } from '../../../parts/transaction/useVerifiedRow.ts'
import { compareMessages as messages } from './compareMessages.ts'

/** The notes and the signers of compared transactions, as the service sends them. */
export function ComparedPeople({ details }: { details: readonly TransactionDetails[] }) {
  const { chainId } = useAccount()
  const { address: wallet } = useWallet()
  const { nameOf } = useNames()
  const name = (address: Address) =>
    wallet !== null && isSameAddress(address, wallet)
      ? messages.you
      : (nameOf(address, chainId)?.name ?? shortenAddress(address))
  return (
    <>
      <tr>
        <th scope="row">
          {messages.note} <ProvenanceMark source="service" />
        </th>
        {details.map(({ txId, note }) => (
          <td key={txId}>{splitNote(note ?? '').note || messages.noNote}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">
          {messages.signedBy} <ProvenanceMark source="service" />
        </th>
        {details.map(({ txId, detailedExecutionInfo: execution }) => {
          const signers =
            execution?.type === 'MULTISIG' ? execution.confirmations.map(({ signer }) => signer.value) : []
          return (
            <td key={txId}>
              {signers.length === 0 ? messages.noSigners : messages.people({ names: signers.map(name) })}
            </td>
          )
        })}
      </tr>
    </>
  )
}

/** One button for each transaction: it leads to the page where the user decides. */
export function ComparedActs({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <tr>
      <th scope="row">{messages.act}</th>
      {transactions.map((transaction) => (
        <td key={transaction.id}>
          <Act transaction={transaction} />
        </td>
      ))}
    </tr>
  )
}

function Act({ transaction }: { transaction: Transaction }) {
  const { address: wallet } = useWallet()
  const row = useVerifiedRow(transaction, true)
  const { executionInfo } = row.transaction
  const missing = executionInfo?.type === 'MULTISIG' ? (executionInfo.missingSigners ?? []) : []
  const isYours = wallet !== null && missing.some(({ value }) => isSameAddress(value, wallet))
  return <ReviewButton id={transaction.id} title={row.title} isPrimary={isYours} />
}
