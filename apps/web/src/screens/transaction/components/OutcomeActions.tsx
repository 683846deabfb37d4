import type { TransactionDetails } from '@countersign/api'
import { Icon, useCopy } from '@countersign/ui'
import { Button } from '@mantine/core'
import { explorerTransactionLink } from '../../../data/url/explorerLink.ts'
import { transactionLink } from '../../../data/url/transactionLink.ts'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Share link and explorer, where the chain has one. */
export function OutcomeActions({ details }: { details: TransactionDetails }) {
  const { chain, account } = useAccount()
  const { outcome, copy } = useCopy(transactionLink(account, details.txId))
  const explorer = details.txHash === null ? null : explorerTransactionLink(chain, details.txHash)
  const words = {
    idle: pageMessages.copyLink,
    copied: pageMessages.linkCopied,
    failed: pageMessages.notCopied,
  }
  return (
    <>
      <Button size="xs" leftSection={<Icon name="link" />} onClick={copy}>
        <span aria-live="polite">{words[outcome]}</span>
      </Button>
      {explorer && (
        <Button
          size="xs"
          variant="subtle"
          component="a"
          href={explorer}
          target="_blank"
          rel="noreferrer"
          leftSection={<Icon name="external-link" />}
        >
          {outcomeMessages.explorer}
        </Button>
      )}
    </>
  )
}
