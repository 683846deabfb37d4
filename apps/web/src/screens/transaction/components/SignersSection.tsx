import type { MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import { CountersignRing, SectionHeading, SignerTimeline, exactTime } from '@countersign/ui'
import { shortenAddress } from '@countersign/primitives'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { TransactionCheck, ViewContext } from '@countersign/describe/transaction'
import { signedWords } from '../model/signedWords.ts'
import { signerEntries } from '../model/signerEntries.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import type { Signing } from '../model/signingOf.ts'

export interface SignersSectionProps {
  details: TransactionDetails
  execution: MultisigExecutionDetails
  check: TransactionCheck | null | undefined
  signing: Signing
  context: ViewContext
}

/** Signers in order, with the result of each signature check. */
export function SignersSection({ details, execution, check, signing, context }: SignersSectionProps) {
  const { address: wallet } = useWallet()
  const { executor } = execution
  const executed =
    executor && details.executedAt !== null
      ? {
          ring: (
            <CountersignRing
              required={1}
              signed={1}
              state={details.txStatus === 'FAILED' ? 'failed' : 'executed'}
              size={22}
              label=""
            />
          ),
          title: outcomeMessages.executedBy({ name: context.nameOf(executor.value) ?? shortenAddress(executor.value) }),
          detail: exactTime(details.executedAt),
        }
      : null
  return (
    <section>
      <SectionHeading
        title={outcomeMessages.signers}
        action={outcomeMessages.signedOwners({ signed: signedWords(signing), owners: signing.owners.length })}
      />
      <SignerTimeline
        entries={signerEntries({ execution, signing, wallet, check, nameOf: context.nameOf })}
        {...(executed ? { execution: executed } : {})}
      />
    </section>
  )
}
